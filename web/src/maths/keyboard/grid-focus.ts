interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** The nearest box in the direction of an arrow key; undefined when there is none or the key is not an arrow. */
export function nearestInDirection(boxes: readonly Box[], from: number, key: string): number | undefined {
  const own = boxes[from];
  if (own === undefined || !(key in arrows)) return undefined;
  const [dx, dy] = arrows[key as keyof typeof arrows];
  let best: number | undefined;
  let bestScore = Infinity;
  for (const [index, box] of boxes.entries()) {
    if (index === from) continue;
    const right = (box.left + box.right - own.left - own.right) / 2;
    const down = (box.top + box.bottom - own.top - own.bottom) / 2;
    const ahead = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    if (ahead <= 1) continue;
    // To the side, keys of the same row only; up and down, the row comes before the column.
    if (dx !== 0 && aside > (own.bottom - own.top) / 2) continue;
    const score = dx !== 0 ? ahead : ahead * 4 + aside;
    if (score < bestScore) [best, bestScore] = [index, score];
  }
  return best;
}
