import { boxOfText, coverOf } from '../drawing/label-boxes.ts';
import type { Scene } from '../scene.ts';

/** Whether a label covers more than half of another. The elements of hints and the solution are there too. */
export function haveOverlap({ elements, size }: Scene): boolean {
  const boxes = elements.flatMap(({ texts }) => texts.map((text) => boxOfText(text, size)));
  return boxes.some((one, index) => boxes.slice(index + 1).some((other) => coverOf(one, other) > 0.5));
}
