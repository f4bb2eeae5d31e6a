import type { Slots } from '../exercises/expressions/value.ts';
import type { Printer } from '../exercises/text/template.ts';
import { type CompiledFigure, sliderOf } from './compile.ts';
import { drawScene, workOfFigure } from './draw.ts';
import type { Scene } from './scene.ts';
import { sliderSteps, withSteps } from './slider.ts';

/** The budget for all steps of a slider together. */
const workOfSlider = 8 * workOfFigure;

/**
 * Draws a figure with the values of a draw. Throws RangeError with the reason when they cannot be drawn, and
 * `LimitReached` when it would take too long; the last call of `onPlace` names the place concerned.
 */
export function drawFigure(
  compiled: CompiledFigure,
  slots: Slots,
  printer: Printer,
  onPlace: (place: string) => void = () => undefined,
): Scene {
  const slider = sliderOf(compiled.figure);
  if (!slider) return drawScene(compiled, slots, printer, onPlace);
  onPlace('slider');
  const { values, start } = sliderSteps(compiled, slider, slots);
  const scenes = values.map((value) => {
    const all = [...slots, value];
    return drawScene(compiled, all, printer.with(all, compiled.scope), onPlace, workOfSlider / values.length);
  });
  onPlace('slider');
  return withSteps(slider.variable, scenes, values, start);
}
