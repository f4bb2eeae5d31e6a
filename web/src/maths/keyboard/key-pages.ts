import { type NotationId, notations } from '@lemma/math/document';
import { drawn, inserted, listKey, sans, withLook } from './keys.ts';
import type { Key } from './keys.ts';
import { t, t as say } from '../../words/say.tsx';
import * as words from './messages.ts';

export type PageId = 'numbers' | 'functions' | 'relations' | 'greek' | 'letters' | 'calculus';

/** Four rows of keys; row 1 of the keyboard, which belongs to the exercise, stands above them. */
export interface KeyPage {
  readonly id: PageId;
  readonly tab: string;
  readonly name: string;
  readonly rows: readonly (readonly Key[])[];
}

export const backspace = withLook(drawn('delete', say(words.deleteLabel), { command: 'delete' }), 'edit');
export const left = withLook(drawn('left', say(words.left), { command: 'left' }), 'edit');
export const right = withLook(drawn('right', say(words.right), { command: 'right' }), 'edit');
const shift = withLook(drawn('shift', say(words.shift), { command: 'shift' }), 'edit');

export function check(label: string): Key {
  return { face: { kind: 'sans', text: label }, name: label, action: { command: 'check' }, look: 'check', span: 2 };
}

const relation = {
  less: sans('<', say(words.lessThan), { type: '<' }),
  atMost: inserted('≤', say(words.atMost), '\\le'),
  atLeast: inserted('≥', say(words.atLeast), '\\ge'),
  greater: sans('>', say(words.greaterThan), { type: '>' }),
  unequal: inserted('≠', say(words.notEqual), '\\ne'),
  equal: sans('=', say(words.equals), { type: '=' }),
};

function digit(text: string): Key {
  const power: Key = {
    face: { kind: 'sans', text: '', sup: text },
    name: say(words.toPower, { text }),
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
    name: say(words.numbers),
    rows: [
      [
        ...['7', '8', '9'].map(digit),
        edit(divide, say(words.dividedBy), divide === '÷' ? { insert: '\\div' } : { type: ':' }),
        edit('(', say(words.openingBracket), { type: '(' }),
        edit(')', say(words.closingBracket), { type: ')' }),
      ],
      [
        ...['4', '5', '6'].map(digit),
        edit(times, say(words.times), { insert: times === '×' ? '\\times' : '\\cdot' }),
        withLook(drawn('power', say(words.power), { insert: '#@^{#?}' }), 'edit'),
        backspace,
      ],
      [...['1', '2', '3'].map(digit), edit('−', say(words.minus), { type: '-' }), left, right],
      [
        digit('0'),
        sans(decimal, decimal === '.' ? say(words.decimalPoint) : say(words.decimalComma), { command: 'decimal' }),
        { ...relation.equal, more: [relation.unequal, relation.atMost, relation.atLeast] },
        edit('+', say(words.plus), { type: '+' }),
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
    name: say(words.inverse, { name }),
    action: { insert: `\\${name}^{-1}` },
    look: 'plain',
  };
}

export function functionsPage(checkLabel: string): KeyPage {
  return {
    id: 'functions',
    tab: 'f(x)',
    name: say(words.functions),
    rows: [
      [
        ...['sin', 'cos', 'tan', 'ln', 'log'].map(functionKey),
        {
          face: { kind: 'math', text: 'e', italic: true, sup: 'x' },
          name: say(words.eToPower),
          action: { insert: 'e^{#?}' },
          look: 'plain',
        },
      ],
      [
        ...['sin', 'cos', 'tan'].map(inverse),
        {
          face: { kind: 'math', text: 'log', sub: 'a' },
          name: say(words.logWithBase),
          action: { insert: '\\log_{#?}' },
          look: 'plain',
        },
        drawn('absolute', say(words.absoluteValue), { insert: '\\left|#?\\right|' }),
        backspace,
      ],
      [
        drawn('root', say(words.squareRoot), { insert: '\\sqrt{#?}' }),
        drawn('nth-root', say(words.nThRoot), { insert: '\\sqrt[#?]{#?}' }),
        {
          face: { kind: 'math', text: 'x', italic: true, sub: 'n' },
          name: say(words.index),
          action: { insert: '#@_{#?}' },
          look: 'plain',
        },
        inserted('π', 'pi', '\\pi'),
        left,
        right,
      ],
      [
        sans('!', say(words.factorial), { type: '!' }),
        inserted('°', say(words.degrees), '\\degree'),
        inserted('%', say(words.perCent), '\\%'),
        inserted('∞', say(words.infinity), '\\infty'),
        check(checkLabel),
      ],
    ],
  };
}

export function relationsPage(checkLabel: string, notation: NotationId): KeyPage {
  return {
    id: 'relations',
    tab: '<≤',
    name: say(words.relationsSetsIntervals),
    rows: [
      [relation.less, relation.atMost, relation.atLeast, relation.greater, relation.unequal, relation.equal],
      [
        sans('[', say(words.openingSquareBracket), { type: '[' }),
        sans(']', say(words.closingSquareBracket), { type: ']' }),
        sans('(', say(words.openingBracket), { type: '(' }),
        sans(')', say(words.closingBracket), { type: ')' }),
        inserted('{ }', t(words.set), '\\left\\lbrace#?\\right\\rbrace', true),
        backspace,
      ],
      [
        inserted('∈', say(words.elementOf), '\\in'),
        inserted('∪', say(words.union), '\\cup'),
        inserted('∩', say(words.intersection), '\\cap'),
        inserted('∖', say(words.without), '\\setminus'),
        left,
        right,
      ],
      [
        listKey(notation),
        inserted('and', say(words.and), '\\land', true),
        inserted('or', 'or', '\\lor', true),
        inserted('ℝ', say(words.realNumbers), '\\mathbb{R}'),
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
  Δ: say(words.delta),
  Σ: say(words.sigma),
  Ω: say(words.omega),
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
    name: say(words.greek),
    rows: [
      row(['α', 'β', 'γ', 'δ', 'ε', 'θ']),
      [...row(['λ', 'μ', 'π', 'ρ', 'σ']), backspace],
      [...row(['φ', 'ω', 'Δ', 'Σ']), left, right],
      [
        greekKey('Ω'),
        inserted('∂', say(words.partial), '\\partial'),
        inserted('∇', say(words.nabla), '\\nabla'),
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
    name: say(words.letters),
    rows: [
      row('qwertyuiop'),
      row('asdfghjkl'),
      [shift, ...row('zxcvbnm'), backspace],
      [left, right, sans('space', say(words.space), { type: ' ' }, true), listKey(notation), check(checkLabel)],
    ],
  };
}
