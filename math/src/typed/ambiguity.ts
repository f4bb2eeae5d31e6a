import { toPlain } from '../notation/printing/print-plain.ts';
import { read } from '../notation/reading/read.ts';
import { children, mapChildren } from '../notation/traverse.ts';
import type { CallNode, Expression, MultiplyNode } from '../notation/tree.ts';
import {
  type Ambiguity,
  type AmbiguityCode,
  bareExponent,
  gap,
  lengthened,
  otherSpellings,
  rules,
} from './other-readings.ts';

const powerOfTen = /^\s*[-−+]?(\d+(?:[.,]\d+)?)e([-−+]\d+)\s*$/;
/** `1,5`, `x = 1,5` and `{1,5}`: two numbers where decimals have a point, and one number where they have a comma. */
const decimalComma = /^((?:[A-Za-z]\s*[=<>≤≥]=?\s*)?\{?\s*)[-−+]?\d+,\d+\s*\}?$/;
const thousands = /^\s*[-−+]?\d{1,3},\d{3}\s*$/;

/** The second reading that is worth a question before an answer counts, if there is one. */
export function ambiguityOf(tree: Expression, typed: string, meant = typed): Ambiguity | undefined {
  return ambiguitiesOf(tree, typed, meant).find(({ code }) => code !== 'list' && code !== 'extent');
}

/**
 * The other readings of what was typed: `6x/3x`, `sqrt2x`, `e^2x`, `log3 x`, `x2`, `x%3`, `sin2(x)`, `sin x/2`, `x+-3`
 * and `x^1/2` in a line, `5e-2`, `1,000` and `x=1,5` anywhere. `meant` is the text that the tree was read from.
 * They depend on the text alone, never on an accepted answer, so that asking about them reveals nothing.
 */
export function ambiguitiesOf(tree: Expression, typed: string, meant = typed): readonly Ambiguity[] {
  const numeral = otherNumeral(tree, typed);
  if (numeral) return [numeral];
  if (meant.includes('\\')) return [];
  const grouped = otherwise(tree, (inner) =>
    inner.kind === 'multiply'
      ? regrouped(inner, meant)
      : inner.kind === 'call'
        ? withBase(inner, meant)
        : (negative(inner, meant) ?? fractionalPower(inner, meant)),
  );
  const others = rules.map((rule) => otherwise(tree, (inner) => rule(inner, meant)));
  return [grouped, ...otherSpellings(meant), ...others].filter((each) => each !== undefined);
}

/** The tree with all changes of one kind. */
function otherwise(tree: Expression, rule: (node: Expression) => Ambiguity | undefined): Ambiguity | undefined {
  let code: AmbiguityCode | undefined;
  const change = (node: Expression): Expression => {
    const inner = mapChildren(node, change);
    const found = rule(inner);
    if (!found) return inner;
    code ??= found.code;
    return found.other;
  };
  const other = change(tree);
  return code === undefined ? undefined : { code, other };
}

function otherNumeral(tree: Expression, typed: string): Ambiguity | undefined {
  const [, digits, power] = powerOfTen.exec(typed) ?? [];
  if (digits !== undefined && power !== undefined) return { code: 'power-of-ten', other: difference(digits, power) };
  if (thousands.test(typed) && tree.kind === 'number') {
    const text = typed
      .trim()
      .replace(',', '.')
      .replace(/^[-−+]/, '');
    return { code: 'thousands', other: { kind: 'number', text } };
  }
  const [isCommaBetween, head] = decimalComma.exec(typed.trim()) ?? [];
  if (isCommaBetween === undefined || (tree.kind !== 'list' && tree.kind !== 'set')) return undefined;
  const other = read(typed.replace(',', '.'), { syntax: 'plain' });
  return other.ok ? { code: head === '' ? 'list' : 'decimal-comma', other: other.tree } : undefined;
}

function difference(digits: string, power: string): Expression {
  const size: Expression = { kind: 'number', text: power.slice(1) };
  const first: Expression = {
    kind: 'multiply',
    factors: [
      { kind: 'number', text: digits.replace(',', '.') },
      { kind: 'constant', name: 'e' },
    ],
    marks: ['implicit'],
  };
  return { kind: 'add', terms: [first, power.startsWith('+') ? size : { kind: 'negate', operand: size }] };
}

/** `x+-3`, read as x ± 3, as x + (−3); before a root, and between equations, it is ± that is typed so. */
function negative(tree: Expression, typed: string): Ambiguity | undefined {
  if (tree.kind !== 'plus-minus' || !tree.left || /[=<>≤≥≠]/.test(typed) || holdsRoot(tree.right)) return undefined;
  if (!/^\s*\+-\s*$/.test(typed.slice(tree.left.span?.end, tree.right.span?.start))) return undefined;
  const terms = tree.left.kind === 'add' ? tree.left.terms : [tree.left];
  return {
    code: 'plus-minus',
    other: { kind: 'add', terms: [...terms, { kind: 'negate', operand: tree.right }] },
  };
}

function holdsRoot(tree: Expression): boolean {
  return tree.kind === 'root' || children(tree).some(holdsRoot);
}

