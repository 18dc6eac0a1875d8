/** The agents under test: the names their tools have, and what each of them can't tell. */
import type { ModelReply } from '../../test/support/model-server.ts';

type Call = NonNullable<ModelReply['calls']>[number];

export interface RealAgent {
  name: string;
  /** A part of its own command line. */
  program: string;
  shell(command: string): Call;
  write(path: string, content: string): Call;
  /** Whether it tells output and exit code of its commands. */
  tellsCommands: boolean;
  /** Whether it finds its conversation again. */
  continues: boolean;
}

export const realAgents: readonly RealAgent[] = [
  {
    name: 'opencode',
    program: 'opencode-ai/bin/opencode',
    shell: (command) => ({ name: 'bash', input: { command, description: 'run it' } }),
    write: (path, content) => ({ name: 'write', input: { filePath: `/workspace/${path}`, content } }),
    tellsCommands: true,
    continues: true,
  },
  {
    name: 'codex',
    program: 'codex-acp/dist/index.js',
    shell: (cmd) => ({ name: 'exec_command', input: { cmd } }),
    write: (path, content) => ({
      name: 'exec_command',
      input: { cmd: `cat > ${path} <<'END'\n${content}END` },
    }),
    tellsCommands: true,
    continues: true,
  },
  {
    name: 'gemini-cli',
    program: 'gemini-cli/bundle/gemini.js',
    shell: (command) => ({ name: 'run_shell_command', input: { command, description: 'run it' } }),
    write: (path, content) => ({ name: 'write_file', input: { file_path: `/workspace/${path}`, content } }),
    tellsCommands: false,
    continues: false,
  },
];
