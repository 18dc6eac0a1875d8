/** Bars over time, drawn by uPlot; the same numbers stand in a table for those who do not see it. */

import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { Scroll } from '../parts/scroll.tsx';
import 'uplot/dist/uPlot.min.css';
import { duration, number, short } from '../format.ts';
import { theme } from '../theme.ts';
import type { Grain, Slot } from './sums.ts';

type Measure = 'tokens' | 'duration';

interface Series {
  label: string;
  colour: string;
  of: (slot: Slot) => number;
}

const series: Record<Measure, Series[]> = {
  tokens: [
    { label: 'In', colour: '--blue-dot', of: (slot) => slot.input },
    { label: 'Out', colour: '--violet-dot', of: (slot) => slot.output },
  ],
  duration: [{ label: 'Time worked', colour: '--green-dot', of: (slot) => slot.durationMs }],
};

const height = 260;

/** A canvas knows no custom properties, so colours are asked of an element that has them. */
function colourOf(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

export function Chart({ slots, grain, measure }: { slots: Slot[]; grain: Grain; measure: Measure }) {
  const spot = useRef<HTMLDivElement>(null);
  const shown = series[measure];
  const said = measure === 'tokens' ? short : (value: number) => duration(value);
  useEffect(() => {
    const element = spot.current;
    if (!element) return;
    const plot = draw(element, slots, shown, said);
    const resized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      plot.destroy();
    };
  }, [slots, measure, theme.value]);
  return (
    <>
      <ul class="row small chart-key">
        {shown.map((one) => (
          <li key={one.label} class="row tight">
            <span class="chart-colour" style={{ background: `var(${one.colour})` }} /> {one.label}
          </li>
        ))}
      </ul>
      <div ref={spot} class="chart" aria-hidden="true" />
      <details class="more-fields small">
        <summary>The numbers</summary>
        <Numbers slots={slots} grain={grain} shown={shown} measure={measure} />
      </details>
    </>
  );
}

function draw(element: HTMLElement, slots: Slot[], shown: Series[], said: (value: number) => string): uPlot {
  const ink = colourOf('--ink-3');
  const line = colourOf('--line');
  const bars = uPlot.paths.bars?.({ size: [0.72, 48], radius: 0.12 });
  // Stacked: each series is drawn from the ground up to its sum with those before it, the tallest first.
  const heights = shown.map((_, index) =>
    slots.map((slot) => shown.slice(0, index + 1).reduce((sum, one) => sum + one.of(slot), 0)),
  );
  const order = shown.map((_, index) => shown.length - 1 - index);
  const axis = {
    stroke: ink,
    font: `11px ${getComputedStyle(document.body).fontFamily}`,
    ticks: { show: false },
  };
  return new uPlot(
    {
      width: element.clientWidth,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: true, range: (_plot, min, max) => widened(min, max, slots) },
        y: { range: (_plot, _min, max) => [0, max > 0 ? max * 1.08 : 1] },
      },
      axes: [
        { ...axis, grid: { show: false }, values: (_plot, values) => values.map(beginName) },
        {
          ...axis,
          size: 64,
          grid: { stroke: line, width: 1 },
          values: (_plot, values) => values.map((value) => said(value)),
        },
      ],
      series: [
        {},
        ...order.map((index) => {
          const colour = colourOf(shown[index]?.colour ?? '--ink');
          return {
            label: shown[index]?.label ?? '',
            fill: colour,
            stroke: colour,
            width: 0,
            points: { show: false },
            ...(bars ? { paths: bars } : {}),
          };
        }),
      ],
    },
    [slots.map((slot) => slot.from / 1000), ...order.map((index) => heights[index] ?? [])],
    element,
  );
}

const hourName = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** Midnights bear the name of their day. */
function beginName(seconds: number): string {
  const name = hourName.format(seconds * 1000);
  return name === '00:00' ? dayName.format(seconds * 1000) : name;
}

/** Half a slot more on both sides, so that the first and the last bar are whole. */
function widened(min: number, max: number, slots: Slot[]): [number, number] {
  const step = ((slots[1]?.from ?? 3_600_000) - (slots[0]?.from ?? 0)) / 1000;
  return [min - step / 2, max + step / 2];
}

function Numbers(props: { slots: Slot[]; grain: Grain; shown: Series[]; measure: Measure }) {
  const { slots, grain, shown, measure } = props;
  const named = new Intl.DateTimeFormat(
    'en',
    grain === 'hour'
      ? { weekday: 'short', hour: '2-digit', minute: '2-digit', hour12: false }
      : { dateStyle: 'medium' },
  );
  return (
    <Scroll class="table-wrap" label="The numbers of the chart">
      <table class="table num">
        <thead>
          <tr>
            <th scope="col">{grain === 'hour' ? 'Hour' : 'Day'}</th>
            <th scope="col" class="end">
              Runs
            </th>
            {shown.map((one) => (
              <th key={one.label} scope="col" class="end">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slots
            .filter((slot) => slot.runs > 0)
            .map((slot) => (
              <tr key={slot.from}>
                <td>{named.format(slot.from)}</td>
                <td class="end">{number(slot.runs)}</td>
                {shown.map((one) => (
                  <td key={one.label} class="end">
                    {measure === 'tokens' ? number(one.of(slot)) : duration(one.of(slot))}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Scroll>
  );
}
