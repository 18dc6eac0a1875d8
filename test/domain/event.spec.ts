/** An event on the wire: one frame, one line of data, and the same bytes whoever sends it. */
import { expect } from 'chai';
import { frame, storedPayload, wirePayload } from '../../src/domain/event.ts';

const id = 'prod/run_01kahz071dfrzrmjtwdnz8z6gb';
const at = new Date('2026-11-21T09:30:00.120Z');
const hostile = 'one\ntwo\r\nthree\rid: 9\n\nevent: run.settled "\u2028\u0000\u{1F600}';

describe('domain/event', () => {
  it('carries the envelope and its own fields', () => {
    const payload = wirePayload(4, storedPayload(id, 'message.added', at, { from: 'agent', text: 'hello' }));
    expect(JSON.parse(payload)).to.deep.equal({
      seq: 4,
      id,
      type: 'message.added',
      at: '2026-11-21T09:30:00.120Z',
      schema_version: 1,
      from: 'agent',
      text: 'hello',
    });
  });

  it('keeps whatever an agent says on one line of data', () => {
    const text = frame(
      12,
      'message.added',
      storedPayload(id, 'message.added', at, { from: 'agent', text: hostile }),
    );
    const lines = text.split(/\r\n|\r|\n/);
    expect(lines.slice(0, 2)).to.deep.equal(['id: 12', 'event: message.added']);
    expect(lines[2]).to.match(/^data: \{/);
    expect(lines.slice(3)).to.deep.equal(['', '']);
    expect(JSON.parse(lines[2]?.slice(6) ?? '').text).to.equal(hostile);
  });
});
