import { corporaFolder, hasCorpora, isDisputed, rowsOf, type EquivalenceRow } from '../../scripts/math/corpora.ts';

/** Two answers in LaTeX, and whether they mean the same. */
export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly isSame: boolean;
  readonly isExpression: boolean;
  /** A numeric check of 60 digits does not agree with the label. */
  readonly isDisputed: boolean;
  /** Numbers count as equal when they are to so many decimals. */
  readonly decimals?: number;
}

const same: readonly (readonly [a: string, b: string])[] = [
  ['2(x+1)', '2x+2'],
  ['\\frac{x^2-1}{x-1}', 'x+1'],
  ['(a+b)^3', 'a^3+3a^2b+3ab^2+b^3'],
  ['\\frac{1}{x}+\\frac{1}{y}', '\\frac{x+y}{xy}'],
  ['x^2-5x+6', '(x-2)(x-3)'],
  ['\\frac{1}{x-1}-\\frac{1}{x+1}', '\\frac{2}{x^2-1}'],
  ['0.25', '\\frac{1}{4}'],
  ['3\\frac{1}{2}', '\\frac{7}{2}'],
  ['\\sqrt{12}', '2\\sqrt{3}'],
  ['\\frac{1}{\\sqrt{2}}', '\\frac{\\sqrt{2}}{2}'],
  ['\\frac{1}{2+\\sqrt{3}}', '2-\\sqrt{3}'],
  ['\\sqrt{4+2\\sqrt{3}}', '1+\\sqrt{3}'],
  ['\\sin^2 x+\\cos^2 x', '1'],
  ['\\sin(2x)', '2\\sin(x)\\cos(x)'],
  ['\\cos(2x)', '1-2\\sin^2(x)'],
  ['\\tan x', '\\frac{\\sin x}{\\cos x}'],
  ['\\ln(x^2 y)-\\ln(y)', '\\ln(x^2)'],
  ['e^{2x}', '(e^x)^2'],
  ['2^{n+1}', '2\\cdot 2^n'],
  ['\\cos(\\frac{\\pi}{3})', '\\frac{1}{2}'],
  ['|x-3|', '|3-x|'],
  ['(x-a)^{40}', '(a-x)^{40}'],
  ['x(y+z)', 'xy+xz'],
  ['\\frac{\\frac{1}{x}}{\\frac{1}{y}}', '\\frac{y}{x}'],
];

const different: readonly (readonly [a: string, b: string])[] = [
  ['(a+b)^2', 'a^2+b^2'],
  ['2(x+1)', '2x+1'],
  ['\\frac{1}{x+y}', '\\frac{1}{x}+\\frac{1}{y}'],
  ['\\sqrt{x^2}', 'x'],
  ['\\sqrt{a+b}', '\\sqrt{a}+\\sqrt{b}'],
  ['\\sin(2x)', '2\\sin x'],
  ['\\ln(x+y)', '\\ln x+\\ln y'],
  ['x^{-2}', '-x^2'],
  ['0.333', '\\frac{1}{3}'],
  ['\\pi', '3.14159265358979'],
  ['e^{x}', '2.718281828^{x}'],
  ['(x-a)^{41}', '(a-x)^{41}'],
  ['x+10^{-9}', 'x'],
  ['x^2-5x+6', '(x+2)(x+3)'],
  ['-3^2', '9'],
  ['\\cos(x)', '\\cos(x+6.28)'],
];

const equations: readonly (readonly [a: string, b: string, isSame: boolean])[] = [
  ['x=2', '2x=4', true],
  ['y=2x+1', 'y-1=2x', true],
  ['x^2=4', 'x=2', false],
  ['y=2x+1', '2y=4x+1', false],
];

/** Pairs of this project's own: what there is without the public suites, and what every engine warms up with. */
export const ownPairs: readonly Pair[] = [
  ...same.map(([a, b]) => ({ a, b, isSame: true, isExpression: true, isDisputed: false })),
  ...different.map(([a, b]) => ({ a, b, isSame: false, isExpression: true, isDisputed: false })),
  ...equations.map(([a, b, isSame]) => ({ a, b, isSame, isExpression: false, isDisputed: false })),
];

type Row = EquivalenceRow & {
  readonly a: string;
  readonly b: string;
  readonly options?: { readonly precision?: unknown } | null;
};

/** The rows of the public suites where they are, else the project's own pairs. */
export function pairsToMeasure(): { readonly name: string; readonly pairs: readonly Pair[] } {
  if (!hasCorpora()) return { name: "the project's own pairs", pairs: ownPairs };
  const pairs = rowsOf<Row>('equivalence', corporaFolder).map((row) => {
    const decimals = row.options?.precision;
    return {
      a: row.a,
      b: row.b,
      isSame: row.expected === 1,
      isExpression: row.kind === 'expr',
      isDisputed: isDisputed(row),
      ...(typeof decimals === 'number' && { decimals }),
    };
  });
  return { name: 'rows of public suites', pairs };
}
