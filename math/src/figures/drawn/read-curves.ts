import type { GraphTool } from '../../exercises/document/graphs.ts';
import type { Expression } from '../../notation/tree.ts';
import { comparisonsOf } from '../values.ts';
import type { Drawing, Place, Surroundings } from './drawing.ts';
import { placesOn, settled, settledPlace, twoOf } from './grid-places.ts';

type Real = (x: number) => number;

/** A curve of a tool as handles; undefined when the equation is not one of its curves. */
export function curveFrom(tool: GraphTool, tree: Expression, around: Surroundings): Drawing | undefined {
  const f = graphOf(tree);
  return f && fits[tool]?.(f, around);
}

/** The function whose graph an equation is: it is linear in y. */
function graphOf(tree: Expression): Real | undefined {
  const [comparison, ...rest] = comparisonsOf(tree);
  if (comparison?.operator !== '=' || rest.length > 0) return undefined;
  const { margin } = comparison;
  return (x) => {
    const [zero, one, two] = [margin(x, 0), margin(x, 1), margin(x, 2)];
    const slope = one - zero;
    return Math.abs(two - zero - 2 * slope) <= 1e-9 * (Math.abs(two) + Math.abs(zero) + 1) ? -zero / slope : NaN;
  };
}

/** Whether two functions agree wherever the first has a value, at places that no grid has. */
function agree(f: Real, g: Real, { left, right }: Surroundings['window']): boolean {
  let looks = 0;
  for (let k = 0; k < 40; k++) {
    const x = left + ((right - left) * (k + 0.371)) / 40;
    const [own, other] = [f(x), g(x)];
    if (!Number.isFinite(own)) continue;
    looks += 1;
    if (!(Math.abs(own - other) <= 1e-6 * (1 + Math.abs(own)))) return false;
  }
  return looks >= 3;
}

type Fit = (f: Real, around: Surroundings) => Drawing | undefined;

function parabolaFrom(f: Real, around: Surroundings): Drawing | undefined {
  const a = (f(1) + f(-1)) / 2 - f(0);
  const b = (f(1) - f(-1)) / 2;
  if (Math.abs(a) < 1e-9) return undefined;
  const vertex = { x: -b / (2 * a), y: f(0) - (b * b) / (4 * a) };
  const g: Real = (x) => a * (x - vertex.x) ** 2 + vertex.y;
  return agree(f, g, around.window) ? turned(vertex, g, around) : undefined;
}

function absoluteFrom(f: Real, around: Surroundings): Drawing | undefined {
  const { left, right } = around.window;
  // Far outside, each arm is a line.
  const far = 1000 * (Math.abs(left) + Math.abs(right) + 1);
  const slopes = [f(-far + 1) - f(-far), f(far) - f(far - 1)] as const;
  const a = slopes[1];
  if (Math.abs(a) < 1e-9 || Math.abs(slopes[0] + a) > 1e-6 * Math.abs(a)) return undefined;
  const [low, high] = [f(-far), f(far)];
  const vertex = { x: (low - high) / (2 * a), y: (low + high) / 2 - a * far };
  const g: Real = (x) => a * Math.abs(x - vertex.x) + vertex.y;
  return agree(f, g, around.window) ? turned(vertex, g, around) : undefined;
}

/** The vertex, and the nearest place of the grid beside it. */
function turned(at: Place, f: Real, around: Surroundings): Drawing {
  const vertex = settledPlace(at, around);
  const beside = placesOn(f, around).filter(({ x }) => Math.abs(x - vertex.x) > 1e-9);
  const byDistance = [...beside].sort((p, q) => Math.abs(p.x - vertex.x) - Math.abs(q.x - vertex.x) || q.x - p.x);
  const x = vertex.x + around.graph.snap.x;
  return { handles: [vertex, byDistance[0] ?? { x, y: f(x) }] };
}

function exponentialFrom(f: Real, around: Surroundings): Drawing | undefined {
  const { snap } = around.graph;
  const h = snap.x;
  const [p, q, r] = [f(0), f(h), f(2 * h)];
  const ratio = (r - q) / (q - p);
  if (!(ratio > 0) || Math.abs(ratio - 1) < 1e-9) return undefined;
  const c = settled(p - (q - p) / (ratio - 1), snap.y);
  const g: Real = (x) => c + (p - c) * ratio ** (x / h);
  return agree(f, g, around.window) ? withAsymptote(f, around, { x: NaN, y: c }) : undefined;
}

