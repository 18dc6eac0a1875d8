/** Which hosts an entry leads to, and which entries lie within others. */
import { expect } from 'chai';
import { mayReach, portExists, within } from '../../src/domain/network.ts';

describe('domain/network', () => {
  it('leads to the very host, at the usual ports unless one is given', () => {
    const entries = ['registry.example.org', 'git.example.org:8443'];
    const reached = (host: string, port: number) => mayReach(entries, host, port);
    expect([reached('registry.example.org', 443), reached('registry.example.org', 80)]).to.deep.equal([
      true,
      true,
    ]);
    expect([reached('git.example.org', 8443), reached('git.example.org', 443)]).to.deep.equal([true, false]);
    for (const host of [
      'example.org',
      'a.registry.example.org',
      'xregistry.example.org',
      'registry.example.org.',
      '',
    ])
      expect(reached(host, 443), host).to.equal(false);
    expect(reached('registry.example.org', 22)).to.equal(false);
    expect(mayReach([], 'registry.example.org', 443)).to.equal(false);
  });

  it('leads to every name below a wildcard, and not to the name itself', () => {
    for (const host of ['a.example.org', 'b.a.example.org'])
      expect(mayReach(['*.Example.org'], host, 443), host).to.equal(true);
    for (const host of ['example.org', '.example.org', 'aexample.org', 'example.org.evil.net'])
      expect(mayReach(['*.example.org'], host, 443), host).to.equal(false);
  });

  it('lies within what leads to at least as much, every port of it', () => {
    const cases: [entry: string, most: string[], answer: boolean][] = [
      ['a.org', ['a.org'], true],
      ['A.org', ['a.ORG'], true],
      ['a.org:443', ['a.org'], true],
      ['a.org', ['a.org:443'], false],
      ['a.org', ['a.org:443', 'a.org:80'], true],
      ['a.org:8080', ['a.org'], false],
      ['b.a.org', ['*.a.org'], true],
      ['*.b.a.org', ['*.a.org'], true],
      ['*.a.org', ['*.a.org'], true],
      ['*.a.org', ['b.a.org'], false],
      ['a.org', ['*.a.org'], false],
      ['a.org', ['*'], true],
      ['*.a.org', ['*'], true],
      ['a.org:22', ['*'], false],
      ['a.org:22', ['*:22'], true],
      ['a.org', [], false],
    ];
    for (const [entry, most, answer] of cases)
      expect(within(entry, most), `${entry} in ${most}`).to.equal(answer);
  });

  it('knows the ports there are', () => {
    expect(['a.org', 'a.org:1', 'a.org:65535'].map(portExists)).to.deep.equal([true, true, true]);
    expect(['a.org:0', 'a.org:65536', 'a.org:99999'].map(portExists)).to.deep.equal([false, false, false]);
  });
});
