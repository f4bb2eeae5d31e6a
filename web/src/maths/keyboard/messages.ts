import { message } from '@lemma/contracts/messages';

export const deleteLabel = message('maths.keyboard.deleteLabel', 'Delete', 'key-pages');
export const left = message('maths.keyboard.left', 'Left', 'key-pages');
export const right = message('maths.keyboard.right', 'Right', 'key-pages');
export const shift = message('maths.keyboard.shift', 'Shift', 'key-pages');
export const lessThan = message('maths.keyboard.lessThan', 'less than', 'key-pages');
export const atMost = message('maths.keyboard.atMost', 'at most', 'key-pages');
export const atLeast = message('maths.keyboard.atLeast', 'at least', 'key-pages');
export const greaterThan = message('maths.keyboard.greaterThan', 'greater than', 'key-pages');
export const notEqual = message('maths.keyboard.notEqual', 'not equal', 'key-pages');
export const equals = message('maths.keyboard.equals', 'equals', 'key-pages');
export const toPower = message('maths.keyboard.toPower', 'to the power {text}', 'key-pages, name');
export const numbers = message('maths.keyboard.numbers', 'Numbers', 'key-pages, name');
export const dividedBy = message('maths.keyboard.dividedBy', 'divided by', 'key-pages');
export const openingBracket = message('maths.keyboard.openingBracket', 'opening bracket', 'key-pages');
export const closingBracket = message('maths.keyboard.closingBracket', 'closing bracket', 'key-pages');
export const times = message('maths.keyboard.times', 'times', 'key-pages');
export const power = message('maths.keyboard.power', 'Power', 'key-pages');
export const minus = message('maths.keyboard.minus', 'minus', 'key-pages');
export const decimalPoint = message('maths.keyboard.decimalPoint', 'decimal point', 'key-pages');
export const decimalComma = message('maths.keyboard.decimalComma', 'decimal comma', 'key-pages');
export const plus = message('maths.keyboard.plus', 'plus', 'key-pages');
export const inverse = message('maths.keyboard.inverse', 'inverse {name}', 'key-pages, name');
export const functions = message('maths.keyboard.functions', 'Functions', 'key-pages, name');
export const eToPower = message('maths.keyboard.eToPower', 'e to the power', 'key-pages, name');
export const logWithBase = message('maths.keyboard.logWithBase', 'log with a base', 'key-pages, name');
export const absoluteValue = message('maths.keyboard.absoluteValue', 'Absolute value', 'key-pages');
export const squareRoot = message('maths.keyboard.squareRoot', 'Square root', 'key-pages');
export const nThRoot = message('maths.keyboard.nThRoot', 'n-th root', 'key-pages');
export const index = message('maths.keyboard.index', 'Index', 'key-pages, name');
export const factorial = message('maths.keyboard.factorial', 'factorial', 'key-pages');
export const degrees = message('maths.keyboard.degrees', 'degrees', 'key-pages');
export const perCent = message('maths.keyboard.perCent', 'per cent', 'key-pages');
export const infinity = message('maths.keyboard.infinity', 'infinity', 'key-pages');
export const relationsSetsIntervals = message(
  'maths.keyboard.relationsSetsIntervals',
  'Relations, sets, intervals',
  'key-pages, name',
);
export const openingSquareBracket = message(
  'maths.keyboard.openingSquareBracket',
  'opening square bracket',
  'key-pages',
);
export const closingSquareBracket = message(
  'maths.keyboard.closingSquareBracket',
  'closing square bracket',
  'key-pages',
);
export const elementOf = message('maths.keyboard.elementOf', 'element of', 'key-pages');
export const union = message('maths.keyboard.union', 'union', 'key-pages');
export const intersection = message('maths.keyboard.intersection', 'intersection', 'key-pages');
export const without = message('maths.keyboard.without', 'without', 'key-pages');
export const and = message('maths.keyboard.and', 'and', 'key-pages');
export const realNumbers = message('maths.keyboard.realNumbers', 'real numbers', 'key-pages');
export const delta = message('maths.keyboard.delta', 'Delta', 'key-pages, Δ');
export const sigma = message('maths.keyboard.sigma', 'Sigma', 'key-pages, Σ');
export const omega = message('maths.keyboard.omega', 'Omega', 'key-pages, Ω');
export const greek = message('maths.keyboard.greek', 'Greek', 'key-pages, name');
export const partial = message('maths.keyboard.partial', 'partial', 'key-pages');
export const nabla = message('maths.keyboard.nabla', 'nabla', 'key-pages');
export const letters = message('maths.keyboard.letters', 'Letters', 'key-pages, name');
export const space = message('maths.keyboard.space', 'space', 'key-pages');
export const comma = message('maths.keyboard.comma', 'comma', 'keys');
export const semicolon = message('maths.keyboard.semicolon', 'semicolon', 'keys');
export const calculus = message('maths.keyboard.calculus', 'Calculus', 'calculus-page, name');
export const derivative = message('maths.keyboard.derivative', 'Derivative', 'calculus-page');
export const fPrime = message('maths.keyboard.fPrime', 'f prime', 'calculus-page, name');
export const definiteIntegral = message('maths.keyboard.definiteIntegral', 'Definite integral', 'calculus-page');
export const vector = message('maths.keyboard.vector', 'Vector', 'calculus-page');
export const binomialCoefficient = message(
  'maths.keyboard.binomialCoefficient',
  'Binomial coefficient',
  'calculus-page',
);
export const matrix = message('maths.keyboard.matrix', 'Matrix', 'calculus-page');
export const tendsTo = message('maths.keyboard.tendsTo', 'tends to', 'calculus-page');
export const mathsKeyboard = message('maths.keyboard.mathsKeyboard', 'Maths keyboard', 'MathKeyboard, aria-label');
export const undo = message('maths.keyboard.undo', 'Undo', 'MathKeyboard, aria-label');
export const hideKeyboard = message('maths.keyboard.hideKeyboard', 'Hide keyboard', 'MathKeyboard, aria-label');
export const keyboardPages = message('maths.keyboard.keyboardPages', 'Keyboard pages', 'MathKeyboard, aria-label');
export const esc = message('maths.keyboard.esc', 'Esc', 'MathKeyboard');
export const orJustType = message('maths.keyboard.orJustType', 'Or just type', 'MathKeyboard, b');
export const tipFraction = message('maths.keyboard.tipFraction', 'a fraction', 'MathKeyboard, what typing / gives');
export const tipPower = message('maths.keyboard.tipPower', 'a power', 'MathKeyboard, what typing ^ gives');
export const tipRoot = message('maths.keyboard.tipRoot', 'a root', 'MathKeyboard, what typing sqrt gives');
export const keySpace = message('maths.keyboard.keySpace', 'Space', 'MathKeyboard, name of a key');
export const tipLeavePower = message(
  'maths.keyboard.tipLeavePower',
  'leave a power or fraction',
  'MathKeyboard, what a key does',
);
export const keyTab = message('maths.keyboard.keyTab', 'Tab', 'MathKeyboard, name of a key');
export const tipNextBox = message('maths.keyboard.tipNextBox', 'next box', 'MathKeyboard, what a key does');
export const keyEnter = message('maths.keyboard.keyEnter', 'Enter', 'MathKeyboard, name of a key');
export const tipCheck = message('maths.keyboard.tipCheck', 'check', 'MathKeyboard, what a key does');
export const tipHideKeyboard = message(
  'maths.keyboard.tipHideKeyboard',
  'hide the keyboard',
  'MathKeyboard, what a key does',
);
export const integral = message('maths.keyboard.integral', 'Integral', 'calculus-page, calculusPage');
export const sum = message('maths.keyboard.sum', 'Sum', 'calculus-page, calculusPage');
export const limit = message('maths.keyboard.limit', 'Limit', 'calculus-page, calculusPage');
export const set = message('maths.keyboard.set', 'Set', 'key-pages, relationsPage');
