import type { Scene, SceneAxis } from '@lemma/math/document';
import type { CSSProperties } from 'react';

/** How wide the window of a figure is on a page that has room, without the numbers beside it, in pixels. */
export const widths: Readonly<Record<Scene['size'], number>> = { small: 185, normal: 340, wide: 575 };

/** The widths below which fewer numbers have room, as in the stylesheet. */
const narrower = { phone: 190, choice: 90 } as const;

/** A place of the box of a scene, for a stylesheet that puts words and handles over the drawing. */
export const placeIn = ({ width, height }: Scene, x: number, y: number): CSSProperties => ({
  '--x': `${(x / width) * 100}%`,
  '--y': `${(y / height) * 100}%`,
});

const widthOfSign = 7.5;
const gap = 8;

/**
 * Counts the ticks from one number to the next, so that numbers beside each other do not touch when the
 * figure is so wide.
 */
function strideOf({ direction, ticks }: SceneAxis, scene: Scene, pixels: number): number {
  const [first, second] = ticks;
  if (!first || !second) return 1;
  const apart = (Math.abs(second.at - first.at) / scene.width) * pixels;
  const longest = Math.max(...ticks.map(({ text }) => text.length));
  const needed = direction === 'x' ? longest * widthOfSign + gap : 18;
  return Math.max(1, Math.ceil(needed / Math.max(1, apart)));
}

/** A number at a tick, and the figures that show it: `all`, or only those wider than on a phone or in a choice. */
export interface NumberAtTick {
  readonly at: number;
  readonly text: string;
  readonly room: 'all' | 'phone' | 'choice';
}

/** The numbers at the ticks of an axis: all, or each second, fifth, tenth … where they would touch. */
export function numbersAt(axis: SceneAxis, scene: Scene): readonly NumberAtTick[] {
  const { ticks, direction } = axis;
  if (scene.kind === 'chart' && ticks.some(({ text }) => !isNumber(text))) {
    return ticks.map((tick) => ({ ...tick, room: 'all' as const }));
  }
  const crossing = scene.axes.find((other) => other.direction !== direction);
  const most = direction === 'x' ? scene.width : scene.height;
  // The number where the axes cross would cover the other axis.
  const isCrossed = (at: number): boolean =>
    crossing !== undefined && crossing.at > 1 && crossing.at < most - 1 && Math.abs(crossing.at - at) < 1;
  // Each stride is a multiple of the one before: what a narrower figure has, a wider one has too.
  const strideAt = (pixels: number, before: number): number =>
    before * nice(strideOf(axis, scene, Math.min(pixels, widths[scene.size])) / before);
  const all = strideAt(widths[scene.size], 1);
  const phone = strideAt(narrower.phone, all);
  const choice = strideAt(narrower.choice, phone);
  const origin = Math.max(
    0,
    ticks.findIndex(({ text }) => text === '0'),
  );
  return ticks.flatMap(({ at, text }, index) => {
    const steps = Math.abs(index - origin);
    if (text === '' || isCrossed(at) || steps % all !== 0) return [];
    const room = steps % choice === 0 ? 'all' : steps % phone === 0 ? 'choice' : 'phone';
    return [{ at, text, room }];
  });
}

const isNumber = (text: string): boolean => /^[−\d.,π/√∞ ]*$/u.test(text);

/** Strides in which people count. */
const nice = (stride: number): number => [1, 2, 5, 10, 20, 50].find((one) => one >= stride) ?? 100;

/** Room to the left of the box for the numbers of the y-axis, in signs. */
export function signsOnTheLeft({ axes }: Scene): number {
  const upright = axes.find(({ direction }) => direction === 'y');
  if (!upright || upright.at > 90) return 1;
  return Math.max(1, ...upright.ticks.map(({ text }) => text.length));
}

/** Room below the box: for numbers, and for the words at the axis of a chart. */
export function roomBelow({ kind, axes }: Scene): 'none' | 'numbers' | 'words' {
  const across = axes.find(({ direction }) => direction === 'x');
  if (!across) return 'none';
  return kind === 'chart' && across.label !== '' ? 'words' : 'numbers';
}

const curved = new Set(['curve', 'curveOfY', 'parametric', 'polar', 'implicit', 'line', 'ray']);

/**
 * Line styles for lines that only their colour would tell apart: of each element its number among the colours of the
 * figure's curves, from 1 on; 0 where its line stays as it is. Every line has its style on paper and in forced colours.
 */
export function lineStyles({ elements }: Scene): readonly number[] {
  const isPlain = (index: number): boolean => {
    const element = elements[index];
    return element !== undefined && curved.has(element.kind) && element.stroke === 'solid';
  };
  const colours = [...new Set(elements.flatMap(({ colour }, index) => (isPlain(index) ? [colour] : [])))];
  return elements.map(({ colour }, index) => (isPlain(index) ? colours.indexOf(colour) + 1 : 0));
}
