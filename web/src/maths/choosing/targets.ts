import type { Choosing, Scene, SceneElement } from '@lemma/math/document';

/** A thing that can be chosen, as it is drawn. */
export interface Target {
  readonly key: string;
  /** Paths of its lines, of its areas and of its points. */
  readonly lines: readonly string[];
  readonly areas: readonly string[];
  readonly points: readonly string[];
}

const path = (places: readonly number[], isClosed = false): string =>
  places.reduce((text, place, k) => text + (k === 0 ? 'M' : k === 2 ? 'L' : ' ') + place, '') + (isClosed ? 'Z' : '');

/** The drawing of each choice, points over lines and lines over areas, so that each can be met. */
export function targetsOf({ elements }: Scene, { things }: Choosing): readonly Target[] {
  const targets = things.flatMap(({ key, thing }): Target[] => {
    const element = elements.find((one) => one.things?.includes(thing));
    return element === undefined ? [] : [{ key, ...drawingOf(element, thing) }];
  });
  return targets.toSorted((one, other) => order(one) - order(other));
}

function drawingOf({ things = [], strokes, areas, marks }: SceneElement, thing: number): Omit<Target, 'key'> {
  const isOneOfMany = things.length > 1;
  const own = isOneOfMany ? marks.slice(things.indexOf(thing), things.indexOf(thing) + 1) : marks;
  return {
    lines: isOneOfMany ? [] : strokes.map(({ places, isClosed }) => path(places, isClosed)),
    areas: isOneOfMany ? [] : areas.map(({ rings }) => rings.map((ring) => path(ring, true)).join('')),
    points: own.map(({ x, y }) => `M${x} ${y}h0`),
  };
}

const order = ({ areas, points }: Target): number => (areas.length > 0 ? 0 : points.length > 0 ? 2 : 1);
