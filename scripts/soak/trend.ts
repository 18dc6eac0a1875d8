/** Whether a figure grows: the slope of its low points over the second half of a soak, and what is called flat. */

export interface Point {
  at: number;
  value: number;
}

export interface Trend {
  /** The fitted value where the second half begins. */
  level: number;
  /** The fitted growth from there to the end. */
  growth: number;
  perHour: number;
  flat: boolean;
}

/** A garbage collector makes a saw of every figure about memory; at a low load a full collection comes every minute or two. */
const windowSeconds = 150;

/** The lowest of each window. */
export function lowPoints(points: readonly Point[]): Point[] {
  const lows = new Map<number, Point>();
  for (const point of points) {
    const window = Math.floor(point.at / windowSeconds);
    const low = lows.get(window);
    if (low === undefined || point.value < low.value) lows.set(window, point);
  }
  return [...lows.values()];
}

/**
 * Least squares over the low points of the second half. Flat: what it grows by there is at most a share of its
 * level, or at most `slack` where that is more. Undefined with fewer than four low points.
 */
export function trendOf(
  points: readonly Point[],
  allowed: { share: number; slack: number },
): Trend | undefined {
  const last = points.at(-1)?.at ?? 0;
  const first = points[0]?.at ?? 0;
  const middle = first + (last - first) / 2;
  const lows = lowPoints(points.filter(({ at }) => at >= middle));
  if (lows.length < 4) return undefined;
  const meanAt = lows.reduce((sum, { at }) => sum + at, 0) / lows.length;
  const mean = lows.reduce((sum, { value }) => sum + value, 0) / lows.length;
  const spread = lows.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  const slope = lows.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - mean), 0) / spread;
  const level = mean + slope * (middle - meanAt);
  const growth = slope * (last - middle);
  return {
    level,
    growth,
    perHour: slope * 3_600,
    flat: growth <= Math.max(allowed.share * level, allowed.slack),
  };
}
