/** The settings about where patches and logs are kept. */
import { oneOf, type Setting, text, webAddress } from './setting.ts';

export interface FilesConfig {
  /** Undefined: a folder in `dataDir`. The prefix ends with a slash, or is empty. */
  filesStore: { bucket: string; prefix: string } | undefined;
  filesStoreEndpoint: string | undefined;
  filesStoreRegion: string | undefined;
  filesStoreAccessKeyId: string | undefined;
  filesStoreSecretAccessKey: string | undefined;
  filesStorePathStyle: 'auto' | 'true' | 'false';
}

const bucketPattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/;
const prefixLengthMax = 200;

function bucketAddress(value: string): { bucket: string; prefix: string } | Error {
  const [, bucket, folders = ''] = bucketPattern.exec(value) ?? [];
  if (bucket === undefined || folders.length > prefixLengthMax)
    return new Error('must be s3://<bucket> or s3://<bucket>/<prefix>');
  return { bucket, prefix: folders === '' ? '' : `${folders.slice(1)}/` };
}

/** In the order of the README's table. */
export const filesSettings = {
  filesStore: {
    variable: 'FILES_STORE',
    fallback: undefined,
    describe:
      'Where patches and logs are kept: `s3://bucket/prefix`, the same on every process; unset: in DATA_DIR',
    read: bucketAddress,
  },
  filesStoreEndpoint: {
    variable: 'FILES_STORE_ENDPOINT',
    fallback: undefined,
    describe: 'Address of a server that speaks S3; unset: AWS',
    read: webAddress,
  },
  filesStoreRegion: {
    variable: 'FILES_STORE_REGION',
    fallback: undefined,
    describe:
      'Region of that bucket; unset: what the AWS variables, profile or machine say, and `us-east-1` with an endpoint',
    read: text((value) => (/^[a-z0-9-]{1,40}$/.test(value) ? undefined : new Error('must be a region'))),
  },
  filesStoreAccessKeyId: {
    variable: 'FILES_STORE_ACCESS_KEY_ID',
    fallback: undefined,
    describe:
      'Access key for that bucket; unset: what the AWS variables, profile or role of the machine give',
    read: text(),
  },
  filesStoreSecretAccessKey: {
    variable: 'FILES_STORE_SECRET_ACCESS_KEY',
    fallback: undefined,
    describe: 'The secret that belongs to it',
    read: text(),
  },
  filesStorePathStyle: {
    variable: 'FILES_STORE_PATH_STYLE',
    fallback: 'auto',
    describe:
      '`true`: the bucket stands in the path of the address, `false`: in its host name, `auto`: in the path with an endpoint',
    read: oneOf('auto', 'true', 'false'),
  },
} as const satisfies { [K in keyof FilesConfig]: Setting<NonNullable<FilesConfig[K]>> };

/** What is wrong with them together. */
export function wrongTogether(config: FilesConfig): string[] {
  const wrong: string[] = [];
  const { filesStoreAccessKeyId: id, filesStoreSecretAccessKey: secret } = config;
  if ((id === undefined) !== (secret === undefined))
    wrong.push('FILES_STORE_ACCESS_KEY_ID and FILES_STORE_SECRET_ACCESS_KEY must be set together');
  const { filesStoreEndpoint, filesStoreRegion } = config;
  if (config.filesStore === undefined && [id, secret, filesStoreEndpoint, filesStoreRegion].some(Boolean))
    wrong.push(
      'FILES_STORE must be s3://<bucket> for the settings that begin with FILES_STORE_ to mean anything',
    );
  return wrong;
}
