/** `npm run check`: format and lint, types, and whether generated/ is what openapi/ says. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const bin = (name: string): string => join(import.meta.dirname, '../node_modules/.bin', name);

const checks: [title: string, command: string, args: string[]][] = [
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', 'src', 'scripts', 'test']],
  ['types', bin('tsc'), ['--noEmit', '-p', '.']],
  [
    'generated/ is fresh',
    bin('mocha'),
    [
      '--no-parallel',
      '--no-package',
      '--require',
      'test/support/hooks.ts',
      '--spec',
      'test/house/*.spec.ts',
      '--reporter',
      'dot',
      '--timeout',
      '60000',
    ],
  ],
];

for (const [title, command, args] of checks) {
  process.stdout.write(`▸ ${title}\n`);
  const result = spawnSync(command, args, { stdio: 'inherit' });
  if (result.status !== 0) {
    process.stderr.write(`✗ ${title} failed\n`);
    process.exit(1);
  }
}
process.stdout.write('✓ all checks passed\n');
