import { number, rationalNear } from './exact.ts';

/** Answers drawn on figures, without the engine: for pages. */
export type * from './drawing.ts';
export { gapOf, toolRules, valueOf } from './tools.ts';
export { placeOfSide } from './line-tools.ts';
export { piecesOf } from './interval-tool.ts';

/** A coordinate as plain maths: `1.5`, `-2/3`, `pi/2`. */
export const coordinateText = (value: number, isPi: boolean): string =>
  number(rationalNear(isPi ? value / Math.PI : value), isPi ? 1 : 0);
