/** Ids: what goes out comes back, in order, and nothing else is taken for one. */
import { expect } from 'chai';
import { encodeUuid, newUuid, parseId, parseRunId, runIdOf, uuidTime } from '../../src/base/ids.ts';

const uuid = '019ab3f0-1234-7abc-8def-0123456789ab';

describe('base/ids', () => {
  it('gives back the environment and the uuid that a run id was made of', () => {
    for (const environment of ['dev', 'p', 'eu-west-1', `a${'b'.repeat(31)}`])
      for (const each of [uuid, newUuid(), newUuid()])
        expect(parseRunId(runIdOf(environment, each))).to.deep.equal({ environment, uuid: each });
  });

  it('gives back the uuid of a workspace id and of a key id', () => {
    expect(parseId('ws', `ws_${encodeUuid(uuid)}`)).to.equal(uuid);
    expect(parseId('key', `key_${encodeUuid(uuid)}`)).to.equal(uuid);
  });

  it('encodes the largest uuid and brings it back', () => {
    const largest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    expect(encodeUuid(largest)).to.equal(`7${'z'.repeat(25)}`);
    expect(parseId('ws', `ws_7${'z'.repeat(25)}`)).to.equal(largest);
  });

  it('writes ids in the order their uuids were made', () => {
    const ids = Array.from({ length: 2_000 }, () => encodeUuid(newUuid()));
    expect([...ids].sort()).to.deep.equal(ids);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('tells the instant a uuid was made', () => {
    expect(uuidTime('019ab3f0-1234-7abc-8def-0123456789ab')).to.equal(0x019ab3f01234);
  });

  it('takes nothing else for a run id', () => {
    const text = encodeUuid(uuid);
    const wrong = [
      '',
      text,
      `run_${text}`,
      `/run_${text}`,
      `Dev/run_${text}`,
      `9dev/run_${text}`,
      `a${'b'.repeat(32)}/run_${text}`,
      `dev/key_${text}`,
      `dev/run_${text}x`,
      `dev/run_${text.slice(1)}`,
      `dev/run_${text.toUpperCase()}`,
      `dev/run_8${text.slice(1)}`,
      `dev/run_${text.slice(0, -1)}i`,
      `dev/run_${text.slice(0, -1)}u`,
      `dev/run_${text}\n`,
      `a/dev/run_${text}`,
    ];
    expect(wrong.filter((id) => parseRunId(id) !== undefined)).to.deep.equal([]);
  });

  it('takes nothing else for a workspace id or a key id', () => {
    const text = encodeUuid(uuid);
    const wrong = [
      '',
      'ws_',
      `ws_${text}0`,
      `ws_${text.slice(1)}`,
      `key_${text}`,
      text,
      `ws_${text.toUpperCase()}`,
      `ws_z${text.slice(1)}`,
      `ws_${'ü'.repeat(26)}`,
    ];
    expect(wrong.filter((id) => parseId('ws', id) !== undefined)).to.deep.equal([]);
  });
});
