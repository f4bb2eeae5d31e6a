import { coordinateText, type Graph, type Handle, type Place, toolRules } from '@lemma/math/drawn';
import type { Scene } from '@lemma/math/document';

export type Decimal = '.' | ',';
export type Direction = 'x' | 'y';

/** The scene of a plane or number line: it has coordinates. */
export interface PlaneScene extends Scene {
  readonly window: NonNullable<Scene['window']>;
}

/** A coordinate as people read it: `−1.5`, `π/2`. */
export function shownNumber(value: number, isPi: boolean, decimal: Decimal): string {
  const text = coordinateText(value, isPi).replaceAll('-', '−').replaceAll('pi', 'π');
  return decimal === ',' ? text.replace('.', ',') : text;
}

export const isPiOn = ({ snap }: Graph, direction: Direction): boolean => (direction === 'x' ? snap.isPiX : snap.isPiY);

/** `(1, −2)`; on a number line `1`. */
export function shownPlace(place: Place, graph: Graph, decimal: Decimal): string {
  const x = shownNumber(place.x, graph.snap.isPiX, decimal);
  if (graph.isLine) return x;
  return `${x}${decimal === ',' ? '; ' : ', '}${shownNumber(place.y, graph.snap.isPiY, decimal)}`;
}

/** The coordinate that was typed: `1.5`, `1,5`, `-2/3`, `pi/2`, `3π/4`; undefined for anything else. */
export function typedNumber(text: string): number | undefined {
  const plain = text.trim().replaceAll('−', '-').replaceAll(',', '.').replaceAll('π', 'pi').replaceAll(/[\s*]/g, '');
  const found = /^([+-]?)(\d*\.?\d*)(pi)?(?:\/(\d+\.?\d*))?$/.exec(plain);
  if (!found) return undefined;
  const [, sign, digits = '', pi, below] = found;
  if (digits === '' ? pi === undefined : !/\d/.test(digits)) return undefined;
  const size =
    ((digits === '' ? 1 : Number(digits)) * (pi === undefined ? 1 : Math.PI)) /
    (below === undefined ? 1 : Number(below));
  if (!Number.isFinite(size)) return undefined;
  return sign === '-' ? -size : size;
}

const nearest = (value: number, step: number, from: number, to: number): number => {
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  return Math.max(first, Math.min(last, Math.round(value / step))) * step + 0;
};

/** The place for a handle that is nearest to a place of the figure. */
export function nearestPlace({ x, y }: Place, graph: Graph, { left, right, bottom, top }: PlaneScene['window']): Place {
  const { snap, isLine } = graph;
  return { x: nearest(x, snap.x, left, right), y: isLine ? 0 : nearest(y, snap.y, bottom, top) };
}

/** A handle at another place, as far as it may move. */
export function movedHandle(handle: Handle, to: Place, index: number, graph: Graph): Handle {
  const only = toolRules[graph.tool].only?.(index);
  return { ...handle, x: only === 'y' ? handle.x : to.x, y: only === 'x' || graph.isLine ? handle.y : to.y };
}

/** Where a place of the axes is in the box of the scene. */
export const inBox = ({ x, y }: Place, { width, height, window }: PlaneScene): Place => ({
  x: ((x - window.left) / (window.right - window.left)) * width,
  y: ((window.top - y) / (window.top - window.bottom)) * height,
});

/** The place of the axes at a share of the width and of the height. */
export const atShare = (across: number, down: number, { window }: PlaneScene): Place => ({
  x: window.left + across * (window.right - window.left),
  y: window.top - down * (window.top - window.bottom),
});

const jumps: Readonly<Record<string, readonly [Direction, number]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', 1],
  ArrowDown: ['y', -1],
  PageUp: ['y', 10],
  PageDown: ['y', -10],
};

/**
 * The place to which a key moves a handle; undefined for other keys. `last` is the direction of its last move: Home
 * and End go to the edges there.
 */
export function placeByKey(
  key: string,
  { x, y }: Place,
  { isFast, last }: { readonly isFast: boolean; readonly last: Direction },
  graph: Graph,
  window: PlaneScene['window'],
): { readonly place: Place; readonly direction: Direction } | undefined {
  if (key === 'Home' || key === 'End') {
    const isEnd = key === 'End';
    const far =
      last === 'x' ? { x: isEnd ? window.right : window.left, y } : { x, y: isEnd ? window.top : window.bottom };
    return { place: nearestPlace(far, graph, window), direction: last };
  }
  const jump = jumps[key];
  if (!jump) return undefined;
  // On a number line up is to the right.
  const [direction, by] = [graph.isLine ? 'x' : jump[0], jump[1] * (isFast ? 5 : 1)] as const;
  const { snap } = graph;
  const to = direction === 'x' ? { x: x + by * snap.stride * snap.x, y } : { x, y: y + by * snap.stride * snap.y };
  return { place: nearestPlace(to, graph, window), direction };
}
