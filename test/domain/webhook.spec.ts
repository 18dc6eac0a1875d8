/** When a delivery is tried again, and what replies mean. */
import { expect } from 'chai';
import { judge, newWebhookSecret, retryAfterMs, webhookBody } from '../../src/domain/webhook.ts';

describe('domain/webhook', () => {
  it('takes any 2xx for received, at every try', () => {
    for (const status of [200, 204, 299])
      expect(judge({ status, tries: 8, chance: 0 })).to.deep.equal({ state: 'delivered', gone: false });
  });

  it('never asks again after 410', () => {
    expect(judge({ status: 410, tries: 1, chance: 0 })).to.deep.equal({ state: 'failed', gone: true });
  });

  it('tries eight times over about 28 hours, whatever else comes back', () => {
    for (const status of [null, 101, 301, 400, 404, 429, 500, 503]) {
      const verdicts = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => judge({ status, tries, chance: 0.5 }));
      const pauses = verdicts.map((verdict) => (verdict.state === 'pending' ? verdict.afterMs : null));
      expect(pauses.at(-1)).to.equal(null);
      expect(verdicts.at(-1)).to.deep.equal({ state: 'failed', gone: false });
      const hours = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000;
      expect(hours).to.be.within(27, 28.5);
    }
  });

  it('spreads the pauses by a tenth to either side', () => {
    const pauses = [0, 0.5, 1].map((chance) => judge({ status: 500, tries: 2, chance }));
    expect(pauses).to.deep.equal(
      [270_000, 300_000, 330_000].map((afterMs) => ({ state: 'pending', gone: false, afterMs })),
    );
  });

  it('waits for as long as a receiver asks, and ten hours at most', () => {
    const after = (text: string) => retryAfterMs(text);
    expect([
      after('120'),
      after('Fri, 31 Dec 1999 23:59:59 GMT'),
      after('-1'),
      retryAfterMs(undefined),
    ]).to.deep.equal([120_000, undefined, undefined, undefined]);
    const wait = (ms: number, tries: number) => judge({ status: 503, tries, chance: 0.5, retryAfterMs: ms });
    expect(wait(120_000, 1)).to.include({ afterMs: 120_000 });
    expect(wait(1_000, 2)).to.include({ afterMs: 300_000 });
    expect(wait(999_999_000, 1)).to.include({ afterMs: 36_000_000 });
  });

  it('makes secrets of 32 random bytes', () => {
    const secret = newWebhookSecret();
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).to.have.length(32);
    expect(secret).not.to.equal(newWebhookSecret());
  });

  it('puts the event into the body byte for byte', () => {
    const data = '{"seq":1,"at":"2026-11-21T09:30:00.000Z","odd" : "ü"}';
    expect(webhookBody('run.settled', data)).to.equal(
      `{"type":"run.settled","timestamp":"2026-11-21T09:30:00.000Z","data":${data}}`,
    );
  });
});
