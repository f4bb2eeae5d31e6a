import { Unreadable } from '../reading/unreadable.ts';

/** A numeral found in the source: digits with a point, grouping removed. */
export interface Numeral {
  readonly text: string;
  readonly end: number;
  readonly repetend?: string;
  /** Power of ten of exponent form, with its sign. */
  readonly exponent?: string;
}

export interface NumeralStyle {
  readonly plain: boolean;
  readonly decimal: '.' | ',';
  readonly grouping: boolean;
}

const space = String.raw`(?:\\[,;: ]|[ ~\u00a0\u2009\u202f]|\\thinspace )`;
/** The first of several groups does not begin with 0: `0,003` is not 3. */
const spaced = new RegExp(String.raw`[1-9]\d{0,2}(?:${space}+\d{3})+(?!\d)`, 'y');
const spacedPlain = /[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\d)/y;
const braced = /[1-9]\d{0,2}(?:\{,\}\d{3})+(?!\d)/y;
const withCommas = /[1-9]\d{0,2}(?:,\d{3})+(?!\d)/y;
const withPoints = /\d{1,3}(?:\.\d{3})+(?!\d)/y;
const groupedByPoints = /[1-9]\d{0,2}(?:\.\d{3})+(?!\d)/y;
const digits = /\d+/y;
const thinDecimals = /\d*(?:(?:\\,|\u2009|\u202f)\d{3})*(?!\d)/y;
const bracedComma = /\{,\}(?=\d|\\overline|\\bar|\\dot)/y;
const comma = /,(?=\d|\\overline|\\bar|\\dot|(?:overline|bar)\()/y;
const overlined = /\\(?:overline|bar)\s*(?:\{(\d+)\}|(\d))/y;
const dotted = /\\dot\s*\{?(\d)\}?(?:(\d*)\\dot\s*\{?(\d)\}?)?/y;
const bracketed = /\((\d+)\)/y;
const plainOverlined = /(?:overline|bar)\((\d+)\)/y;
const exponentForm = /[eE]([+-]?\d+)(?![\d.]|[A-Za-z])/y;

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** Reads the numeral that starts at `start`, where a digit or a decimal separator before a digit stands. */
export function scanNumeral(source: string, start: number, style: NumeralStyle): Numeral {
  const whole = scanWhole(source, start, style);
  let text = whole.text;
  let end = whole.end;
  const separator = whole.decimalFollows ?? separatorLength(source, end, style);
  let repetend: string | undefined;
  if (separator > 0) {
    const fraction = match(thinDecimals, source, end + separator)?.[0] ?? '';
    text += `.${fraction.replace(/\D/g, '')}`;
    end += separator + fraction.length;
    // 0.(3) cannot be a product; 0.1(6) could.
    const inBrackets = fraction === '' ? match(bracketed, source, end) : null;
    const repeating =
      scanRepetend(source, end, style.plain) ?? (inBrackets && [inBrackets[1] ?? '', end + inBrackets[0].length]);
    if (repeating) [repetend, end] = repeating;
    const next = source[end];
    if (
      (next === '.' || (next === ',' && style.decimal === ',' && isDigit(source, end + 1))) &&
      repetend === undefined
    ) {
      throw new Unreadable('two-points', start, end + 1);
    }
  }
  if (repetend !== undefined) return { text, end, repetend };
  const exponent = style.plain ? scanExponent(source, end, separator > 0) : undefined;
  return exponent === undefined ? { text, end } : { text, end: end + exponent.length + 1, exponent };
}

interface Whole {
  readonly text: string;
  readonly end: number;
  /** Length of a decimal separator already recognised after the grouped digits. */
  readonly decimalFollows?: number;
}

function scanWhole(source: string, start: number, style: NumeralStyle): Whole {
  const grouped =
    match(style.plain ? spacedPlain : spaced, source, start) ??
    (style.decimal === '.' ? match(braced, source, start) : null) ??
    (style.grouping ? match(style.decimal === '.' ? withCommas : groupedByPoints, source, start) : null);
  if (grouped) return { text: grouped[0].replace(/\D/g, ''), end: start + grouped[0].length };
  if (style.decimal === ',') {
    const points = match(withPoints, source, start);
    if (points) {
      const end = start + points[0].length;
      if (separatorLength(source, end, style) === 0) throw new Unreadable('decimal-comma', start, end);
      return { text: points[0].replace(/\D/g, ''), end };
    }
  }
  const plainDigits = match(digits, source, start)?.[0] ?? '';
  return { text: plainDigits, end: start + plainDigits.length };
}

/** Length of the decimal separator at `at`, or 0. A last point without digits (`100.`) counts as one. */
function separatorLength(source: string, at: number, style: NumeralStyle): number {
  if (match(bracedComma, source, at)) return 3;
  const character = source[at];
  if (style.decimal === ',' && match(comma, source, at)) return 1;
  return character === '.' && source[at + 1] !== '.' ? 1 : 0;
}

function isDigit(source: string, at: number): boolean {
  const code = source.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Digits under a line or between dots, as in 0.1\overline{6} and 0.\dot{1}4285\dot{7}; combining marks in plain text. */
function scanRepetend(source: string, at: number, plain: boolean): [string, number] | undefined {
  const line = match(overlined, source, at) ?? (plain ? match(plainOverlined, source, at) : null);
  if (line) return [line[1] ?? line[2] ?? '', at + line[0].length];
  const dots = match(dotted, source, at);
  return dots ? [(dots[1] ?? '') + (dots[2] ?? '') + (dots[3] ?? ''), at + dots[0].length] : undefined;
}

/** `2E5`, `2e5` and `9.8e-7` are exponent form; `3e-2`, small e and a sign after a whole number, is 3e − 2. */
function scanExponent(source: string, at: number, hasPoint: boolean): string | undefined {
  const found = match(exponentForm, source, at);
  return found && (hasPoint || source[at] === 'E' || /^\d/.test(found[1] ?? '')) ? found[1] : undefined;
}
