import type { Expression } from './tree.ts';

/** Fields that hold subtrees, in reading order, for each kind; kinds not listed are leaves. */
const childFields: { readonly [Kind in Expression['kind']]?: readonly string[] } = {
  add: ['terms'],
  negate: ['operand'],
  positive: ['operand'],
  'plus-minus': ['left', 'right'],
  multiply: ['factors'],
  divide: ['numerator', 'denominator'],
  mixed: ['whole', 'numerator', 'denominator'],
  power: ['base', 'exponent'],
  root: ['index', 'radicand'],
  call: ['base', 'args'],
  group: ['body'],
  absolute: ['body'],
  postfix: ['operand'],
  relation: ['operands'],
  logic: ['operands'],
  list: ['items'],
  tuple: ['items'],
  set: ['items'],
  'set-builder': ['element', 'condition'],
  interval: ['start', 'end'],
  'set-operation': ['operands'],
  matrix: ['rows'],
  big: ['from', 'to', 'body'],
  limit: ['target', 'body'],
  derivative: ['body'],
  accent: ['body'],
  quantity: ['value', 'unit'],
};

const leaf: readonly Expression[] = [];

type Fields = Record<string, unknown>;

/** The direct subtrees in reading order; a matrix gives its entries row by row. */
export function children(tree: Expression): readonly Expression[] {
  const fields = childFields[tree.kind];
  if (fields === undefined) return leaf;
  const found: Expression[] = [];
  for (const field of fields) collect((tree as unknown as Fields)[field], found);
  return found;
}

function collect(value: unknown, into: Expression[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (value !== undefined) into.push(value as Expression);
}

/**
 * The same tree with each direct subtree replaced by `change(subtree)`; the very same object when nothing changed.
 * The caller keeps the shape lawful: parts of a mixed number stay numbers.
 */
export function mapChildren(tree: Expression, change: (child: Expression) => Expression): Expression {
  const fields = childFields[tree.kind];
  if (fields === undefined) return tree;
  let copy: Fields | undefined;
  for (const field of fields) {
    const before = (tree as unknown as Fields)[field];
    if (before === undefined) continue;
    const after = mapValue(before, change);
    if (after === before) continue;
    copy ??= { ...tree };
    copy[field] = after;
  }
  return copy === undefined ? tree : (copy as unknown as Expression);
}

function mapValue(value: unknown, change: (child: Expression) => Expression): unknown {
  if (!Array.isArray(value)) return change(value as Expression);
  let changed = false;
  const items = value.map((item: unknown) => {
    const next = mapValue(item, change);
    if (next !== item) changed = true;
    return next;
  });
  return changed ? items : value;
}

/** Visits the tree and all its subtrees, parents first. Returning false skips the subtrees of that node. */
export function walk(tree: Expression, visit: (node: Expression) => boolean | void): void {
  if (visit(tree) === false) return;
  const fields = childFields[tree.kind];
  if (fields === undefined) return;
  for (const field of fields) walkValue((tree as unknown as Fields)[field], visit);
}

function walkValue(value: unknown, visit: (node: Expression) => boolean | void): void {
  if (Array.isArray(value)) for (const item of value) walkValue(item, visit);
  else if (value !== undefined) walk(value as Expression, visit);
}

/** Names of variables in order of appearance, those bound by sums, integrals, limits and derivatives included. */
export function namesIn(tree: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (node.kind === 'name') names.add(node.name);
    else if (node.kind === 'big' || node.kind === 'limit' || node.kind === 'derivative') names.add(node.variable);
  });
  return names;
}

/** Differences that `sameTree` may overlook in addition to spans. */
export interface SameTreeOptions {
  /** Brackets that only group: `(x)` is `x`. */
  readonly groups?: boolean;
  /** How products and quotients are written: `2·x` is `2x`, `a/b` is the stacked fraction. */
  readonly marks?: boolean;
}

/** Whether two trees are the same as written, spans apart. */
export function sameTree(a: Expression, b: Expression, overlook: SameTreeOptions = {}): boolean {
  return sameValue(a, b, overlook);
}

function sameValue(a: unknown, b: unknown, overlook: SameTreeOptions): boolean {
  const left = overlook.groups ? withoutGroup(a) : a;
  const right = overlook.groups ? withoutGroup(b) : b;
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => sameValue(item, right[index], overlook));
  }
  for (const key in { ...left, ...right }) {
    const isOverlooked = key === 'span' || (overlook.marks === true && (key === 'marks' || key === 'mark'));
    if (!isOverlooked && !sameValue((left as Fields)[key], (right as Fields)[key], overlook)) return false;
  }
  return true;
}

function withoutGroup(value: unknown): unknown {
  let inner = value;
  while (typeof inner === 'object' && inner !== null && (inner as Fields)['kind'] === 'group') {
    inner = (inner as Fields)['body'];
  }
  return inner;
}
