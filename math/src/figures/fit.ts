import { bounded } from '../algebra/work.ts';
import type { CompiledExercise } from '../exercises/compile/compiled.ts';
import type { Figure, FigureAxis, LineElement, PlaneElement } from '../exercises/document/figures.ts';
import { drawValues } from '../exercises/draw/draw.ts';
import { evaluateKey } from '../exercises/expressions/expression.ts';
import { treeOfValue } from '../exercises/expressions/value.ts';
import type { Expression } from '../notation/tree.ts';
import type { CompiledFigure } from './compile.ts';
import { slotsOfSteps } from './slider.ts';
import { niceStep } from './drawing/ticks.ts';
import { numberAt } from './elements/brush.ts';
import { kindOf, planeElementKinds } from './elements/index.ts';
import { lineElementKinds } from './elements/number-line.ts';
import { type Extent, lineExtents, planeExtents, type Stretch, type Values } from './extents.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A window that holds the contents of a figure; a direction is absent when nothing determines its length. */
export interface FittedWindow {
  readonly x?: Range;
  readonly y?: Range;
}

const stepsOfFit = 300_000;

/**
 * The smallest window of round numbers that holds the points of a figure in the variants of these seeds and shows its
 * curves, without their poles; undefined when there is no such figure or it cannot be drawn.
 */
export function fitWindow(
  exercise: CompiledExercise,
  name: string,
  seeds: readonly number[],
): FittedWindow | undefined {
  const compiled = exercise.figures.find(({ figure }) => figure.name === name);
  if (!compiled || compiled.figure.kind === 'chart') return undefined;
  const windows = seeds.flatMap((seed) => {
    const drawn = drawValues(exercise, seed);
    if (!drawn.ok) return [];
    return slotsOfSteps(compiled, drawn.slots).map((slots) => {
      const tree = (source: string): Expression => {
        const expression = compiled.expressions.get(source);
        if (!expression) throw new RangeError(`an expression that was not read (${source})`);
        return treeOfValue(evaluateKey(expression, slots, compiled.scope));
      };
      return bounded(stepsOfFit, () => neededBy(compiled, { tree }));
    });
  });
  if (windows.length === 0) return undefined;
  return rounded(compiled.figure, joined(windows.map(({ x }) => x)), joined(windows.map(({ y }) => y)));
}

interface Needed {
  readonly x: Range | undefined;
  readonly y: Range | undefined;
}

