import { toPlain } from '../notation/printing/print-plain.ts';
import { read } from '../notation/reading/read.ts';
import { children, mapChildren } from '../notation/traverse.ts';
import type { CallNode, Expression, MultiplyNode } from '../notation/tree.ts';

/** In which way a text has two readings. A bare `list` is what it seems nearly always: it is not worth a question while somebody types. */
export type AmbiguityCode =
  'slash' | 'root' | 'exponent' | 'base' | 'power-of-ten' | 'thousands' | 'decimal-comma' | 'list' | 'plus-minus';

/** A text that some people write for another expression than the one it was read as. */
export interface Ambiguity {
  readonly code: AmbiguityCode;
  /** The other expression, with brackets that leave no doubt. */
  readonly other: Expression;
}

const powerOfTen = /^\s*[-−+]?(\d+(?:[.,]\d+)?)e([-−+]\d+)\s*$/;
/** `1,5`, `x = 1,5` and `{1,5}`: two numbers where decimals have a point, and one number where they have a comma. */
const decimalComma = /^((?:[A-Za-z]\s*[=<>≤≥]=?\s*)?\{?\s*)[-−+]?\d+,\d+\s*\}?$/;
const thousands = /^\s*[-−+]?\d{1,3},\d{3}\s*$/;

/**
 * Whether what was typed has a second reading: `6x/3x`, `sqrt2x`, `e^2x`, `log3 x`, `x+-3` and `x^1/2` in a line,
 * `5e-2`, `1,000` and `x=1,5` anywhere.
 * It depends on the text alone, never on an accepted answer, so that asking about it reveals nothing.
 */
export function ambiguityOf(tree: Expression, typed: string): Ambiguity | undefined {
  const [, digits, power] = powerOfTen.exec(typed) ?? [];
  if (digits !== undefined && power !== undefined) return { code: 'power-of-ten', other: difference(digits, power) };
  if (thousands.test(typed) && tree.kind === 'number') {
    return {
      code: 'thousands',
      other: {
        kind: 'number',
        text: typed
          .trim()
          .replace(',', '.')
          .replace(/^[-−+]/, ''),
      },
    };
  }
  const [isCommaBetween, head] = decimalComma.exec(typed.trim()) ?? [];
  if (isCommaBetween !== undefined && (tree.kind === 'list' || tree.kind === 'set')) {
    const other = read(typed.replace(',', '.'), { syntax: 'plain' });
    return other.ok ? { code: head === '' ? 'list' : 'decimal-comma', other: other.tree } : undefined;
  }
  if (typed.includes('\\')) return undefined;
  let code: AmbiguityCode | undefined;
  const change = (node: Expression): Expression => {
    const inner = mapChildren(node, change);
    const found =
      inner.kind === 'multiply'
        ? regrouped(inner, typed)
        : inner.kind === 'call'
          ? withBase(inner, typed)
          : (negative(inner, typed) ?? fractionalPower(inner, typed));
    if (!found) return inner;
    code ??= found.code;
    return found.other;
  };
  const other = change(tree);
  return code === undefined ? undefined : { code, other };
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

/** `x^1/2` as x^(1/2). */
function fractionalPower(tree: Expression, typed: string): Ambiguity | undefined {
  if (tree.kind !== 'divide' || tree.mark !== 'slash' || tree.denominator.kind !== 'number') return undefined;
  const { numerator, denominator } = tree;
  if (numerator.kind !== 'power' || numerator.exponent.kind !== 'number') return undefined;
  if (typed.slice(numerator.exponent.span?.end, denominator.span?.start) !== '/') return undefined;
  const exponent: Expression = { kind: 'divide', numerator: numerator.exponent, denominator, mark: 'slash' };
  return { code: 'exponent', other: { ...numerator, exponent } };
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
  if (head.kind === 'power') return ['exponent', { ...head, exponent: taken(head.exponent) }];
  return ['slash', head];
}

/** Whether the head ends in a numeral or letter to which what follows directly may belong. */
function isOpen(head: Expression, next: Expression | undefined, typed: string): boolean {
  if (!touch(head, next) || /[)\]}]/.test(typed[(head.span?.end ?? 0) - 1] ?? ')')) return false;
  if (head.kind === 'divide') return head.mark !== 'bar';
  if (head.kind === 'root') return next?.kind === 'name' || next?.kind === 'power';
  if (head.kind !== 'power' || head.exponent.kind !== 'number') return false;
  return /^\d+$/.test(typed.slice(head.exponent.span?.start, head.span?.end)) && isFixed(head.base);
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
