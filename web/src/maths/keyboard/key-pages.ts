import { type NotationId, notations } from '@lemma/math/document';
import { drawn, inserted, listKey, sans, withLook } from './keys.ts';
import type { Key } from './keys.ts';

export type PageId = 'numbers' | 'functions' | 'relations' | 'greek' | 'letters' | 'calculus';

/** Four rows of keys; row 1 of the keyboard, which belongs to the exercise, stands above them. */
export interface KeyPage {
  readonly id: PageId;
  readonly tab: string;
  readonly name: string;
  readonly rows: readonly (readonly Key[])[];
}

export const backspace = withLook(drawn('delete', 'Delete', { command: 'delete' }), 'edit');
export const left = withLook(drawn('left', 'Left', { command: 'left' }), 'edit');
export const right = withLook(drawn('right', 'Right', { command: 'right' }), 'edit');
const shift = withLook(drawn('shift', 'Shift', { command: 'shift' }), 'edit');

export function check(label: string): Key {
  return { face: { kind: 'sans', text: label }, name: label, action: { command: 'check' }, look: 'check', span: 2 };
}

const relation = {
  less: sans('<', 'less than', { type: '<' }),
  atMost: inserted('≤', 'at most', '\\le'),
  atLeast: inserted('≥', 'at least', '\\ge'),
  greater: sans('>', 'greater than', { type: '>' }),
  unequal: inserted('≠', 'not equal', '\\ne'),
  equal: sans('=', 'equals', { type: '=' }),
};

function digit(text: string): Key {
  const power: Key = {
    face: { kind: 'sans', text: '', sup: text },
    name: `to the power ${text}`,
    action: { insert: `#@^{${text}}` },
    look: 'plain',
  };
  return { ...sans(text, text, { type: text }), more: [power] };
}

/** Numbers and the basic operations, with the signs of the notation. */
export function numbersPage(notation: NotationId, checkLabel: string): KeyPage {
  const { decimal, times, divide } = notations[notation];
  const edit = (text: string, name: string, action: Key['action']): Key => withLook(sans(text, name, action), 'edit');
  return {
    id: 'numbers',
    tab: '123',
    name: 'Numbers',
    rows: [
      [
        ...['7', '8', '9'].map(digit),
        edit(divide, 'divided by', divide === '÷' ? { insert: '\\div' } : { type: ':' }),
        edit('(', 'opening bracket', { type: '(' }),
        edit(')', 'closing bracket', { type: ')' }),
      ],
      [
        ...['4', '5', '6'].map(digit),
        edit(times, 'times', { insert: times === '×' ? '\\times' : '\\cdot' }),
        withLook(drawn('power', 'Power', { insert: '#@^{#?}' }), 'edit'),
        backspace,
      ],
      [...['1', '2', '3'].map(digit), edit('−', 'minus', { type: '-' }), left, right],
      [
        digit('0'),
        sans(decimal, decimal === '.' ? 'decimal point' : 'decimal comma', { command: 'decimal' }),
        { ...relation.equal, more: [relation.unequal, relation.atMost, relation.atLeast] },
        edit('+', 'plus', { type: '+' }),
        check(checkLabel),
      ],
    ],
  };
}

function functionKey(name: string): Key {
  return inserted(name, name, `\\${name}`, true);
}

function inverse(name: string): Key {
  return {
    face: { kind: 'sans', text: name, sup: '−1', small: true },
    name: `inverse ${name}`,
    action: { insert: `\\${name}^{-1}` },
    look: 'plain',
  };
}

