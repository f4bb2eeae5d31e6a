import { type NotationId, notations } from '@lemma/math/document';
import { drawn, inserted, letter, listKey, sans, withLook } from '../keys.ts';
import type { Key } from '../keys.ts';
import type { KeyboardHints } from './hints.ts';
import { matrixKeys } from './matrix-keys.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const fraction = drawn('fraction', t(m.fraction), { insert: '\\frac{#@}{#?}' });
const root = drawn('root', t(m.squareRoot), { insert: '\\sqrt{#?}' });

/** Keys of the first row by the template's name. */
const templates: Readonly<Record<string, readonly Key[]>> = {
  fraction: [fraction],
  root: [root],
  'nth-root': [drawn('nth-root', t(m.nThRoot), { insert: '\\sqrt[#?]{#?}' })],
  absolute: [drawn('absolute', t(m.absoluteValue), { insert: '\\left|#?\\right|' })],
  subscript: [
    {
      face: { kind: 'math', text: 'x', italic: true, sub: 'n' },
      name: t(m.index),
      action: { insert: '#@_{#?}' },
      look: 'plain',
    },
  ],
  'plus-minus': [inserted('±', t(m.plusOrMinus), '\\pm')],
  equals: [sans('=', t(m.equals), { type: '=' })],
  comma: [sans(',', t(m.comma), { type: ',' })],
  list: [sans(',', t(m.comma), { type: ',' })],
  or: [inserted('or', 'or', '\\lor', true)],
  and: [inserted('and', t(m.and), '\\land', true)],
  set: [inserted('{ }', t(m.set), '\\left\\lbrace#?\\right\\rbrace', true)],
  interval: [
    sans('[', t(m.openingSquareBracket), { type: '[' }),
    sans(']', t(m.closingSquareBracket), { type: ']' }),
    inserted('∪', t(m.union), '\\cup'),
    inserted('∞', t(m.infinity), '\\infty'),
  ],
  matrix: matrixKeys,
  inequality: [
    sans('<', t(m.lessThan), { type: '<' }),
    inserted('≤', t(m.atMost), '\\le'),
    inserted('≥', t(m.atLeast), '\\ge'),
    sans('>', t(m.greaterThan), { type: '>' }),
  ],
  relations: [
    sans('=', t(m.equals), { type: '=' }),
    sans('<', t(m.lessThan), { type: '<' }),
    sans('>', t(m.greaterThan), { type: '>' }),
    inserted('≤', t(m.atMost), '\\le'),
    inserted('≥', t(m.atLeast), '\\ge'),
  ],
  union: [inserted('∪', t(m.union), '\\cup')],
  infinity: [inserted('∞', t(m.infinity), '\\infty')],
  pi: [inserted('π', 'pi', '\\pi')],
  degree: [inserted('°', t(m.degrees), '\\degree')],
  percent: [inserted('%', t(m.perCent), '\\%')],
  e: [letter('e')],
  i: [letter('i')],
  exponential: [
    {
      face: { kind: 'math', text: 'e', italic: true, sup: 'x' },
      name: t(m.eToPower),
      action: { insert: 'e^{#?}' },
      look: 'plain',
    },
  ],
  'plus-c': [
    { face: { kind: 'math', text: '+C', italic: true }, name: t(m.plusC), action: { insert: '+C' }, look: 'plain' },
  ],
  derivative: [drawn('derivative', t(m.derivative), { insert: '\\frac{d}{dx}' })],
  integral: [inserted('∫', t(m.integral), '\\int')],
  'definite-integral': [drawn('definite-integral', t(m.definiteIntegral), { insert: '\\int_{#?}^{#?}' })],
  sum: [inserted('∑', t(m.sum), '\\sum_{#?}^{#?}')],
  product: [inserted('∏', t(m.product), '\\prod_{#?}^{#?}')],
  limit: [
    { face: { kind: 'math', text: 'lim' }, name: t(m.limit), action: { insert: '\\lim_{#?\\to#?}' }, look: 'plain' },
  ],
  binomial: [drawn('binomial', t(m.binomialCoefficient), { insert: '\\binom{#?}{#?}' })],
  scientific: [
    {
      face: { kind: 'sans', text: '×10', sup: 'n', small: true },
      name: t(m.timesTenToPower),
      action: { insert: '\\times10^{#?}' },
      look: 'plain',
    },
  ],
};

/** Width of the first row; more keys than that scroll sideways. */
export const exerciseRowWidth = 6;

/** Templates that make the frame of an answer, in this order: they come before what fills it. */
const frames = ['list', 'matrix', 'set', 'interval', 'union', 'infinity'];

/**
 * Row 1: the exercise's letters, then the frames of its kind of answer, its functions and what fills a frame; filled up
 * with what every answer may need, so that the row never has a hole.
 */
export function exerciseRow(hints: KeyboardHints, notation: NotationId = 'en'): Key[] {
  const keys: Key[] = [];
  const put = (given: Key): void => {
    const key = given.name === 'comma' ? listKey(notation) : given;
    if (!keys.some((other) => other.name === key.name)) keys.push(withLook(key, 'exercise'));
  };
  for (const name of hints.letters) put(letterOf(name));
  for (const name of frames) if (hints.templates.includes(name)) templateOf(name, hints).forEach(put);
  for (const name of hints.functions) put(functionOf(name, notation));
  for (const name of hints.templates) templateOf(name, hints).forEach(put);
  for (const key of [
    fraction,
    powerOf(hints),
    root,
    inserted('±', t(m.plusOrMinus), '\\pm'),
    inserted('π', 'pi', '\\pi'),
  ]) {
    if (keys.length < exerciseRowWidth) put(key);
  }
  if (keys.length < exerciseRowWidth) put(sans(',', t(m.comma), { type: ',' }));
  return keys;
}

function templateOf(name: string, hints: KeyboardHints): readonly Key[] {
  return name === 'power' ? [powerOf(hints)] : (templates[name] ?? []);
}

function powerOf(hints: KeyboardHints): Key {
  const first = hints.letters[0];
  if (first === undefined) return drawn('power', t(m.power), { insert: '#@^{#?}' });
  const key = letterOf(first);
  const text = key.face.kind === 'drawing' ? first : key.face.text;
  const latex = 'insert' in key.action ? key.action.insert : first;
  return {
    face: { kind: 'math', text, italic: true, sup: '2' },
    name: t(m.squared, { name: key.name }),
    action: { insert: `${latex}^2` },
    look: 'plain',
  };
}

const greekLetters: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  sigma: 'σ',
  phi: 'φ',
  omega: 'ω',
  tau: 'τ',
  Delta: 'Δ',
  Omega: 'Ω',
};

