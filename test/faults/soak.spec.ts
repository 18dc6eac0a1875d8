/** The soak's judgement: a garbage collector's saw is flat, a leak below it is not, and the graph shows what was measured. */
import { expect } from 'chai';
import { drawGraph } from '../../scripts/soak/graph.ts';
import { type Recording, report } from '../../scripts/soak/report.ts';
import { lowPoints, trendOf } from '../../scripts/soak/trend.ts';

const minutes = 30;
const every = 5;

/** Climbs for 40 s and falls again, on a floor that grows by so much an hour. */
function saw(perHour: number): { at: number; value: number }[] {
  return Array.from({ length: (minutes * 60) / every }, (_, index) => {
    const at = index * every;
    return { at, value: 150 + (at % 40) + (perHour * at) / 3_600 };
  });
}

function recording(perHour: number, pids: (at: number) => number): Recording {
  const samples = saw(perHour).map(({ at, value }) => ({
    at,
    node: 'api-1',
    pid: pids(at),
    rssMb: value,
    heapMb: value / 3,
    files: 40,
    threads: 11,
    cpuSeconds: at,
  }));
  return { seconds: minutes * 60, samples, traffic: [], marks: [] };
}

describe('faults/soak', () => {
  it('takes the lowest of each two minutes and a half', () => {
    expect(lowPoints(saw(0)).map(({ value }) => Math.round(value))).to.deep.equal(
      Array.from({ length: minutes / 2.5 }, () => 150),
    );
  });

  it('calls the saw of a garbage collector flat', () => {
    const trend = trendOf(saw(0), { share: 0.05, slack: 8 });
    expect(trend?.flat).to.equal(true);
    expect(trend?.perHour).to.be.within(-1, 1);
  });

  it('finds a leak below the teeth of the saw', () => {
    const trend = trendOf(saw(120), { share: 0.05, slack: 8 });
    expect(trend?.flat).to.equal(false);
    expect(trend?.perHour).to.be.within(115, 125);
    expect(trend?.growth).to.be.within(28, 32);
  });

  it('does not judge by a handful of samples', () => {
    expect(trendOf(saw(0).slice(0, 20), { share: 0.05, slack: 8 })).to.equal(undefined);
  });

  it('fails a process that grows, and says nothing of growth for one that was restarted', () => {
    expect(report(recording(0, () => 7)).flat).to.equal(true);
    const grown = report(recording(120, () => 7));
    expect(grown.flat).to.equal(false);
    expect(grown.text).to.match(/✗ api-1, never restarted: memory .* it grows/);
    const restarted = report(recording(120, (at) => (at < 900 ? 7 : 8)));
    expect(restarted.flat).to.equal(true);
    expect(restarted.text).to.contain('2 processes one after the other');
  });

  it('draws every series with its name, in colours for light and dark pages', () => {
    const svg = drawGraph({
      title: 'a < b & c',
      about: 'two lines',
      seconds: 60,
      marks: [{ at: 30, what: 'kill-api 2' }],
      panels: [
        {
          title: 'Memory',
          unit: 'MB',
          series: [
            {
              name: 'api-1',
              restarted: false,
              points: [
                { at: 0, value: 0 },
                { at: 60, value: 90 },
              ],
            },
            {
              name: 'api-2',
              restarted: true,
              points: [
                { at: 0, value: 5 },
                { at: 50, value: 5 },
              ],
            },
          ],
        },
      ],
    });
    expect(svg).to.contain('a &lt; b &amp; c').and.to.contain('prefers-color-scheme: dark');
    expect(svg.match(/<path /g)).to.have.length(2);
    // The highest value lies within its scale, and a hole of more than half a minute breaks a line.
    expect(svg).to.contain('>100</text>');
    expect(/class="line c1 thin" d="([^"]*)"/.exec(svg)?.[1]?.match(/M/g)).to.have.length(2);
    expect(svg).to.contain('<title>kill-api 2</title>');
    expect(svg).not.to.match(/NaN|undefined|Infinity/);
  });
});