export function functionsPage(checkLabel: string): KeyPage {
  return {
    id: 'functions',
    tab: 'f(x)',
    name: 'Functions',
    rows: [
      [
        ...['sin', 'cos', 'tan', 'ln', 'log'].map(functionKey),
        {
          face: { kind: 'math', text: 'e', italic: true, sup: 'x' },
          name: 'e to the power',
          action: { insert: 'e^{#?}' },
          look: 'plain',
        },
      ],
      [
        ...['sin', 'cos', 'tan'].map(inverse),
        {
          face: { kind: 'math', text: 'log', sub: 'a' },
          name: 'log with a base',
          action: { insert: '\\log_{#?}' },
          look: 'plain',
        },
        drawn('absolute', 'Absolute value', { insert: '\\left|#?\\right|' }),
        backspace,
      ],
      [
        drawn('root', 'Square root', { insert: '\\sqrt{#?}' }),
        drawn('nth-root', 'n-th root', { insert: '\\sqrt[#?]{#?}' }),
        {
          face: { kind: 'math', text: 'x', italic: true, sub: 'n' },
          name: 'Index',
          action: { insert: '#@_{#?}' },
          look: 'plain',
        },
        inserted('π', 'pi', '\\pi'),
        left,
        right,
      ],
      [
        sans('!', 'factorial', { type: '!' }),
        inserted('°', 'degrees', '\\degree'),
        inserted('%', 'per cent', '\\%'),
        inserted('∞', 'infinity', '\\infty'),
        check(checkLabel),
      ],
    ],
  };
}

export function relationsPage(checkLabel: string, notation: NotationId): KeyPage {
  return {
    id: 'relations',
    tab: '<≤',
    name: 'Relations, sets, intervals',
    rows: [
      [relation.less, relation.atMost, relation.atLeast, relation.greater, relation.unequal, relation.equal],
      [
        sans('[', 'opening square bracket', { type: '[' }),
        sans(']', 'closing square bracket', { type: ']' }),
        sans('(', 'opening bracket', { type: '(' }),
        sans(')', 'closing bracket', { type: ')' }),
        inserted('{ }', 'Set', '\\left\\lbrace#?\\right\\rbrace', true),
        backspace,
      ],
      [
        inserted('∈', 'element of', '\\in'),
        inserted('∪', 'union', '\\cup'),
        inserted('∩', 'intersection', '\\cap'),
        inserted('∖', 'without', '\\setminus'),
        left,
        right,
      ],
      [
        listKey(notation),
        inserted('and', 'and', '\\land', true),
        inserted('or', 'or', '\\lor', true),
        inserted('ℝ', 'real numbers', '\\mathbb{R}'),
        check(checkLabel),
      ],
    ],
  };
}

const greek = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'varepsilon',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  φ: 'varphi',
  ω: 'omega',
  Δ: 'Delta',
  Σ: 'Sigma',
  Ω: 'Omega',
  ħ: 'hbar',
} as const;

function greekKey(sign: keyof typeof greek): Key {
  const name = greek[sign];
  return inserted(sign, name.replace('var', ''), `\\${name}`);
}

export function greekPage(checkLabel: string): KeyPage {
  const row = (signs: readonly (keyof typeof greek)[]): Key[] => signs.map(greekKey);
  return {
    id: 'greek',
    tab: 'αβ',
    name: 'Greek',
    rows: [
      row(['α', 'β', 'γ', 'δ', 'ε', 'θ']),
      [...row(['λ', 'μ', 'π', 'ρ', 'σ']), backspace],
      [...row(['φ', 'ω', 'Δ', 'Σ']), left, right],
      [
        greekKey('Ω'),
        inserted('∂', 'partial', '\\partial'),
        inserted('∇', 'nabla', '\\nabla'),
        greekKey('ħ'),
        check(checkLabel),
      ],
    ],
  };
}

const likeGreek: Readonly<Record<string, keyof typeof greek>> = {
  a: 'α',
  b: 'β',
  d: 'δ',
  e: 'ε',
  f: 'φ',
  g: 'γ',
  h: 'ħ',
  l: 'λ',
  m: 'μ',
  o: 'ω',
  p: 'π',
  r: 'ρ',
  s: 'σ',
  t: 'θ',
  w: 'ω',
};

function letterKey(text: string): Key {
  const alternative = likeGreek[text];
  const key = sans(text, text, { insert: text });
  return alternative === undefined ? key : { ...key, more: [greekKey(alternative)] };
}

export function lettersPage(checkLabel: string, capitals: boolean, notation: NotationId): KeyPage {
  const row = (letters: string): Key[] =>
    Array.from(letters, (text) => letterKey(capitals ? text.toUpperCase() : text));
  return {
    id: 'letters',
    tab: 'abc',
    name: 'Letters',
    rows: [
      row('qwertyuiop'),
      row('asdfghjkl'),
      [shift, ...row('zxcvbnm'), backspace],
      [left, right, sans('space', 'space', { type: ' ' }, true), listKey(notation), check(checkLabel)],
    ],
  };
}
