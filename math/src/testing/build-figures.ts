import type { Variable } from '../exercises/document/document.ts';
import type { Figure, LineElement, PlaneElement } from '../exercises/document/figures.ts';
import type { Scene } from '../figures/scene.ts';
import { buildExercise, variantAt } from './build-document.ts';

const axis = { from: -5, to: 5 };

/** A plane from −5 to 5 in both directions. */
export const plane = (
  show: readonly PlaneElement[],
  changes: Partial<Extract<Figure, { kind: 'plane' | 'geometry' }>> = {},
): Figure => ({
  name: 'graph',
  kind: 'plane',
  x: axis,
  y: axis,
  equal: true,
  describe: 'A graph.',
  show,
  ...changes,
});

/** A number line from −5 to 5. */
export const line = (show: readonly LineElement[]): Figure => ({
  name: 'graph',
  kind: 'number-line',
  x: axis,
  describe: 'A number line.',
  show,
});

/** The scene of a figure of a document whose variables are given. */
export function sceneOf(figure: Figure, list: readonly Variable[] = []): Scene {
  const scene = variantAt(buildExercise({ question: 'Look.\n\n[[figure:graph]]', figures: [figure], list }), 1)
    .figures[0];
  if (!scene) throw new Error('no scene');
  return scene;
}

/** A variable that always has the same value. */
export const constant = (name: string, value: string): Variable => ({ name, generator: 'constant', value });
