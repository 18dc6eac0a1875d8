/** What a workspace is filled from, how far that is, and why it went wrong. */

/** As the record shows it: nothing in it is secret. */
export type WorkspaceSource =
  | { type: 'empty' }
  | { type: 'git'; url: string; ref: string | null; depth: number }
  | { type: 'archive' }
  | { type: 'run'; runId: string };

export interface WorkspaceProgress {
  phase: string;
  objects: number | null;
  objectsTotal: number | null;
  files: number | null;
  bytes: number | null;
}

/** Codes are an open set. */
export interface WorkspaceReason {
  code: string;
  message: string;
}

export type GitCredentials = { username?: string; password?: string; token?: string };

export function progressOf(
  phase: string,
  counts: { objects?: number; objectsTotal?: number; files?: number; bytes?: number } = {},
): WorkspaceProgress {
  const { objects = null, objectsTotal = null, files = null, bytes = null } = counts;
  return { phase, objects, objectsTotal, files, bytes };
}

/**
 * The value of an `Authorization` header. Undefined without credentials; an Error with a sentence where they do not go together.
 */
export function authorizationOf(credentials: GitCredentials | undefined): string | undefined | Error {
  if (credentials === undefined) return undefined;
  const { username, password, token } = credentials;
  if (token !== undefined && (username !== undefined || password !== undefined))
    return new Error('token cannot be used together with username or password');
  if (token === undefined && password === undefined) return new Error('password or token is required');
  const user = token === undefined ? (username ?? 'git') : 'x-access-token';
  return `Basic ${Buffer.from(`${user}:${token ?? password}`).toString('base64')}`;
}
