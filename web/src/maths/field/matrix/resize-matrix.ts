/** By how much a matrix grows or shrinks. */
export type MatrixChange = { readonly rows: 1 | -1 } | { readonly columns: 1 | -1 };

export interface Resized {
  readonly latex: string;
  /** The number of empty boxes before the first new one; undefined when the matrix shrank. */
  readonly gap: number | undefined;
}

/** As many as the field itself takes. */
const most = 10;
const emptyCell = '\\placeholder{}';
const frame = /\\(begin|end)\{([a-z]*matrix)\}/g;

interface Frame {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/**
 * Returns the LaTeX with its matrix number `index` (the last one where there are fewer) one row or column larger or smaller
 * at its end; undefined where it cannot be. Without a matrix it gets one.
 */
export function resizedMatrix(latex: string, index: number, change: MatrixChange): Resized | undefined {
  const frames = framesIn(latex);
  const found = frames[Math.min(index, frames.length - 1)];
  if (found === undefined) return newMatrix(latex, change);
  const inner = latex.slice(found.start, found.end);
  const old = splitOutside(inner, '\\\\').map((row) => splitOutside(row, '&').map((cell) => cell.trim()));
  const columns = Math.max(...old.map((row) => row.length));
  const rows = old.map((row) => [...row, ...empties(columns - row.length)]);
  const next = 'rows' in change ? withRows(rows, change.rows, columns) : withColumns(rows, change.columns, columns);
  if (next === undefined) return undefined;
  const written = next.map((row) => row.map((cell) => (cell === '' ? emptyCell : cell)));
  const before = latex.slice(0, found.start);
  const isLarger = 'rows' in change ? change.rows > 0 : change.columns > 0;
  const kept = 'rows' in change ? written.slice(0, -1) : [written[0]?.slice(0, -1) ?? []];
  return {
    latex: before + textOf(written) + latex.slice(found.end),
    gap: isLarger ? gapsIn(before + textOf(kept)) : undefined,
  };
}

function newMatrix(latex: string, change: MatrixChange): Resized | undefined {
  if ('rows' in change ? change.rows < 0 : change.columns < 0) return undefined;
  const cells = 'rows' in change ? [[emptyCell], [emptyCell]] : [[emptyCell, emptyCell]];
  return { latex: `${latex}\\begin{pmatrix}${textOf(cells)}\\end{pmatrix}`, gap: gapsIn(latex) };
}

const empties = (count: number): string[] => Array.from({ length: count }, () => emptyCell);
const textOf = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(' & ')).join('\\\\ ');
const gapsIn = (latex: string): number => latex.split('\\placeholder').length - 1;

function withRows(rows: readonly string[][], by: 1 | -1, columns: number): readonly string[][] | undefined {
  if (by > 0) return rows.length < most ? [...rows, empties(columns)] : undefined;
  return rows.length > 1 ? rows.slice(0, -1) : undefined;
}

function withColumns(rows: readonly string[][], by: 1 | -1, columns: number): readonly string[][] | undefined {
  if (by > 0) return columns < most ? rows.map((row) => [...row, emptyCell]) : undefined;
  return columns > 1 ? rows.map((row) => row.slice(0, -1)) : undefined;
}

/** The outermost matrices, in order; `start` and `end` are those of what stands inside. */
function framesIn(latex: string): readonly Frame[] {
  const frames: Frame[] = [];
  let depth = 0;
  let start = 0;
  for (const found of latex.matchAll(frame)) {
    const at = found.index;
    if (found[1] === 'begin') {
      if (depth === 0) start = at + found[0].length;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) frames.push({ start, end: at, name: found[2] ?? '' });
    }
  }
  return frames;
}

/** Splits at a separator outside all braces and inner matrices. */
function splitOutside(text: string, separator: '\\\\' | '&'): string[] {
  const pieces = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/\\(?:begin|end)\{[a-z]*\}|\\\\|\\.|[^\\]/gsu)) {
    if (token === '{' || token.startsWith('\\begin')) depth += 1;
    else if (token === '}' || token.startsWith('\\end')) depth -= 1;
    if (depth === 0 && token === separator) pieces.push('');
    else pieces.push(pieces.pop() + token);
  }
  return pieces;
}
