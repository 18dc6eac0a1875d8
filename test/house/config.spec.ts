/** Settings: the README's table and the code say the same, and a wrong value is named without being shown. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readConfig, secretsOf, settings } from '../../src/base/config.ts';

describe('house/config', () => {
  it('lists in the README every variable with its default, and no other', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`|unset) \|/gm)].map((row) => [
      row[1],
      row[2],
    ]);
    const wanted = Object.values(settings).map((setting) => [setting.variable, setting.fallback]);
    expect(rows).to.deep.equal(wanted);
  });

  it('has a default for everything that needs one', () => {
    expect(readConfig({})).to.include({ port: 8080, host: '127.0.0.1', role: 'all', sandbox: 'auto' });
  });

  it('names every wrong variable at once and shows no value', () => {
    expect(() => readConfig({ PORT: 'eighty', ROLE: 'boss', BOOTSTRAP_KEY: 'short-secret' }))
      .to.throw(/PORT .*; .*BOOTSTRAP_KEY .*; ROLE /)
      .and.satisfy((error: Error) => !/eighty|boss|short-secret/.test(error.message));
  });

  it('lets no worker start that would name its own address in receipts', () => {
    expect(() => readConfig({ ROLE: 'worker' })).to.throw(/BASE_URL or FILES_URL/);
    expect(readConfig({ ROLE: 'worker', BASE_URL: 'https://runs.example/v1' }).role).to.equal('worker');
  });

  it('takes hosts with commas between them for the network of runs, and nothing else', () => {
    const read = (hosts: string) => readConfig({ NETWORK_ALLOW: hosts }).networkAllow;
    expect(read('registry.example.org, *.Example.net:8443,*')).to.deep.equal([
      'registry.example.org',
      '*.example.net:8443',
      '*',
    ]);
    for (const wrong of [
      'https://a.org',
      'a.org/x',
      'a b',
      '*a.org',
      'a.*',
      'a.org:',
      ':80',
      'a,,b',
      '[::1]',
      'a@b.org',
    ])
      expect(() => read(wrong), wrong).to.throw(/NETWORK_ALLOW must be hosts such as/);
  });

  it('takes a bucket for the files, with both of its keys or none, and no secret of it into a line of the log', () => {
    const given = {
      FILES_STORE: 's3://example-runs/our/files/',
      FILES_STORE_ACCESS_KEY_ID: 'id',
      FILES_STORE_SECRET_ACCESS_KEY: 'the-secret-of-the-bucket',
    };
    const config = readConfig(given);
    expect(config.filesStore).to.deep.equal({ bucket: 'example-runs', prefix: 'our/files/' });
    expect(readConfig({ FILES_STORE: 's3://runs' }).filesStore).to.deep.equal({ bucket: 'runs', prefix: '' });
    expect(secretsOf(config)).to.deep.equal(['the-secret-of-the-bucket']);
    for (const wrong of [
      'runs',
      's3://',
      's3://R',
      's3://runs/../x',
      's3://a:b@runs',
      'https://runs',
      's3://runs//x',
    ])
      expect(() => readConfig({ FILES_STORE: wrong }), wrong).to.throw(/FILES_STORE must be s3:/);
    expect(() => readConfig({ ...given, FILES_STORE_SECRET_ACCESS_KEY: '' })).to.throw(
      /must be set together/,
    );
    expect(() => readConfig({ ...given, FILES_STORE: '' })).to.throw(/FILES_STORE must be s3:/);
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).to.include({ databaseUrl: undefined, port: 8080 });
  });
});
