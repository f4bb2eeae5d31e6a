import type { Variant } from '../exercises/draw/variant.ts';
import { publicGraph } from './drawn/start/public-graph.ts';
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
 * elements that are visible so far. What the feedback of a verdict places comes with that verdict. Every field is named here: a field added to a scene stays on the server until it is
 * listed below.
 */
export function figuresFor(variant: Variant, seen: Seen, feedback: readonly string[] = []): Scene[] {
  const texts = [
    variant.question,
    ...variant.parts.flatMap(({ label, choices }) => [label, ...choices.map(({ text }) => text)]),
    ...variant.hints.slice(0, seen.hints),
    ...(seen.hasSolution ? [variant.solution] : []),
    ...feedback,
  ];
  const drawnOn = variant.parts.flatMap(({ graph, choosing }) => [graph?.figure ?? [], choosing?.figure ?? []].flat());
  const placed = new Set([...texts.flatMap(figuresPlacedIn), ...drawnOn]);
  return shownAmong(variant, seen, placed);
}

/** The figures that the feedback of a verdict places, as far as they are visible. */
export const figuresOfFeedback = (variant: Variant, seen: Seen, feedback: readonly string[]): Scene[] =>
  shownAmong(variant, seen, new Set(feedback.flatMap(figuresPlacedIn)));

const shownAmong = ({ figures }: Variant, seen: Seen, names: ReadonlySet<string>): Scene[] =>
  figures.filter(({ name }) => names.has(name)).map((scene) => shownOf(scene, seen));

function shownOf(scene: Scene, seen: Seen): Scene {
  const { name, kind, size, describe, hasTable, width, height, window, axes, grid, slider, sketch } = scene;
  const isSeen = (_: unknown, index: number): boolean => isShown(scene.elements[index], seen);
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
    elements: scene.elements.filter(isSeen),
    ...(slider === undefined
      ? {}
      : {
          slider: {
            variable: slider.variable,
            start: slider.start,
            steps: slider.steps.map(({ value, describe: described, elements }) => ({
              value,
              describe: described,
              elements: elements.filter(isSeen),
            })),
          },
        }),
    ...(sketch === undefined ? {} : { sketch: { graph: publicGraph(sketch.graph), showsValue: sketch.showsValue } }),
  };
}

function isShown(element: SceneElement | undefined, { hints, hasSolution }: Seen): boolean {
  const { when } = element ?? { when: 'solution' };
  if (when === 'always' || hasSolution) return true;
  return when !== 'solution' && Number(when.slice('hint '.length)) <= hints;
}
