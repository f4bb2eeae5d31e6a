import { fill } from '../../message.ts';
import * as m from './messages.ts';
import type { SceneWindow } from '../scene.ts';
import type { Graph, Handle, Place, Stroke, ToolRules } from './drawing.ts';
import { exactPlace, number } from './exact.ts';

/** A piece of a number line, from its lower end to its upper one. */
interface Piece {
  readonly from: Handle;
  readonly to: Handle;
}

const isArrow = ({ end }: Handle): boolean => end === 'arrow';

/** The ends come in pairs. The first of a pair may go to the left without end, the second to the right; else their order is free. */
export function piecesOf(handles: readonly Handle[]): readonly Piece[] {
  return handles.flatMap((first, index) => {
    const second = handles[index + 1];
    if (index % 2 === 1 || !second) return [];
    const isTurned = !isArrow(first) && !isArrow(second) && first.x > second.x;
    return [isTurned ? { from: second, to: first } : { from: first, to: second }];
  });
}

/** Pieces of a number line, each with its two ends. */
export const interval: ToolRules = {
  usualCount: 1,
  handles: (count) => (count === 'free' ? 2 : 2 * count),
  nameOf: (index) => {
    const isLeft = index % 2 === 0;
    if (index < 2) return fill(isLeft ? m.leftEnd : m.rightEnd);
    return fill(isLeft ? m.leftEndOf : m.rightEndOf, { piece: Math.floor(index / 2) + 1 });
  },
  only: () => 'x',
  gap: ({ handles }) => {
    const pieces = piecesOf(handles);
    const isPoint = pieces.some(({ from, to }) => !isArrow(from) && !isArrow(to) && from.x === to.x);
    return isPoint ? fill(m.noInterval) : undefined;
  },
  print: ({ handles }, graph) =>
    [...piecesOf(handles)]
      .sort((a, b) => lower(a) - lower(b))
      .map((piece) => pieceText(piece, graph))
      .join(' union '),
  outline: ({ handles }, window) => ({
    strokes: piecesOf(handles).map((piece) => strokeOf(piece, window)),
    areas: [],
  }),
};

const lower = ({ from }: Piece): number => (isArrow(from) ? -Infinity : from.x);

function pieceText({ from, to }: Piece, { snap }: Pick<Graph, 'snap'>): string {
  const text = (handle: Handle): string => number(exactPlace(handle, snap).x, snap.isPiX ? 1 : 0);
  const start = isArrow(from) ? '(-oo' : `${from.end === 'closed' ? '[' : '('}${text(from)}`;
  const end = isArrow(to) ? 'oo)' : `${text(to)}${to.end === 'closed' ? ']' : ')'}`;
  return `${start}, ${end}`;
}

function strokeOf({ from, to }: Piece, { left, right }: SceneWindow): Stroke {
  const places: Place[] = [
    { x: isArrow(from) ? left : from.x, y: 0 },
    { x: isArrow(to) ? right : to.x, y: 0 },
  ];
  return { places, isThick: true };
}
