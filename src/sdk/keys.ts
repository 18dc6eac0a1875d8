/** Keys: scoped credentials of the environment, and their rotation. */
import type {
  CreatedKey,
  CreateKeyRequest,
  Key,
  KeyList,
  ListKeysData,
  RotateKeyRequest,
  UpdateKeyRequest,
} from '../../generated/api/types.gen.ts';
import { answer, type CallOptions, type Core, type CreateOptions, passed, passedOnce } from './core.ts';
import { type List, list } from './pages.ts';

/** For keys of another environment, with `environments:admin`. */
export interface OfEnvironment {
  environment?: string | undefined;
}

export interface Keys {
  /** The secret is in this reply only. */
  create(body: CreateKeyRequest, options?: CreateOptions): Promise<CreatedKey>;
  list(query?: ListKeysData['query'], options?: CallOptions): List<Key, KeyList>;
  get(id: string, options?: CallOptions & OfEnvironment): Promise<Key>;
  update(id: string, body: UpdateKeyRequest, options?: CallOptions & OfEnvironment): Promise<Key>;
  /** A new key with a new secret; the old one works until its grace ends. */
  rotate(id: string, body?: RotateKeyRequest, options?: CreateOptions & OfEnvironment): Promise<CreatedKey>;
  /** Ends the key at once. */
  revoke(id: string, options?: CallOptions & OfEnvironment): Promise<Key>;
}

export function createKeys(core: Core): Keys {
  const { raw } = core;
  const one = (id: string, options?: OfEnvironment) => ({
    path: { key_id: id },
    ...(options?.environment === undefined ? {} : { query: { environment: options.environment } }),
  });
  return {
    create: (body, options) => answer(core, raw.createKey({ body, ...passedOnce(options) })),
    list: (query = {}, options) =>
      list((cursor) =>
        answer(
          core,
          raw.listKeys({
            query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
            ...passed(options),
          }),
        ),
      ),
    get: (id, options) => answer(core, raw.getKey({ ...one(id, options), ...passed(options) })),
    update: (id, body, options) =>
      answer(core, raw.updateKey({ ...one(id, options), body, ...passed(options) })),
    rotate: (id, body = {}, options) =>
      answer(core, raw.rotateKey({ ...one(id, options), body, ...passedOnce(options) })),
    revoke: (id, options) => answer(core, raw.revokeKey({ ...one(id, options), ...passed(options) })),
  };
}
