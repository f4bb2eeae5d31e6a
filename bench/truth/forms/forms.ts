import type { AnswerForm } from '../../../math/src/exercises/document/document.ts';
import { checkForm, isSameForm } from '../../../math/src/forms/index.ts';
import { read } from '../../../math/src/notation/index.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';
import { plain } from '../family.ts';
import { innerNumberGenerators } from './inner-numbers.ts';
import { decimal, primeProduct, scientific, surd } from './numbers.ts';
import { siblingGenerators } from './siblings.ts';
import { lowestTerms, partialFractions, singleFraction } from './quotients.ts';
import { type Member, right, wrong } from './member.ts';
import {
  bracketed,
  type Coefficients,
  irreducibleQuadratic,
  linear,
  polynomial,
  scaled,
  shuffled,
  sum,
  times,
} from './shapes.ts';

function tree(source: string) {
  if (!source.includes('\\')) return plain(source);
  const result = read(source);
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

function caseOf(form: AnswerForm, { text, isRight, model }: Member): TruthCase {
  return {
    text: `${form}: ${text}`,
    isRight,
    judge: () => {
      const context = model === undefined ? {} : { model: tree(model) };
      return checkForm(tree(text), form, context).ok ? 'accepted' : 'refused';
    },
  };
}

function factors(random: Random): { readonly bases: Coefficients[]; readonly texts: string[] } {
  const bases = Array.from({ length: random.integer(2, 3) }, () =>
    random.chance(0.25) ? irreducibleQuadratic(random) : linear(random),
  );
  const texts = bases.map((base) => bracketed(polynomial(random, base, 'x'), random.chance(0.2) ? 2 : 1));
  return { bases, texts };
}

function factored(random: Random): Member {
  const { bases, texts } = factors(random);
  const front = random.pick(['', '', '-', '2', '-3', 'x', '5x^2', 'a', '1/2 ']);
  const [first = ''] = texts;
  const [base = [1, 1]] = bases;
  const n = random.integer(2, 5);
  const text = polynomial(random, base, 'x');
  return random.pick<() => Member>([
    () => right(front + shuffled(random, texts).join('')),
    () => right(`${front}${texts.join('')}/${random.integer(2, 9)}`),
    () =>
      right(
        random.pick([
          '(x - y)(x + y)',
          '(2a - 3b)^2',
          'x y(x + 1)',
          '(sin(x) + 1)(sin(x) - 2)',
          '(x + y)(x^2 - x y + y^2)',
        ]),
      ),
    () => right(`${n}(x - 1/${n + 1})${first}`),
    () => right(`\\frac{${front}${first}}{x^2+${n}}`),
    () =>
      right(
        scaled(
          n,
          random.pick([
            'x^3',
            'x^2 y',
            'a b c',
            polynomial(random, irreducibleQuadratic(random), 'x').startsWith('-') ? 'x' : 'x^2',
          ]),
        ),
      ),
    () => wrong(polynomial(random, times(...bases), 'x')),
    () => wrong(`${front}(${polynomial(random, times(base, [n]), 'x')})${texts.slice(1).join('')}`),
    () => wrong(`${front}(${polynomial(random, times(base, linear(random)), 'x')})${first}`),
    () => wrong(`(x^2 - ${n * n})${first}`),
    () => wrong(`x(x - ${n} + ${n + 1}/x)`),
    () => wrong(`x^2(1 - ${n}/x)(1 - 3/x)`),
    () => wrong(`x(x - ${n} + 6x^(-1))`),
    () => wrong(`${first}(1 + 0x)`),
    () => wrong(`(${text} + x - x)(x + ${n})`),
    () => wrong(`${scaled(n, 'x')}(${text}) + ${n + 1}(${text})`),
    () => wrong(`(x^2 - 1)^n${first}`),
    () =>
      wrong(random.pick(['x^2 - y^2', 'a^2 + 2a b + b^2', '(x y + x)(x - 1)', 'sin(x)^2 - 1', 'x^3 - y^3', 'x^4 + 4'])),
    () => wrong(`(${n} + 1)${first}(x + ${n})`),
  ])();
}

function expanded(random: Random): Member {
  const coefficients = times(linear(random), linear(random), ...(random.chance(0.3) ? [linear(random)] : []));
  const text = polynomial(random, coefficients, 'x');
  const n = random.integer(2, 9);
  const { texts } = factors(random);
  return random.pick<() => Member>([
    () => right(text),
    () => right(sum(shuffled(random, ['a^2', `${n}a b`, '-b^2', 'sin(x + 1)', `-a/${n}`, `sqrt(${n})b`]))),
    () =>
      right(
        random.pick([
          `${n}x^3 y^2`,
          `-x`,
          `${n}`,
          `x/${n} + 1`,
          `\\frac{3x}{${n}}-x^{2}`,
          `x e^(x + 1)`,
          `${n}/(x + 1) + x`,
        ]),
      ),
    () => right(`y = ${text}`),
    () => wrong(texts.join('')),
    () => wrong(`${n}(x + 1)`),
    () => wrong(`${text} + (x + ${n})^2`),
    () => wrong(`${text} + ${n}x x`),
    () => wrong(`${text} + ${n}x^2/x`),
    () => wrong(`${n}x^5 + ${n + 1}x^5`),
    () => wrong(`x^${n} + ${n} + 1`),
    () => wrong(`x^2 + 0x + ${n}`),
    () => wrong(`-(${text})`),
    () => wrong(`x^9 - (${text})`),
    () => wrong(`\\frac{x+${n}}{${n + 1}}`),
    () => wrong(random.pick(['(2x)^3', '(-x)^2', '(x^2)^3', '(x/2)^2', 'x y x', 'sin(x) sin(x)', 'x sqrt(x) sqrt(x)'])),
    () => wrong(`y = ${n}(x + 1)`),
  ])();
}

function completedSquare(random: Random): Member {
  const [a, u, v] = [random.nonZero(-5, 5), random.nonZero(-9, 9), random.nonZero(-9, 9)];
  const square = `(${sum(['x', String(u)])})^2`;
  return random.pick<() => Member>([
    () => right(sum(shuffled(random, [scaled(a, square), String(v)]))),
    () => right(`(x + 1/2)^2 - ${Math.abs(v)}/4`),
    () => right(`\\frac{\\left(x+${Math.abs(u)}\\right)^{2}}{3}+${Math.abs(v)}`),
    () =>
      right(
        random.pick([
          `x^2 - ${Math.abs(v)}`,
          `a${square} + b`,
          `-${square}`,
          `y = ${square} + 1`,
          `(x + p/2)^2 + q - p^2/4`,
        ]),
      ),
    () => wrong(polynomial(random, [u * u + v, 2 * u, 1], 'x')),
    () => wrong(`${square} + ${Math.abs(v)}x`),
    () => wrong(`${square} + (x + ${Math.abs(v) + 10})^2`),
    () => wrong(`(${sum(['x', String(u)])})(${sum(['x', String(u)])}) + 1`),
    () => wrong(`${Math.abs(a) + 1}(${square} + ${Math.abs(v)})`),
    () => wrong(`${square} + ${Math.abs(v)} + 1`),
    () => wrong(`x(x + ${Math.abs(u)}) + ${Math.abs(v)}`),
    () => wrong(`${square} + 0x`),
    () => wrong(`(x + 1)^3 + ${Math.abs(v)}`),
  ])();
}

function noBrackets(random: Random): Member {
  const text = polynomial(random, times(linear(random), linear(random)), 'x');
  const n = random.integer(2, 9);
  return random.pick<() => Member>([
    () => right(text),
    () => right(`sin(x + ${n}) - ${n}`),
    () => right(`${n} * (-x)`),
    () => right(`\\frac{x+${n}}{x-1}`),
    () => right(`e^{x+${n}}+\\sqrt{x+1}`),
    () => wrong(`${n}(x + 1)`),
    () => wrong(`(x + ${n})^2`),
    () => wrong(`x - (x + ${n})`),
    () => wrong(`(${text})`),
    () => wrong(`(${n})x`),
    () => wrong(`(${n}x)^2`),
    () => wrong(`\\sin\\left(${n}\\left(x+1\\right)\\right)`),
  ])();
}

function antiderivative(random: Random): Member {
  const n = random.integer(2, 6);
  const model = `x^${n}/${n}`;
  const constant = random.pick(['C', 'c', 'k', 'K', 'C_1']);
  const member = random.pick<() => Member>([
    () => right(`x^${n}/${n} + ${constant}`),
    () => right(`${random.integer(1, 9)} + x^${n}/${n} - 3${constant}`),
    () => right(`${constant} + \\frac{x^{${n}}}{${n}}`),
    () => wrong(`x^${n}/${n}`),
    () => wrong(`x^${n}/${n} + ${n}`),
    () => wrong(`x^${n}/${n} + ${constant}^2`),
    () => wrong(`${constant} x^${n}/${n}`),
    () => wrong(`x^${n}/${n} + c + k`),
    () => wrong(`\\int x^{${n - 1}}dx+${constant}`),
    () => wrong(`x^${n}/${n} + ${constant}x`),
  ])();
  return { ...member, model };
}

/** The same expression in another order, and one in which something was calculated. */
function sameForm(random: Random): TruthCase {
  const n = random.integer(2, 9);
  const m = n + random.integer(1, 5);
  const terms = [`${m}x^${n}`, `-${n}x y`, `sin(x + ${n})`, `exp(x)`, `-a/${m}`];
  const [a, b, isRight] = random.pick<() => readonly [string, string, boolean]>([
    () => [sum(shuffled(random, terms)), sum(shuffled(random, terms)), true],
    () => [`exp(${n}x) + 1`, `1 + e^(${n}x)`, true],
    () => [`abs(x - ${n})`, `\\left|x-${n}\\right|`, true],
    () => [`${n}*x*(y + ${m})`, `(${m} + y) ${n} x`, true],
    () => [`x = ${n} or x = ${m}`, `x = ${m} or x = ${n}`, true],
    () => [`lg(x)/${n}`, `\\frac{\\log_{10}(x)}{${n}}`, true],
    () => [`(-${n}) x`, `-${n}x`, true],
    () => [`.${n}x`, `0.${n}x`, true],
    () => [`d/dx(x^${n})`, `${n}x^${n - 1}`, false],
    () => [`${n} + ${m}`, `${n + m}`, false],
    () => [`x x + ${n}`, `x^2 + ${n}`, false],
    () => [`${n}x/${m * n}`, `x/${m}`, false],
    () => [`x^(-${n})`, `1/x^${n}`, false],
    () => [`sqrt(x)^${n}`, `x^(${n}/2)`, false],
    () => [`(x - ${n})(x - ${m})`, `(${n} - x)(${m} - x)`, false],
    () => [`${n}(x + ${m})`, `${n}x + ${n * m}`, false],
    () => [`ln(x) + ln(${n})`, `ln(${n}x)`, false],
    () => [`1x + ${n}`, `x + ${n}`, false],
    () => [`{${n}, ${n}, ${m}}`, `{${n}, ${m}}`, false],
  ])();
  return {
    text: `same form: ${a}  ~  ${b}`,
    isRight,
    judge: () => (isSameForm(tree(a), tree(b)) ? 'accepted' : 'refused'),
  };
}

/** As in lowest terms, but no decimal is a fraction. */
function fractionForm(random: Random): Member {
  if (random.chance(0.2)) return wrong(`${random.pick(['', '-'])}${random.integer(0, 9)}.${random.integer(1, 999)}`);
  const member = lowestTerms(random);
  return /\.\d/.test(member.text) ? wrong(member.text) : member;
}

const generators: Readonly<Record<Exclude<AnswerForm, 'any'>, (random: Random) => Member>> = {
  factored: (random) => (random.chance(0.15) ? primeProduct(random) : factored(random)),
  expanded,
  'lowest-terms': lowestTerms,
  fraction: fractionForm,
  'single-fraction': singleFraction,
  'partial-fractions': partialFractions,
  'completed-square': completedSquare,
  'no-brackets': noBrackets,
  decimal,
  scientific,
  surd,
  antiderivative,
};

export const formFamilies: readonly TruthFamily[] = [
  ...Object.entries(generators).map(([form, member]) => ({
    name: `form ${form}`,
    draw: (random: Random) => caseOf(form as AnswerForm, member(random)),
  })),
  ...Object.entries(siblingGenerators).map(([form, member]) => ({
    name: `form ${form} with one defect`,
    draw: (random: Random) => caseOf(form as AnswerForm, member(random)),
  })),
  ...Object.entries(innerNumberGenerators).map(([form, member]) => ({
    name: `form ${form} with a number inside`,
    draw: (random: Random) => caseOf(form as AnswerForm, member(random)),
    count: 1000,
  })),
  { name: 'same form up to order', draw: sameForm },
];
