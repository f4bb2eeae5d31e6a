import type { LineElementKind, LineElements } from '../../exercises/document/figures.ts';
import type { Expression } from '../../notation/tree.ts';
import { decimalsFor, printed } from '../drawing/window.ts';
import type { SceneMark, SceneStroke, SceneText } from '../scene.ts';
import { comparisonsOf, membersOf, numberOf } from '../values.ts';
import type { Brush, Drawn, ElementRule } from './brush.ts';

/** A piece of a number line; an end at infinity is open. */
export interface LinePiece {
  readonly from: number;
  readonly to: number;
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

function drawInterval(element: LineElements['interval'], brush: Brush): Drawn {
  const { frame } = brush;
  const { left, right } = frame.window;
  const pieces = piecesOfLine(brush.tree(element.interval), left, right);
  const y = frame.height / 2;
  const seen = pieces.filter(({ from, to }) => to >= left && from <= right);
  const strokes: SceneStroke[] = seen.flatMap((piece) => {
    const [from, to] = [Math.max(left, piece.from), Math.min(right, piece.to)];
    if (from === to) return [];
    return [
      {
        places: [frame.x(from), y, frame.x(to), y],
        ...(piece.from < left ? { start: 'arrow' as const } : {}),
        ...(piece.to > right ? { end: 'arrow' as const } : {}),
      },
    ];
  });
  const marks = seen.flatMap(({ from, to, hasFrom, hasTo }): SceneMark[] => [
    ...(from >= left ? [{ mark: hasFrom ? ('dot' as const) : ('ring' as const), x: frame.x(from), y }] : []),
    ...(to <= right && to !== from ? [{ mark: hasTo ? ('dot' as const) : ('ring' as const), x: frame.x(to), y }] : []),
  ]);
  const text = brush.text(element.label ?? '');
  const [first] = strokes;
  const middle = first ? ((first.places[0] ?? 0) + (first.places[2] ?? 0)) / 2 : 0;
  return {
    strokes,
    marks,
    texts: text === '' || !first ? [] : [{ text, x: middle, y: y - 18, anchor: 'n' }],
    readings: seen.map((piece) => [printedPiece(piece, decimalsFor(right - left))]),
  };
}

/** The finite ends of an interval, or of the pieces of a set given by inequalities, between two places. */
export function endsOfPieces(tree: Expression, left: number, right: number): readonly number[] {
  return piecesOfLine(tree, left, right)
    .flatMap(({ from, to }) => [from, to])
    .filter(Number.isFinite);
}

function printedPiece({ from, to, hasFrom, hasTo }: LinePiece, decimals: number): string {
  const [low, high] = [from, to].map((end) => (Number.isFinite(end) ? printed(end, decimals) : end < 0 ? '−∞' : '∞'));
  return `${hasFrom ? '[' : '('}${low}, ${high}${hasTo ? ']' : ')'}`;
}

/** The pieces of an interval, a union or intersection, a set of numbers, or an inequality in x. Throws RangeError. */
export function piecesOfLine(tree: Expression, left: number, right: number): readonly LinePiece[] {
  switch (tree.kind) {
    case 'group':
      return piecesOfLine(tree.body, left, right);
    case 'interval':
      return [piece(tree.start, tree.end, tree.startClosed, tree.endClosed)];
    case 'tuple': {
      const [from, to, ...rest] = tree.items;
      if (!from || !to || rest.length > 0) break;
      const isClosed = tree.shape === 'square';
      return [piece(from, to, isClosed, isClosed)];
    }
    case 'set-operation':
      if (tree.operator === 'union') return tree.operands.flatMap((operand) => piecesOfLine(operand, left, right));
      break;
    case 'set':
      return membersOf(tree).map((member) => {
        const value = numberOf(member);
        return { from: value, to: value, hasFrom: true, hasTo: true };
      });
    case 'logic':
      if (tree.operator === 'or') return tree.operands.flatMap((operand) => piecesOfLine(operand, left, right));
      return solved(tree, left, right);
    case 'relation':
      return solved(tree, left, right);
    default:
  }
  throw new RangeError('an interval that is none');
}

function piece(start: Expression, end: Expression, startClosed: boolean, endClosed: boolean): LinePiece {
  const [from, to] = [endOf(start), endOf(end)];
  if (!(from <= to)) throw new RangeError('an interval that ends before it begins');
  return { from, to, hasFrom: startClosed && Number.isFinite(from), hasTo: endClosed && Number.isFinite(to) };
}

function endOf(tree: Expression): number {
  if (tree.kind === 'constant' && tree.name === 'infinity') return Infinity;
  if (tree.kind === 'negate') return -endOf(tree.operand);
  if (tree.kind === 'positive' || tree.kind === 'group') return endOf(tree.kind === 'group' ? tree.body : tree.operand);
  return numberOf(tree);
}

const looks = 2000;

/** The pieces of a window and a little beyond it in which all comparisons in x hold. */
function solved(tree: Expression, left: number, right: number): readonly LinePiece[] {
  const comparisons = comparisonsOf(tree);
  if (comparisons.some(({ operator }) => !['<', '<=', '>', '>='].includes(operator))) {
    throw new RangeError('an interval that is not given by inequalities');
  }
  const holds = (x: number): boolean => comparisons.every(({ margin }) => margin(x, 0) > 0);
  const hasBorder = (x: number): boolean =>
    comparisons.every(({ margin, isStrict }) => (isStrict ? margin(x, 0) > 0 : margin(x, 0) >= 0));
  const reach = (right - left) * 0.05;
  const at = (k: number): number => left - reach + ((right - left + 2 * reach) * (k + 0.38)) / looks;
  const pieces: LinePiece[] = [];
  let from: number | undefined = holds(at(0)) ? -Infinity : undefined;
  for (let k = 1; k <= looks; k++) {
    const [before, now] = [at(k - 1), at(k)];
    if (holds(before) === holds(now)) continue;
    const border = borderBetween(before, now, holds);
    if (from === undefined) from = border;
    else {
      pieces.push({ from, to: border, hasFrom: Number.isFinite(from) && hasBorder(from), hasTo: hasBorder(border) });
      from = undefined;
    }
  }
  if (from !== undefined) {
    pieces.push({ from, to: Infinity, hasFrom: Number.isFinite(from) && hasBorder(from), hasTo: false });
  }
  return pieces;
}

/** The place at which a condition changes, as a number that people write if one is close. */
function borderBetween(one: number, other: number, holds: (x: number) => boolean): number {
  const first = holds(one);
  let [low, high] = [one, other];
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2;
    if (holds(middle) === first) low = middle;
    else high = middle;
  }
  const near = Math.round(low * 1e9) / 1e9;
  return Math.abs(near - low) < 1e-9 ? near : low;
}

