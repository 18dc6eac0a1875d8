/** The list of agents. */
import { expect } from 'chai';
import { createRegistry } from '../../src/agents/registry.ts';
import { createScriptAgent } from '../../src/agents/script.ts';
import { systemClock } from '../../src/base/clock.ts';

describe('the registry of agents', () => {
  const script = createScriptAgent({ clock: systemClock });
  const other = { ...script, name: 'other' };

  it('lists agents in their order and finds them by name', () => {
    const registry = createRegistry([script, other], 'script');
    expect(registry.list().map(({ name }) => name)).to.deep.equal(['script', 'other']);
    expect(registry.get('other')).to.equal(other);
    expect(registry.get('nobody')).to.equal(undefined);
    expect(registry.defaultName).to.equal('script');
  });

  it('refuses a default nobody bears and a name borne twice', () => {
    expect(() => createRegistry([script], 'other')).to.throw('other');
    expect(() => createRegistry([script, script], 'script')).to.throw('same name');
  });
});
