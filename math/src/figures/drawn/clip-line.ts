import type { SceneWindow } from '../scene.ts';
import type { Place } from './drawing.ts';

/** The numbers t for which a + t(b − a) is in the window; undefined where the line does not meet it. */
function rangeInWindow(a: Place, b: Place, window: SceneWindow): readonly [number, number] | undefined {
  let [from, to] = [-Infinity, Infinity];
  const sides = [
    [a.x, b.x - a.x, window.left, window.right],
    [a.y, b.y - a.y, window.bottom, window.top],
  ] as const;
  for (const [start, by, least, most] of sides) {
    if (by === 0) {
      if (start < least || start > most) return undefined;
      continue;
    }
    const ends = [(least - start) / by, (most - start) / by];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return from < to && Number.isFinite(from) ? [from, to] : undefined;
}

const along = (a: Place, b: Place, t: number): Place => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });

/** The part of the line through two points that is in the window. */
export function clipLine(a: Place, b: Place, window: SceneWindow): readonly [Place, Place] | undefined {
  const range = rangeInWindow(a, b, window);
  return range && [along(a, b, range[0]), along(a, b, range[1])];
}

/** The place where the ray from a through b leaves the window. */
export function clipRay(a: Place, b: Place, window: SceneWindow): Place | undefined {
  const range = rangeInWindow(a, b, window);
  return range && range[1] > 0 ? along(a, b, range[1]) : undefined;
}

/** The corners of a window, counterclockwise. */
export const cornersOf = ({ left, right, bottom, top }: SceneWindow): readonly Place[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];

/** The part of a convex area on the side of the line through a and b on which `side` is. */
export function halfOf(area: readonly Place[], a: Place, b: Place, side: Place): readonly Place[] {
  const above = (place: Place): number => (b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x);
  const wanted = Math.sign(above(side));
  return area.flatMap((corner, index) => {
    const next = area[(index + 1) % area.length] ?? corner;
    const [here, there] = [above(corner) * wanted, above(next) * wanted];
    const own = here >= 0 ? [corner] : [];
    return here * there < 0 ? [...own, along(corner, next, here / (here - there))] : own;
  });
}
