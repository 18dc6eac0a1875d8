/** The file tools of the built-in agent: they do what they say, explain what they can't, and never leave the sandbox. */
import { chmod, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { inOrder } from '../support/model-server.ts';
import { useModelPlace } from './model-place.ts';

describe('the tools of the model agent', () => {
  const place = useModelPlace();

  /** Makes the calls in one turn, and gives what the model reads of each and how its step ended. */
  async function use(
    ...calls: [name: string, input: Record<string, unknown>][]
  ): Promise<{ text: string; status: string; step: string }[]> {
    const ran = await place.work(
      inOrder({ calls: calls.map(([name, input]) => ({ name, input })) }, { text: 'ok' }),
      // Its results stand in the request as they are.
      { model: 'anthropic:m' },
    );
    const body = place.server.calls.at(-1)?.request.body as {
      messages: { content: { type: string; content?: { text: string }[] | string }[] }[];
    };
    const results = body.messages
      .flatMap(({ content }) => content)
      .filter(({ type }) => type === 'tool_result');
    return ran.all('step.completed').map(({ status, step }, index) => {
      const content = results[index]?.content;
      const text = typeof content === 'string' ? content : (content?.map((part) => part.text).join('') ?? '');
      return { text, status, step };
    });
  }
  const file = (name: string) => join(place.folder, name);
  /** Files of a test belong to whoever runs the tests; the sandbox's user is to change them. */
  async function put(name: string, content: string | Buffer, mode = 0o666): Promise<void> {
    await writeFile(file(name), content);
    await chmod(file(name), mode);
  }

  describe('read', () => {
    it('gives a whole small file as it is', async () => {
      await put('a.txt', 'one\ntwo\n');
      await put('open.txt', 'no newline');
      const [whole, open] = await use(['read', { path: 'a.txt' }], ['read', { path: './open.txt' }]);
      expect(whole).to.deep.equal({ text: 'one\ntwo\n', status: 'completed', step: 'read a.txt' });
      expect(open?.text).to.equal('no newline');
    });

    it('gives the lines asked for and says which they are of how many', async () => {
      await put('n', Array.from({ length: 3_000 }, (_, index) => `${index + 1}\n`).join(''));
      const [some, first, past] = await use(
        ['read', { path: 'n', from_line: 10, lines: 2 }],
        ['read', { path: 'n' }],
        ['read', { path: 'n', from_line: 4_000 }],
      );
      expect(some?.text).to.equal('10\n11\n\n[lines 10 to 11 of 3000; go on with from_line]');
      expect(first?.text)
        .to.match(/^1\n2\n/)
        .and.match(/\n1000\n\n\[lines 1 to 1000 of 3000;/);
      expect(past).to.include({ status: 'failed' });
      expect(past?.text).to.equal('n has 3000 lines; line 4000 is behind its end.');
    });

    it('is bounded on one endless line', async () => {
      await put('long', 'é'.repeat(200_000));
      const [long] = await use(['read', { path: 'long' }]);
      expect(long?.text.length).to.be.lessThan(30_200);
      expect(long?.text).to.match(/^é{1000,}\n\[lines 1 to 1 of 1, the last one cut short/);
    });

    it('explains what is no text file, without hanging on any', async () => {
      await put('binary', Buffer.from([0x7f, 0x45, 0, 1, 2]));
      await put('empty', '');
      await mkdir(file('folder'));
      const [binary, empty, folder, missing, device, pipe] = await use(
        ['read', { path: 'binary' }],
        ['read', { path: 'empty' }],
        ['read', { path: 'folder' }],
        ['read', { path: 'no/such file' }],
        ['read', { path: '/dev/zero' }],
        ['bash', { command: 'mkfifo pipe' }],
      );
      expect(binary?.text).to.match(/is not a text file/);
      expect(empty).to.include({ text: '[The file is empty.]', status: 'completed' });
      expect(folder?.text).to.equal('folder is a folder.');
      expect(missing?.text).to.equal('There is no file no/such file.');
      expect(device?.text).to.equal('/dev/zero is not a regular file.');
      expect(pipe?.status).to.equal('completed');
      const [read, written, edited] = await use(
        ['read', { path: 'pipe' }],
        ['write', { path: 'pipe', content: 'x' }],
        ['edit', { path: 'pipe', old_text: 'x', new_text: 'y' }],
      );
      for (const one of [read, written, edited]) expect(one?.text).to.equal('pipe is not a regular file.');
    });
  });

  describe('write', () => {
    it('makes folders, replaces whole files, keeps their mode and takes any name and content', async () => {
      await put('tool.sh', 'echo old', 0o777);
      const odd = `it's $(touch pwned) "quoted" \`x\` -n\n`;
      const calls = await use(
        ['write', { path: 'deep/er/a b\'s "c".txt', content: odd }],
        ['write', { path: 'tool.sh', content: 'echo new' }],
        ['write', { path: '-rf', content: odd }],
        ['write', { path: '/workspace/$(touch pwned)', content: '' }],
        ['list', {}],
      );
      expect(calls.map(({ status }) => status)).to.deep.equal(Array(5).fill('completed'));
      expect(calls[0]?.text).to.equal(`Wrote deep/er/a b's "c".txt (${odd.length} bytes).`);
      expect(await readFile(file('deep/er/a b\'s "c".txt'), 'utf8')).to.equal(odd);
      expect(await readFile(file('tool.sh'), 'utf8')).to.equal('echo new');
      expect((await stat(file('tool.sh'))).mode & 0o777).to.equal(0o777);
      expect(await readFile(file('-rf'), 'utf8')).to.equal(odd);
      expect(calls[4]?.text).to.equal('$(touch pwned)\n-rf\ndeep/\ntool.sh\n');
    });

    it('writes large contents whole', async () => {
      const content = 'línea\n'.repeat(150_000);
      const call = { name: 'write', input: { path: 'large', content } };
      // Gemini's protocol says a call in one piece.
      await place.work(inOrder({ calls: [call] }, { text: 'ok' }), { model: 'gemini:m' });
      expect(await readFile(file('large'), 'utf8')).to.equal(content);
    });

    it('says why a file can not be written', async () => {
      const [folder, parent] = await use(
        ['write', { path: '.', content: 'x' }],
        ['write', { path: '/proc/none/a', content: 'x' }],
      );
      expect(folder?.text).to.equal('. is a folder.');
      expect(parent?.status).to.equal('failed');
      expect(parent?.text).to.match(/cannot create|No such file/);
    });
  });

  describe('edit', () => {
    it('replaces the one place, or every place when told so', async () => {
      await put('a', 'x = 1;\ny = 1;\nz = $& $1;\n');
      const [one, none, many, all, same] = await use(
        ['edit', { path: 'a', old_text: 'x = 1;\n', new_text: "x = '$&';\n" }],
        ['edit', { path: 'a', old_text: 'x  = 1', new_text: 'x' }],
        ['edit', { path: 'a', old_text: ' = ', new_text: '=' }],
        ['edit', { path: 'a', old_text: ' = ', new_text: '=', replace_all: true }],
        ['edit', { path: 'a', old_text: 'y', new_text: 'y' }],
      );
      expect(one?.text).to.equal('Replaced the text in a.');
      expect(none?.text).to.match(/^old_text does not occur in a\. Read the file/);
      expect(many?.text).to.match(/^old_text occurs 3 times in a\. Give more/);
      expect(all?.text).to.equal('Replaced the text everywhere in a.');
      expect(same?.text).to.match(/nothing to change/);
      expect(await readFile(file('a'), 'utf8')).to.equal("x='$&';\ny=1;\nz=$& $1;\n");
    });

    it('keeps the line ends and the mark of a file, and refuses what is not its to change', async () => {
      await put('crlf', '\uFEFFone\r\ntwo\r\nthree\r\n');
      await put('latin', Buffer.from('caf\xe9\n', 'latin1'));
      await put('huge', 'x'.repeat(1024 * 1024 + 1));
      const [crlf, latin, huge, missing] = await use(
        ['edit', { path: 'crlf', old_text: 'one\ntwo\n', new_text: 'one\n2\n' }],
        ['edit', { path: 'latin', old_text: 'caf', new_text: 'bar' }],
        ['edit', { path: 'huge', old_text: 'x', new_text: 'y' }],
        ['edit', { path: 'none', old_text: 'x', new_text: 'y' }],
      );
      expect(crlf?.status).to.equal('completed');
      expect(await readFile(file('crlf'), 'utf8')).to.equal('\uFEFFone\r\n2\r\nthree\r\n');
      expect(latin?.text).to.match(/is not UTF-8/);
      expect(huge?.text).to.match(/larger than 1 MiB/);
      expect(missing?.text).to.equal('There is no file none.');
      expect(await readFile(file('latin'))).to.deep.equal(Buffer.from('caf\xe9\n', 'latin1'));
    });
  });

  describe('list and search', () => {
    it('finds lines by expression, path and name of file', async () => {
      await Promise.all(['src', 'node_modules', '.git'].map((name) => mkdir(file(name))));
      await put('src/a.ts', 'const one = 1;\nconst two = 2;\n');
      await put('src/b.js', 'const one = 1;\n');
      await put('node_modules/c.js', 'const one = 1;\n');
      await put('.git/d', 'const one = 1;\n');
      await put('-e', 'one more');
      await put('long.txt', `one ${'x'.repeat(1_000)}\n`);
      const [all, files, path, inside, none, wrong, dash] = await use(
        ['search', { pattern: 'one = [0-9]+' }],
        ['search', { pattern: 'const', files: '*.ts' }],
        ['search', { pattern: 'one', path: 'src/b.js' }],
        ['search', { pattern: 'one', path: 'node_modules' }],
        ['search', { pattern: 'three' }],
        ['search', { pattern: '(' }],
        ['search', { pattern: 'one', path: '-e' }],
      );
      expect(all?.text.split('\n').sort()).to.deep.equal([
        'src/a.ts:1:const one = 1;',
        'src/b.js:1:const one = 1;',
      ]);
      expect(all?.step).to.equal('search one = [0-9]+');
      expect(files?.text).to.equal('src/a.ts:1:const one = 1;\nsrc/a.ts:2:const two = 2;');
      expect(path?.text).to.equal('src/b.js:1:const one = 1;');
      expect(inside?.text).to.equal('node_modules/c.js:1:const one = 1;');
      expect(none).to.include({ text: '[Nothing matches.]', status: 'completed' });
      expect(wrong?.status).to.equal('failed');
      expect(wrong?.text).to.match(/grep: /);
      expect(dash?.text).to.equal('-e:1:one more');
      const [long] = await use(['search', { pattern: '^one x' }]);
      expect(long?.text.length).to.be.lessThan(500);
    });

    it('bounds what is found and what is listed', async () => {
      await put('many', 'match\n'.repeat(50_000));
      const [made, listed, found] = await use(
        [
          'bash',
          {
            command:
              'mkdir l; cd l; touch $(seq -f "a-rather-long-name-for-a-file-%g" 1 2000); for i in 1 2 3; do cp ../many $i; done',
          },
        ],
        ['list', { path: 'l' }],
        ['search', { pattern: 'match' }],
      );
      expect(made?.status).to.equal('completed');
      expect(listed?.text).to.match(/There are more/);
      expect(listed?.text.length).to.be.lessThan(33_000);
      expect(found?.text).to.match(/There are more matches/);
      expect(found?.text.split('\n')).to.have.length(201);
      const [missing, plain] = await use(['list', { path: 'none' }], ['list', { path: 'many' }]);
      expect(missing?.text).to.equal('There is no folder none.');
      expect(plain?.text).to.equal('There is no folder many.');
    });
  });

  describe('outside the workspace', () => {
    const secret = 'root-only-secret-93bd';

    it('reads, writes and changes nothing of the machine, by path or by link', async function () {
      if (place.driver.kind === 'none') this.skip();
      // Beside the workspace, as other runs and the service's own files are.
      const outside = join(place.folder, '..', 'service');
      await mkdir(outside, { mode: 0o777 });
      await chmod(outside, 0o777);
      await writeFile(join(outside, 'secret'), secret);
      await chmod(join(outside, 'secret'), 0o666);
      await symlink(outside, file('door'));
      await symlink(join(outside, 'secret'), file('AGENTS.md'));
      await symlink(join(outside, 'secret'), file('window'));
      await symlink('/etc/shadow', file('shadow'));
      const calls = await use(
        ['read', { path: join(outside, 'secret') }],
        ['read', { path: '../service/secret' }],
        ['read', { path: 'window' }],
        ['read', { path: 'door/secret' }],
        ['read', { path: 'shadow' }],
        ['read', { path: '../../../../etc/shadow' }],
        ['edit', { path: 'window', old_text: secret, new_text: 'mine' }],
        ['write', { path: 'window', content: 'mine' }],
        ['write', { path: 'door/new', content: 'mine' }],
        ['list', { path: 'door' }],
        ['search', { pattern: 'secret', path: 'door' }],
        ['bash', { command: 'ln -sfn /etc inner; cat inner/shadow door/secret' }],
        ['read', { path: 'inner/shadow' }],
      );
      for (const { text } of calls)
        expect(text)
          .not.to.contain(secret)
          .and.not.to.match(/root:[^x]*:/);
      expect(calls.map(({ status }) => status)).to.deep.equal(Array(13).fill('failed'));
      const system = place.server.calls.at(-1)?.request.messages[0]?.text;
      expect(system).not.to.contain(secret);
      expect(await readFile(join(outside, 'secret'), 'utf8')).to.equal(secret);
    });
  });
});