function drawPointsOfLine(element: LineElements['points'], brush: Brush): Drawn {
  const { frame } = brush;
  const { left, right } = frame.window;
  const values = membersOf(brush.tree(element.points)).map(numberOf);
  const labels = element.labels ?? (element.label === undefined ? [] : [element.label]);
  const y = frame.height / 2;
  return {
    marks: values
      .filter((value) => value >= left && value <= right)
      .map((value) => ({ mark: element.mark ?? 'dot', x: frame.x(value), y })),
    texts: values.flatMap((value, k): SceneText[] => {
      const text = brush.text(labels[k] ?? '');
      return text === '' || value < left || value > right ? [] : [{ text, x: frame.x(value), y: y - 18, anchor: 'n' }];
    }),
    readings: values.map((value) => [printed(value, decimalsFor(right - left))]),
  };
}

function drawTextOfLine(element: LineElements['text'], brush: Brush): Drawn {
  const { frame } = brush;
  const x = numberOf(brush.tree(element.at));
  const { left, right } = frame.window;
  if (x < left || x > right) return {};
  return { texts: [{ text: brush.text(element.text), x: frame.x(x), y: frame.height / 2 - 18, anchor: 'n' }] };
}

/** How every kind of element of a number line is read and drawn. */
export const numberLineRules: { readonly [K in LineElementKind]: ElementRule<LineElements[K]> } = {
  interval: { letters: ['x'], expressions: ({ interval }) => [interval], draw: drawInterval },
  points: {
    letters: [],
    expressions: ({ points }) => [points],
    texts: ({ labels }) => labels ?? [],
    draw: drawPointsOfLine,
  },
  text: { letters: [], expressions: ({ at }) => [at], texts: ({ text }) => [text], draw: drawTextOfLine },
};

export const lineElementKinds = Object.keys(numberLineRules) as readonly LineElementKind[];