function logarithmFrom(f: Real, around: Surroundings): Drawing | undefined {
  const { window, graph } = around;
  const xs = Array.from({ length: 60 }, (_, k) => window.left + ((window.right - window.left) * (k + 0.5)) / 60);
  const seen = xs.filter((x) => Number.isFinite(f(x)));
  const [x1, x2] = [seen[Math.floor(seen.length / 3)], seen[Math.floor((2 * seen.length) / 3)]];
  if (x1 === undefined || x2 === undefined || x1 === x2) return undefined;
  const h = 1e-4 * (window.right - window.left);
  // The inverse of the slope is (x − c)/m, by the second-order difference of four places.
  const slope = (x: number): number => (8 * (f(x + h) - f(x - h)) - (f(x + 2 * h) - f(x - 2 * h))) / (12 * h);
  const [s1, s2] = [1 / slope(x1), 1 / slope(x2)];
  const m = (x2 - x1) / (s2 - s1);
  const guess = x1 - m * s1;
  const step = graph.snap.x;
  const c = Math.abs(guess - Math.round(guess / step) * step) < 1e-4 * step ? Math.round(guess / step) * step : guess;
  const exact = (f(x2) - f(x1)) / Math.log((x2 - c) / (x1 - c));
  const g: Real = (x) => f(x1) + exact * Math.log((x - c) / (x1 - c));
  return agree(f, g, around.window) ? withAsymptote(f, around, { x: c, y: NaN }) : undefined;
}

/** Two neighbouring places of a curve that is seen on few columns. */
function columnsOf(f: Real, { graph, window }: Surroundings, isClear: (place: Place) => boolean) {
  const step = graph.snap.x / 4;
  const count = Math.min(2000, Math.round((window.right - window.left) / step));
  const xs = Array.from({ length: count + 1 }, (_, k) => window.left + k * step);
  const seen = xs.map((x) => ({ x, y: f(x) })).filter(({ y }) => y >= window.bottom && y <= window.top);
  return twoOf(seen.filter(isClear));
}

/** Two points of a curve and a handle on its asymptote. */
function withAsymptote(f: Real, around: Surroundings, { x, y }: Place): Drawing | undefined {
  const { window, graph } = around;
  const places = placesOn(f, around);
  // Where the curve lies along its asymptote, its points are those of the asymptote to the last digit.
  const isClear = (place: Place): boolean =>
    !(Math.abs(place.x - x) < graph.snap.x / 1000) && !(Math.abs(place.y - y) < graph.snap.y / 1000);
  const pair = twoOf(places.filter(isClear)) ?? columnsOf(f, around, isClear);
  // The handle of an asymptote is at the middle of the other axis.
  const asymptote = {
    x: Number.isNaN(x) ? settled((window.left + window.right) / 2, graph.snap.x) : x,
    y: Number.isNaN(y) ? settled((window.bottom + window.top) / 2, graph.snap.y) : y,
  };
  return pair && pair[0].y !== pair[1].y ? { handles: [...pair, asymptote] } : undefined;
}

function sineFrom(f: Real, around: Surroundings): Drawing | undefined {
  const { window, graph } = around;
  const width = window.right - window.left;
  // f(x + h) + f(x − h) = 2 cos(kh)·f(x) + 2(1 − cos kh)·d, at two places, for a step below half a wave.
  for (const h of [width / 50, width / 200, width / 1000]) {
    const [u, v] = [window.left + width * 0.31, window.left + width * 0.31 + 1.7 * h];
    const [sumU, sumV] = [f(u + h) + f(u - h), f(v + h) + f(v - h)];
    const cos = (sumU - sumV) / (2 * (f(u) - f(v)));
    if (!(Math.abs(cos) < 1)) continue;
    const k = Math.acos(cos) / h;
    const d = settled((sumU - 2 * cos * f(u)) / (2 * (1 - cos)), graph.snap.y);
    const slope = (f(u + h) - f(u - h)) / (2 * Math.sin(k * h));
    const size = Math.hypot(f(u) - d, slope);
    const crossing = u - Math.atan2(f(u) - d, slope) / k;
    const g: Real = (x) => d + size * Math.sin(k * (x - crossing));
    if (agree(f, g, window)) return waveHandles({ k, d, size, crossing }, around);
  }
  return undefined;
}

/** The rising or falling crossing that is nearest to the middle of the window, and the turning point after it. */
function waveHandles(
  {
    k,
    d,
    size,
    crossing,
  }: { readonly k: number; readonly d: number; readonly size: number; readonly crossing: number },
  around: Surroundings,
): Drawing {
  const { window } = around;
  const half = Math.PI / k;
  const middle = (window.left + window.right) / 2 - half / 4;
  const turns = Math.round((middle - crossing) / half);
  const sign = turns % 2 === 0 ? 1 : -1;
  const from = settledPlace({ x: crossing + turns * half, y: d }, around);
  return { handles: [from, settledPlace({ x: from.x + half / 2, y: d + sign * size }, around)] };
}

const fits: { readonly [tool in GraphTool]?: Fit } = {
  parabola: parabolaFrom,
  absolute: absoluteFrom,
  exponential: exponentialFrom,
  logarithm: logarithmFrom,
  sine: sineFrom,
};
