/** What a parameter of a message may be given. */
export type Plain = string | number;

/** `[name, type]` of each parameter of an ICU message, read from its literal. */
type Parameters<S extends string, Open extends readonly ('argument' | 'branch')[] = [], Found = never> = Open extends [
  'argument',
  ...infer Outer extends readonly ('argument' | 'branch')[],
]
  ? BetweenBranches<S, Outer, Found>
  : InText<S, Open, Found>;

/** `{` opens an argument, `}` ends the branch that the text stands in. */
type InText<
  S extends string,
  Open extends readonly ('argument' | 'branch')[],
  Found,
> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? EndOfBranch<S, Open, Found>
    : Argument<After, Open, Found>
  : S extends `${string}}${string}`
    ? EndOfBranch<S, Open, Found>
    : Found;

type EndOfBranch<
  S extends string,
  Open extends readonly ('argument' | 'branch')[],
  Found,
> = S extends `${string}}${infer After}`
  ? Open extends ['branch', ...infer Outer extends readonly ('argument' | 'branch')[]]
    ? Parameters<After, Outer, Found>
    : Found
  : Found;

/** `{` opens a branch, `}` ends the argument. */
type BetweenBranches<
  S extends string,
  Outer extends readonly ('argument' | 'branch')[],
  Found,
> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? EndOfArgument<S, Outer, Found>
    : Parameters<After, ['branch', 'argument', ...Outer], Found>
  : EndOfArgument<S, Outer, Found>;

type EndOfArgument<
  S extends string,
  Outer extends readonly ('argument' | 'branch')[],
  Found,
> = S extends `${string}}${infer After}` ? Parameters<After, Outer, Found> : Found;

type Argument<
  S extends string,
  Open extends readonly ('argument' | 'branch')[],
  Found,
> = S extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${infer Kind}`
    ? Trimmed<Kind> extends `plural,${string}` | `selectordinal,${string}`
      ? Parameters<AfterKind<S>, ['argument', ...Open], Found | [Name, number]>
      : Trimmed<Kind> extends `select,${string}`
        ? Parameters<AfterKind<S>, ['argument', ...Open], Found | [Name, string]>
        : Parameters<After, Open, Found | [Name, Trimmed<Kind> extends `number${string}` ? number : Date]>
    : Parameters<After, Open, Found | [Inside, Plain]>
  : Found;

/** What stands after `name, plural,`. */
type AfterKind<S extends string> = S extends `${string},${string},${infer Rest}` ? Rest : never;

type Trimmed<S extends string> = S extends ` ${infer Rest}` ? Trimmed<Rest> : S;

/** The parameters of an ICU message: `{ count: number; teacher: string | number }`. */
export type ValuesOf<S extends string> = { readonly [P in Parameters<S> as P[0]]: P[1] };

/** The names of the tags of a message: `'link'` for `See <link>the help</link>.` */
export type TagsOf<S extends string> = S extends `${string}</${infer Name}>${infer After}`
  ? Name | TagsOf<After>
  : never;
