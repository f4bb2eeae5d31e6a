import type { Token } from './token.ts';
import { letterCommand, textToken } from './letter-commands.ts';
import { scanNumeral, type NumeralStyle } from './numerals.ts';
import { blank, narrowed, plainBlank, plainSymbols, symbolAt } from './symbols.ts';
import type { ReadOptions } from '../reading/read-result.ts';
import { Unreadable } from '../reading/unreadable.ts';
import { commandNamed, isSilent, longestWord, wordNamed, type Word } from './words.ts';

export type { Token } from './token.ts';

/** `RR \ {1}` and `RR\{1}`: a backslash between a set and a brace that closes without one. */
const setMinus = /(?<=(?:[ℝ)\]}]|(?<![A-Za-z])RR?)\s?)\\(?:\s+\{|\{(?=[^{}\\]*\}))/y;
const commandLetters = /[a-zA-Z]+\*?/y;
const letterRun = /[A-Za-z]+/y;
const placeholder = /\\placeholder\s*(?:\[[^\]]*\]\s*)?(\{\s*\})?/y;
const unitRun = /[A-Za-zµμΩ]+/y;
const unitSigns = /℃|℉|[€£$]|[°º]\s*([CF])(?![A-Za-z])/y;
const raisedTemperature = /\s*(?:\\mathrm\s*\{\s*([CF])\s*\}|([CF])(?![A-Za-z]))/y;
const degree = /\s*(?:\\circ(?![a-zA-Z])|\{\s*\\circ\s*\}|\{\s*\\degree\s*\})/y;
const primes = /\s*(?:\{\s*(?:\\prime\s*)+\}|\\prime(?![a-zA-Z]))/y;
const side = /\s*(?:\{\s*([+-])\s*\}|([+-])(?=\s*[})]))/y;
const star = /\s*(?:\*|\\ast(?![a-zA-Z])|\{\s*(?:\*|\\ast)\s*\})/y;
const asterisk = /\s*\\ast(?![a-zA-Z])/y;
const turned =
  /\s*(?:\{\s*(?:\\(?:top|intercal)|\\math(?:sf|rm|tt)\s*\{?\s*T\s*\}?)\s*\}|\\(?:top|intercal)(?![a-zA-Z])|\\math(?:sf|rm|tt)\s*\{\s*T\s*\})/y;

/** Cuts the source into tokens, one at a time and from any place, so that TeX's one-character arguments can be cut too. */
export class Lexer {
  readonly source: string;
  readonly plain: boolean;
  readonly style: NumeralStyle;
  /** Runs of letters are units (`cm`), not products. */
  readonly units: boolean;
  /** Tokens cut so far: the measure of work in tests. */
  steps = 0;
  private readonly functions: ReadonlySet<string>;
  private readonly names: ReadonlySet<string>;
  private readonly longestDeclared: number;
  private runStart = 0;
  private runEnd = 0;

  constructor(source: string, options: ReadOptions) {
    this.source = narrowed(source);
    this.plain = options.syntax === 'plain';
    this.style = { plain: this.plain, decimal: options.decimal ?? '.', grouping: options.grouping ?? false };
    this.units = options.units ?? false;
    this.functions = new Set(options.functions);
    this.names = new Set(options.names);
    this.longestDeclared = Math.max(0, ...[...this.functions, ...this.names].map((name) => name.length));
  }

  isDeclaredFunction(name: string): boolean {
    return this.functions.has(name);
  }

  isDeclaredName(name: string): boolean {
    return this.names.has(name);
  }

  /** Position after white space and TeX's spacing commands. */
  skipBlank(at: number): number {
    const code = this.source.charCodeAt(at);
    if (code > 32 && code !== 92 && code !== 126 && code < 160) return at;
    const pattern = this.plain ? plainBlank : blank;
    pattern.lastIndex = at;
    return pattern.test(this.source) ? pattern.lastIndex : at;
  }

  /** The token at or after `at`. */
  tokenAt(at: number): Token {
    this.steps++;
    const start = this.skipBlank(at);
    if (start >= this.source.length)
      return { kind: 'end', text: '', start: this.source.length, end: this.source.length };
    const code = this.source.charCodeAt(start);
    if (isDigit(code) || (code === 46 && isDigit(this.source.charCodeAt(start + 1)))) return this.numeral(start);
    if (isLetter(code)) return this.letters(start);
    if (code === 92) return this.setMinus(start) ?? this.command(start);
    if (code === 94) return this.superscript(start);
    if (this.units && (code > 127 || code === 36)) {
      const special = this.unitSign(start);
      if (special) return special;
    }
    return this.symbol(start);
  }

