import { describe, expect, test } from 'vitest';
import german from './messages.de.json' with { type: 'json' };
import french from './messages.fr.json' with { type: 'json' };
import { valueAt } from '../algebra/index.ts';
import { absoluteComplex, subtractComplex } from '../algebra/numbers/complex.ts';
import { fill } from '../message.ts';
import { type Say, toSpoken } from './index.ts';
import type { Expression } from '../notation/tree.ts';

const saying =
  (catalogue: Readonly<Record<string, string>>): Say =>
  ({ id }, values) =>
    fill({ text: catalogue[id] ?? '' }, values);

const two: Expression = { kind: 'number', text: '2' };
const leaves: readonly Expression[] = [{ kind: 'name', name: 'x' }, { kind: 'name', name: 'y' }, two];

function unary(a: Expression): Expression[] {
  return [
    { kind: 'negate', operand: a },
    { kind: 'power', base: a, exponent: two },
    { kind: 'root', radicand: a },
    { kind: 'call', name: 'sin', args: [a] },
    { kind: 'call', name: 'ln', args: [a] },
    { kind: 'absolute', body: a },
  ];
}

function binary(a: Expression, b: Expression): Expression[] {
  return [
    { kind: 'add', terms: [a, b] },
    { kind: 'add', terms: [a, { kind: 'negate', operand: b }] },
    { kind: 'multiply', factors: [a, b], marks: ['implicit'] },
    { kind: 'multiply', factors: [a, b], marks: ['dot'] },
    { kind: 'divide', numerator: a, denominator: b, mark: 'slash' },
    { kind: 'power', base: a, exponent: b },
  ];
}

const pairs = (left: readonly Expression[], right: readonly Expression[]): Expression[] =>
  left.flatMap((a) => right.flatMap((b) => binary(a, b)));

/** All small trees of two operations, and a share of those of three. */
function smallTrees(): Expression[] {
  const one = [...leaves.flatMap(unary), ...pairs(leaves, leaves)];
  const some = one.filter((_, index) => index % 3 === 0);
  const others = one.filter((_, index) => index % 4 === 1);
  return [
    ...leaves,
    ...one,
    ...one.flatMap(unary),
    ...pairs(one, leaves),
    ...pairs(leaves, one),
    ...pairs(some, others),
  ];
}

describe('what is read aloud', () => {
  test.each([
    ['English', fill],
    ['German', saying(german)],
    ['French', saying(french)],
  ] as const)('in %s is the same for two expressions only where their values are the same', (_, say) => {
    const point = { x: { re: 1.37, im: 0 }, y: { re: 0.71, im: 0 } };
    const known = new Map<string, { re: number; im: number }>();
    const ambiguous = new Set<string>();
    for (const tree of smallTrees()) {
      const value = valueAt(tree, point);
      if (!value) continue;
      const words = toSpoken(tree, say);
      const other = known.get(words);
      if (other && absoluteComplex(subtractComplex(value, other)) > 1e-9) ambiguous.add(words);
      known.set(words, value);
    }
    expect(known.size).toBeGreaterThan(3000);
    expect([...ambiguous]).toEqual([]);
  });
});
