/** Draws the samples of a soak as one SVG file: panels above each other over one time, for light and dark pages. */
import type { Point } from './trend.ts';

export interface Series {
  name: string;
  points: Point[];
  /** Of a process that was killed and started again now and then. */
  restarted: boolean;
}

export interface Panel {
  title: string;
  unit: string;
  series: Series[];
}

export interface Mark {
  at: number;
  what: string;
}

const width = 960;
const left = 64;
const right = 150;
const top = 56;
const panelHeight = 150;
const gap = 44;
const plotWidth = width - left - right;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A round number of lines, and the value of the highest. */
function scaleFor(max: number): { step: number; top: number } {
  const rough = Math.max(max, 1e-9) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10);
  return { step, top: step * Math.ceil(max / step) || 1 };
}

export function drawGraph(graph: {
  title: string;
  about: string;
  seconds: number;
  panels: Panel[];
  marks: Mark[];
}): string {
  const height = top + graph.panels.length * (panelHeight + gap) + 26;
  const x = (at: number): number => left + (plotWidth * at) / graph.seconds;
  const parts: string[] = [];
  graph.panels.forEach((panel, index) => {
    const y0 = top + index * (panelHeight + gap) + 18;
    const values = panel.series.flatMap(({ points }) => points.map(({ value }) => value));
    const scale = scaleFor(Math.max(0, ...values));
    const y = (value: number): number => y0 + panelHeight - 18 - ((panelHeight - 18) * value) / scale.top;
    parts.push(`<text class="head" x="${left}" y="${y0 - 8}">${escaped(panel.title)}</text>`);
    for (let value = 0; value <= scale.top + scale.step / 2; value += scale.step) {
      parts.push(
        `<line class="grid" x1="${left}" x2="${left + plotWidth}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}"/>`,
      );
      const label = Number(value.toFixed(2)).toLocaleString('en');
      parts.push(
        `<text class="tick" text-anchor="end" x="${left - 8}" y="${(y(value) + 4).toFixed(1)}">${label}</text>`,
      );
    }
    parts.push(
      `<text class="tick" text-anchor="middle" transform="translate(16 ${y0 + panelHeight / 2 - 9}) rotate(-90)">${escaped(panel.unit)}</text>`,
    );
    for (const { at, what } of graph.marks)
      parts.push(
        `<line class="mark" x1="${x(at).toFixed(1)}" x2="${x(at).toFixed(1)}" y1="${y0}" y2="${y0 + panelHeight - 18}"><title>${escaped(what)}</title></line>`,
      );
    panel.series.forEach((series, place) => {
      const path = pathOf(series.points, x, y);
      parts.push(`<path class="line c${place}${series.restarted ? ' thin' : ''}" d="${path}"/>`);
      const legend = y0 + 8 + place * 18;
      parts.push(
        `<line class="line c${place}${series.restarted ? ' thin' : ''}" x1="${left + plotWidth + 12}" x2="${left + plotWidth + 32}" y1="${legend - 4}" y2="${legend - 4}"/>`,
      );
      parts.push(
        `<text class="tick" x="${left + plotWidth + 38}" y="${legend}">${escaped(series.name)}</text>`,
      );
    });
    for (let minute = 0; minute * 60 <= graph.seconds; minute += minutesApart(graph.seconds)) {
      const label = index === graph.panels.length - 1 ? `${minute} min` : String(minute);
      parts.push(
        `<text class="tick" text-anchor="middle" x="${x(minute * 60).toFixed(1)}" y="${y0 + panelHeight}">${label}</text>`,
      );
    }
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(graph.title)}">
<style>
text { font-family: system-ui, sans-serif; fill: #24292f; }
.back { fill: #ffffff; } .title { font-size: 17px; font-weight: 600; } .head { font-size: 13px; font-weight: 600; }
.tick, .about { font-size: 11px; fill: #57606a; }
.grid { stroke: #d8dee4; stroke-width: 1; } .mark { stroke: #cf222e; stroke-width: 1; stroke-dasharray: 2 4; opacity: .45; }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; } .thin { stroke-width: 1; opacity: .7; }
.c0 { stroke: #0969da; } .c1 { stroke: #bc4c00; } .c2 { stroke: #1a7f37; } .c3 { stroke: #8250df; } .c4 { stroke: #9a6700; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; } .back { fill: #0d1117; } .tick, .about { fill: #9198a1; } .grid { stroke: #30363d; } .mark { stroke: #ff7b72; }
  .c0 { stroke: #58a6ff; } .c1 { stroke: #f0883e; } .c2 { stroke: #3fb950; } .c3 { stroke: #bc8cff; } .c4 { stroke: #d29922; }
}
</style>
<rect class="back" width="100%" height="100%" rx="6"/>
<text class="title" x="${left}" y="26">${escaped(graph.title)}</text>
<text class="about" x="${left}" y="44">${escaped(graph.about)}</text>
${parts.join('\n')}
</svg>
`;
}

function minutesApart(seconds: number): number {
  return [1, 2, 5, 10, 30, 60].find((minutes) => seconds / 60 / minutes <= 8) ?? 120;
}

/** A hole in time breaks the line. */
function pathOf(points: readonly Point[], x: (at: number) => number, y: (value: number) => number): string {
  let before = Number.NEGATIVE_INFINITY;
  return points
    .map(({ at, value }) => {
      const word = at - before > 30 ? 'M' : 'L';
      before = at;
      return `${word}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');
}