  /** µm, Ω, °C and € begin with signs that are not letters. */
  private unitSign(start: number): Token | undefined {
    if (/[µμΩ]/.test(this.source[start] ?? '')) return this.letters(start);
    unitSigns.lastIndex = start;
    const found = unitSigns.exec(this.source);
    if (!found) return undefined;
    const text = found[1] ? `°${found[1]}` : found[0].normalize('NFKC');
    return { kind: 'unit', text, start, end: unitSigns.lastIndex };
  }

  private numeral(start: number): Token {
    const { text, end, repetend, exponent } = scanNumeral(this.source, start, this.style);
    if (repetend !== undefined) return { kind: 'number', text, start, end, repetend };
    if (exponent !== undefined) return { kind: 'number', text, start, end, exponent };
    return { kind: 'number', text, start, end };
  }

  private symbol(start: number): Token {
    const found = (this.plain ? plainSymbols(this.source, start) : undefined) ?? symbolAt(this.source, start);
    if (found?.kind === 'text') return textToken(this, found.text, { start, end: start + found.length });
    if (found) return { kind: found.kind, text: found.text, start, end: start + found.length };
    const piece = String.fromCodePoint(this.source.codePointAt(start) ?? 0);
    throw new Unreadable('unexpected-character', start, start + piece.length, piece);
  }

  /** A letter, or the longest declared or known word that starts here. */
  private letters(start: number): Token {
    if (start < this.runStart || start >= this.runEnd) {
      const run = this.units ? unitRun : letterRun;
      run.lastIndex = start;
      run.test(this.source);
      this.runStart = start;
      this.runEnd = run.lastIndex;
    }
    const left = this.runEnd - start;
    const declared = this.declaredAt(start);
    const known = left > 1 ? this.wordAt(start, declared?.end ?? start) : undefined;
    if (known) return known.kind === 'style' ? letterCommand(this, 'text', start, known.end) : known;
    if (declared) return declared;
    if (this.units && (left > 1 || this.source.charCodeAt(start) > 127)) {
      return { kind: 'name', text: this.source.slice(start, this.runEnd).replace('μ', 'µ'), start, end: this.runEnd };
    }
    const letter = this.source[start] ?? '';
    const end = start + 1;
    if (letter === 'e' || letter === 'i') return { kind: 'constant', text: letter, start, end };
    return { kind: 'name', text: letter, start, end };
  }

  private declaredAt(start: number): Token | undefined {
    for (let length = Math.min(this.longestDeclared, this.source.length - start); length > 0; length--) {
      const text = this.source.slice(start, start + length);
      const isFunction = this.functions.has(text);
      if (isFunction || this.names.has(text)) {
        return { kind: isFunction ? 'function' : 'name', text, start, end: start + length, declared: true };
      }
    }
    return undefined;
  }

  private wordAt(start: number, longerThan: number): Token | undefined {
    for (let length = Math.min(longestWord, this.runEnd - start); length > 1; length--) {
      const end = start + length;
      if (end <= longerThan) return undefined;
      const word = wordNamed(this.source.slice(start, end));
      if (word && (this.plain || word.inLatex) && this.counts(word, start, end)) {
        return { kind: word.kind, text: word.text, start, end };
      }
    }
    return undefined;
  }

  private counts(word: Word, start: number, end: number): boolean {
    const startsRun = !isLetter(this.source.charCodeAt(start - 1));
    if (word.place === 'inside') return (startsRun && end === this.runEnd) || (this.plain && !this.units);
    if (word.place === 'bracket') {
      return end === this.runEnd && (startsRun || end - start > 2) && this.bracketFollows(end);
    }
    // The variable of dtheta is a whole word, too.
    const afterD =
      word.kind === 'name' && this.source[start - 1] === 'd' && !isLetter(this.source.charCodeAt(start - 2));
    if ((!startsRun && !afterD) || end !== this.runEnd) return false;
    // Joining words and operators of letters need space around them (or a digit or bracket, in plain text).
    if (word.kind === 'logic' || word.kind === 'times' || word.kind === 'set' || word.kind === 'relation') {
      const apart = /[\s\d()[\]{}]/;
      if (word.kind === 'times' || !this.plain) return isSpace(this.source, start - 1) && isSpace(this.source, end);
      return apart.test(this.source[start - 1] ?? '') && apart.test(this.source[end] ?? '');
    }
    return true;
  }