function neededBy({ figure }: CompiledFigure, values: Values): Needed {
  if (figure.kind === 'chart') return { x: undefined, y: undefined };
  const extents = figure.show.flatMap((element) => {
    try {
      return [extentOf(figure, element, values)];
    } catch (error) {
      // Drawing reports this element; the others still determine the size of the window.
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
  const points = extents.flatMap(({ points = [] }) => points);
  const stretches = extents.flatMap(({ stretches = [] }) => stretches);
  const own = { x: axisOf(figure.x, values), y: figure.kind === 'number-line' ? undefined : axisOf(figure.y, values) };
  const x = joined([span(points.map((point) => point.x)), ...stretches.map((one) => endsOf(one, 'x'))]);
  const y = joined([span(points.map((point) => point.y)), ...stretches.map((one) => endsOf(one, 'y'))]);
  const [across, up] = [around(x, own.x), around(y, own.y)];
  const hasCurve = (letter: 'x' | 'y'): boolean => stretches.some((one) => one.letter === letter);
  return {
    x: joined([x, hasCurve('x') && x ? across : undefined, ...stretches.map((one) => valuesOf(one, 'y', up))]),
    y: joined([y, hasCurve('y') && y ? up : undefined, ...stretches.map((one) => valuesOf(one, 'x', across))]),
  };
}

function extentOf(figure: Figure, element: PlaneElement | LineElement, values: Values): Extent {
  // The rule is that of the element's own kind.
  const rule =
    figure.kind === 'number-line'
      ? lineExtents[kindOf(element, lineElementKinds)]
      : planeExtents[kindOf(element, planeElementKinds)];
  return (rule as (one: object, values: Values) => Extent)(element, values);
}

const axisOf = (axis: FigureAxis, values: Values): Range | undefined => {
  const [from, to] = [numberAt(values, axis.from), numberAt(values, axis.to)];
  return from < to ? { from, to } : undefined;
};

const joined = (ranges: readonly (Range | undefined)[]): Range | undefined =>
  span(ranges.flatMap((range) => (range ? [range.from, range.to] : [])));

function span(values: readonly number[]): Range | undefined {
  const finite = values.filter(Number.isFinite);
  return finite.length === 0 ? undefined : { from: Math.min(...finite), to: Math.max(...finite) };
}

const endsOf = ({ letter, from, to }: Stretch, axis: 'x' | 'y'): Range | undefined =>
  letter === axis ? span([from ?? NaN, to ?? NaN]) : undefined;

/**
 * The part of an axis on which a curve is examined: somewhat beyond the points; around a single point as far as the
 * present window reaches; without points the present window itself.
 */
function around(range: Range | undefined, own: Range | undefined): Range | undefined {
  if (range === undefined) return own;
  const isPoint = range.from === range.to;
  const more = isPoint ? ((own?.to ?? 1) - (own?.from ?? -1)) / 2 : (range.to - range.from) / 4;
  return { from: range.from - more, to: range.to + more };
}

const samples = 160;

/** The range of a function's values without those that shoot up beside a pole (Tukey's fences). */
function valuesOf(stretch: Stretch, letter: 'x' | 'y', range: Range | undefined): Range | undefined {
  const from = stretch.from ?? range?.from;
  const to = stretch.to ?? range?.to;
  if (stretch.letter !== letter || from === undefined || to === undefined || from >= to) return undefined;
  const values = Array.from({ length: samples + 1 }, (_, k) => stretch.at(from + ((to - from) * k) / samples))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const at = (share: number): number => values[Math.round(share * (values.length - 1))] ?? NaN;
  const fence = 1.5 * (at(0.75) - at(0.25));
  return span(values.filter((value) => value >= at(0.25) - fence && value <= at(0.75) + fence));
}

/** Rounds both ranges outwards with some margin, and includes an axis that is near. */
function rounded(figure: Figure, x: Range | undefined, y: Range | undefined): FittedWindow {
  const hasAxes = figure.kind !== 'geometry';
  const [across, up] = [x && airy(x, hasAxes), y && airy(y, hasAxes)];
  const isEqual = figure.kind === 'geometry' || (figure.kind === 'plane' && figure.equal === true);
  const [fittedX, fittedY] = isEqual && across && up ? inProportion(across, up) : [across, up];
  return {
    ...(fittedX && { x: fittedX }),
    ...(fittedY && figure.kind !== 'number-line' && { y: fittedY }),
  };
}

function airy({ from, to }: Range, hasAxis: boolean): Range {
  const size = to - from || Math.max(1, Math.abs(from));
  const isNear = hasAxis && from > -2 * size && to < 2 * size;
  const [low, high] = isNear ? [Math.min(0, from), Math.max(0, to)] : [from, to];
  const step = niceStep(Math.max(high - low, size));
  return {
    from: decimal((Math.ceil(low / step - 1e-9) - 1) * step),
    to: decimal((Math.floor(high / step + 1e-9) + 1) * step),
  };
}

const decimal = (value: number): number => Number(value.toPrecision(10));

/** The flattest and the highest window, as height by width, that is good to look at with the same unit both ways. */
const proportions = { least: 0.4, most: 1.2 } as const;

function inProportion(x: Range, y: Range): readonly [Range, Range] {
  const [width, height] = [x.to - x.from, y.to - y.from];
  if (height > proportions.most * width) return [stretched(x, height / proportions.most), y];
  if (height < proportions.least * width) return [x, stretched(y, width * proportions.least)];
  return [x, y];
}

function stretched({ from, to }: Range, size: number): Range {
  const step = niceStep(size);
  const more = (size - (to - from)) / 2;
  return {
    from: decimal(Math.floor((from - more) / step + 1e-9) * step),
    to: decimal(Math.ceil((to + more) / step - 1e-9) * step),
  };
}
