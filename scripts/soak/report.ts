/** What a soak says at its end: a table of what each process held, the verdict, and the graph's panels. */
import { writeFile } from 'node:fs/promises';
import { drawGraph, type Mark, type Series } from './graph.ts';
import type { Sample, Traffic } from './sample.ts';
import { type Point, trendOf } from './trend.ts';

export interface Recording {
  seconds: number;
  samples: Sample[];
  traffic: Traffic[];
  marks: Mark[];
}

/** What may grow over the second half and still be called flat: a share of the level, or this much. A worker keeps up to 64 descriptors of pipes ready. */
const measures = [
  { name: 'memory', unit: 'MB', of: (sample: Sample) => sample.rssMb, share: 0.05, slack: 8 },
  { name: 'heap', unit: 'MB', of: (sample: Sample) => sample.heapMb, share: 0.05, slack: 4 },
  { name: 'files', unit: '', of: (sample: Sample) => sample.files, share: 0.05, slack: 10 },
  { name: 'threads', unit: '', of: (sample: Sample) => sample.threads, share: 0, slack: 2 },
] as const;

const nodesOf = (recording: Recording): string[] =>
  [...new Set(recording.samples.map(({ node }) => node))].sort();

function pointsOf(recording: Recording, node: string, of: (sample: Sample) => number | undefined): Point[] {
  return recording.samples.flatMap((sample) => {
    const value = of(sample);
    return sample.node === node && value !== undefined ? [{ at: sample.at, value }] : [];
  });
}

const restarted = (recording: Recording, node: string): boolean =>
  new Set(recording.samples.filter((sample) => sample.node === node).map(({ pid }) => pid)).size > 1;

export function report(recording: Recording): { text: string; flat: boolean } {
  const lines: string[] = [];
  let flat = true;
  for (const node of nodesOf(recording)) {
    const samples = recording.samples.filter((sample) => sample.node === node);
    const pids = new Set(samples.map(({ pid }) => pid)).size;
    if (pids > 1) {
      const most = Math.max(...samples.map(({ rssMb }) => rssMb));
      lines.push(
        `  ${node}: ${pids} processes one after the other, at most ${most.toFixed(0)} MB and ${Math.max(...samples.map(({ files }) => files))} files`,
      );
      continue;
    }
    for (const { name, unit, of, share, slack } of measures) {
      const trend = trendOf(pointsOf(recording, node, of), { share, slack });
      if (trend === undefined) {
        lines.push(`  ${node}: too few samples of ${name}`);
        continue;
      }
      flat &&= trend.flat;
      const sign = trend.growth < 0 ? '' : '+';
      lines.push(
        `  ${trend.flat ? '✓' : '✗'} ${node}, never restarted: ${name} ${trend.level.toFixed(1)} ${unit}, ${sign}${trend.growth.toFixed(1)} over the second half: ${trend.flat ? 'flat' : 'it grows'}`,
      );
    }
  }
  const last = recording.traffic.at(-1);
  if (last !== undefined)
    lines.unshift(
      `${last.accepted} runs, ${last.events} events seen, ${recording.marks.length} faults in ${(recording.seconds / 60).toFixed(1)} min (${((60 * last.accepted) / recording.seconds).toFixed(0)} runs/min)`,
    );
  return { text: lines.join('\n'), flat };
}

/** Events a second, between one sample and the next but five, so that single seconds do not flicker. */
function ratesOf(traffic: readonly Traffic[], of: (one: Traffic) => number): Point[] {
  const apart = 6;
  return traffic.slice(apart).flatMap((one, index) => {
    const before = traffic[index];
    return before === undefined ? [] : [{ at: one.at, value: (of(one) - of(before)) / (one.at - before.at) }];
  });
}

export async function writeGraph(file: string, recording: Recording, seed: string): Promise<void> {
  const perNode = (of: (sample: Sample) => number | undefined): Series[] =>
    nodesOf(recording).map((node) => ({
      name: restarted(recording, node) ? `${node} (restarted)` : node,
      points: pointsOf(recording, node, of),
      restarted: restarted(recording, node),
    }));
  const connections = recording.traffic.flatMap(({ at, connections: value }) =>
    value === undefined ? [] : [{ at, value }],
  );
  const svg = drawGraph({
    title: `${Math.round(recording.seconds / 60)} minutes of mixed load with faults`,
    about: `2 apis and 3 workers on one Postgres; each dashed line is a fault (${recording.marks.length}); thick lines were never restarted; seed ${seed}`,
    seconds: recording.seconds,
    marks: recording.marks,
    panels: [
      { title: 'Resident memory', unit: 'MB', series: perNode((sample) => sample.rssMb) },
      { title: 'JavaScript heap in use', unit: 'MB', series: perNode((sample) => sample.heapMb) },
      { title: 'Open file descriptors', unit: 'descriptors', series: perNode((sample) => sample.files) },
      {
        title: 'Connections at Postgres',
        unit: 'connections',
        series: [{ name: 'all processes', points: connections, restarted: false }],
      },
      {
        title: 'Work, over the last 30 s',
        unit: 'a second',
        series: [
          {
            name: 'runs settled',
            points: ratesOf(recording.traffic, ({ settled }) => settled),
            restarted: false,
          },
          {
            name: 'events delivered',
            points: ratesOf(recording.traffic, ({ events }) => events),
            restarted: false,
          },
        ],
      },
    ],
  });
  await writeFile(file, svg);
}
