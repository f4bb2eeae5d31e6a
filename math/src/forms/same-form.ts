import { mapChildren } from '../notation/index.ts';
import type { Expression, RelationOperator } from '../notation/tree.ts';

/** Differences allowed between two expressions of the same form. */
export interface SameFormOptions {
  /** Also signs may move between factors, (x − 1)(2 − x) is (1 − x)(x − 2), and an equation may be turned round. */
  readonly signs?: boolean;
}

/**
 * Whether two expressions are the same as written up to the order and grouping of sums and products, of joint and
 * alternative statements, and of sets, the place of a minus sign in a product, and two notations of one thing (exp(x)
 * and eˣ, a/b with either bar). Nothing is calculated: 2 + 3 is not 5, x · x is not x², and a derivative that is only
 * written down is not its result.
 */
export function isSameForm(a: Expression, b: Expression, options: SameFormOptions = {}): boolean {
  return formKey(a, options) === formKey(b, options);
}

/** A text that expressions of the same form share. */
export function formKey(tree: Expression, options: SameFormOptions = {}): string {
  const { negative, key } = keyOf(tree, options);
  return sign(negative, key, options);
}

/** The key of a tree with the number of its minus signs. */
interface Key {
  readonly negative: number;
  readonly key: string;
}

function sign(negative: number, key: string, options: SameFormOptions): string {
  const count = options.signs ? negative % 2 : negative;
  return '-'.repeat(count) + key;
}

function plain(key: string): Key {
  return { negative: 0, key };
}

function keyOf(tree: Expression, options: SameFormOptions): Key {
  const all = (trees: readonly Expression[]): string[] => trees.map((part) => formKey(part, options));
  switch (tree.kind) {
    case 'group':
      return keyOf(tree.body, options);
    case 'positive':
      return keyOf(tree.operand, options);
    case 'negate': {
      const inner = keyOf(tree.operand, options);
      return { negative: inner.negative + 1, key: inner.key };
    }
    case 'number':
      return plain(`${numeralText(tree.text)}${tree.repetend ? `(${tree.repetend})` : ''}`);
    case 'add':
      return sumKey(tree, options);
    case 'multiply':
    case 'divide':
      return productKey(tree, options);
    case 'power':
      return plain(`${formKey(tree.base, options)}^(${formKey(tree.exponent, options)})`);
    case 'root':
      return plain(`root[${tree.index ? formKey(tree.index, options) : '2'}](${formKey(tree.radicand, options)})`);
    case 'relation':
      return plain(relationKey(tree.operands, tree.operators, options));
    case 'logic': {
      const commutes = tree.operator === 'and' || tree.operator === 'or' || tree.operator === 'iff';
      const keys = all(tree.operands);
      return plain(`${tree.operator}(${(commutes ? keys.sort() : keys).join()})`);
    }
    case 'set':
      return plain(`{${all(tree.items).sort().join()}}`);
    case 'set-operation': {
      const keys = all(tree.operands);
      const commutes = tree.operator === 'union' || tree.operator === 'intersection';
      return plain(`${tree.operator}(${(commutes ? keys.sort() : keys).join()})`);
    }
    case 'matrix':
      return plain(`matrix(${tree.rows.map((row) => all(row).join()).join(';')})`);
    case 'call':
      return plain(callKey(tree, options));
    default:
      return plain(otherKey(tree, options));
  }
}

/** .5 is 0.5; the zeros behind stay, since 0.50 says more. */
function numeralText(text: string): string {
  const whole = text.replace(/^0+(?=\d)/, '');
  return whole.startsWith('.') ? `0${whole}` : whole;
}

/** Functions that are written in two ways in one of them: exp(x) is eˣ, lg and log₁₀ are one. */
function callKey(tree: Extract<Expression, { kind: 'call' }>, options: SameFormOptions): string {
  const [first] = tree.args;
  const otherName = first && tree.args.length === 1 && !tree.primes ? otherNotation(tree, first) : undefined;
  return otherName ? formKey(otherName, options) : otherKey(tree, options);
}

/**
 * A tree with one notation for each thing: exp(x) as eˣ, sin² x as (sin x)², sin x with or without brackets alike. The
 * order of terms and factors stays.
 */
