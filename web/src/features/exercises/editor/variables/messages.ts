import { message } from '@lemma/contracts/messages';

export const samples = message('exercises.editor.variables.samples', 'Samples', 'SampleFigures, aria-label');
export const theSign = message(
  'exercises.editor.variables.theSign',
  'The sign: <, = or >',
  'VariableFields, comparisonResults, label',
);
export const whetherLess = message(
  'exercises.editor.variables.whetherLess',
  'Whether <',
  'VariableFields, comparisonResults, label',
);
export const whetherAtMost = message(
  'exercises.editor.variables.whetherAtMost',
  'Whether ≤',
  'VariableFields, comparisonResults, label',
);
export const whetherEqual = message(
  'exercises.editor.variables.whetherEqual',
  'Whether =',
  'VariableFields, comparisonResults, label',
);
export const whetherNotEqual = message(
  'exercises.editor.variables.whetherNotEqual',
  'Whether ≠',
  'VariableFields, comparisonResults, label',
);
export const whetherAtLeast = message(
  'exercises.editor.variables.whetherAtLeast',
  'Whether ≥',
  'VariableFields, comparisonResults, label',
);
export const whetherGreater = message(
  'exercises.editor.variables.whetherGreater',
  'Whether >',
  'VariableFields, comparisonResults, label',
);
export const whetherAll = message(
  'exercises.editor.variables.whetherAll',
  'Whether all hold',
  'VariableFields, groupReadings, label',
);
export const whetherAny = message(
  'exercises.editor.variables.whetherAny',
  'Whether any holds',
  'VariableFields, groupReadings, label',
);
export const firstThatHolds = message(
  'exercises.editor.variables.firstThatHolds',
  'Number of the first that holds',
  'VariableFields, groupReadings, label',
);
export const value = message('exercises.editor.variables.value', 'Value', 'VariableFields, ConstantField, label');
export const expression = message(
  'exercises.editor.variables.expression',
  'Expression',
  'VariableFields, ExpressionFields, label',
);
export const simplify = message(
  'exercises.editor.variables.simplify',
  'Simplify',
  'VariableFields, ExpressionFields, label',
);
export const oneOf = message('exercises.editor.variables.oneOf', 'One of', 'VariableFields, ListField, label');
export const wordsExample = message(
  'exercises.editor.variables.wordsExample',
  'red, dark blue',
  'VariableFields, WordsField, placeholder',
);
export const comparisons = message(
  'exercises.editor.variables.comparisons',
  'Comparisons',
  'VariableFields, ComparisonGroupFields, label',
);
export const gives = message(
  'exercises.editor.variables.gives',
  'Gives',
  'VariableFields, ComparisonGroupFields, label',
);
export const step = message('exercises.editor.variables.step', 'Step', 'VariableFields, IntegerFields, label');
export const decimals = message('exercises.editor.variables.decimals', 'Decimals', 'VariableFields, RealFields, label');
export const from = message('exercises.editor.variables.from', 'From', 'VariableFields, RangeFields, label');
export const to = message('exercises.editor.variables.to', 'To', 'VariableFields, RangeFields, label');
export const butNot = message('exercises.editor.variables.butNot', 'But not', 'VariableFields, RangeFields, label');
export const compare = message(
  'exercises.editor.variables.compare',
  'Compare',
  'VariableFields, ComparisonFields, label',
);
export const withValue = message(
  'exercises.editor.variables.withValue',
  'With',
  'VariableFields, ComparisonFields, label',
);
export const cases = message('exercises.editor.variables.cases', 'Cases', 'VariableFields, CaseFields, aria-label');
export const ifCase = message(
  'exercises.editor.variables.ifCase',
  'If (case {number})',
  'VariableFields, CaseFields, label',
);
export const words = message('exercises.editor.variables.words', 'Words', 'VariableFields, CaseFields, label');
export const removeCase = message(
  'exercises.editor.variables.removeCase',
  'Remove case {number}',
  'VariableFields, CaseFields, title',
);
export const otherwise = message(
  'exercises.editor.variables.otherwise',
  'Otherwise',
  'VariableFields, CaseFields, label',
);
export const caseWord = message('exercises.editor.variables.caseWord', 'Case', 'VariableFields, CaseFields');
export const variableNamed = message(
  'exercises.editor.variables.variableNamed',
  'Variable {name}',
  'VariableRow, aria-label',
);
export const drawnFrom = message('exercises.editor.variables.drawnFrom', 'Drawn from', 'VariableRow, label');
export const removeNamed = message(
  'exercises.editor.variables.removeNamed',
  'Remove {name}',
  'VariableRow, actionsOf, label',
);
export const rollAgain = message(
  'exercises.editor.variables.rollAgain',
  'Roll it again',
  'VariableRow, LockButton, title',
);
export const keepValue = message(
  'exercises.editor.variables.keepValue',
  'Keep its value while the others are rolled',
  'VariableRow, LockButton, title',
);
export const lockNamed = message(
  'exercises.editor.variables.lockNamed',
  'Lock {name}',
  'VariableRow, LockButton, aria-label',
);
export const notUsedYet = message(
  'exercises.editor.variables.notUsedYet',
  'Not used anywhere yet.',
  'VariableRow, Uses',
);
export const usedIn = message('exercises.editor.variables.usedIn', 'Used in {things}.', 'VariableRow, Uses');
export const variables = message('exercises.editor.variables.variables', 'Variables', 'VariablesCard, title');
export const variablesMean = message(
  'exercises.editor.variables.variablesMean',
  'Variables give every learner other numbers.',
  'VariablesCard',
);
export const name = message('exercises.editor.variables.name', 'Name', 'VariablesCard');
export const keepDrawIf = message(
  'exercises.editor.variables.keepDrawIf',
  'Keep a draw only if',
  'VariablesCard, label',
);
export const percentOfDraws = message(
  'exercises.editor.variables.percentOfDraws',
  '{percent} % of draws',
  'VariablesCard',
);
export const variantsOff = message(
  'exercises.editor.variables.variantsOff',
  '{count, plural, one {# variant is} other {# variants are}} switched off.',
  'VariablesCard',
);
export const variable = message('exercises.editor.variables.variable', 'Variable', 'VariablesCard, AddVariable');
export const madeOf = message('exercises.editor.variables.madeOf', 'Made of {names}.', 'VariableRow, Uses');
