import type { Variable } from './document.ts';

export type Generator = Variable['generator'];

/** Whether the values of a generator are mathematics or words, and whether it draws them; the others follow from earlier variables. */
const traits = {
  constant: { values: 'maths', isDrawn: false },
  expression: { values: 'maths', isDrawn: false },
  'random-integer': { values: 'maths', isDrawn: true },
  'random-real': { values: 'maths', isDrawn: true },
  'random-list': { values: 'maths', isDrawn: true },
  'random-string-list': { values: 'words', isDrawn: true },
  comparison: { values: 'maths', isDrawn: false },
  'conditional-math': { values: 'maths', isDrawn: false },
  'conditional-string': { values: 'words', isDrawn: false },
  'comparison-group': { values: 'maths', isDrawn: false },
} as const satisfies Record<Generator, { values: 'maths' | 'words'; isDrawn: boolean }>;

type WordsGenerator = {
  [G in Generator]: (typeof traits)[G]['values'] extends 'words' ? G : never;
}[Generator];

/** Whether the values of a variable are drawn by chance. */
export const isDrawn = (generator: Generator): boolean => traits[generator].isDrawn;

/** Whether the values of a variable are words, which are shown as they are. */
export const givesWords = (generator: Generator): generator is WordsGenerator => traits[generator].values === 'words';

const isOfWords = (variable: Variable): variable is Extract<Variable, { readonly generator: WordsGenerator }> =>
  givesWords(variable.generator);

/** Returns the words that a variable may have as its value; none for mathematics. */
export function wordsOf(variable: Variable): readonly string[] {
  if (!isOfWords(variable)) return [];
  if ('values' in variable) return variable.values;
  return [...variable.cases.map(({ value }) => value), variable.otherwise];
}
