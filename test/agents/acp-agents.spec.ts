/** Which ACP agents a deployment has: the operator's file, the known ones, and what is said of those that can't work. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { createAcpAgents } from '../../src/agents/acp-agents.ts';
import { readAgentsFile } from '../../src/agents/acp-file.ts';
import { presets } from '../../src/agents/acp-presets.ts';
import { findProgram } from '../../src/agents/acp-program.ts';
import { systemClock } from '../../src/base/clock.ts';
import type { Provider } from '../../src/gateway/gateway.ts';

describe('the ACP agents of a deployment', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'acp-agents-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function file(content: unknown): string {
    const path = join(folder, 'agents.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }
  function install(path: string, text = '#!/bin/sh\n'): string {
    const full = join(folder, path);
    mkdirSync(join(full, '..'), { recursive: true });
    writeFileSync(full, text);
    chmodSync(full, 0o755);
    return full;
  }
  const agents = (options: {
    file?: string;
    providers?: Provider[];
    defaultModel?: string;
    searched?: string[];
  }) =>
    createAcpAgents({
      file: options.file,
      searched: options.searched ?? [],
      providers: options.providers ?? [],
      defaultModel: options.defaultModel ?? null,
      clock: systemClock,
    });

  it('has the known ones, and the line that installs each that is not there', () => {
    const missing = agents({}).map(({ name, missing }) => [name, missing]);
    expect(missing).to.deep.equal([
      [
        'opencode',
        'The program opencode of opencode is not installed on this machine. Install it: npm install -g opencode-ai',
      ],
      [
        'codex',
        'The program codex-acp of codex is not installed on this machine. Install it: npm install -g @agentclientprotocol/codex-acp',
      ],
      [
        'gemini-cli',
        'The program gemini of gemini-cli is not installed on this machine. Install it: npm install -g @google/gemini-cli',
      ],
      [
        'qwen-code',
        'The program qwen of qwen-code is not installed on this machine. Install it: npm install -g @qwen-code/qwen-code',
      ],
    ]);
  });

  it('finds a known one in a folder of programs or of packages, and then says which setting it lacks', () => {
    install('bin/codex-acp');
    const target = install('npm/node_modules/opencode-ai/bin/opencode');
    mkdirSync(join(folder, 'npm/node_modules/.bin'));
    symlinkSync(target, join(folder, 'npm/node_modules/.bin/opencode'));
    const searched = [join(folder, 'bin'), join(folder, 'npm')];
    const say = (options: { providers?: Provider[]; defaultModel?: string }) =>
      Object.fromEntries(agents({ searched, ...options }).map(({ name, missing }) => [name, missing]));
    expect(say({})).to.include({
      codex: 'codex needs a model of openai. Set OPENAI_API_KEY.',
      opencode:
        'opencode needs a model of openai or anthropic or gemini. Set OPENAI_API_KEY or ANTHROPIC_API_KEY or GEMINI_API_KEY.',
    });
    expect(say({ providers: ['openai'] })).to.include({
      codex: null,
      opencode: 'opencode needs to be told its model. Set MODEL to one of openai, e.g. MODEL=openai:name.',
    });
    expect(say({ providers: ['openai'], defaultModel: 'openai:gpt' })).to.include({
      codex: null,
      opencode: null,
    });
  });

  it('adds those of the file before the known ones, and lets the file change a known one', () => {
    const program = install('bin/goose');
    const path = file({
      agents: [
        { name: 'goose', argv: [program, 'acp'], description: 'A goose.', provider: 'openai', model: 'gpt' },
        { name: 'codex', preset: 'codex', model: 'gpt-mini' },
        { name: 'opencode-claude', preset: 'opencode', provider: 'anthropic', model: 'claude' },
      ],
    });
    const all = agents({ file: path, providers: ['openai'] });
    expect(all.map(({ name }) => name)).to.deep.equal([
      'goose',
      'codex',
      'opencode-claude',
      'opencode',
      'gemini-cli',
      'qwen-code',
    ]);
    expect(all[0]).to.deep.include({ kind: 'acp', description: 'A goose.', missing: null });
    expect(all[0]?.show).to.deep.equal([{ from: program, to: '/opt/agent/bin/goose' }]);
  });

  it('gives an agent of the file its variables, those of the run filled in', () => {
    const env = { URL: '{base_url}/x', KEY: 'a{token}b', NAME: '{model}', OTHER: '{other}' };
    const [agent] = readAgentsFile(
      file({ agents: [{ name: 'a', argv: ['a'], provider: 'openai', model: 'm', env, idle_seconds: 5 }] }),
    );
    expect(agent?.idleMs).to.equal(5_000);
    const way = { provider: 'openai', model: 'm', baseUrl: 'http://g/v1', token: 't' } as const;
    expect(agent?.definition.env(way)).to.deep.equal({
      OPENAI_API_KEY: 't',
      OPENAI_BASE_URL: 'http://g/v1',
      OPENAI_MODEL: 'm',
      URL: 'http://g/v1/x',
      KEY: 'atb',
      NAME: 'm',
      OTHER: '{other}',
    });
    expect(agent?.definition.env(undefined)).to.deep.equal(env);
  });

  it('gives an agent of the file the hosts its runs may reach, as far as the deployment has them', () => {
    const path = file({
      agents: [{ name: 'a', argv: ['a'], network: ['A.example.org', 'b.example.org:8443'] }],
    });
    const [agent] = createAcpAgents({
      file: path,
      searched: [],
      providers: [],
      defaultModel: null,
      networkAllow: ['*.example.org', 'b.example.org:8443'],
      clock: systemClock,
    });
    expect(agent?.network).to.deep.equal(['a.example.org', 'b.example.org:8443']);
    expect(() => agents({ file: path })).to.throw('not within NETWORK_ALLOW');
  });

  it('names every wrong field of the file at once', () => {
    const path = file({
      agents: [
        { name: 'Bad Name', argv: [], env: { '1x': 'y' }, colour: 'red' },
        { argv: ['x'], model: 'm', provider: 'nobody', folders: ['relative'], idle_seconds: 0 },
        { name: 'script', preset: 'unknown', mode: 7, auth_method: '', description: 1 },
        { name: 'twice', argv: ['x'] },
        { name: 'twice', argv: ['x'], folders: ['/tmp/a'] },
        { name: 'third' },
        { name: 'modelled', argv: ['x'], model: 'm' },
        { name: 'again', argv: ['x'] },
        { name: 'again', argv: ['x'] },
        'text',
        { name: 'wide', argv: ['x'], network: ['*'] },
        { name: 'asks', argv: ['x'], network: ['a.example.org', 'b.example.org'] },
      ],
    });
    const message = (() => {
      try {
        readAgentsFile(path, ['a.example.org']);
      } catch (error) {
        return String(error);
      }
      return 'nothing';
    })();
    for (const part of [
      'agents[0].name must',
      'agents[0].argv must',
      'agents[0].env must',
      'agents[0].colour is not known',
      'agents[1].name is missing',
      'agents[1].provider must',
      'agents[1].folders must',
      'agents[1].idle_seconds must',
      "agents[2].name can't be script",
      'agents[2].preset must',
      'agents[2].mode must',
      'agents[2].auth_method must',
      'agents[2].description must',
      'agents[4].folders must',
      'agents[5].argv is missing',
      'agents[6].provider is missing',
      'agents[8].name is there twice',
      'agents[9].name is missing',
      'agents[10].network must',
      'agents[11].network names b.example.org, which is not within NETWORK_ALLOW',
    ])
      expect(message).to.contain(part);
    expect(() => readAgentsFile(file('{'))).to.throw("can't be read");
    expect(() => readAgentsFile(file('[]'))).to.throw('a list named agents');
    expect(() => readAgentsFile(join(folder, 'none'))).to.throw("can't be read");
  });

  describe('a program', () => {
    it('comes with the packages beside it, and runs on Node when it is a script for Node', () => {
      const target = install('lib/node_modules/@scope/agent/cli.js', '#!/usr/bin/env node\n');
      symlinkSync(target, join(folder, 'agent'));
      expect(findProgram(['agent', '--acp'], { folders: ['/nowhere', folder], show: [] })).to.deep.equal({
        argv: ['/opt/node/bin/node', '/opt/agent/node_modules/@scope/agent/cli.js', '--acp'],
        show: [{ from: join(folder, 'lib/node_modules'), to: '/opt/agent/node_modules' }],
      });
    });

    it('is taken as it is when the machine shows it anyway, or a folder of the file does', () => {
      expect(findProgram(['/usr/bin/env'], { folders: [], show: [] })).to.deep.equal({
        argv: ['/usr/bin/env'],
        show: [],
      });
      const program = install('opt/tool');
      const own = join(folder, 'opt');
      expect(findProgram([program], { folders: [], show: [own] })).to.deep.equal({
        argv: [program],
        show: [{ from: own, to: own }],
      });
    });

    it('has to be a file that can be run', () => {
      writeFileSync(join(folder, 'text'), '');
      mkdirSync(join(folder, 'dir'));
      for (const name of ['text', 'dir', 'none', './text'])
        expect(findProgram([name], { folders: [folder], show: [] })).to.equal(undefined);
    });
  });

  it('sets up every known one for each provider it can speak to, without a word of the service', () => {
    for (const preset of presets)
      for (const provider of preset.providers) {
        const env = preset.env({ provider, model: 'm1', baseUrl: 'http://127.0.0.1:8080/p', token: 'tok-1' });
        const said = JSON.stringify(env);
        expect(said, preset.name).to.contain('tok-1').and.to.contain('http://127.0.0.1:8080/p');
        expect(said, preset.name).to.contain('m1');
      }
  });
});
