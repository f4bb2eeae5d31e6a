import type { CompiledExercise, CompiledFormulaPart } from '../../../exercises/compile/compiled.ts';
import { evaluateKey } from '../../../exercises/expressions/expression.ts';
import { type Slots, treeOfValue } from '../../../exercises/expressions/value.ts';
import type { Expression } from '../../../notation/tree.ts';
import { streamFor, streamLabel } from '../../../random.ts';
import { stepsOfFigure } from '../../draw.ts';
import type { Scene, SceneWindow } from '../../scene.ts';
import type { GraphTool, PartGraph } from '../../../exercises/document/graphs.ts';
import type { Graph, GraphSnap, PointShape } from '../drawing.ts';
import { drawingOfTree } from '../read-drawing.ts';
import { startOf } from './start-places.ts';
import { toolRules } from '../tools.ts';

/** How the answer to a part is drawn in this variant; undefined where it is typed. Throws RangeError when it cannot be drawn. */
export function graphOfPart(
  exercise: CompiledExercise,
  { part, accept, name }: CompiledFormulaPart,
  seed: number,
  slots: Slots,
  scenes: readonly Scene[],
): Graph | undefined {
  const asked = part.graph;
  if (!asked) return undefined;
  const scene = scenes.find((one) => one.name === asked.figure);
  const figure = exercise.figures.find((one) => one.figure.name === asked.figure);
  if (!scene?.window || !figure) throw new RangeError(`a figure ${asked.figure} to draw on`);
  const keys = accept
    .filter(({ score }) => score > 0)
    .map(({ expression }) => treeOfValue(evaluateKey(expression, slots, exercise.scope)));
  const graph: Graph = {
    figure: asked.figure,
    tool: asked.tool,
    count: asked.count ?? toolRules[asked.tool].usualCount,
    alsoTyped: asked.alsoTyped ?? true,
    isLine: scene.kind === 'number-line',
    shape: shapeOf(asked, keys[0]),
    snap: snapOf(asked, scene.window, stepsOfFigure(figure, slots)),
    start: [],
  };
  const { window } = scene;
  const drawn = keys.flatMap((key) => drawingOfTree(key, { graph, window }) ?? []);
  const stream = streamFor(streamLabel(`graph:${name}`), seed, 0);
  return { ...graph, start: startOf(graph, window, drawn, stream, asked.compare) };
}

/** Tools that send points: whether these are a set or a list is a matter of the question. */
const sendsPoints: ReadonlySet<GraphTool> = new Set(['points', 'segment', 'ray', 'polygon']);

function shapeOf({ tool, count }: PartGraph, key: Expression | undefined): PointShape {
  // The key of another tool has a shape too: that of an interval says which of its ends are closed.
  if (!sendsPoints.has(tool)) return 'one';
  if (key?.kind === 'list' || (key?.kind === 'tuple' && key.shape === 'square')) return 'list';
  // One point is sent as a set of one where the learner decides how many there are: it is marked alike.
  return key?.kind === 'set' || (tool === 'points' && count === 'free') ? 'set' : 'one';
}

type Steps = ReturnType<typeof stepsOfFigure>;

/** The places to which handles snap. */
export function snapOf({ snap = 'grid' }: Pick<PartGraph, 'snap'>, window: SceneWindow, { x, y }: Steps): GraphSnap {
  const units = { isPiX: x.turn !== undefined, isPiY: y.turn !== undefined };
  if (snap === 'grid') return { x: x.step, y: y.step, stride: 1, ...units };
  if (snap !== 'none') return { x: snap, y: snap, stride: 1, isPiX: false, isPiY: false };
  // Fine enough to feel free: a thousandth of the window; an arrow key moves a fortieth.
  const fine = (size: number): number => 10 ** Math.floor(Math.log10(size / 400));
  const [stepX, stepY] = [fine(window.right - window.left), fine(window.top - window.bottom)];
  const stride = Math.max(1, Math.round((window.right - window.left) / 40 / stepX));
  return { x: stepX, y: stepY, stride, isPiX: false, isPiY: false };
}
