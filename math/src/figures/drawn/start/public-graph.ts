import type { Graph } from '../drawing.ts';

/** Every field is named here: a field added to a graph stays on the server until it is listed below. */
export function publicGraph({ figure, tool, count, alsoTyped, isLine, shape, snap, start }: Graph): Graph {
  const { x, y, stride, isPiX, isPiY } = snap;
  return {
    figure,
    tool,
    count,
    alsoTyped,
    isLine,
    shape,
    snap: { x, y, stride, isPiX, isPiY },
    start: start.map((handle) => ({ ...handle })),
  };
}
