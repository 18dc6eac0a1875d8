/** Programs that do not come from npm: where tests look for them, and what a title says when one is missing. */
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The path that `variable` names, or else the first `name` of PATH and the folders Go installs to; undefined when there is none. */
export function findProgram(name: string, variable: string): string | undefined {
  const named = process.env[variable];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...(process.env.GOPATH ?? '').split(delimiter).map((path) => path && join(path, 'bin')),
    join(homedir(), 'go/bin'),
  ];
  const places = named
    ? [named]
    : folders.filter((folder) => folder !== '').map((folder) => join(folder, name));
  return places.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
