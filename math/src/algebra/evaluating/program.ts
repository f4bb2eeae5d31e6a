import type { BigNode, CallNode, DerivativeNode, Expression, LimitNode } from '../../notation/tree.ts';
import { attempt } from '../attempt.ts';
import { NotDifferentiable, differentiate } from '../calculus/differentiate.ts';
import { freeNames } from '../names.ts';
import { canonicalFunction, elementary } from './elementary.ts';
import { LimitReached } from '../numbers/integer.ts';
import { evaluateNoun, valueOfEndless } from '../calculus/nouns.ts';
import { NotScalar, type Program, ProgramBuilder } from './program-builder.ts';
import { add, fromDecimal, rational } from '../numbers/rational.ts';
import { run } from './run.ts';

/**
 * Compiles a scalar expression; undefined when it is none (a relation, a set, a matrix, infinity, text …) or too long.
 * `variables` fixes the order of names that two programs share.
 */
export function compile(tree: Expression, variables: readonly string[] = []): Program | undefined {
  const builder = new ProgramBuilder(variables);
  try {
    compileInto(builder, tree);
  } catch (error) {
    if (error instanceof NotScalar || error instanceof LimitReached || error instanceof NotDifferentiable) {
      return undefined;
    }
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return builder.finish();
}

/** Letters that by custom stand for complex numbers: a bar over them is the conjugate, over others a name of its own. */
export const complexLetters: ReadonlySet<string> = new Set(['z', 'w']);

/** Emits the instructions of a tree and returns the register of its value, always the last one emitted. */
function compileInto(builder: ProgramBuilder, tree: Expression): number {
  switch (tree.kind) {
    case 'number':
      return builder.constant(fromDecimal(tree.text, tree.repetend));
    case 'name':
      return builder.variable(tree.name);
    case 'constant':
      return compileConstant(builder, tree.name);
    case 'add':
      return tree.terms.map((term) => compileInto(builder, term)).reduce((a, b) => builder.add(a, b));
    case 'multiply':
      return tree.factors.map((factor) => compileInto(builder, factor)).reduce((a, b) => builder.multiply(a, b));
    case 'negate':
      return builder.negate(compileInto(builder, tree.operand));
    case 'positive':
      return compileInto(builder, tree.operand);
    case 'group':
      return compileInto(builder, tree.body);
    case 'set': {
      // {3 + 1} inside a formula is a sum in curly brackets.
      const [only] = tree.items;
      if (tree.items.length !== 1 || !only) throw new NotScalar();
      return compileInto(builder, only);
    }
    case 'divide':
      return builder.divide(compileInto(builder, tree.numerator), compileInto(builder, tree.denominator));
    case 'mixed': {
      const part = rational(fromDecimal(tree.numerator.text).n, fromDecimal(tree.denominator.text).n);
      return builder.constant(add(fromDecimal(tree.whole.text), part));
    }
    case 'power':
      return compilePower(builder, tree.base, tree.exponent);
    case 'root': {
      const radicand = compileInto(builder, tree.radicand);
      const index = tree.index ? compileInto(builder, tree.index) : builder.constant({ n: 2, d: 1 });
      return builder.power(radicand, builder.divide(builder.constant({ n: 1, d: 1 }), index));
    }
    case 'absolute':
      return builder.call('abs', compileInto(builder, tree.body));
    case 'call':
      return compileCall(builder, tree);
    case 'postfix':
      return compilePostfix(builder, tree.operator, compileInto(builder, tree.operand));
    case 'accent':
      if (tree.accent === 'bar' && (tree.body.kind !== 'name' || complexLetters.has(tree.body.name)))
        return builder.call('conj', compileInto(builder, tree.body));
      return builder.variable(`${tree.accent}:${tree.body.kind === 'name' ? tree.body.name : '?'}`);
    case 'quantity':
      return builder.multiply(compileInto(builder, tree.value), builder.variable(`unit:${tree.unit.text}`));
    case 'unit':
      return builder.variable(`unit:${tree.text}`);
    case 'derivative':
      return compileDerivative(builder, tree);
    case 'big':
      return compileBig(builder, tree);
    case 'limit':
      return compileNoun(builder, `limit ${tree.side ?? ''}`, tree, [tree.target]);
    default:
      throw new NotScalar();
  }
}

function compileConstant(builder: ProgramBuilder, name: string): number {
  if (name === 'pi') return builder.pi();
  if (name === 'e') return builder.call('exp', builder.constant({ n: 1, d: 1 }));
  if (name === 'i') return builder.imaginary();
  throw new NotScalar();
}

function compilePower(builder: ProgramBuilder, base: Expression, exponent: Expression): number {
  if (base.kind === 'constant' && base.name === 'e') return builder.call('exp', compileInto(builder, exponent));
  return builder.power(compileInto(builder, base), compileInto(builder, exponent));
}

function compilePostfix(builder: ProgramBuilder, operator: string, operand: number): number {
  switch (operator) {
    case 'factorial':
    case 'double-factorial':
      return builder.call(operator, operand);
    case 'percent':
      return builder.multiply(operand, builder.constant({ n: 1, d: 100 }));
    case 'degree':
      return builder.multiply(builder.multiply(operand, builder.constant({ n: 1, d: 180 })), builder.pi());
    case 'conjugate':
      return builder.call('conj', operand);
    default:
      throw new NotScalar();
  }
}

/** Functions of several arguments that `run.ts` knows, with the numbers of arguments they take. */
const severalArguments: Readonly<Record<string, readonly [number, number]>> = {
  gcd: [2, 9],
  lcm: [2, 9],
  mod: [2, 2],
  min: [1, 99],
  max: [1, 99],
  round: [1, 2],
  binomial: [2, 2],
  atan2: [2, 2],
};

function compileCall(builder: ProgramBuilder, tree: CallNode): number {
  const name = canonicalFunction(tree.name);
  const below = name === 'binomial' ? itemsOf(tree.args[1]) : undefined;
  if (below && tree.args[0]) return compileMultinomial(builder, tree.args[0], below);
  const args = tree.args.map((arg) => compileInto(builder, arg));
  const first = args[0];
  if (first === undefined) throw new NotScalar();
  if (tree.primes !== undefined && tree.primes > 0) return builder.unknown(`${name}${"'".repeat(tree.primes)}`, args);
  const second = args[1];
  if (name === 'log' || name === 'lg' || name === 'lb') {
    const base = tree.base
      ? compileInto(builder, tree.base)
      : (second ?? builder.constant({ n: name === 'lb' ? 2 : 10, d: 1 }));
    return builder.call('log', first, base);
  }
  if (name === 'sqrt') return builder.power(first, builder.constant({ n: 1, d: 2 }));
  if (name === 'cbrt') return builder.power(first, builder.constant({ n: 1, d: 3 }));
  if (name === 'root' && second !== undefined) {
    return builder.power(first, builder.divide(builder.constant({ n: 1, d: 1 }), second));
  }
  if (name === 'arctan' && second !== undefined) return builder.call('atan2', first, second);
  const arity = severalArguments[name];
  if (arity && args.length >= arity[0] && args.length <= arity[1]) return builder.call(name, ...args);
  if (args.length === 1 && elementary[name]) return builder.call(name, first);
  return builder.unknown(name, args);
}

function itemsOf(tree: Expression | undefined): readonly Expression[] | undefined {
  if (tree?.kind === 'group') return itemsOf(tree.body);
  return tree?.kind === 'list' || tree?.kind === 'tuple' ? tree.items : undefined;
}

/** With several numbers below, n! over the product of their factorials. */
function compileMultinomial(builder: ProgramBuilder, above: Expression, below: readonly Expression[]): number {
  const [first, ...others] = [above, ...below].map((item) => builder.call('factorial', compileInto(builder, item)));
  if (first === undefined) throw new NotScalar();
  const product = others.reduce((a, b) => builder.multiply(a, b), builder.constant({ n: 1, d: 1 }));
  return builder.divide(first, product);
}

function compileDerivative(builder: ProgramBuilder, tree: DerivativeNode): number {
  if (tree.order > 12) throw new NotScalar();
  return compileInto(builder, differentiate(tree.body, tree.variable, tree.order));
}

const longestUnrolled = 200;

/** Sums and products with few terms are written out; what remains is a noun. */
function compileBig(builder: ProgramBuilder, tree: BigNode): number {
  if (tree.operator === 'integral' || !tree.from || !tree.to) {
    return compileNoun(builder, tree.operator, tree, [tree.from, tree.to]);
  }
  for (const bound of [tree.from, tree.to]) for (const name of freeNames(bound)) builder.inBounds.add(name);
  const from = builder.exactAt(compileInto(builder, tree.from));
  const to = tree.to.kind === 'constant' ? undefined : builder.exactAt(compileInto(builder, tree.to));
  if (from?.d !== 1 || to?.d !== 1 || Number(to.n) - Number(from.n) > longestUnrolled) {
    return compileNoun(builder, tree.operator, tree, [tree.from, tree.to]);
  }
  const outer = builder.bound.get(tree.variable);
  let register = builder.constant({ n: tree.operator === 'sum' ? 0 : 1, d: 1 });
  for (let k = Number(from.n); k <= Number(to.n); k++) {
    builder.bound.set(tree.variable, builder.constant({ n: k, d: 1 }));
    const term = compileInto(builder, tree.body);
    register = tree.operator === 'sum' ? builder.add(register, term) : builder.multiply(register, term);
  }
  restore(builder, tree.variable, outer);
  // The result must be the last instruction also when there was nothing to add.
  return builder.multiply(register, builder.constant({ n: 1, d: 1 }));
}

function restore(builder: ProgramBuilder, name: string, register: number | undefined): void {
  if (register === undefined) builder.bound.delete(name);
  else builder.bound.set(name, register);
}

/** Integrals inside integrals are evaluated to this depth: each level compiles its inside again. */
const deepestNoun = 2;
let nounDepth = 0;

function valueOfNoun(tree: BigNode | LimitNode): Expression | undefined {
  if (nounDepth >= deepestNoun) return undefined;
  nounDepth += 1;
  try {
    return evaluateNoun(tree, realFunction);
  } finally {
    nounDepth -= 1;
  }
}

/** The side to which an endless sum grows beyond all bounds; undefined where it has a value or nothing is known. */
export function growthOf(tree: BigNode): 'plus' | 'minus' | undefined {
  const value = attempt(() => valueOfEndless(tree, realFunction));
  return typeof value === 'string' ? value : undefined;
}

/** A tree in at most one letter as a real function; NaN where it has no value. */
function realFunction(tree: Expression, name = ''): (x: number) => number {
  const program = compile(tree, [name]);
  if (!program || program.variables.length > 1) return () => Number.NaN;
  return (x) => run(program, [{ re: x, im: 0 }], 'strict').re;
}

/** The bound variable is renamed by its depth, so that ∫f(t)dt and ∫f(x)dx are the same noun. */
function compileNoun(
  builder: ProgramBuilder,
  name: string,
  tree: BigNode | LimitNode,
  bounds: readonly (Expression | undefined)[],
): number {
  const value = valueOfNoun(tree);
  if (value) return compileInto(builder, value);
  const args: number[] = [];
  let label = name;
  for (const bound of bounds) {
    const infinite = bound === undefined ? ' none' : infinityText(bound);
    if (infinite === undefined && bound) args.push(compileInto(builder, bound));
    label += infinite ?? ' at';
  }
  const indefinite = tree.kind === 'big' && tree.from === undefined && tree.to === undefined;
  const outer = builder.bound.get(tree.variable);
  if (indefinite) builder.bound.delete(tree.variable);
  builder.depth += 1;
  if (!indefinite) builder.bound.set(tree.variable, builder.variable(`bound:${builder.depth}`));
  args.push(compileInto(builder, tree.body));
  if (indefinite) args.push(builder.variable(tree.variable));
  builder.depth -= 1;
  restore(builder, tree.variable, outer);
  return builder.noun(label, args);
}

function infinityText(tree: Expression): string | undefined {
  if (tree.kind === 'constant' && tree.name === 'infinity') return ' +inf';
  if (tree.kind === 'negate' && infinityText(tree.operand) === ' +inf') return ' -inf';
  if (tree.kind === 'positive' || tree.kind === 'group') {
    return infinityText(tree.kind === 'group' ? tree.body : tree.operand);
  }
  return undefined;
}
