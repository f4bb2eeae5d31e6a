import { isLatexSource, type Piece, piecesOf, wordOf } from './pieces.ts';
import { type Notation, type NotationId, notations } from './table.ts';

type Syntax = 'latex' | 'plain';

const syntaxOf = (source: string): Syntax => (isLatexSource(source) ? 'latex' : 'plain');

/**
 * A canonical formula, LaTeX or typed maths, as people of another notation write it: decimal and list signs, names of
 * functions, joining words, brackets of intervals. Indices, units and words stay.
 */
export function formulaIn(source: string, id: NotationId, syntax: Syntax = syntaxOf(source)): string {
  if (id === 'en') return source;
  const notation = notations[id];
  const isLatex = syntax === 'latex';
  const pieces = piecesOf(source);
  const printed: string[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (!piece) continue;
    const logarithm = notation.logs && logarithmAt(pieces, index, isLatex, notation.logs);
    if (logarithm) {
      printed.push(logarithm.text);
      for (let skipped = 1; skipped < logarithm.length; skipped++) printed.push('');
      index += logarithm.length - 1;
    } else printed.push(pieceIn(piece, pieces[index + 1], pieces, index, notation, isLatex));
  }
  if (notation.interval === 'turned') turnBrackets(pieces, printed);
  return printed.join('');
}

const point = /^\s*(?:\\left)?\(([^()[\]{};|]*(?:\{[^{}]*\}[^()[\]{};|]*)*);([^;|]+?)(?:\\right)?\)\s*$/;

/** The key of a part: as `formulaIn`, with the sign of the notation between the coordinates of a point. */
export function keyIn(source: string, id: NotationId, syntax: Syntax): string {
  const printed = formulaIn(source, id, syntax);
  if (notations[id].point !== 'bar') return printed;
  return printed.replace(point, (whole, first: string, second: string) => {
    const bar = syntax === 'latex' ? '\\mid ' : ' | ';
    return whole.replace(`${first};${second}`, `${first.trimEnd()}${bar}${second.trimStart()}`);
  });
}

/** The digits of a numeral in words or speech: `1.5` as `1,5`. */
export function numeralIn(words: string, id: NotationId): string {
  const { decimal, group } = notations[id];
  const grouped = group === '\u202f' ? words : words.replace(/(?<=\d)\u202f(?=\d{3})/gu, group);
  return decimal === '.' ? grouped : grouped.replace(/(?<![\d.])(\d*)\.(\d+)(?![\d.]*\.\d)/g, '$1,$2');
}

function pieceIn(
  piece: Piece,
  next: Piece | undefined,
  pieces: readonly Piece[],
  index: number,
  notation: Notation,
  isLatex: boolean,
): string {
  const { kind, text } = piece;
  switch (kind) {
    case 'numeral':
      return printedNumeral(text, next, notation, isLatex);
    case 'command':
      return printedCommand(piece, pieces, index, notation, isLatex);
    case 'named':
    case 'letters':
      return printedWord(piece, pieces, notation, isLatex);
    case 'sign':
      return printedSign(piece, pieces, index, notation, isLatex);
    default:
      return text;
  }
}

function printedNumeral(text: string, next: Piece | undefined, notation: Notation, isLatex: boolean): string {
  const comma = isLatex ? '{,}' : ',';
  const list = `${notation.list}${isLatex ? '' : ' '}`;
  // Signs between digits that are not decimal points are those of a list.
  const parts = text.split(/(\{,\}|[.,])/);
  const printed = parts.map((part, place) => {
    if (place % 2 === 0) return part;
    if (part === '.') return notation.decimal === ',' ? comma : '.';
    if (part === '{,}') return '\\,';
    return notation.list === ';' ? list : part;
  });
  const whole = printed.join('');
  const isGroup = notation.group === '’' && next?.text === '\\,' && /^\d{1,3}$/.test(text);
  return isGroup || !whole.startsWith(comma) || notation.decimal === '.' ? whole : `0${whole}`;
}

function printedCommand(
  { text }: Piece,
  pieces: readonly Piece[],
  index: number,
  notation: Notation,
  isLatex: boolean,
): string {
  const name = notation.functions[text.slice(1)];
  if (name !== undefined) return `\\operatorname{${name}}`;
  if (text === '\\,' && notation.group === '’') return isBetweenGroups(pieces, index) ? '{’}' : text;
  if (text === '\\div' && notation.divide === ':') return keepsDivision(pieces, index, isLatex) ? text : ':';
  if (text === '\\times' && notation.times === '·') return isBetweenDigits(pieces, index) ? '\\cdot' : text;
  return text;
}

function printedWord(piece: Piece, pieces: readonly Piece[], notation: Notation, isLatex: boolean): string {
  const word = wordOf(piece);
  const isName = piece.kind === 'letters' || piece.text.startsWith('\\operatorname');
  const name = isName && Object.hasOwn(notation.functions, word) ? notation.functions[word] : undefined;
  if (name !== undefined) return piece.kind === 'named' ? `\\operatorname{${name}}` : name;
  const isJoining = (word === 'or' || word === 'and') && (!isLatex || piece.kind === 'named');
  if (!isJoining) return piece.text;
  // `y = 1 y x = 2` would leave it open which y is a letter: the English words stay then, both of them.
  const own = Object.values(notation.words).filter((each) => /^[a-z]$/.test(each));
  const isLetterToo = pieces.some(
    ({ kind, text }) =>
      kind === 'letters' && text !== 'or' && text !== 'and' && own.some((each) => text.includes(each)),
  );
  return isLetterToo ? piece.text : piece.text.replace(word, notation.words[word]);
}

