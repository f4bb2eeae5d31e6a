import { differentiate, valueAt } from '../algebra/index.ts';
import { compile } from '../algebra/program.ts';
import { run } from '../algebra/run.ts';
import type { Complex } from '../algebra/complex.ts';
import { equivalent } from '../equivalence/index.ts';
import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';

/** An answer, evaluated once, to be compared with many wrong results. */
export interface Target {
  /** Whether a result is the answer: the same value, the same solutions, the same members. */
  readonly is: (made: Expression) => boolean;
  /** Whether each of the values that the answer names solves an equation in one letter. */
  readonly solves: (equation: Expression) => boolean;
  /** Whether a result is within half a per cent of the answer, for errors of scale. */
  readonly isNear: (made: Expression) => boolean;
}

/** Two places away from anything special; each name has its own value at each. */
const places = [0.734_219, 1.271_803];

function valueOfName(name: string, place: number): Complex {
  let spread = 0;
  for (let k = 0; k < name.length; k++) spread = (spread * 31 + name.charCodeAt(k)) % 97;
  return { re: place + spread * 0.017_203_9, im: 0 };
}

function valuesAt(tree: Expression): (place: number) => Complex | undefined {
  const program = compile(tree);
  if (!program) return () => undefined;
  return (place) => {
    const value = run(
      program,
      program.variables.map((name) => valueOfName(name, place)),
      'real',
    );
    return Number.isFinite(value.re) && Number.isFinite(value.im) ? value : undefined;
  };
}

const size = (a: Complex): number => Math.hypot(a.re, a.im);
const distance = (a: Complex, b: Complex): number => Math.hypot(a.re - b.re, a.im - b.im);

function isClose(a: Complex, b: Complex): boolean {
  return distance(a, b) <= 1e-9 * Math.max(1e-6, size(b));
}

/** The derivative, or undefined where none is known. */
export function derivativeOf(tree: Expression, variable: string): Expression | undefined {
  try {
    return differentiate(tree, variable);
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotDifferentiable' || error.name === 'LimitReached')) {
      return undefined;
    }
    throw error;
  }
}

/** How often the engine is asked where doubles cannot rule a result out. */
const mostComparisons = 60;

/** Doubles at two places rule out almost everything; the engine confirms what is left. */
export function targetOf(answer: Expression): Target {
  const evaluate = valuesAt(answer);
  const own = places.map(evaluate);
  const [first] = own;
  const options = { multiplicity: 'ignore' } as const;
  const confirmed = (made: Expression): boolean => equivalent(made, answer, options).verdict === 'equal';
  let comparisons = 0;
  let values: readonly number[] | undefined;
  return {
    is: (made) => {
      if (first === undefined) {
        return mayBe(made, answer) && mayAgree(made, answer) && comparisons++ < mostComparisons && confirmed(made);
      }
      const candidate = valuesAt(made);
      const agrees = places.every((place, index) => {
        const expected = own[index];
        const value = expected && candidate(place);
        return expected === undefined || (value !== undefined && isClose(value, expected));
      });
      return agrees && confirmed(made);
    },
    isNear: (made) => {
      const value = first && valuesAt(made)(places[0] ?? 0);
      return value !== undefined && first !== undefined && distance(value, first) <= 0.005 * size(first);
    },
    solves: (equation) => {
      values ??= namedValues(answer) ?? [];
      return values.length > 0 && values.every((value) => holdsAt(equation, value));
    },
  };
}

/** The same for antiderivatives: results count as the answer when they differ from it by a constant only. */
export function targetUpToConstant(answer: Expression, variable: string): Target {
  const slope = derivativeOf(answer, variable);
  const target = slope && targetOf(slope);
  return {
    is: (made) => {
      const own = derivativeOf(made, variable);
      return own !== undefined && target?.is(own) === true;
    },
    solves: () => false,
    isNear: () => true,
  };
}

/** Whether a result is the same sort of thing; a product or a power may come out as a matrix. */
function mayBe(made: Expression, answer: Expression): boolean {
  const shape = shapeOf(answer);
  return shapeOf(made) === shape || (shape === 'matrix' && (made.kind === 'multiply' || made.kind === 'power'));
}

/** For two simple relations: whether the differences of their sides are proportional; true for anything else. */
function mayAgree(made: Expression, answer: Expression): boolean {
  const [one, two] = [differenceOf(made), differenceOf(answer)];
  if (!one || !two) return true;
  const [a, b] = [valuesAt(one), valuesAt(two)];
  const ratios = places.map((place) => {
    const top = a(place);
    const bottom = b(place);
    return top && bottom ? top.re / bottom.re : Number.NaN;
  });
  const [first = Number.NaN, second = Number.NaN] = ratios;
  if (!Number.isFinite(first) || !Number.isFinite(second)) return true;
  return Math.abs(first - second) <= 1e-9 * Math.abs(first);
}

function differenceOf(tree: Expression): Expression | undefined {
  const [left, right] = tree.kind === 'relation' && tree.operands.length === 2 ? tree.operands : [];
  return left && right ? { kind: 'add', terms: [left, { kind: 'negate', operand: right }] } : undefined;
}

function shapeOf(tree: Expression): string {
  if (tree.kind === 'group') return shapeOf(tree.body);
  const isStatement = tree.kind === 'relation' || tree.kind === 'logic';
  if (isStatement) return 'statement';
  return tree.kind === 'list' || tree.kind === 'set' ? 'members' : tree.kind;
}

/** The numbers in 3, x = 3, x = 3 or x = −1, {3, −1}; undefined when the answer is something else. */
export function namedValues(answer: Expression): readonly number[] | undefined {
  switch (answer.kind) {
    case 'group':
      return namedValues(answer.body);
    case 'set':
    case 'list':
      return allValues(answer.items);
    case 'logic':
      return answer.operator === 'or' ? allValues(answer.operands) : undefined;
    case 'relation': {
      const [left, right] = answer.operands;
      const isNamed = answer.operands.length === 2 && answer.operators[0] === '=' && left?.kind === 'name';
      return isNamed && right ? namedValues(right) : undefined;
    }
    default: {
      if (namesIn(answer).size > 0) return undefined;
      const value = valueAt(answer);
      return value && Math.abs(value.im) <= 1e-12 * (1 + Math.abs(value.re)) ? [value.re] : undefined;
    }
  }
}

function allValues(parts: readonly Expression[]): readonly number[] | undefined {
  const found: number[] = [];
  for (const part of parts) {
    const values = namedValues(part);
    if (!values) return undefined;
    found.push(...values);
  }
  return found;
}

/** Whether an equation in one letter holds where the letter has this value. */
export function holdsAt(equation: Expression, value: number): boolean {
  if (equation.kind !== 'relation' || equation.operands.length !== 2 || equation.operators[0] !== '=') return false;
  const names = [...namesIn(equation)];
  const [name] = names;
  const [left, right] = equation.operands;
  if (name === undefined || names.length > 1 || !left || !right) return false;
  const a = valueAt(left, { [name]: value });
  const b = valueAt(right, { [name]: value });
  if (!a || !b || a.im !== 0 || b.im !== 0) return false;
  return Math.abs(a.re - b.re) <= 1e-9 * Math.max(1, Math.abs(a.re), Math.abs(b.re));
}
