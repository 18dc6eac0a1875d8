/** Writes one run into a bucket: log, patch and, when both are there, the receipt. A second time the same bytes. */
import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import { runIdOf } from '../base/ids.ts';
import { isUnavailable } from '../base/retry.ts';
import { exportFolder } from '../domain/export.ts';
import type { Bucket } from '../egress/bucket.ts';
import type { Files } from '../files/files.ts';
import type { ClaimedExport, ExportFile } from '../store/export-jobs.ts';

/** What is to be exported cannot be read here; the destination is not to blame. */
export class SourceFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SourceFailed';
  }
}

/** Lets nothing pass to its end that is not what the receipt's commit sealed. */
function checked(file: ExportFile, what: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
    flush: (done) => {
      const same = hash.digest('hex') === file.sha256;
      done(
        same
          ? null
          : new SourceFailed(`The ${what} kept by this service is damaged. Have the operator restore it.`),
      );
    },
  });
}

/** Undefined: it has expired and was removed. */
async function openSource(
  files: Files,
  file: ExportFile,
  what: string,
  expired: boolean,
): Promise<Readable | undefined> {
  if (file.key === null || file.bytes === 0) return Readable.from([]);
  if ((await files.facts(file.key)) === undefined) {
    if (expired) return undefined;
    throw new SourceFailed(
      `The ${what} of a run is not in the files of this service. Have the operator restore them.`,
    );
  }
  return files.open(file.key, { start: 0, end: file.bytes - 1 });
}

/** Ends are told by the stream that is returned: an error before it destroys it. */
function through(source: Readable, ...steps: Transform[]): Readable {
  const last = steps.at(-1);
  if (!last) return source;
  return pipeline([source, ...steps], () => undefined) as unknown as Readable;
}

type Parts = { bucket: Bucket; files: Files; signal: AbortSignal };
type Job = ClaimedExport & { work: NonNullable<ClaimedExport['work']> };

/** Throws BucketFailed or SourceFailed. The receipt is last: where it is, the rest is whole. */
export async function exportRun(parts: Parts, job: Job): Promise<void> {
  try {
    await writeRun(parts, job);
  } catch (error) {
    if (isUnavailable(error))
      throw new SourceFailed('The files of this service cannot be reached right now. It is tried again.');
    throw error;
  }
}

async function writeRun(parts: Parts, job: Job): Promise<void> {
  const { bucket, files, signal } = parts;
  const { work } = job;
  const folder = exportFolder(work.prefix, work.settledAt, runIdOf(work.environment, job.runUuid));
  const put = async (name: string, contentType: string, body: Readable | string) => {
    const key = `${folder}/${name}`;
    if (job.repeated) await bucket.abandonUploads(key);
    await bucket.put({ key, body, contentType }, signal);
  };

  const log = await openSource(files, work.log, 'log', work.expired);
  // Without a name and a time in its head, so that the same log makes the same bytes.
  if (log)
    await put('log.ndjson.gz', 'application/gzip', through(log, checked(work.log, 'log'), createGzip()));
  const patch = await openSource(files, work.patch, 'patch', work.expired);
  if (patch) await put('patch.diff', 'text/x-diff', through(patch, checked(work.patch, 'patch')));
  await put('receipt.json', 'application/json', work.receipt);
}
