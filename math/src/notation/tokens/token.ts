import type { TokenKind } from './words.ts';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Written with \left, \right or an open/close form that leaves no doubt about the side. */
  readonly sized?: true;
  /** The word was declared by the caller, as a function or as a variable. */
  readonly declared?: true;
  readonly repetend?: string;
  readonly exponent?: string;
}

/** The text that is being cut into tokens, as far as the reading of commands needs it. */
export interface TokenSource {
  readonly source: string;
  readonly plain: boolean;
  /** Runs of letters are units (`cm`), not products. */
  readonly units: boolean;
  skipBlank(at: number): number;
  tokenAt(at: number): Token;
  isDeclaredFunction(name: string): boolean;
  isDeclaredName(name: string): boolean;
}
