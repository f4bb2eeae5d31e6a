import type { CompiledExercise } from '../../exercises/compile/compiled.ts';
import type { DocumentProblem } from '../../exercises/document/document.ts';
import { variantOf } from '../../exercises/draw/draw-variant.ts';
import { drawValues } from '../../exercises/draw/draw.ts';
import { evaluateKey } from '../../exercises/expressions/expression.ts';
import { type Slots, treeOfValue } from '../../exercises/expressions/value.ts';
import type { Variant } from '../../exercises/draw/variant.ts';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { type CompiledFigure, sliderOf } from '../compile.ts';
import type { Point } from '../drawing/window.ts';
import { planeElementKinds, kindOf } from '../elements/index.ts';
import { type Scene, scenesOf } from '../scene.ts';
import { slotsOfSteps } from '../slider.ts';
import { pointsOf } from '../values.ts';
import { haveOverlap } from './overlaps.ts';
import { Outlying } from './outlying.ts';

const kindsWithPoints = ['points', 'segment', 'vector', 'polygon'] as const;

/** Variants in which each figure is drawn; fewer where a slider has many steps, each of which is drawn. */
const triedVariants = 40;
const triedWithSlider = 10;

const triedOf = ({ figures }: CompiledExercise): number =>
  figures.some(({ figure }) => sliderOf(figure) !== undefined) ? triedWithSlider : triedVariants;

export interface FigureFinding {
  readonly problem: DocumentProblem;
  readonly seed: number;
}

/** Draws the figures of an exercise in some variants and reports what a learner cannot see, or should not. */
export function figureProblems(exercise: CompiledExercise): readonly FigureFinding[] {
  if (exercise.figures.length === 0) return [];
  const findings: FigureFinding[] = [];
  const intervals = partsWithIntervals(exercise);
  const givenAway = new Map<string, number[]>();
  let drawnVariants = 0;
  const outlying = new Map(exercise.figures.map((figure) => [figure.figure.name, new Outlying()]));
  const tried = triedOf(exercise);
  for (let seed = 0; seed < tried; seed++) {
    const drawn = drawValues(exercise, seed);
    if (!drawn.ok) continue;
    const result = variantOf(exercise, seed, drawn.slots, { hasFigures: true });
    if (!result.ok) {
      findings.push({ problem: result.problem, seed });
      continue;
    }
    const { variant } = result;
    drawnVariants += 1;
    for (const [index, figure] of exercise.figures.entries()) {
      const scene = variant.figures[index];
      if (!scene) continue;
      const steps = slotsOfSteps(figure, drawn.slots).map((slots) => pointsIn(figure, slots));
      outlying.get(scene.name)?.add(
        scene,
        steps.flatMap((points) => points.map(({ point }) => point)),
        seed,
      );
      const messages = new Set(scenesOf(scene).flatMap(looked));
      for (const message of messages) findings.push({ problem: warning(scene.name, message), seed });
      if (showsAnswer(variant, steps[scene.slider?.start ?? 0] ?? [], intervals)) {
        givenAway.set(scene.name, [...(givenAway.get(scene.name) ?? []), seed]);
      }
    }
  }
  for (const [name, seeds] of givenAway) {
    // Where numbers coincide now and then, no one can read the answer off the figure.
    if (seeds.length <= drawnVariants / 2) continue;
    const message = 'The figure marks a right answer from the start. Show that point with the solution only.';
    findings.push(...seeds.map((seed) => ({ problem: warning(name, message), seed })));
  }
  for (const [name, found] of outlying) {
    findings.push(...found.seeds.map((seed) => ({ problem: warning(name, found.message(tried)), seed })));
  }
  return findings;
}

const warning = (name: string, message: string): DocumentProblem => ({
  severity: 'warning',
  place: `figures.${name}`,
  message,
});

