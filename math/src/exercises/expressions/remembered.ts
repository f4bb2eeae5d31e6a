import type { Slots, Value } from './value.ts';

/** An expression, as far as its memory is concerned: the variables that it needs, by index. */
interface Remembered {
  readonly uses: readonly number[];
}

let memory: Map<Remembered, Map<string, Value>> | undefined;
let numbers = new WeakMap<object, number>();
let given = 0;

/** Runs something that draws many variants: what an expression simplifies to for the same values is worked out once. */
export function remembering<T>(work: () => T): T {
  const outer = memory;
  memory = new Map();
  try {
    return work();
  } finally {
    memory = outer;
    if (!outer) numbers = new WeakMap();
  }
}

/** The value that was worked out before for the same values of the variables, or a new one. */
export function remembered(expression: Remembered, slots: Slots, work: () => Value): Value {
  if (!memory) return work();
  let known = memory.get(expression);
  if (!known) memory.set(expression, (known = new Map()));
  const key = keyOf(expression.uses.map((slot) => slots[slot]));
  let value = known.get(key);
  if (!value) known.set(key, (value = work()));
  return value;
}

/** The same text for the same values; trees are the same when they are one object. */
export function keyOf(values: readonly (Value | undefined)[]): string {
  return values.map(partOf).join('\u0001');
}

function partOf(value: Value | undefined): string {
  switch (value?.kind) {
    case 'number': {
      const { rational, decimal, tree, grouped } = value;
      return `${rational.n}/${rational.d}${decimal ? 'd' : ''}${grouped ? 'g' : ''}${tree ? `#${numberOf(tree)}` : ''}`;
    }
    case 'formula':
      return `#${numberOf(value.tree)}`;
    case 'truth':
      return String(value.holds);
    case 'text':
      return `${value.text}\u0002${value.latex ?? ''}`;
    case undefined:
      return '';
  }
}

function numberOf(tree: object): number {
  const known = numbers.get(tree);
  if (known !== undefined) return known;
  numbers.set(tree, ++given);
  return given;
}
