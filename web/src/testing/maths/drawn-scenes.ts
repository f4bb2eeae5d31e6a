import type { Graph, GraphTool, Scene } from '@lemma/math/document';
import type { PlaneScene } from '../../maths/graph/coordinates.ts';

/** An empty plane and a number line from −5 to 5, to draw on. */

const base: Pick<Scene, 'size' | 'describe' | 'hasTable' | 'axes' | 'grid' | 'elements'> = {
  size: 'normal',
  describe: 'An empty plane.',
  hasTable: true,
  axes: [],
  grid: 'lines',
  elements: [],
};
export const plane: PlaneScene = {
  ...base,
  name: 'plane',
  kind: 'plane',
  width: 1000,
  height: 1000,
  window: { left: -5, right: 5, bottom: -5, top: 5 },
};
export const numberLine: PlaneScene = {
  ...base,
  name: 'line',
  kind: 'number-line',
  width: 1000,
  height: 150,
  window: { left: -5, right: 5, bottom: -1, top: 1 },
};

export const graphOf = (tool: GraphTool, changes: Partial<Graph> = {}): Graph => ({
  figure: 'plane',
  tool,
  count: 2,
  alsoTyped: true,
  isLine: false,
  shape: 'set',
  snap: { x: 1, y: 1, stride: 1, isPiX: false, isPiY: false },
  start: [
    { x: -3, y: 1 },
    { x: 2, y: -2 },
  ],
  ...changes,
});
