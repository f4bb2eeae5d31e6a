import { closing, failAtUnexpected } from './arguments.ts';
import type { Token } from '../tokens/lexer.ts';
import { open } from './cursor.ts';
import { type Parser } from './parser.ts';
import type { BracketShape, Expression, MatrixNode } from '../tree.ts';

const shapes: Readonly<Record<string, BracketShape>> = { '(': 'round', '[': 'square', '<': 'angle' };
/** The text of the token that closes what `text` opens. */
function closer(text: string): string {
  return text === '<' ? '>' : text.length > 1 ? text : (closing[text] ?? text);
}

/** Takes the closing bracket `text`, or fails with what is missing. */
export function expectClose(parser: Parser, opening: Token, text: string): void {
  const { token } = parser;
  if (token.kind === 'close' && token.text === text) {
    parser.take();
    return;
  }
  if (
    token.kind === 'end' ||
    token.kind === 'close' ||
    token.kind === 'brace-close' ||
    token.kind === 'align' ||
    token.kind === 'row'
  ) {
    parser.fail('missing-close-bracket', opening, closing[text] ?? text);
  }
  failAtUnexpected(parser);
}

/** Anything in brackets: groups, tuples, intervals, sets, floors and ceilings, sized bars. */
export function brackets(parser: Parser): Expression {
  const opening = parser.take();
  const { text, start } = opening;
  if (text === '{' || text === '.') return text === '{' ? setOrCases(parser, opening) : unfenced(parser, opening);
  if (text === '|' || text === '‖') return sizedBars(parser, opening);
  if (text === 'floor' || text === 'ceil') {
    const body = parser.within(open, () => parser.expression());
    expectClose(parser, opening, text);
    return { kind: 'call', name: text, args: [body], bracketed: true, span: parser.spanFrom(start) };
  }
  return parser.within({ ...open, angle: parser.source[start] === '<' }, () => pairOrGroup(parser, opening));
}

function pairOrGroup(parser: Parser, opening: Token): Expression {
  const { text, start } = opening;
  const shape = shapes[text];
  if (parser.token.kind === 'close' && parser.token.text === closer(text)) {
    parser.take();
    if (text === '[') return { kind: 'tuple', shape: 'square', items: [], span: parser.spanFrom(start) };
    parser.fail('empty-brackets', parser.spanFrom(start));
  }
  if (text === '(' && parser.opensPoint(opening.end)) return barredPoint(parser, opening);
  const inner = parser.around;
  const items = parser.items((index) => {
    if (index === 0 && text !== ']') return parser.expression();
    return parser.within({ ...inner, secondEnd: true }, () => parser.expression());
  });
  const close = closeSign(parser, opening);
  const [first, second] = items;
  if (shape && close === closer(text)) {
    const span = parser.spanFrom(start);
    const rows =
      parser.plain && (items.length > 1 || first?.kind === 'tuple') ? matrixOfRows(items, shape, span) : undefined;
    if (rows) return rows;
    if (items.length === 1 && first)
      return fencedMatrix(first, shape, span) ?? { kind: 'group', shape, body: first, span };
    return { kind: 'tuple', shape, items, span };
  }
  const isEnd = '()[]'.includes(close) && text !== '<';
  if (!isEnd || items.length !== 2 || !first || !second) {
    parser.fail('missing-close-bracket', opening, text === ']' ? '[' : closing[text]);
  }
  return {
    kind: 'interval',
    start: first,
    end: second,
    startClosed: text === '[',
    endClosed: close === ']',
    span: parser.spanFrom(start),
  };
}

/** (-7|3): the bar stands where others write a comma. */
function barredPoint(parser: Parser, opening: Token): Expression {
  const coordinate = (): Expression => parser.within({ ...open, element: true }, () => parser.expression());
  const first = coordinate();
  if (!parser.takeIf('bar', '|')) failAtUnexpected(parser);
  const second = coordinate();
  expectClose(parser, opening, ')');
  return { kind: 'tuple', shape: 'round', items: [first, second], span: parser.spanFrom(opening.start) };
}