/** A letter as the engine names it: `x`, `alpha`, `x_1`, or a word. */
function letterOf(name: string): Key {
  const [base = name, index] = name.split('_', 2);
  const sign = greekLetters[base];
  const latex = sign === undefined ? (base.length > 1 ? `\\mathrm{${base}}` : base) : `\\${base}`;
  if (index === undefined) return letter(sign ?? base, latex, base);
  return {
    face: { kind: 'math', text: sign ?? base, italic: true, sub: index },
    name: `${base} ${index}`,
    action: { insert: `${latex}_{${index}}` },
    look: 'plain',
  };
}

const inverseNames: Readonly<Record<string, string>> = { arcsin: 'sin', arccos: 'cos', arctan: 'tan' };

function functionOf(name: string, notation: NotationId): Key {
  const inverse = inverseNames[name];
  const known = templates[name]?.[0];
  if (name === 'sqrt') return root;
  if (name === 'abs') return drawn('absolute', t(m.absoluteValue), { insert: '\\left|#?\\right|' });
  if (known !== undefined) return known;
  if (inverse !== undefined) {
    return {
      face: { kind: 'math', text: inverse, sup: '−1' },
      name: t(m.inverse, { inverse }),
      action: { insert: `\\${inverse}^{-1}` },
      look: 'plain',
    };
  }
  const spelling = notations[notation].functions[name];
  if (spelling !== undefined) return inserted(spelling, name, `\\operatorname{${spelling}}`);
  const own = /^(?:sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|ln|log|exp|gcd|max|min)$/.test(name);
  const latex = own ? `\\${name}` : name.length === 1 ? name : `\\operatorname{${name}}`;
  return {
    face: { kind: 'math', text: name, italic: name.length === 1 },
    name,
    action: { insert: latex },
    look: 'plain',
  };
}
