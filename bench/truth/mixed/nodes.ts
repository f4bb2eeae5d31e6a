import type { Random } from '../family.ts';

/*
 * Expressions with bends that are evaluated here, not by the engine: a wrong rewriting counts only where a place shows
 * that it is wrong.
 */

export type Node = { readonly op: string; readonly args: readonly Node[] };

export const leaf = (op: string): Node => ({ op, args: [] });
export const node = (op: string, ...args: readonly Node[]): Node => ({ op, args });

const infix = new Set(['+', '-', '*', '/', '^']);

export function print({ op, args }: Node): string {
  const texts = args.map(print);
  if (args.length === 0) return op;
  if (infix.has(op)) return `(${texts.join(`)${op}(`)})`;
  return op === 'negative' ? `-(${texts.join('')})` : `${op}(${texts.join(', ')})`;
}

export type Point = Readonly<Record<string, number>>;

const functions: Readonly<Record<string, (...values: readonly number[]) => number>> = {
  '+': (x = 0, y = 0) => x + y,
  '-': (x = 0, y = 0) => x - y,
  '*': (x = 0, y = 0) => x * y,
  '/': (x = 0, y = 0) => (y === 0 ? Number.NaN : x / y),
  '^': (x = 0, y = 0) => (x < 0 && !Number.isInteger(y) ? Number.NaN : x ** y),
  negative: (x = 0) => -x,
  abs: (x = 0) => Math.abs(x),
  sign: (x = 0) => Math.sign(x),
  floor: (x = 0) => Math.floor(x),
  ceil: (x = 0) => Math.ceil(x),
  sqrt: (x = 0) => Math.sqrt(x),
  max: (...values) => Math.max(...values),
  min: (...values) => Math.min(...values),
  sin: (x = 0) => Math.sin(x),
  cos: (x = 0) => Math.cos(x),
  tan: (x = 0) => Math.tan(x),
  arcsin: (x = 0) => Math.asin(x),
  arccos: (x = 0) => Math.acos(x),
  arctan: (x = 0) => Math.atan(x),
  ln: (x = 0) => (x > 0 ? Math.log(x) : Number.NaN),
};

export function valueOf({ op, args }: Node, point: Point): number {
  if (args.length === 0) return op === 'pi' ? Math.PI : op === 'e' ? Math.E : (point[op] ?? Number(op));
  const values = args.map((arg) => valueOf(arg, point));
  return values.some(Number.isNaN) ? Number.NaN : (functions[op]?.(...values) ?? Number.NaN);
}

/** Whether some place shows clearly that two expressions have different values. */
export function areSeenApart(a: Node, b: Node, random: Random): boolean {
  for (let k = 0; k < 300; k++) {
    const scale = random.pick([1, 3, 10, 40, 200]);
    const coordinate = (): number => (scale * (random.integer(0, 20_000) - 10_000)) / 9973;
    const point = { x: coordinate(), y: coordinate(), a: coordinate() };
    const [x, y] = [valueOf(a, point), valueOf(b, point)];
    if (Math.abs(x - y) > 1e-5 * Math.max(1, Math.abs(x), Math.abs(y)) && Math.abs(x) < 1e9) return true;
  }
  return false;
}

const others: Readonly<Record<string, readonly string[]>> = {
  max: ['min'],
  min: ['max'],
  floor: ['ceil'],
  ceil: ['floor'],
  '+': ['-'],
  '-': ['+'],
  sin: ['cos'],
  arcsin: ['arctan'],
};
/** Functions that may be left out. */
const dropped = new Set(['abs', 'sign', 'floor', 'ceil', 'negative', 'sqrt', 'arccos']);

/** The expression with one part changed. */
export function spoiled(tree: Node, random: Random): Node {
  const { op, args } = tree;
  const [first] = args;
  if (!first) return /^\d+$/.test(op) ? leaf(`${Number(op) + 1}`) : node('+', tree, leaf('1'));
  if (random.chance(0.35)) {
    const other = others[op];
    if (other) return { op: random.pick(other), args };
    if (dropped.has(op)) return first;
  }
  const index = random.integer(0, args.length - 1);
  return { op, args: args.map((arg, k) => (k === index ? spoiled(arg, random) : arg)) };
}
