import { expect, test } from 'vitest';
import german from './messages.de.json' with { type: 'json' };
import spanish from './messages.es.json' with { type: 'json' };
import french from './messages.fr.json' with { type: 'json' };
import { fill } from '../message.ts';
import { outline } from '../notation/outline.ts';
import { tidy } from '../notation/printing/tidy.ts';
import { mapChildren } from '../notation/traverse.ts';
import type { BigNode, Expression, LogicNode, PostfixNode, RelationNode } from '../notation/tree.ts';
import { type Say, toSpoken } from './index.ts';

const saying =
  (catalogue: Readonly<Record<string, string>>): Say =>
  ({ id }, values) =>
    fill({ text: catalogue[id] ?? '' }, values);

const x: Expression = { kind: 'name', name: 'x' };
const y: Expression = { kind: 'name', name: 'y' };
const two: Expression = { kind: 'number', text: '2' };

type Build = (a: Expression, b: Expression) => Expression;

const call = (name: string, ...args: Expression[]): Expression => ({ kind: 'call', name, args, bracketed: true });
const postfix = (operator: PostfixNode['operator'], operand: Expression): Expression => ({
  kind: 'postfix',
  operator,
  operand,
});
const big = (operator: BigNode['operator'], body: Expression, to: Expression): Expression => ({
  kind: 'big',
  operator,
  body,
  variable: 'k',
  from: y,
  to,
});
const relation = (operator: RelationNode['operators'][number], a: Expression, b: Expression): Expression => ({
  kind: 'relation',
  operands: [a, b],
  operators: [operator],
});
const logic = (operator: LogicNode['operator'], ...operands: Expression[]): Expression => ({
  kind: 'logic',
  operator,
  operands,
});

/** All ways to make a larger expression of one or two. */
const scalars: readonly Build[] = [
  (a) => ({ kind: 'negate', operand: a }),
  (a) => ({ kind: 'power', base: a, exponent: two }),
  (a) => ({ kind: 'root', radicand: a }),
  (a) => ({ kind: 'root', radicand: a, index: y }),
  (a) => call('sin', a),
  (a) => call('f', a),
  (a) => ({ kind: 'call', name: 'sin', args: [a] }),
  (a, b) => ({ kind: 'call', name: 'log', base: b, args: [a], bracketed: true }),
  (a) => ({ kind: 'power', base: call('sin', a), exponent: two, onName: true }),
  (a) => call('floor', a),
  (a) => ({ kind: 'absolute', body: a }),
  (a) => postfix('factorial', a),
  (a) => postfix('conjugate', a),
  (a) => postfix('degree', a),
  (a, b) => big('sum', a, b),
  (a, b) => big('product', b, a),
  (a, b) => big('integral', a, b),
  (a, b) => ({ kind: 'limit', variable: 'x', target: b, body: a }),
  (a, b) => ({ kind: 'limit', variable: 'x', target: a, body: b, side: 'left' }),
  (a) => ({ kind: 'derivative', variable: 'x', order: 1, body: a }),
  (a) => ({ kind: 'accent', accent: 'vector', body: a }),
  (a) => ({ kind: 'accent', accent: 'hat', body: a }),
  (a, b) => ({ kind: 'add', terms: [a, b] }),
  (a, b) => ({ kind: 'add', terms: [a, { kind: 'negate', operand: b }] }),
  (a, b) => ({ kind: 'multiply', factors: [a, b], marks: ['implicit'] }),
  (a, b) => ({ kind: 'multiply', factors: [a, b], marks: ['dot'] }),
  (a, b) => ({ kind: 'divide', numerator: a, denominator: b, mark: 'bar' }),
  (a, b) => ({ kind: 'power', base: a, exponent: b }),
  (a, b) => call('max', a, b),
  (a, b) => call('binomial', a, b),
  (a, b) => call('mod', a, b),
];

const statements: readonly Build[] = [
  (a, b) => relation('=', a, b),
  (a, b) => relation('<', a, b),
  (a, b) => relation('in', a, b),
  (a, b) => logic('and', a, b),
  (a, b) => logic('or', a, b),
  (a, b) => logic('implies', a, b),
  (a) => logic('not', a),
  (a, b) => ({ kind: 'tuple', shape: 'round', items: [a, b] }),
  (a, b) => ({ kind: 'set', items: [a, b] }),
  (a, b) => ({ kind: 'interval', start: a, end: b, startClosed: true, endClosed: false }),
  (a, b) => ({ kind: 'set-operation', operator: 'union', operands: [a, b] }),
  (a, b) => ({ kind: 'set-operation', operator: 'difference', operands: [a, b] }),
  (a) => ({ kind: 'set-builder', element: x, condition: a }),
];

/** All trees of at most two steps, and of some of three. */
function treesOf(builds: readonly Build[]): Expression[] {
  const one = builds.flatMap((build) => [build(x, y), build(y, two)]);
  const twice = builds.flatMap((build) => one.flatMap((tree) => [build(tree, x), build(x, tree)]));
  const thrice = builds.flatMap((build) => twice.filter((_, index) => index % 70 === 0).map((tree) => build(tree, y)));
  return [x, y, two, ...one, ...twice, ...thrice];
}

/** The meaning of the writing: without brackets that only group. */
function meaning(tree: Expression): string {
  const bare = (node: Expression): Expression => {
    const inner = mapChildren(node, bare);
    if (inner.kind !== 'call') return inner;
    const { bracketed: _, ...rest } = inner;
    return rest;
  };
  return outline(tidy(bare(tidy(tree))));
}

test.each([
  ['English', fill],
  ['German', saying(german)],
  ['French', saying(french)],
  ['Spanish', saying(spanish)],
] as const)('in %s no two expressions or statements have the same words', (_, say) => {
  for (const builds of [scalars, statements]) {
    const known = new Map<string, string>();
    const ambiguous: string[] = [];
    for (const tree of treesOf(builds)) {
      const words = toSpoken(tree, say);
      const own = meaning(tree);
      const other = known.get(words) ?? own;
      if (other !== own) ambiguous.push(`${words}: ${own}, ${other}`);
      known.set(words, own);
    }
    expect(ambiguous).toEqual([]);
  }
});
