/** A token of a text as the Markdown reader makes them, with as much as drawing needs. */
export interface TextToken {
  readonly type: string;
  readonly tag: string;
  readonly nesting: -1 | 0 | 1;
  readonly content: string;
  readonly hidden?: boolean;
  readonly attrs?: readonly (readonly [string, string | number])[] | null;
  readonly children?: readonly TextToken[] | null;
  readonly meta?: unknown;
}

/** An attribute of a token; empty without one. */
export const attributeOf = (token: TextToken, name: string): string =>
  String(token.attrs?.find(([key]) => key === name)?.[1] ?? '');