export function inOneNotation(tree: Expression): Expression {
  const inner = mapChildren(tree, inOneNotation);
  if (inner.kind === 'power') return { kind: 'power', base: inner.base, exponent: inner.exponent };
  if (inner.kind !== 'call') return inner;
  const [first] = inner.args;
  const { bracketed: _bracketed, ...call } = inner;
  return (first && inner.args.length === 1 && !inner.primes && otherNotation(inner, first)) || call;
}

function otherNotation(tree: Extract<Expression, { kind: 'call' }>, argument: Expression): Expression | undefined {
  switch (tree.name) {
    case 'exp':
      return { kind: 'power', base: { kind: 'constant', name: 'e' }, exponent: argument };
    case 'lg':
      return { kind: 'call', name: 'log', args: [argument], base: { kind: 'number', text: '10' } };
    case 'log':
      return tree.base?.kind === 'constant' && tree.base.name === 'e'
        ? { kind: 'call', name: 'ln', args: [argument] }
        : undefined;
    default:
      return undefined;
  }
}

/** Every other kind: its own fields and the keys of its parts in their places. */
function otherKey(tree: Expression, options: SameFormOptions): string {
  const parts = Object.entries(tree).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'span' || field === 'mark' || field === 'bracketed') return [];
    return [`${field}=${fieldKey(value, options)}`];
  });
  return `[${parts.join()}]`;
}

function fieldKey(value: unknown, options: SameFormOptions): string {
  if (Array.isArray(value)) return `(${value.map((item: unknown) => fieldKey(item, options)).join()})`;
  if (typeof value === 'object' && value !== null && 'kind' in value) return formKey(value as Expression, options);
  return String(value);
}

function sumKey(tree: Extract<Expression, { kind: 'add' }>, options: SameFormOptions): Key {
  const terms = flatten(tree, 'add').map((term) => keyOf(term, options));
  const written = (turn: number): string =>
    terms
      .map(({ negative, key }) => sign(negative + turn, key, options))
      .sort()
      .join('+');
  // Of a sum and the same with all signs turned, the one that comes first is taken for both.
  const negative = options.signs && written(1) < written(0) ? 1 : 0;
  return { negative, key: `sum(${written(negative)})` };
}

/** A quotient is a product with the reciprocal of its denominator. */
function productKey(tree: Expression, options: SameFormOptions): Key {
  let negative = 0;
  const keys: string[] = [];
  const take = (part: Expression): void => {
    if (part.kind === 'group' && isProduct(part.body)) take(part.body);
    else if (part.kind === 'multiply') part.factors.forEach(take);
    else if (part.kind === 'divide') {
      take(part.numerator);
      const below = keyOf(part.denominator, options);
      negative += below.negative;
      keys.push(`1/(${below.key})`);
    } else {
      const inner = keyOf(part, options);
      negative += inner.negative;
      keys.push(inner.key);
    }
  };
  take(tree);
  return { negative, key: `product(${keys.sort().join('*')})` };
}

function isProduct(tree: Expression): boolean {
  if (tree.kind === 'group') return isProduct(tree.body);
  return tree.kind === 'multiply' || tree.kind === 'divide';
}

function flatten(tree: Expression, kind: 'add'): Expression[] {
  if (tree.kind === 'group') return flatten(tree.body, kind);
  return tree.kind === kind ? tree.terms.flatMap((term) => flatten(term, kind)) : [tree];
}

const turnedOperators: Partial<Record<RelationOperator, RelationOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function relationKey(
  operands: readonly Expression[],
  operators: readonly RelationOperator[],
  options: SameFormOptions,
): string {
  const [left, right] = operands;
  const [operator] = operators;
  if (!options.signs || !left || !right || !operator || operands.length !== 2) {
    return `${operands.map((operand) => formKey(operand, options)).join('|')}${operators.join()}`;
  }
  const [a, b] = [keyOf(left, options), keyOf(right, options)];
  const isSymmetric = operator === '=' || operator === '!=' || operator === 'approx';
  const forms = [0, 1].map((turn) => {
    const x = sign(a.negative + turn, a.key, options);
    const y = sign(b.negative + turn, b.key, options);
    const mark = turn === 1 ? (turnedOperators[operator] ?? operator) : operator;
    return isSymmetric && y < x ? `${y}${mark}${x}` : `${x}${mark}${y}`;
  });
  return forms.sort()[0] ?? '';
}
