/** Log lines lose what is secret and keep what is not; errors are told without the values of statements. */
import { expect } from 'chai';
import { describeError, hideFields, redact } from '../../src/base/log.ts';
import { newSecret } from '../../src/domain/key.ts';

describe('base/log', () => {
  it('takes out keys of ours, credentials and passwords of addresses, wherever they stand', () => {
    const { secret } = newSecret('prod');
    expect(redact(`{"path":"/v1/keys/${secret}/rotate"}`, [])).to.equal(
      '{"path":"/v1/keys/[redacted]/rotate"}',
    );
    expect(redact(`/v1/runs/dev%2F${secret}/events`, [])).to.equal('/v1/runs/dev%2F[redacted]/events');
    expect(redact('{"a":"Bearer abc.def-123"}', [])).to.equal('{"a":"Bearer [redacted]"}');
    expect(redact('{"a":"basic dXNlcjpwYXNz"}', [])).to.equal('{"a":"basic [redacted]"}');
    expect(redact('at postgres://user:pass@host:5432/db now', [])).to.equal(
      'at postgres://user:[redacted]@host:5432/db now',
    );
    expect(redact('{"a":"my own words"}', ['own words'])).to.equal('{"a":"my [redacted]"}');
  });

  it('hides fields that hold secrets, whatever they hold and however deep they stand', () => {
    const line =
      '{"level":30,"secret":"a \\"quoted\\" one","a":{"b":[{"authorization":{"data":[1,2]}}]},"c":"secret"}\n';
    expect(hideFields(line)).to.equal(
      '{"level":30,"secret":"[redacted]","a":{"b":[{"authorization":"[redacted]"}]},"c":"secret"}\n',
    );
    const plain = '{"level":30,"msg":"the \\"secret\\": of it"}\n';
    expect(hideFields(plain)).to.equal(plain);
  });

  it('leaves everything else as it was', () => {
    const line =
      '{"time":"2026-11-21T03:55:35.276Z","run":"dev/run_01m7y3xj2heg5b9by4t545sztc","key":"key_01m7y3xhzye23tn3y57t713db8","path":"http://127.0.0.1:8080/v1/runs"}';
    expect(redact(line, [])).to.equal(line);
  });

  it('tells of an error its causes and its code, but not the values that Postgres repeats', () => {
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'idempotency_keys_pkey',
      detail: 'Key (key)=(planted) already exists.',
      where: 'COPY x, line 1: "planted"',
    });
    const told = describeError(new Error('a run could not be created', { cause }));
    expect(told).to.have.nested.property('cause.code', '23505');
    expect(told).to.have.nested.property('cause.constraint', 'idempotency_keys_pkey');
    expect(JSON.stringify(told)).not.to.include('planted');
  });
});
