import { bounded } from '../algebra/work.ts';
import { arithmeticValue } from '../algebra/index.ts';
import type {
  Figure,
  FigureAxis,
  LineElement,
  NumberLineFigure,
  PlaneElement,
  PlaneFigure,
} from '../exercises/document/figures.ts';
import { mostColours } from '../exercises/document/figures.ts';
import { evaluateKey, type Scope } from '../exercises/expressions/expression.ts';
import type { Printer } from '../exercises/text/template.ts';
import { type Slots, treeOfValue } from '../exercises/expressions/value.ts';
import type { Expression } from '../notation/tree.ts';
import { chartRules } from './charts/charts.ts';
import type { CompiledFigure } from './compile.ts';
import type { Brush, ElementRule } from './elements/brush.ts';
import { numberAt } from './elements/brush.ts';
import { kindOf, planeElementKinds, planeRules } from './elements/index.ts';
import { lineElementKinds, numberLineRules } from './elements/number-line.ts';
import { niceStep, type Tick, ticksOf, type TurnStep } from './drawing/ticks.ts';
import { placeLabels } from './drawing/place-labels.ts';
import { Frame } from './drawing/window.ts';
import { withThings } from './things.ts';
import {
  boxWidth,
  mostBytesOfScene,
  type Scene,
  type SceneAxis,
  type SceneElement,
  type SceneWindow,
} from './scene.ts';

/** The budget of steps for one figure. A page with six figures stays far below a delay that a learner notices. */
export const workOfFigure = 600_000;

/** Draws one scene of a figure; see `drawFigure`. */
export function drawScene(
  compiled: CompiledFigure,
  slots: Slots,
  printer: Printer,
  onPlace: (place: string) => void,
  work = workOfFigure,
): Scene {
  const { figure, expressions, texts, scope } = compiled;
  const tree = (source: string): Expression => readTree(expressions, source, slots, scope);
  const text = (source: string): string => {
    const template = texts.get(source);
    return template ? printer.render(template) : source;
  };
  const drawn = bounded(work, () => sceneOf(figure, { tree, text, onPlace }));
  const scene = { ...drawn, elements: withThings(drawn.elements, figure, onPlace) };
  if (JSON.stringify(scene).length > mostBytesOfScene) throw new RangeError('more to be drawn than a figure can hold');
  return scene;
}

function readTree(expressions: CompiledFigure['expressions'], source: string, slots: Slots, scope: Scope): Expression {
  const expression = expressions.get(source);
  if (!expression) throw new RangeError(`an expression that was not read (${source})`);
  return treeOfValue(evaluateKey(expression, slots, scope));
}

interface Values extends Pick<Brush, 'tree' | 'text'> {
  /** Receives the place in the figure that is drawn next, such as `x` or `show.2`. */
  readonly onPlace: (place: string) => void;
}

function sceneOf(figure: Figure, values: Values): Scene {
  const base = {
    name: figure.name,
    kind: figure.kind,
    size: figure.size ?? 'normal',
    describe: values.text(figure.describe ?? ''),
    hasTable: figure.table ?? true,
    width: boxWidth,
  };
  values.onPlace('data');
  if (figure.kind === 'chart') return { ...base, grid: 'none', ...chartRules[figure.chart](figure, values) };
  return figure.kind === 'number-line'
    ? { ...base, grid: 'none', ...numberLine(figure, values) }
    : { ...base, ...plane(figure, values) };
}

type Body = Pick<Scene, 'height' | 'window' | 'axes' | 'elements'>;

const heights = { small: 850, normal: 850, wide: 560 } as const;

function plane(figure: PlaneFigure, values: Values): Body & Pick<Scene, 'grid'> {
  const window = windowOf(figure, values);
  const isEqual = figure.equal ?? figure.kind === 'geometry';
  const ratio = (window.top - window.bottom) / (window.right - window.left);
  if (isEqual && (ratio < 0.1 || ratio > 3)) {
    throw new RangeError('a window that is too flat or too high for the same unit on both axes');
  }
  const height = isEqual ? Math.round(boxWidth * ratio) : heights[figure.size ?? 'normal'];
  const frame = new Frame(window, height);
  values.onPlace('x.step');
  const x = ticksFor(figure.x, values);
  values.onPlace('y.step');
  const y = ticksFor(figure.y, values);
  const brush: Brush = {
    ...values,
    frame,
    ticks: { x: x.map(({ value }) => value), y: y.map(({ value }) => value) },
  };
  const elements = figure.show.map((element, index) => {
    values.onPlace(`show.${index}`);
    return elementOf(element, index, brush, ruleOf(element, planeElementKinds, planeRules));
  });
  const size = figure.size ?? 'normal';
  if (figure.kind === 'geometry') {
    return { height, window, grid: 'none', axes: [], elements: placeLabels(elements, { height, size, axes: [] }) };
  }
  const [atX, atY] = [edged(frame.y(0), height), edged(frame.x(0), boxWidth)];
  const axes: SceneAxis[] = [
    axisOf(
      'x',
      figure.x,
      atX,
      x.map((tick) => ({ ...tick, at: frame.x(tick.value) })),
      values,
    ),
    axisOf(
      'y',
      figure.y,
      atY,
      y.map((tick) => ({ ...tick, at: frame.y(tick.value) })),
      values,
    ),
  ];
  return {
    height,
    window,
    grid: figure.grid ?? 'lines',
    axes,
    elements: placeLabels(elements, { height, size, axes }),
  };
}

/** The axis is at the edge when 0 is not in sight. */
const edged = (place: number, most: number): number => Math.max(0, Math.min(most, place));