/** `x^1/2` as x^(1/2), `8x^-2/3` as 8x^(−2/3); `e^x/2` as e^(x/2) is rarer. */
function fractionalPower(tree: Expression, typed: string): Ambiguity | undefined {
  if (tree.kind !== 'divide' || tree.mark !== 'slash') return undefined;
  const { numerator, denominator } = tree;
  const last = numerator.kind === 'multiply' ? numerator.factors.at(-1) : numerator;
  if (last?.kind !== 'power' || gap(last, denominator, typed) !== '/') return undefined;
  const bare = bareExponent(last, typed);
  const isNumber = denominator.kind === 'number';
  if (!bare || !(isNumber || (bare.kind === 'name' && denominator.kind === 'name'))) return undefined;
  const exponent = lengthened(last.exponent, (first) => ({
    kind: 'divide',
    numerator: first,
    denominator,
    mark: 'slash',
  }));
  const power: Expression = { ...last, exponent };
  const other: Expression =
    numerator.kind === 'multiply' ? { ...numerator, factors: [...numerator.factors.slice(0, -1), power] } : power;
  return { code: bare.kind === 'number' ? 'exponent' : 'extent', other };
}

/** `log3 x`, read as log(3x), as the logarithm of x to the base 3. */
function withBase(call: CallNode, typed: string): Ambiguity | undefined {
  const [product] = call.args;
  if (call.name !== 'log' || call.base || call.bracketed || product?.kind !== 'multiply') return undefined;
  const [base, ...factors] = product.factors;
  if (base?.kind !== 'number' || !/log$/i.test(typed.slice(call.span?.start, base.span?.start))) return undefined;
  const [only] = factors;
  const argument: Expression =
    factors.length === 1 && only ? only : { ...product, factors, marks: product.marks.slice(1) };
  return { code: 'base', other: { ...call, base, args: [argument], bracketed: true } };
}

/** The product with the factors that stand right behind `a/2`, `sqrt2` or `e^2` taken into it. */
function regrouped(product: MultiplyNode, typed: string): Ambiguity | undefined {
  const { factors, marks } = product;
  const at = factors.findIndex(
    (factor, index) => marks[index] === 'implicit' && isOpen(factor, factors[index + 1], typed),
  );
  const head = factors[at];
  if (head === undefined) return undefined;
  let end = at + 1;
  while (end < factors.length && marks[end - 1] === 'implicit' && touch(factors[end - 1], factors[end])) end++;
  const taken = (first: Expression): Expression => ({
    kind: 'multiply',
    factors: [first, ...factors.slice(at + 1, end)],
    marks: marks.slice(at, end - 1),
  });
  const [code, whole] = absorbed(head, taken);
  const others = [...factors.slice(0, at), whole, ...factors.slice(end)];
  const [only] = others;
  if (others.length === 1 && only) return { code, other: only };
  return { code, other: { ...product, factors: others, marks: [...marks.slice(0, at), ...marks.slice(end - 1)] } };
}

function absorbed(head: Expression, taken: (first: Expression) => Expression): [AmbiguityCode, Expression] {
  if (head.kind === 'divide') return ['slash', { ...head, denominator: taken(head.denominator) }];
  if (head.kind === 'root') return ['root', { ...head, radicand: taken(head.radicand) }];
  if (head.kind === 'power') return ['exponent', { ...head, exponent: lengthened(head.exponent, taken) }];
  return ['slash', head];
}

/** Whether the head ends in a numeral or letter, or in a denominator in brackets, to which what follows may belong. */
function isOpen(head: Expression, next: Expression | undefined, typed: string): boolean {
  if (!touch(head, next)) return false;
  if (/[)\]}]/.test(typed[(head.span?.end ?? 0) - 1] ?? ')')) {
    return head.kind === 'divide' && next?.kind === 'group' && isBracketed(head.denominator, typed);
  }
  if (head.kind === 'divide') return head.mark !== 'bar';
  if (head.kind === 'root') return next?.kind === 'name' || next?.kind === 'power';
  if (head.kind !== 'power' || next?.kind === 'call') return false;
  const bare = bareExponent(head, typed);
  // In x^2y and x^ny^m the factors have exponents of their own.
  return bare !== undefined && (isFixed(head.base) || (bare.kind === 'name' && next?.kind === 'name'));
}

/** Whether brackets that show its extent only stood around a denominator. */
function isBracketed({ span }: Expression, typed: string): boolean {
  return span !== undefined && typed[span.start - 1] === '(' && /^\s*\)/.test(typed.slice(span.end));
}

function isFixed(base: Expression): boolean {
  return base.kind === 'number' || (base.kind === 'constant' && base.name === 'e');
}

function touch(left: Expression | undefined, right: Expression | undefined): boolean {
  return left?.span !== undefined && right?.span !== undefined && left.span.end === right.span.start;
}

/** An expression in one line with every sign of multiplication written. */
export function inFull(tree: Expression): string {
  const marked = (node: Expression): Expression => {
    const inner = mapChildren(node, marked);
    return inner.kind === 'multiply' ? { ...inner, marks: inner.marks.map(() => 'star') } : inner;
  };
  return toPlain(marked(tree)).replaceAll('+-', '±');
}
