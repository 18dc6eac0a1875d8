/** The address of a client: what it says of itself counts only through proxies that are trusted. */
import type { IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { createClientAddress } from '../../src/http/client-address.ts';

const request = (remoteAddress: string | undefined, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('http/client-address', () => {
  const trusting = createClientAddress(['10.0.0.0/8', '::1', '2001:db8::/32']);

  it('is the other end of the connection where no proxy is trusted, whatever the header says', () => {
    const plain = createClientAddress();
    expect(plain(request('203.0.113.7', '198.51.100.1'))).to.equal('203.0.113.7');
    expect(plain(request('::ffff:203.0.113.7'))).to.equal('203.0.113.7');
    expect(plain(request('fe80::1%eth0'))).to.equal('fe80::1');
    expect(plain(request(undefined))).to.equal(null);
  });

  it('is what the nearest trusted proxies say, and never what stands left of a stranger', () => {
    for (const [remote, header, address] of [
      ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
      ['::ffff:10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
      ['10.0.0.1', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
      ['::1', '2001:db9::5', '2001:db9::5'],
      ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
      ['10.0.0.1', '', '10.0.0.1'],
      ['10.0.0.1', undefined, '10.0.0.1'],
      ['10.0.0.1', '198.51.100.1, <script>', '10.0.0.1'],
      ['10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ] as const)
      expect(trusting(request(remote, header)), `${remote} ${header}`).to.equal(address);
  });

  it('refuses a setting that is no address and no range', () => {
    expect(() => createClientAddress(['10.0.0.0/99'])).to.throw(/TRUSTED_PROXIES/);
  });
});
