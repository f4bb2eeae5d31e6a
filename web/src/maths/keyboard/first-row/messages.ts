import { message } from '@lemma/contracts/messages';

export const keysForExercise = message(
  'maths.keyboard.firstRow.keysForExercise',
  'Keys for this exercise',
  'ExerciseRow, aria-label',
);
export const matrixBy = message('maths.keyboard.firstRow.matrixBy', 'Matrix {rows} by {columns}', 'matrix-keys');
export const columnVector = message('maths.keyboard.firstRow.columnVector', 'Column vector', 'matrix-keys');
export const matrix = message('maths.keyboard.firstRow.matrix', 'Matrix', 'matrix-keys');
export const comma = message('maths.keyboard.firstRow.comma', 'comma', 'matrix-keys');
export const plusRow = message('maths.keyboard.firstRow.plusRow', '+ row', 'matrix-keys');
export const addRow = message('maths.keyboard.firstRow.addRow', 'Add a row', 'matrix-keys');
export const plusColumn = message('maths.keyboard.firstRow.plusColumn', '+ col', 'matrix-keys');
export const addColumn = message('maths.keyboard.firstRow.addColumn', 'Add a column', 'matrix-keys');
export const minusRow = message('maths.keyboard.firstRow.minusRow', '− row', 'matrix-keys');
export const removeRow = message('maths.keyboard.firstRow.removeRow', 'Remove a row', 'matrix-keys');
export const minusColumn = message('maths.keyboard.firstRow.minusColumn', '− col', 'matrix-keys');
export const removeColumn = message('maths.keyboard.firstRow.removeColumn', 'Remove a column', 'matrix-keys');
export const columnOf = message('maths.keyboard.firstRow.columnOf', 'Column of {rows}', 'matrix-keys');
export const fraction = message('maths.keyboard.firstRow.fraction', 'Fraction', 'exercise-row');
export const squareRoot = message('maths.keyboard.firstRow.squareRoot', 'Square root', 'exercise-row');
export const nThRoot = message('maths.keyboard.firstRow.nThRoot', 'n-th root', 'exercise-row');
export const absoluteValue = message('maths.keyboard.firstRow.absoluteValue', 'Absolute value', 'exercise-row');
export const index = message('maths.keyboard.firstRow.index', 'Index', 'exercise-row, name');
export const plusOrMinus = message('maths.keyboard.firstRow.plusOrMinus', 'plus or minus', 'exercise-row');
export const equals = message('maths.keyboard.firstRow.equals', 'equals', 'exercise-row');
export const and = message('maths.keyboard.firstRow.and', 'and', 'exercise-row');
export const openingSquareBracket = message(
  'maths.keyboard.firstRow.openingSquareBracket',
  'opening square bracket',
  'exercise-row',
);
export const closingSquareBracket = message(
  'maths.keyboard.firstRow.closingSquareBracket',
  'closing square bracket',
  'exercise-row',
);
export const union = message('maths.keyboard.firstRow.union', 'union', 'exercise-row');
export const infinity = message('maths.keyboard.firstRow.infinity', 'infinity', 'exercise-row');
export const lessThan = message('maths.keyboard.firstRow.lessThan', 'less than', 'exercise-row');
export const atMost = message('maths.keyboard.firstRow.atMost', 'at most', 'exercise-row');
export const atLeast = message('maths.keyboard.firstRow.atLeast', 'at least', 'exercise-row');
export const greaterThan = message('maths.keyboard.firstRow.greaterThan', 'greater than', 'exercise-row');
export const degrees = message('maths.keyboard.firstRow.degrees', 'degrees', 'exercise-row');
export const perCent = message('maths.keyboard.firstRow.perCent', 'per cent', 'exercise-row');
export const eToPower = message('maths.keyboard.firstRow.eToPower', 'e to the power', 'exercise-row, name');
export const plusC = message('maths.keyboard.firstRow.plusC', 'plus C', 'exercise-row, name');
export const derivative = message('maths.keyboard.firstRow.derivative', 'Derivative', 'exercise-row');
export const integral = message('maths.keyboard.firstRow.integral', 'Integral', 'exercise-row');
export const definiteIntegral = message(
  'maths.keyboard.firstRow.definiteIntegral',
  'Definite integral',
  'exercise-row',
);
export const product = message('maths.keyboard.firstRow.product', 'Product', 'exercise-row');
export const limit = message('maths.keyboard.firstRow.limit', 'Limit', 'exercise-row, name');
export const binomialCoefficient = message(
  'maths.keyboard.firstRow.binomialCoefficient',
  'Binomial coefficient',
  'exercise-row',
);
export const timesTenToPower = message(
  'maths.keyboard.firstRow.timesTenToPower',
  'times ten to the power',
  'exercise-row, name',
);
export const power = message('maths.keyboard.firstRow.power', 'Power', 'exercise-row');
export const squared = message('maths.keyboard.firstRow.squared', '{name} squared', 'exercise-row, name');
export const inverse = message('maths.keyboard.firstRow.inverse', 'inverse {inverse}', 'exercise-row, name');
export const set = message('maths.keyboard.firstRow.set', 'Set', 'exercise-row, templates');
export const sum = message('maths.keyboard.firstRow.sum', 'Sum', 'exercise-row, templates');
