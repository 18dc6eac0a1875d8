/** A sealed reply opens for the key and the request it was sealed for, and for nothing else. */
import { expect } from 'chai';
import { openReply, sealReply } from '../../src/domain/sealed-reply.ts';

const seal = { secret: 'ars_dev_abc', context: '["dev","createKey","k"]' };
const text = JSON.stringify({ secret: 'ars_dev_new', name: 'ü\u{1F600}' });

describe('domain/sealed-reply', () => {
  it('gives the very text back to who asked', () => {
    expect(openReply(sealReply(text, seal), seal)).to.equal(text);
    expect(openReply(sealReply('', seal), seal)).to.equal('');
  });

  it('opens neither for another key nor for another request', () => {
    const sealed = sealReply(text, seal);
    expect(openReply(sealed, { ...seal, secret: 'ars_dev_abd' })).to.equal(undefined);
    expect(openReply(sealed, { ...seal, context: '["dev","rotateKey","k"]' })).to.equal(undefined);
  });

  it('shows nothing of what it holds, and is never the same twice', () => {
    const [one, two] = [sealReply(text, seal), sealReply(text, seal)];
    expect(one.equals(two)).to.equal(false);
    expect(one.toString('latin1')).not.to.include('ars_dev');
  });

  it('does not open when a single byte of it was changed or is missing', () => {
    const sealed = sealReply('short', seal);
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(openReply(changed, seal), `byte ${index}`).to.equal(undefined);
      expect(openReply(sealed.subarray(0, index), seal), `${index} bytes`).to.equal(undefined);
    }
  });
});
