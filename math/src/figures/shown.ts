import type { Variant } from '../exercises/draw/variant.ts';
import { figuresPlacedIn } from './markers.ts';
import type { Scene, SceneElement } from './scene.ts';

/** How much of a variant a learner sees: the number of hints, and whether the solution. */
export interface Seen {
  readonly hints: number;
  readonly hasSolution: boolean;
}

export const nothingSeen: Seen = { hints: 0, hasSolution: false };
export const everythingSeen: Seen = { hints: Number.POSITIVE_INFINITY, hasSolution: true };

/**
 * The figures that a learner may receive: those that a visible text places or an answer is drawn on, each with the
 * elements that are visible so far. Every field is named here: a field added to a scene stays on the server until it is
 * listed below.
 */
export function figuresFor(variant: Variant, seen: Seen): Scene[] {
  const texts = [
    variant.question,
    ...variant.parts.flatMap(({ label, choices }) => [label, ...choices.map(({ text }) => text)]),
    ...variant.hints.slice(0, seen.hints),
    ...(seen.hasSolution ? [variant.solution] : []),
  ];
  const drawnOn = variant.parts.flatMap(({ graph, choosing }) => [graph?.figure ?? [], choosing?.figure ?? []].flat());
  const placed = new Set([...texts.flatMap(figuresPlacedIn), ...drawnOn]);
  return variant.figures.filter(({ name }) => placed.has(name)).map((scene) => shownOf(scene, seen));
}

function shownOf(scene: Scene, seen: Seen): Scene {
  const { name, kind, size, describe, hasTable, width, height, window, axes, grid } = scene;
  return {
    name,
    kind,
    size,
    describe,
    hasTable,
    width,
    height,
    ...(window === undefined ? {} : { window }),
    axes,
    grid,
    elements: scene.elements.filter((element) => isShown(element, seen)),
  };
}

function isShown({ when }: SceneElement, { hints, hasSolution }: Seen): boolean {
  if (when === 'always' || hasSolution) return true;
  return when !== 'solution' && Number(when.slice('hint '.length)) <= hints;
}
