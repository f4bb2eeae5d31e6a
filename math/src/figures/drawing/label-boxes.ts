import type { FigureSize } from '../../exercises/document/figures.ts';
import { boxWidth, type Anchor, type SceneText } from '../scene.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The width of a figure's window on a page, in pixels, without the room for numbers beside it. */
const widths: Readonly<Record<FigureSize, number>> = { small: 185, normal: 340, wide: 575 };
const widthOfSign = 8;
const lineHeight = 20;
/** Empty room at the sides of a text, and from its place to it. */
const [padding, gap] = [4, 4];

const sides: Readonly<Record<Anchor, readonly [x: number, y: number]>> = {
  centre: [-0.5, -0.5],
  n: [-0.5, -1],
  ne: [0, -1],
  e: [0, -0.5],
  se: [0, 0],
  s: [-0.5, 0],
  sw: [-1, 0],
  w: [-1, -0.5],
  nw: [-1, -1],
};

/** The approximate size of a text in the box of its figure. */
export function boxOfText({ text, x, y, anchor }: SceneText, size: FigureSize): Box {
  const unit = boxWidth / widths[size];
  const [width, height] = [(signsOf(text) * widthOfSign + 2 * padding) * unit, lineHeight * unit];
  const [byX, byY] = sides[anchor];
  const [left, top] = [x + byX * width + (byX + 0.5) * 2 * gap * unit, y + byY * height + (byY + 0.5) * 2 * gap * unit];
  return { left, right: left + width, top, bottom: top + height };
}

/** The approximate width of a typeset text, in characters. */
const signsOf = (text: string): number =>
  Math.max(1, text.replaceAll(/\\[a-zA-Z]+/g, 'x').replaceAll(/[${}\\^_*\s]/g, '').length);

/** The share of the smaller box that lies under the other. */
export function coverOf(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const area = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);
  return across <= 0 || down <= 0 ? 0 : (across * down) / Math.min(area(one), area(other));
}
