import type { Expression } from '../../notation/tree.ts';
import type { FigureNumber } from '../../exercises/document/figures.ts';
import type { Frame, Point } from '../drawing/window.ts';
import { decimalsFor, printed } from '../drawing/window.ts';
import type { SceneArea, SceneMark, SceneStroke, SceneText } from '../scene.ts';
import { numberOf } from '../values.ts';

/** The means to draw an element: the window, the values of the draw, and the ticks that a reader looks at. */
export interface Brush {
  readonly frame: Frame;
  /** The expression with the values of the draw in it. */
  readonly tree: (source: string) => Expression;
  /** A text of the document with the values of the draw in it. */
  readonly text: (source: string) => string;
  /** Places of the ticks of both axes. */
  readonly ticks: { readonly x: readonly number[]; readonly y: readonly number[] };
}

/** The parts of a scene's element that are drawn from an element of the document. */
export interface Drawn {
  readonly strokes?: readonly SceneStroke[];
  readonly areas?: readonly SceneArea[];
  readonly marks?: readonly SceneMark[];
  readonly texts?: readonly SceneText[];
  readonly readings?: readonly (readonly string[])[];
}

/** How one kind of element is read and drawn. */
export interface ElementRule<E> {
  /** Letters that its expression may have apart from variables. */
  readonly letters: readonly string[];
  /** Its expressions in those letters. */
  readonly expressions: (element: E) => readonly string[];
  /** Its numbers and points, without letters. */
  readonly numbers?: (element: E) => readonly (FigureNumber | undefined)[];
  /** Its texts apart from its label. */
  readonly texts?: (element: E) => readonly string[];
  /** Throws RangeError with the reason when the values of a draw cannot be drawn. */
  readonly draw: (element: E, brush: Brush) => Drawn;
}

export function numberAt(brush: Pick<Brush, 'tree'>, value: FigureNumber): number {
  return typeof value === 'number' ? value : numberOf(brush.tree(value));
}

/** The coordinates of a point as a reader sees them. */
export function readingOf(frame: Frame, { x, y }: Point): readonly string[] {
  return [printed(x, decimalsFor(frame.spanX)), printed(y, decimalsFor(frame.spanY))];
}

export const readingsOf = (frame: Frame, points: readonly Point[]): readonly (readonly string[])[] =>
  points.map((point) => readingOf(frame, point));

/** A text beside a point, on the side that lies away from another point. */
export function textAwayFrom(frame: Frame, text: string, point: Point, from: Point): SceneText {
  const [x, y] = [frame.x(point.x), frame.y(point.y)];
  const angle = Math.atan2(frame.y(from.y) - y, x - frame.x(from.x));
  const anchor = (['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const)[(Math.round(angle / (Math.PI / 4)) + 8) % 8];
  return { text, x, y, anchor: anchor ?? 'ne' };
}

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