  private bracketFollows(end: number): boolean {
    const next = this.source[end];
    if (next === '(' || next === '[') return true;
    if (next !== '\\' && next !== ' ') return next === '{' && this.plain;
    return /^(?: ?\(|\\left|\\mleft|\\lparen)/.test(this.source.slice(end, end + 8));
  }

  private setMinus(start: number): Token | undefined {
    setMinus.lastIndex = start;
    if (!this.plain || !setMinus.test(this.source)) return undefined;
    return { kind: 'set', text: 'difference', start, end: start + 1 };
  }

  private command(start: number): Token {
    const source = this.source;
    commandLetters.lastIndex = start + 1;
    if (!commandLetters.test(source)) return this.symbolCommand(start);
    let end = commandLetters.lastIndex;
    let word = source.slice(start + 1, end);
    if (word.endsWith('*')) {
      if (word !== 'operatorname*') end--;
      word = word.slice(0, -1);
    }
    if (word === 'left' || word === 'mleft') return this.delimiter(end, 'open', start);
    if (word === 'right' || word === 'mright') return this.delimiter(end, 'close', start);
    if (word === 'middle') return { ...this.tokenAt(end), kind: 'mid', start };
    if (word === 'placeholder') {
      placeholder.lastIndex = start;
      const box = placeholder.exec(source);
      end = placeholder.lastIndex;
      return box?.[1] ? { kind: 'placeholder', text: word, start, end } : this.tokenAt(end);
    }
    if (isSilent(word)) return this.tokenAt(end);
    const meaning = commandNamed(word);
    if (meaning?.kind === 'style') return letterCommand(this, word, start, end);
    if (meaning?.kind === 'open' || meaning?.kind === 'close') {
      const sized = meaning.text === '|' || meaning.text === '‖';
      return sized ? { ...meaning, start, end, sized } : { ...meaning, start, end };
    }
    if (meaning?.text === 'mid-or-bar') return { kind: 'bar', text: '|', start, end };
    if (meaning) return { kind: meaning.kind, text: meaning.text, start, end };
    if (this.functions.has(word)) return { kind: 'function', text: word, start, end, declared: true };
    if (this.names.has(word)) return { kind: 'name', text: word, start, end, declared: true };
    throw new Unreadable('unknown-command', start, end, `\\${word}`);
  }

  private symbolCommand(start: number): Token {
    const end = start + 2;
    switch (this.source[start + 1]) {
      case '{':
        return { kind: 'open', text: '{', start, end };
      case '}':
        return { kind: 'close', text: '}', start, end };
      case '|':
        return { kind: 'bar', text: '‖', start, end };
      case '%':
        return { kind: 'postfix', text: 'percent', start, end };
      case '\\':
        return { kind: 'row', text: '\\\\', start, end };
      case undefined:
        throw new Unreadable('empty-command', start, start + 1);
      default:
        // A space that `plainBlank` leaves before a brace.
        if (this.plain && isSpace(this.source, start + 1)) return this.tokenAt(end);
        if (this.units && this.source[start + 1] === '$') return { kind: 'unit', text: '$', start, end };
        throw new Unreadable('unknown-command', start, end, this.source.slice(start, end));
    }
  }

  /** The delimiter after \left or \right. */
  private delimiter(at: number, side: 'open' | 'close', start: number): Token {
    const from = this.skipBlank(at);
    if (this.source[from] === '.') return { kind: side, text: '.', start, end: from + 1, sized: true };
    const token = this.tokenAt(from);
    const text = token.kind === 'relation' ? { '<': '<', '>': '>' }[token.text] : token.text;
    const usable = token.kind === 'open' || token.kind === 'close' || token.kind === 'bar' || token.kind === 'relation';
    if (!usable || text === undefined)
      throw new Unreadable('unexpected-character', start, token.end, this.source.slice(start, at));
    return { kind: side, text, start, end: token.end, sized: true };
  }

  /** ^, or one of the raised signs that are not exponents: degrees, primes, conjugates, transposes. */
  private superscript(start: number): Token {
    const after = start + 1;
    const raised = (pattern: RegExp): number => {
      pattern.lastIndex = after;
      return pattern.test(this.source) ? pattern.lastIndex : 0;
    };
    let end = raised(degree);
    if (end && this.units) {
      raisedTemperature.lastIndex = end;
      const scale = raisedTemperature.exec(this.source);
      if (scale) return { kind: 'unit', text: `°${scale[1] ?? scale[2]}`, start, end: raisedTemperature.lastIndex };
    }
    if (end) return { kind: 'postfix', text: 'degree', start, end };
    end = raised(primes);
    if (end)
      return { kind: 'prime', text: "'".repeat(this.source.slice(start, end).split('\\').length - 1), start, end };
    end = raised(this.plain ? asterisk : star);
    if (end) return { kind: 'postfix', text: 'conjugate', start, end };
    end = raised(turned);
    if (end) return { kind: 'postfix', text: 'transpose', start, end };
    side.lastIndex = after;
    const from = side.exec(this.source);
    if (from) return { kind: 'side', text: from[1] ?? from[2] ?? '', start, end: side.lastIndex };
    if (this.plain && this.source[after] === '^') return { kind: 'logic', text: 'and', start, end: after + 1 };
    return { kind: 'caret', text: '^', start, end: after };
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isSpace(source: string, at: number): boolean {
  return source[at] === ' ' || source[at] === '\u00a0';
}
