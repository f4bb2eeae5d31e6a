import type { Slots } from '../../../exercises/expressions/value.ts';
import { streamFor, streamLabel } from '../../../random.ts';
import { type CompiledFigure, sketchOf } from '../../compile.ts';
import { stepsOfFigure } from '../../draw.ts';
import type { Scene } from '../../scene.ts';
import type { Graph } from '../drawing.ts';
import { toolRules } from '../tools.ts';
import { snapOf } from './graph-of-part.ts';
import { startOf } from './start-places.ts';

/** The scene with the handles that its reader may move. Throws RangeError where the window has no room for them. */
export function withSketch(scene: Scene, compiled: CompiledFigure, seed: number, slots: Slots): Scene {
  const asked = sketchOf(compiled.figure);
  const { name, window } = scene;
  if (!asked || !window) return scene;
  const graph: Graph = {
    figure: name,
    tool: asked.tool,
    count: asked.count ?? toolRules[asked.tool].usualCount,
    alsoTyped: false,
    isLine: scene.kind === 'number-line',
    shape: 'set',
    snap: snapOf(asked, window, stepsOfFigure(compiled, slots)),
    start: [],
  };
  const start = startOf(graph, window, [], streamFor(streamLabel(`sketch:${name}`), seed, 0));
  return { ...scene, sketch: { graph: { ...graph, start }, showsValue: asked.value === true } };
}
