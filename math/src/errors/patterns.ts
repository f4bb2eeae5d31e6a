import { namesIn, walk } from '../notation/index.ts';
import type { CallNode, Expression } from '../notation/tree.ts';

/** Small questions about nodes that the rules share. Trees are tidied: no groups, no leading plus. */

export function isNumeric(tree: Expression): boolean {
  const inner = tree.kind === 'negate' ? tree.operand : tree;
  return (
    inner.kind === 'number' || (inner.kind === 'divide' && isNumeric(inner.numerator) && isNumeric(inner.denominator))
  );
}

export function wholeOf(tree: Expression): number | undefined {
  if (tree.kind === 'negate') {
    const value = wholeOf(tree.operand);
    return value === undefined ? undefined : -value;
  }
  return tree.kind === 'number' && /^\d{1,6}$/.test(tree.text) ? Number(tree.text) : undefined;
}

/** Numerator and denominator; a whole number is over 1 only when asked for. */
export function fractionOf(tree: Expression): { readonly top: Expression; readonly bottom: Expression } | undefined {
  if (tree.kind === 'divide') return { top: tree.numerator, bottom: tree.denominator };
  if (tree.kind === 'negate' && tree.operand.kind === 'divide') {
    return { top: { kind: 'negate', operand: tree.operand.numerator }, bottom: tree.operand.denominator };
  }
  return undefined;
}

/** Base and exponent; x itself is x¹. */
export function powerOf(tree: Expression): { readonly base: Expression; readonly exponent: Expression } | undefined {
  if (tree.kind === 'power' && !tree.onName) return { base: tree.base, exponent: tree.exponent };
  return tree.kind === 'name' ? { base: tree, exponent: { kind: 'number', text: '1' } } : undefined;
}

export const trigonometric = new Set(['sin', 'cos', 'tan', 'cot']);
export const inverseTrigonometric = new Set(['arcsin', 'arccos', 'arctan', 'asin', 'acos', 'atan']);

/** Argument of a function of one argument from a set of names. */
export function argumentOf(tree: Expression, names: ReadonlySet<string>): Expression | undefined {
  return tree.kind === 'call' && names.has(tree.name) && tree.args.length === 1 ? tree.args[0] : undefined;
}

/** Whether no letter is in a power, below a bar, in a function or multiplied by another. */
export function isLinear(tree: Expression): boolean {
  let linear = true;
  walk(tree, (node) => {
    const kinds = ['power', 'root', 'call', 'absolute', 'divide'];
    const inside = node.kind === 'divide' ? node.denominator : node;
    if (kinds.includes(node.kind) && namesIn(inside).size > 0) linear = false;
    if (node.kind === 'multiply' && node.factors.filter((factor) => namesIn(factor).size > 0).length > 1)
      linear = false;
  });
  return linear;
}

export function isLogarithm(tree: Expression | undefined): tree is CallNode {
  return tree?.kind === 'call' && ['ln', 'log', 'lg'].includes(tree.name) && tree.args.length === 1;
}

export function baseOfLogarithm({ name, base }: CallNode): Expression {
  return base ?? (name === 'ln' ? { kind: 'constant', name: 'e' } : { kind: 'number', text: '10' });
}
