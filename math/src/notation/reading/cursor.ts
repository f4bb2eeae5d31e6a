import { Lexer, type Token } from '../tokens/lexer.ts';
import type { Span } from '../tree.ts';
import type { ReadOptions } from './read-result.ts';
import { Unreadable, type ProblemCode } from './unreadable.ts';
import type { TokenKind } from '../tokens/words.ts';

/** Signs for messages, by the text of tokens that LaTeX spells with a command. */
const signs: Readonly<Record<string, string>> = {
  dot: '·',
  cross: '×',
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  approx: '≈',
  equivalent: '≡',
  in: '∈',
  'not-in': '∉',
  subset: '⊂',
  'subset-or-equal': '⊆',
  union: '∪',
  intersection: '∩',
  difference: '∖',
  and: 'and',
  or: 'or',
  not: 'not',
  implies: '⇒',
  iff: '⇔',
  obelus: '÷',
  percent: '%',
  to: '→',
};

const deepest = 150;
/** How often a source may wrap what stands left (a/b/c/…, x!!…) before its tree counts as too deep. */
const longestChain = 300;

/** Signs that end an expression here, in addition to brackets. Reset inside brackets and arguments. */
interface Surroundings {
  /** An unsized | is open: the next one after an operand closes it. */
  readonly bar: boolean;
  /** In the argument of sin x: the next function starts a new factor. */
  readonly bareArgument: boolean;
  /** In an integral: dx ends the body. */
  readonly integral: boolean;
  /** In a set before its condition: `:` and `|` end the element. */
  readonly element: boolean;
  /** In ⟨…⟩ written with < and >. */
  readonly angle: boolean;
  /** The second end of what may be an interval: [ may close it, as in ]1,2[. */
  readonly secondEnd: boolean;
}

export const open: Surroundings = {
  bar: false,
  bareArgument: false,
  integral: false,
  element: false,
  angle: false,
  secondEnd: false,
};

/** Walks over the tokens of a source, and keeps what surrounds the place where it stands. */
export class Cursor {
  readonly lexer: Lexer;
  readonly options: ReadOptions;
  token: Token;
  /** The last token taken. */
  last: Token;
  around: Surroundings = open;
  protected depth = 0;
  protected chains = 0;

  constructor(source: string, options: ReadOptions) {
    this.options = options;
    this.lexer = new Lexer(source, options);
    this.last = { kind: 'end', text: '', start: 0, end: 0 };
    this.token = this.lexer.tokenAt(0);
  }

  get plain(): boolean {
    return this.lexer.plain;
  }

  get source(): string {
    return this.lexer.source;
  }

  /** Takes the current token. */
  take(): Token {
    this.last = this.token;
    this.token = this.lexer.tokenAt(this.token.end);
    return this.last;
  }

  /** Takes only the first part of the current token, up to `end`; the rest is cut anew. */
  takeUntil(end: number): void {
    this.last = { ...this.token, kind: 'text', end };
    this.token = this.lexer.tokenAt(end);
  }

  /** Cuts the current token anew from `at`, to pass over text that is not a token. */
  retakeFrom(at: number): void {
    this.token = this.lexer.tokenAt(at);
  }

  at(kind: TokenKind, text?: string): boolean {
    return this.token.kind === kind && (text === undefined || this.token.text === text);
  }

  takeIf(kind: TokenKind, text?: string): boolean {
    if (!this.at(kind, text)) return false;
    this.take();
    return true;
  }

  /** The source between the start and the last token taken. */
  spanFrom(start: number): Span {
    return { start, end: this.last.end };
  }

  /** A token as a person would write it. */
  shown(token: Token): string {
    return (
      signs[token.text] ??
      (token.text.length === 1 && token.kind !== 'number' ? token.text : undefined) ??
      this.source.slice(token.start, token.end).trim()
    );
  }

  fail(code: ProblemCode, at: Span = this.token, ...pieces: (string | undefined)[]): never {
    throw new Unreadable(code, at.start, at.end, ...pieces);
  }

  /** Runs `read` with other surroundings, and one level deeper. */
  within<T>(around: Surroundings, read: () => T): T {
    const before = this.around;
    this.around = around;
    this.deepen();
    const result = read();
    this.depth--;
    this.around = before;
    return result;
  }

  protected deepen(): void {
    if (++this.depth > deepest) this.fail('too-deep');
  }

  /** Counts a node put around what stands left of it. */
  lengthenChain(): void {
    if (++this.chains > longestChain) this.fail('too-deep');
  }
}
