import { message } from '@lemma/contracts/messages';

export const to = message('exercises.draft.variables.to', '{label}, {min} to {max}', 'generators');
export const not = message('exercises.draft.variables.not', ', not {except}', 'generators');
export const allOf = message('exercises.draft.variables.allOf', 'All of', 'generators, all');
export const anyOf = message('exercises.draft.variables.anyOf', 'Any of', 'generators, any');
export const firstOf = message('exercises.draft.variables.firstOf', 'First of', 'generators, first');
export const randomInteger = message('exercises.draft.variables.randomInteger', 'Random integer', 'generators, label');
export const step = message('exercises.draft.variables.step', ', step {step}', 'generators');
export const randomDecimal = message('exercises.draft.variables.randomDecimal', 'Random decimal', 'generators, label');
export const places = message('exercises.draft.variables.places', '{range}, {decimals} places{except}', 'generators');
export const oneOfList = message('exercises.draft.variables.oneOfList', 'One of a list', 'generators, label');
export const oneOf = message('exercises.draft.variables.oneOf', 'One of {values}', 'generators');
export const oneOfSeveralWords = message(
  'exercises.draft.variables.oneOfSeveralWords',
  'One of several words',
  'generators, label',
);
export const oneOfWords = message('exercises.draft.variables.oneOfWords', 'One of {words}', 'generators');
export const expression = message('exercises.draft.variables.expression', 'Expression', 'generators, label');
export const constant = message('exercises.draft.variables.constant', 'Constant', 'generators, label');
export const comparison = message('exercises.draft.variables.comparison', 'Comparison', 'generators, label');
export const comparedWith = message(
  'exercises.draft.variables.comparedWith',
  '{left} compared with {right}',
  'generators',
);
export const valueByCase = message('exercises.draft.variables.valueByCase', 'Value by case', 'generators, label');
export const wordsByCase = message('exercises.draft.variables.wordsByCase', 'Words by case', 'generators, label');
export const severalComparisons = message(
  'exercises.draft.variables.severalComparisons',
  'Several comparisons',
  'generators, label',
);
export const noChange = message('exercises.draft.variables.noChange', 'No change', 'variable-draft, none');
export const minimal = message('exercises.draft.variables.minimal', 'Minimal', 'variable-draft, minimal');
export const partial = message('exercises.draft.variables.partial', 'Partial', 'variable-draft, partial');
export const full = message('exercises.draft.variables.full', 'Full', 'variable-draft, full');
export const noBrackets = message('exercises.draft.variables.noBrackets', 'No brackets', 'variable-draft, no-brackets');
export const decimal = message('exercises.draft.variables.decimal', 'Decimal', 'variable-draft, decimal');
export const fraction = message('exercises.draft.variables.fraction', 'Fraction', 'variable-draft, fraction');
export const part = message('exercises.draft.variables.part', 'part {number}', 'variable-uses');
export const theFigure = message('exercises.draft.variables.theFigure', 'the figure {name}', 'variable-uses');
export const useLettersAndFigures = message(
  'exercises.draft.variables.useLettersAndFigures',
  'Use letters and figures, starting with a letter.',
  'variable-uses',
);
export const anotherVariable = message(
  'exercises.draft.variables.anotherVariable',
  'There is another variable {typed}.',
  'variable-uses',
);
export const emptyListWords = message(
  'exercises.draft.variables.emptyListWords',
  'an empty list',
  'generators, generatorRules',
);
export const inCondition = message('exercises.draft.variables.inCondition', 'the condition', 'variable-uses, usersOf');
export const inQuestion = message('exercises.draft.variables.inQuestion', 'the question', 'variable-uses, usersOf');
export const inHints = message('exercises.draft.variables.inHints', 'the hints', 'variable-uses, usersOf');
export const inSolution = message('exercises.draft.variables.inSolution', 'the solution', 'variable-uses, usersOf');
export const withCases = message(
  'exercises.draft.variables.withCases',
  '{label}, {count, plural, one {# case} other {# cases}}',
  'generators, casesSummary',
);
