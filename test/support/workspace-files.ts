/** A workspace with a bit of everything in it, made by a run as agents make things. */
import { expect } from 'chai';
import type { Caller } from './caller.ts';

/** Makes the workspace and lets one run fill it; resolves with both ids. */
export async function fillWorkspace(caller: Caller, prompt: string): Promise<{ id: string; run: string }> {
  const { id } = await caller.createWorkspace('filled');
  const run = await caller.createRun({ prompt, workspace: id });
  const settled = await caller.completed(run.id);
  expect(settled.applied).to.equal('fast_forward');
  return { id, run: run.id };
}

/** Files, a program, a symlink, a folder in a folder, and names that want care. */
export const everything = [
  'mkdir -p src/lib "a b" $\'\\u00fc\'',
  'printf "# Shop\\n" > README.md',
  'printf "#!/bin/sh\\necho hi\\n" > run.sh; chmod 755 run.sh',
  'printf "<script>alert(1)</script>" > src/page.html',
  'printf "deep" > src/lib/deep.txt',
  'ln -s ../README.md src/link',
  'printf "quoted" > "a b/it\'s \\"so\\" % 1.txt"; printf "umlaut" > $\'\\u00fc/\\u00e4.txt\'; printf dash > ./--help; printf tab > $\'tab\\there\'',
  'printf "" > empty',
  'head -c 300000 /dev/urandom > src/large.bin',
  'printf "*.txt export-ignore\\nREADME.md export-subst\\n" > .gitattributes',
].join('\n');