function axisOf(
  direction: 'x' | 'y',
  axis: FigureAxis,
  at: number,
  ticks: readonly (Tick & { readonly at: number })[],
  { text }: Values,
): SceneAxis {
  return {
    direction,
    at,
    hasLine: true,
    ticks: ticks.map((tick) => ({ at: tick.at, text: axis.numbers === false ? '' : tick.text })),
    label: text(axis.label ?? ''),
  };
}

const heightOfLine = 150;

function numberLine(figure: NumberLineFigure, values: Values): Body {
  values.onPlace('x');
  const [left, right] = ends(figure.x, values, 'a number line that ends before it begins');
  const window = { left, right, bottom: -1, top: 1 };
  const frame = new Frame(window, heightOfLine);
  values.onPlace('x.step');
  const ticks = ticksFor(figure.x, values);
  const brush: Brush = { ...values, frame, ticks: { x: ticks.map(({ value }) => value), y: [] } };
  const elements = figure.show.map((element, index) => {
    values.onPlace(`show.${index}`);
    return elementOf(element, index, brush, ruleOf(element, lineElementKinds, numberLineRules));
  });
  const placed = ticks.map((tick) => ({ ...tick, at: frame.x(tick.value) }));
  return {
    height: heightOfLine,
    window,
    axes: [axisOf('x', figure.x, heightOfLine / 2, placed, values)],
    elements,
  };
}

function windowOf(figure: PlaneFigure, values: Values): SceneWindow {
  values.onPlace('x');
  const [left, right] = ends(figure.x, values, 'an x-axis that ends before it begins');
  values.onPlace('y');
  const [bottom, top] = ends(figure.y, values, 'a y-axis that ends before it begins');
  return { left, right, bottom, top };
}

function ends(axis: FigureAxis, values: Values, otherwise: string): readonly [number, number] {
  const [from, to] = [numberAt(values, axis.from), numberAt(values, axis.to)];
  if (!(from < to)) throw new RangeError(otherwise);
  return [from, to];
}

function ticksFor(axis: FigureAxis, values: Values): readonly Tick[] {
  const [from, to] = [numberAt(values, axis.from), numberAt(values, axis.to)];
  const { step, turn } = stepOf(axis, values);
  return ticksOf(from, to, step, turn);
}

interface AxisStep {
  readonly step: number;
  /** Where the axis is divided by parts of π. */
  readonly turn: TurnStep | undefined;
}

function stepOf(axis: FigureAxis, values: Values): AxisStep {
  if (axis.step === undefined) {
    const [from, to] = [numberAt(values, axis.from), numberAt(values, axis.to)];
    return { step: niceStep(to - from), turn: undefined };
  }
  const step = numberAt(values, axis.step);
  if (!(step > 0)) throw new RangeError('a step between ticks that is not positive');
  return { step, turn: typeof axis.step === 'string' ? turnOf(values.tree(axis.step)) : undefined };
}

/** The steps between the ticks of a figure's axes; those of a number line in both directions. */
export function stepsOfFigure(
  { figure, expressions, scope }: CompiledFigure,
  slots: Slots,
): { readonly x: AxisStep; readonly y: AxisStep } {
  if (figure.kind === 'chart') throw new RangeError('a chart, on which nothing can be drawn');
  const values: Values = {
    tree: (source) => readTree(expressions, source, slots, scope),
    text: (source) => source,
    onPlace: () => undefined,
  };
  const x = stepOf(figure.x, values);
  return { x, y: figure.kind === 'number-line' ? x : stepOf(figure.y, values) };
}

/** The step as a fraction of π if the author wrote it with π. */
function turnOf(tree: Expression): TurnStep | undefined {
  const quotient = arithmeticValue({
    kind: 'divide',
    numerator: withoutPi(tree),
    denominator: { kind: 'number', text: '1' },
    mark: 'bar',
  });
  if (!hasPi(tree) || !quotient) return undefined;
  const [numerator, denominator] = [Number(quotient.n), Number(quotient.d)];
  return Number.isSafeInteger(numerator) && denominator <= 100 ? { numerator, denominator } : undefined;
}

const hasPi = (tree: Expression): boolean => JSON.stringify(tree).includes('"name":"pi"');

/** A multiple of π, divided by π. */
function withoutPi(tree: Expression): Expression {
  if (tree.kind === 'constant' && tree.name === 'pi') return { kind: 'number', text: '1' };
  if (tree.kind === 'multiply') return { ...tree, factors: tree.factors.map(withoutPi) };
  if (tree.kind === 'divide') return { ...tree, numerator: withoutPi(tree.numerator) };
  if (tree.kind === 'group') return withoutPi(tree.body);
  return tree;
}

function ruleOf<K extends string, R>(element: object, kinds: readonly K[], rules: Readonly<Record<K, R>>) {
  const kind = kindOf(element, kinds);
  return { kind, rule: rules[kind] };
}

function elementOf(
  element: PlaneElement | LineElement,
  index: number,
  brush: Brush,
  { kind, rule }: { readonly kind: string; readonly rule: Pick<ElementRule<never>, 'draw'> },
): SceneElement {
  // The rule is that of the element's own kind.
  const drawn = (rule as ElementRule<PlaneElement | LineElement>).draw(element, brush);
  return {
    kind,
    when: element.when ?? 'always',
    colour: element.colour ?? (index % mostColours) + 1,
    stroke: element.stroke ?? (kind === 'asymptote' ? 'dashed' : 'solid'),
    label: brush.text(element.label ?? ''),
    strokes: drawn.strokes ?? [],
    areas: drawn.areas ?? [],
    marks: drawn.marks ?? [],
    texts: drawn.texts ?? [],
    readings: drawn.readings ?? [],
  };
}
