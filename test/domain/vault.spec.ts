/** The vault: what it seals opens with its keys, in its place, and nowhere else. */
import { expect } from 'chai';
import { createVault } from '../../src/domain/vault.ts';

describe('domain/vault', () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];

  it('opens what it sealed, each time in other bytes', () => {
    const vault = createVault([old]);
    const [one, two] = [vault.seal('whsec_x', 'here'), vault.seal('whsec_x', 'here')];
    expect(one.equals(two)).to.equal(false);
    expect([vault.open(one, 'here'), vault.open(two, 'here')]).to.deep.equal(['whsec_x', 'whsec_x']);
  });

  it('opens with a key that was replaced, and seals with the new one', () => {
    const sealed = createVault([old]).seal('secret', 'here');
    const both = createVault([next, old]);
    expect(both.open(sealed, 'here')).to.equal('secret');
    expect(createVault([next]).open(both.seal('secret', 'here'), 'here')).to.equal('secret');
    expect(createVault([next]).open(sealed, 'here')).to.equal(undefined);
  });

  it('opens nothing in another place, and nothing that was touched', () => {
    const vault = createVault([old]);
    const sealed = vault.seal('secret', 'here');
    expect(vault.open(sealed, 'there')).to.equal(undefined);
    for (let place = 0; place < sealed.length; place++) {
      const touched = Buffer.from(sealed);
      touched[place] = (touched[place] ?? 0) ^ 1;
      expect(vault.open(touched, 'here'), `byte ${place}`).to.equal(undefined);
    }
    expect(vault.open(sealed.subarray(0, 20), 'here')).to.equal(undefined);
  });
});
