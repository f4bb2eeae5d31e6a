import { open } from './cursor.ts';
import { type Parser } from './parser.ts';
import type { Expression, MatrixNode } from '../tree.ts';

const fences: Readonly<Record<string, MatrixNode['fence']>> = {
  matrix: 'none',
  smallmatrix: 'none',
  array: 'none',
  pmatrix: 'round',
  bmatrix: 'square',
  Bmatrix: 'curly',
  vmatrix: 'bar',
  cases: 'cases',
  dcases: 'cases',
};

const environmentName = /\s*\{\s*([a-zA-Z]+)\*?\s*\}/y;
const columns = /\s*(?:\[[a-z]\]\s*)?\{[lcr|\s]*\}/y;
const rowSpace = /\s*\[\s*[\d.]+\s*(?:pt|em|ex|mm|cm)\s*\]/y;

/** \begin{…} to \end{…}: matrices by fence, arrays, and cases. */
export function environment(parser: Parser): Expression {
  const beginning = parser.token;
  const name = takeName(parser);
  const fence = fences[name];
  if (fence === undefined) parser.fail('unknown-command', parser.spanFrom(beginning.start), name);
  if (name === 'array') takePattern(parser, columns);
  const rows: Expression[][] = [];
  parser.within(open, () => {
    while (parser.token.kind !== 'end-environment') {
      rows.push(row(parser, fence === 'cases', name));
      if (parser.token.kind !== 'row') break;
      parser.take();
      takePattern(parser, rowSpace);
    }
  });
  if (parser.token.kind !== 'end-environment') parser.fail('missing-end', beginning, name);
  const closing = parser.token;
  if (takeName(parser) !== name) parser.fail('missing-end', closing, name);
  const span = parser.spanFrom(beginning.start);
  if (rows.length === 0) parser.fail('empty-brackets', span);
  if (fence !== 'cases' && rows.some((each) => each.length !== rows[0]?.length)) parser.fail('ragged-rows', span);
  return { kind: 'matrix', rows, fence, span };
}

/** Takes \begin or \end with the name in braces that follows. */
function takeName(parser: Parser): string {
  environmentName.lastIndex = parser.token.end;
  const found = environmentName.exec(parser.source);
  if (!found) parser.fail('missing-close-brace', parser.token);
  parser.takeUntil(environmentName.lastIndex);
  return found[1] ?? '';
}

function takePattern(parser: Parser, pattern: RegExp): void {
  pattern.lastIndex = parser.last.end;
  if (pattern.test(parser.source)) parser.retakeFrom(pattern.lastIndex);
}

function row(parser: Parser, isCase: boolean, name: string): Expression[] {
  const cells: Expression[] = [];
  for (;;) {
    cells.push(cell(parser, isCase, name));
    if (parser.token.kind !== 'align') return cells;
    parser.take();
  }
}

function atCellEnd(parser: Parser): boolean {
  const { kind } = parser.token;
  return kind === 'align' || kind === 'row' || kind === 'end-environment' || kind === 'end';
}

/** A cell. In cases, a leading "if" and a comma at the end are only words around the content. */
function cell(parser: Parser, isCase: boolean, name: string): Expression {
  if (parser.token.kind === 'placeholder') parser.fail('empty-box');
  if (parser.token.kind === 'end') parser.fail('missing-end', parser.last, name);
  if (atCellEnd(parser)) parser.fail('missing-item', parser.token);
  if (!isCase) return parser.list();
  if (parser.token.kind === 'text') {
    const text = parser.take();
    if (atCellEnd(parser)) return { kind: 'text', text: text.text, span: parser.spanFrom(text.start) };
  }
  const items = [parser.expression()];
  while (parser.takeIf('comma')) {
    if (!atCellEnd(parser)) items.push(parser.expression());
  }
  const [only] = items;
  return items.length === 1 && only ? only : { kind: 'list', items, span: parser.spanFrom(only?.span?.start ?? 0) };
}
