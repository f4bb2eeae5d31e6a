/**
 * Lists that an author types into one box. Maths is split at commas (or semicolons) outside brackets, so that
 * `(1, 2), x^2` are two values; a list of words is split at commas alone.
 */

const openers = '([{';
const closers = ')]}';

/** The items with the separators between them, at the odd places. */
function piecesOfList(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of text) {
    if (openers.includes(character)) depth += 1;
    if (closers.includes(character)) depth = Math.max(0, depth - 1);
    if ((character === ',' || character === ';') && depth === 0) {
      pieces.push(current, character);
      current = '';
    } else {
      current += character;
    }
  }
  return [...pieces, current];
}

const isItem = (_: string, index: number): boolean => index % 2 === 0;

/** `2, (1, 3); x` → `2`, `(1, 3)`, `x`. Empty entries are left out. */
export function splitMathsList(text: string): string[] {
  return piecesOfList(text)
    .filter(isItem)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The list with each item rewritten, its separators and spaces as they are. */
export function mapMathsList(text: string, rewrite: (item: string) => string): string {
  return piecesOfList(text)
    .map((piece, index) => (index % 2 === 0 ? rewrite(piece) : piece))
    .join('');
}

/** `red, dark blue` → `red`, `dark blue`. Empty entries are left out. */
export function splitWords(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export function joinList(items: readonly (string | number)[]): string {
  return items.map(String).join(', ');
}

/** A plain number becomes a number, anything else stays an expression: `-6` → −6, `2a` → `2a`, `` → undefined. */
export function toNumberOrSource(text: string): number | string | undefined {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return undefined;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(trimmed) && Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}