function printedSign(
  { text }: Piece,
  pieces: readonly Piece[],
  index: number,
  notation: Notation,
  isLatex: boolean,
): string {
  if (text === ',' && notation.list === ';') return endsFormula(pieces, index) ? text : ';';
  if (text === '÷' && notation.divide === ':') return keepsDivision(pieces, index, isLatex) ? text : ':';
  if (text === '×' && notation.times === '·') return isBetweenDigits(pieces, index) ? '·' : text;
  return text;
}

/** A comma at the end of a formula or before words belongs to the sentence. */
function endsFormula(pieces: readonly Piece[], index: number): boolean {
  const next = pieces.slice(index + 1).find(({ text }) => !/^(?:\s|~|\\[,;: ])$/.test(text));
  return next === undefined || /^\\(?:q?quad|text|mbox)/.test(next.text);
}

function neighbours(pieces: readonly Piece[], index: number): [string, string] {
  const before = pieces.slice(0, index).findLast(({ text }) => text.trim() !== '');
  const after = pieces.slice(index + 1).find(({ text }) => text.trim() !== '');
  return [before?.text ?? '', after?.text ?? ''];
}

const calculus = /^\\?(?:int|sum|prod|lim|partial|diff)$/;

/** The body of an integral or a derivative ends before a colon, and not before ÷. */
function keepsDivision(pieces: readonly Piece[], index: number, isLatex: boolean): boolean {
  const isCalculus = pieces.some(
    ({ text }, at) => calculus.test(text) || (text === '\\frac' && pieces[at + 2]?.text.startsWith('d') === true),
  );
  return isCalculus || isInSet(pieces, index, isLatex);
}

/** In the braces of a set a colon would say “such that”. */
function isInSet(pieces: readonly Piece[], index: number, isLatex: boolean): boolean {
  let depth = 0;
  for (const { text, kind } of pieces.slice(0, index)) {
    // In LaTeX braces alone only group.
    const brace = !isLatex && kind === 'sign' ? text : '';
    if (text === '\\{' || text === '\\lbrace' || brace === '{') depth++;
    else if (text === '\\}' || text === '\\rbrace' || brace === '}') depth--;
  }
  return depth > 0;
}

function isBetweenDigits(pieces: readonly Piece[], index: number): boolean {
  const [before, after] = neighbours(pieces, index);
  return /\d$/.test(before) && /^\d/.test(after);
}

function isBetweenGroups(pieces: readonly Piece[], index: number): boolean {
  return /\d$/.test(pieces[index - 1]?.text ?? '') && /^\d{3}(?!\d)/.test(pieces[index + 1]?.text ?? '');
}

/** `\log` and `\log_{2}` where they have names of their own, and how many pieces that takes. */
function logarithmAt(
  pieces: readonly Piece[],
  index: number,
  isLatex: boolean,
  { ten, two }: { readonly ten: string; readonly two: string },
): { text: string; length: number } | undefined {
  const { text } = pieces[index] ?? { text: '' };
  if (text !== (isLatex ? '\\log' : 'log')) return undefined;
  const below = pieces
    .slice(index + 1, index + 5)
    .map((piece) => piece.text)
    .join('');
  if (!below.trimStart().startsWith('_')) return { text: isLatex ? `\\${ten}` : ten, length: 1 };
  const base = /^_(?:2(?![\d.,])|\{2\}|\(2\))/.exec(below)?.[0];
  if (base === undefined) return undefined;
  let length = 1;
  for (let taken = 0; taken < base.length; length++) taken += pieces[index + length]?.text.length ?? base.length;
  return { text: isLatex ? `\\operatorname{${two}}` : two, length };
}

/** `[1; 2)` as `[1; 2[`: an end that is not in the interval has its bracket turned around. */
function turnBrackets(pieces: readonly Piece[], printed: string[]): void {
  const open: { text: string; index: number }[] = [];
  for (const [index, { text, kind }] of pieces.entries()) {
    if (kind !== 'sign') continue;
    const top = open.at(-1);
    if (text === '(' || (text === '[' && top?.text !== ']')) open.push({ text, index });
    else if (
      (text === '[' || text === ']') &&
      (top === undefined || top.index === index - 1 || beginsOperand(pieces, index))
    )
      open.push({ text, index });
    else if (text === '[') open.pop();
    else if (text === ')') {
      if (top?.text === '[') printed[index] = '[';
      open.pop();
    } else if (text === ']') {
      if (top?.text === '(') printed[top.index] = ']';
      open.pop();
    }
  }
}

const operatorBefore =
  /^(?:[([{,;|=<>≤≥≠+\-−*·×÷/^&:∪∩∈∉∖⊂⊆∧∨]|\\(?:m?left|[bB]igg?l|\{|\\|cup|cap|in|notin|setminus|times|cdot|div|to|mid|[lg]e|ne|approx|land|lor|lnot|subset|subseteq|Rightarrow))$/;

/** Whether a bracket stands where something begins: `(]0, 1[, 2)` has an open interval in it. */
function beginsOperand(pieces: readonly Piece[], index: number): boolean {
  const before = pieces.slice(0, index).findLast(({ text }) => text.trim() !== '');
  return before === undefined || operatorBefore.test(before.text) || /^(?:or|and|in|not)$/.test(before.text);
}