/** Returns the findings in one variant, in the same words for all of them. */
function looked(scene: Scene): readonly string[] {
  const messages: string[] = [];
  if (scene.elements.length > 0 && scene.elements.every(isEmpty)) {
    messages.push('In some variants there is nothing to be seen in this figure. Choose another window.');
  } else {
    // Points outside the window are reported with the window that they need.
    const hidden = scene.elements.filter(isEmpty).map(({ kind }) => kind);
    const kinds = new Set(hidden.filter((kind) => !kindsWithPoints.some((one) => one === kind)));
    for (const kind of kinds)
      messages.push(`In some variants nothing is to be seen of ${namesOfKinds[kind] ?? 'one of its things'}.`);
  }
  if (haveOverlap(scene)) messages.push('In some variants labels of this figure lie on top of each other.');
  return messages;
}

const namesOfKinds: Readonly<Record<string, string>> = {
  curve: 'a curve',
  curveOfY: 'a curve of y',
  parametric: 'a parametric curve',
  polar: 'a polar curve',
  implicit: 'an implicit curve',
  slopeField: 'a slope field',
  line: 'a line',
  ray: 'a ray',
  asymptote: 'an asymptote',
  region: 'a region',
  between: 'an area',
  circle: 'a circle',
  arc: 'an arc',
  ellipse: 'an ellipse',
  angle: 'an angle',
  text: 'a text',
  interval: 'an interval',
};

const isEmpty = ({ strokes, areas, marks, texts }: Scene['elements'][number]): boolean =>
  strokes.length + areas.length + marks.length + texts.length === 0;

/** A point that the author gives by its coordinates. */
interface MarkedPoint {
  readonly point: Point;
  /** Whether it is a mark that is shown from the start without a name, by which a question could ask for it. */
  readonly isGivenAway: boolean;
}

function pointsIn(compiled: CompiledFigure, slots: Slots): readonly MarkedPoint[] {
  const { figure, expressions, scope } = compiled;
  if (figure.kind !== 'plane' && figure.kind !== 'geometry') return [];
  return figure.show.flatMap((element) => {
    const kind = kindsWithPoints.find((one) => one === kindOf(element, planeElementKinds));
    const source = kind && new Map<string, unknown>(Object.entries(element)).get(kind);
    const expression = typeof source === 'string' ? expressions.get(source) : undefined;
    if (!expression) return [];
    const labels = 'labels' in element ? (element.labels ?? []) : [];
    const isMarked = kind === 'points' && (element.when ?? 'always') === 'always' && !element.label;
    return pointsOf(treeOfValue(evaluateKey(expression, slots, scope))).map((point, index) => ({
      point,
      isGivenAway: isMarked && !labels[index],
    }));
  });
}

/** Whether all points of an accepted answer are marked without a name from the start. */
function showsAnswer(variant: Variant, points: readonly MarkedPoint[], intervals: ReadonlySet<string>): boolean {
  const given = points.filter(({ isGivenAway }) => isGivenAway).map(({ point }) => point);
  if (given.length === 0) return false;
  return variant.parts.some(({ name, answerPlain, choices }) => {
    const answer = choices.length === 0 && !intervals.has(name) ? pointsOfAnswer(answerPlain) : [];
    return answer.length > 0 && answer.every((one) => given.some((other) => isSame(one, other)));
  });
}

/** Parts of which another accepted answer says that `(a, b)` is an interval, not a point. */
const partsWithIntervals = ({ parts }: CompiledExercise): ReadonlySet<string> =>
  new Set(
    parts.flatMap((part) =>
      part.kind === 'formula' && part.accept.some(({ expression }) => isInterval(expression.tree)) ? part.name : [],
    ),
  );

const hasItems = ({ kind }: Expression): boolean => kind === 'tuple' || kind === 'interval';

/** `[1, 3]` is read as a list of two numbers, not as a point. */
const isInterval = (tree: Expression): boolean =>
  tree.kind === 'interval' ||
  (tree.kind === 'tuple' && tree.shape === 'square' && tree.items.length === 2 && !tree.items.some(hasItems)) ||
  (tree.kind === 'set-operation' && tree.operands.some(isInterval));

function pointsOfAnswer(answer: string): readonly Point[] {
  const result = read(answer);
  if (!result.ok) return [];
  try {
    return pointsOf(result.tree);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

const isSame = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) < 1e-9 * (1 + Math.abs(one.x)) && Math.abs(one.y - other.y) < 1e-9 * (1 + Math.abs(one.y));
