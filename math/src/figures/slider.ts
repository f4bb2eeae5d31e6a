import {
  add,
  divide,
  floor,
  fromNumber,
  isInteger,
  multiply,
  rational,
  type Rational,
  sign,
  subtract,
  toNumber,
} from '../algebra/numbers/rational.ts';
import { type FigureNumber, type FigureSlider, mostSteps } from '../exercises/document/figures.ts';
import { plainOfValue, type Slots, type Value } from '../exercises/expressions/value.ts';
import { type CompiledFigure, sliderOf } from './compile.ts';
import { mostBytesOfSlider, type Scene, type SceneStep } from './scene.ts';

/** The values of a slider in a draw, and which of them it begins with. Throws RangeError where it has none. */
export function sliderSteps(
  { expressions }: CompiledFigure,
  slider: FigureSlider,
  slots: Slots,
): { readonly values: readonly Value[]; readonly start: number } {
  const numberAt = (value: FigureNumber): Rational => {
    const exact = typeof value === 'number' ? fromNumber(value) : expressions.get(value)?.number(slots);
    if (!exact) throw new RangeError(`a slider with a number that is not rational (${value})`);
    return exact;
  };
  const [from, to, step] = [numberAt(slider.from), numberAt(slider.to), numberAt(slider.step)];
  if (sign(step) <= 0) throw new RangeError('a slider with a step that is not positive');
  const last = toNumber(floor(divide(subtract(to, from), step)));
  if (last < 1) throw new RangeError('a slider that ends where it begins');
  if (last >= mostSteps) throw new RangeError(`a slider with more than ${mostSteps} steps`);
  const start = divide(subtract(numberAt(slider.start ?? slider.from), from), step);
  const first = toNumber(start);
  if (!isInteger(start) || first < 0 || first > last) throw new RangeError('a slider that starts between its steps');
  const isDecimal = [slider.from, slider.step].some((value) => String(value).includes('.'));
  return {
    values: Array.from({ length: last + 1 }, (_, index) => ({
      kind: 'number',
      rational: add(from, multiply(rational(index), step)),
      decimal: isDecimal,
    })),
    start: first,
  };
}

/** The values of a draw for each step of a figure's slider; those of the draw alone without one. */
export function slotsOfSteps(compiled: CompiledFigure, slots: Slots): readonly Slots[] {
  const slider = sliderOf(compiled.figure);
  return slider ? sliderSteps(compiled, slider, slots).values.map((value) => [...slots, value]) : [slots];
}

/** The scene of the first step, with what the others change. Throws RangeError where this is too much. */
export function withSteps(variable: string, scenes: readonly Scene[], values: readonly Value[], start: number): Scene {
  const base = scenes[start];
  if (!base) throw new RangeError('a slider without a step to start with');
  const known = base.elements.map((element) => JSON.stringify(element));
  const steps = scenes.map(({ describe, elements }, step): SceneStep => ({
    value: plainOfValue(values[step]),
    describe,
    elements: elements.map((element, index) => (JSON.stringify(element) === known[index] ? null : element)),
  }));
  const scene = { ...base, slider: { variable, start, steps } };
  if (JSON.stringify(scene).length > mostBytesOfSlider) throw new RangeError('more to be drawn than a slider can hold');
  return scene;
}
