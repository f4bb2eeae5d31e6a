/** Whether an answer is fully simplified, as public suites ask it (KAS). */
import { simplify } from '../../math/src/algebra/index.ts';
import { isSameForm } from '../../math/src/forms/index.ts';
import { children, mapChildren } from '../../math/src/notation/index.ts';
import type { Expression } from '../../math/src/notation/tree.ts';

/**
 * Nothing is left to do: no arithmetic, no like terms or equal factors to collect, no fraction to reduce, no logarithms
 * to join; in an equation or inequality also no term on both sides and no number or letter in all terms. A sign may be
 * written as a factor (−1), and a reciprocal as a negative power.
 */
export function isSimplified(tree: Expression): boolean {
  const written = withPlainSigns(tree);
  if (!isSameForm(written, simplify(written, 'minimal')) || hasLogarithmsToJoin(written)) return false;
  if (
    written.kind === 'relation' &&
    !written.operators.every((_, k) => hasNothingInCommon(written.operands[k], written.operands[k + 1]))
  ) {
    return false;
  }
  const full = simplify(written, 'full');
  const own = withFractionsWhole(written);
  return [full, withDenominatorsOut(full)].some((simple) =>
    isSameForm(own, withFractionsWhole(simple), { signs: true }),
  );
}

/** ½x as x/2, and ¾x as 3x/4: both are simple. */
function withFractionsWhole(tree: Expression): Expression {
  const inner = mapChildren(tree, withFractionsWhole);
  if (inner.kind !== 'multiply') return inner;
  const fraction = inner.factors.map(bare).find((factor) => factor.kind === 'divide');
  const others = inner.factors.filter((factor) => bare(factor) !== fraction);
  if (fraction?.kind !== 'divide' || others.length !== inner.factors.length - 1) return inner;
  const isOne = fraction.numerator.kind === 'number' && fraction.numerator.text === '1';
  const above = isOne ? others : [fraction.numerator, ...others];
  const [only] = above;
  const numerator: Expression =
    only && above.length === 1
      ? only
      : { kind: 'multiply', factors: above, marks: above.slice(1).map(() => 'implicit' as const) };
  return { kind: 'divide', numerator, denominator: fraction.denominator, mark: 'bar' };
}

/** (−1)x as −x, and x⁻¹ as 1/x. */
function withPlainSigns(tree: Expression): Expression {
  const inner = mapChildren(tree, withPlainSigns);
  if (inner.kind === 'multiply') {
    const others = inner.factors.filter((factor) => !isMinusOne(factor));
    const [only] = others;
    if (!only || others.length !== inner.factors.length - 1) return inner;
    const rest: Expression = others.length === 1 ? only : { ...inner, factors: others, marks: inner.marks.slice(1) };
    return { kind: 'negate', operand: rest };
  }
  if (inner.kind !== 'power' || bare(inner.exponent).kind !== 'negate') return inner;
  const exponent = bare(inner.exponent);
  if (exponent.kind !== 'negate' || bare(inner.base).kind !== 'name') return inner;
  const isOne = exponent.operand.kind === 'number' && exponent.operand.text === '1';
  const below: Expression = isOne ? inner.base : { ...inner, exponent: exponent.operand };
  return { kind: 'divide', numerator: { kind: 'number', text: '1' }, denominator: below, mark: 'bar' };
}

function bare(tree: Expression): Expression {
  return tree.kind === 'group' ? bare(tree.body) : tree;
}

function isMinusOne(tree: Expression): boolean {
  if (tree.kind !== 'group') return false;
  const inner = bare(tree);
  return inner.kind === 'negate' && inner.operand.kind === 'number' && inner.operand.text === '1';
}

/** ln x + ln y, or ln x over ln y: logarithms of one base among the terms, or above and below a bar. */
function hasLogarithmsToJoin(tree: Expression): boolean {
  if (tree.kind === 'add') {
    const bases = tree.terms.flatMap(baseOfLogarithm);
    if (new Set(bases).size < bases.length) return true;
  }
  if (tree.kind === 'divide') {
    const [above, below] = [tree.numerator, tree.denominator].map(baseOfLogarithm);
    if (above?.[0] !== undefined && above[0] === below?.[0]) return true;
  }
  return children(tree).some(hasLogarithmsToJoin);
}

/** The base of a logarithm with or without a number before it, as a text; empty for anything else. */
function baseOfLogarithm(tree: Expression): string[] {
  const inner = bare(tree);
  switch (inner.kind) {
    case 'negate':
      return baseOfLogarithm(inner.operand);
    case 'multiply': {
      const others = inner.factors.filter((factor) => bare(factor).kind !== 'number');
      const [only] = others;
      return only && others.length === 1 ? baseOfLogarithm(only) : [];
    }
    case 'call':
      return ['ln', 'log', 'lg', 'lb'].includes(inner.name)
        ? [`${inner.name} ${inner.base ? JSON.stringify(withoutSpans(inner.base)) : ''}`]
        : [];
    default:
      return [];
  }
}

function withoutSpans(tree: Expression): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'span' ? undefined : value)));
}

/** A denominator may stay multiplied out. */
function withDenominatorsOut(tree: Expression): Expression {
  const inner = mapChildren(tree, withDenominatorsOut);
  return inner.kind === 'divide' ? { ...inner, denominator: simplify(inner.denominator, 'full') } : inner;
}

/** Nothing cancels when one side is taken from the other, and no number or letter can be divided out. */
function hasNothingInCommon(left: Expression | undefined, right: Expression | undefined): boolean {
  if (!left || !right) return true;
  const difference: Expression = { kind: 'add', terms: [left, { kind: 'negate', operand: right }] };
  // Quotients are brought over one denominator: their terms cannot be counted.
  if (hasQuotient(difference)) return true;
  const terms = termsOfSum(difference);
  return terms.length === termsOfSum(left).length + termsOfSum(right).length && !shareFactor(terms);
}

function hasQuotient(tree: Expression): boolean {
  return tree.kind === 'divide' || children(tree).some(hasQuotient);
}

function termsOfSum(tree: Expression): readonly Expression[] {
  const sum = simplify(simplify(tree, 'no-brackets'), 'full');
  if (sum.kind === 'number' && sum.text === '0') return [];
  return sum.kind === 'add' ? sum.terms : [sum];
}

/** A number greater than 1 that divides all terms, or a letter in all of several terms. */
function shareFactor(terms: readonly Expression[]): boolean {
  const factors = terms.map(factorsOf);
  const numbers = factors.map((own) => own.find((factor) => factor.kind === 'number'));
  const values = numbers.map((number) => (number?.kind === 'number' ? Number(number.text) : 1));
  if (terms.length > 0 && values.every(Number.isInteger) && values.reduce(gcd) > 1) {
    // x = 2 is as simple as it gets; 2x = 4 is not.
    return terms.length > 1 || (factors[0]?.length ?? 0) > 1;
  }
  const letters = factors.map((own) => new Set(own.flatMap(nameOf)));
  return terms.length > 1 && [...(letters[0] ?? [])].some((name) => letters.every((own) => own.has(name)));
}

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

function nameOf(factor: Expression): string[] {
  const base = factor.kind === 'power' ? factor.base : factor;
  return base.kind === 'name' ? [base.name] : [];
}

function factorsOf(term: Expression): readonly Expression[] {
  if (term.kind === 'negate') return factorsOf(term.operand);
  if (term.kind === 'group') return factorsOf(term.body);
  return term.kind === 'multiply' ? term.factors.flatMap(factorsOf) : [term];
}