/** Takes the sign that closes and gives it as text; `>` closes an angle typed as `<`. */
function closeSign(parser: Parser, opening: Token): string {
  const { token } = parser;
  const reversed = token.kind === 'open' && token.text === '[';
  const angle = token.kind === 'relation' && token.text === '>' && parser.around.angle;
  if (token.kind === 'close' || reversed || angle) return parser.take().text;
  expectClose(parser, opening, opening.text === ']' ? '[' : closer(opening.text));
  return '';
}

/** \left(\begin{matrix}…\end{matrix}\right) is a matrix in round brackets. */
function fencedMatrix(
  body: Expression,
  shape: BracketShape,
  span: { start: number; end: number },
): MatrixNode | undefined {
  if (body.kind !== 'matrix' || body.fence !== 'none' || (shape !== 'round' && shape !== 'square')) return undefined;
  return { ...body, fence: shape, span };
}

/** Typed text: [[1, 2], [3, 4]] is a matrix when its rows are lists of the same length. */
function matrixOfRows(
  items: readonly Expression[],
  shape: BracketShape,
  span: { start: number; end: number },
): MatrixNode | undefined {
  if (shape !== 'square') return undefined;
  const rows: (readonly Expression[])[] = [];
  for (const item of items) {
    if (item.kind === 'tuple' && item.shape === 'square' && item.items.length > 0) rows.push(item.items);
    else if (item.kind === 'group' && item.shape === 'square') rows.push([item.body]);
    else return undefined;
  }
  if (rows.some((row) => row.length !== rows[0]?.length)) return undefined;
  return { kind: 'matrix', rows, fence: 'square', span };
}

function sizedBars(parser: Parser, opening: Token): Expression {
  const body = parser.within(open, () => parser.expression());
  expectClose(parser, opening, opening.text);
  const span = parser.spanFrom(opening.start);
  if (body.kind === 'matrix' && body.fence === 'none' && opening.text === '|') return { ...body, fence: 'bar', span };
  return opening.text === '‖' ? { kind: 'absolute', body, norm: true, span } : { kind: 'absolute', body, span };
}

/** |x| without sizes: the bar opens where an operand is due and closes after one. */
export function absoluteBars(parser: Parser): Expression {
  const opening = parser.take();
  const body = parser.within({ ...open, bar: true }, () => parser.expression());
  const { token } = parser;
  if (token.kind !== 'bar' || token.text !== opening.text) {
    if (token.kind === 'end' || token.kind === 'close' || token.kind === 'bar') {
      parser.fail('missing-close-bracket', opening, opening.text === '|' ? '|' : '‖');
    }
    failAtUnexpected(parser);
  }
  parser.take();
  const span = parser.spanFrom(opening.start);
  return opening.text === '‖' ? { kind: 'absolute', body, norm: true, span } : { kind: 'absolute', body, span };
}

function unfenced(parser: Parser, opening: Token): Expression {
  const body = parser.within(open, () => parser.expression());
  if (parser.token.kind !== 'close') parser.fail('missing-close-bracket', opening, '\\right.');
  if (!(parser.token.text === '.' || parser.token.text === '}')) failAtUnexpected(parser);
  parser.take();
  return body;
}

/** {1, 2}, {x : x > 0}, {}, and \left\{ before rows of cases. */
function setOrCases(parser: Parser, opening: Token): Expression {
  const { start } = opening;
  if (parser.takeIf('close', '}')) return { kind: 'set', items: [], span: parser.spanFrom(start) };
  return parser.within(open, () => {
    const element = { ...open, element: true };
    const items = parser.items(() => parser.within(element, () => parser.expression()));
    const [first] = items;
    const { token } = parser;
    const separates = token.kind === 'mid' || token.text === 'colon' || (token.kind === 'bar' && token.text === '|');
    if (separates && first && items.length === 1) {
      parser.take();
      const condition = parser.list();
      expectClose(parser, opening, '}');
      return { kind: 'set-builder', element: first, condition, span: parser.spanFrom(start) };
    }
    if (first?.kind === 'matrix' && items.length === 1 && token.kind === 'close' && token.text === '.') {
      parser.take();
      return { ...first, fence: 'cases', span: parser.spanFrom(start) };
    }
    expectClose(parser, opening, '}');
    return { kind: 'set', items, span: parser.spanFrom(start) };
  });
}
