import type { Scene, SceneAxis } from '@lemma/math/document';
import type { CSSProperties } from 'react';

/** How wide a figure is on a page that has room, in pixels. */
export const widths: Readonly<Record<Scene['size'], number>> = { small: 240, normal: 400, wide: 640 };

/** The least width that a figure has on a phone. */
const narrow = 250;

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

/** A number at a tick; `isRoomy` where only a wide figure has room for it. */
export interface NumberAtTick {
  readonly at: number;
  readonly text: string;
  readonly isRoomy: boolean;
}

/** The numbers at the ticks of an axis: all, or each second, fifth, tenth … where they would touch. */
export function numbersAt(axis: SceneAxis, scene: Scene): readonly NumberAtTick[] {
  const { ticks, direction } = axis;
  if (scene.kind === 'chart' && ticks.some(({ text }) => !isNumber(text))) {
    return ticks.map((tick) => ({ ...tick, isRoomy: false }));
  }
  const crossing = scene.axes.find((other) => other.direction !== direction);
  const most = direction === 'x' ? scene.width : scene.height;
  // The number where the axes cross would cover the other axis.
  const isCrossed = (at: number): boolean =>
    crossing !== undefined && crossing.at > 1 && crossing.at < most - 1 && Math.abs(crossing.at - at) < 1;
  const [all, few] = [widths[scene.size], Math.min(narrow, widths[scene.size])].map((pixels) =>
    nice(strideOf(axis, scene, pixels)),
  ) as [number, number];
  const origin = Math.max(
    0,
    ticks.findIndex(({ text }) => text === '0'),
  );
  return ticks.flatMap(({ at, text }, index) => {
    const steps = Math.abs(index - origin);
    if (text === '' || isCrossed(at) || steps % all !== 0) return [];
    return [{ at, text, isRoomy: steps % few !== 0 }];
  });
}

const isNumber = (text: string): boolean => /^[−\d.,π/√∞ ]*$/u.test(text);

/** Strides that people count in. */
const nice = (stride: number): number => [1, 2, 5, 10, 20, 50].find((one) => one >= stride) ?? 100;

/** Room to the left of the box for the numbers of the y-axis, in signs. */
export function signsOnTheLeft({ axes }: Scene): number {
  const upright = axes.find(({ direction }) => direction === 'y');
  if (!upright || upright.at > 90) return 1;
  return Math.max(1, ...upright.ticks.map(({ text }) => text.length));
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
