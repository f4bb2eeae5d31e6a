import fc from 'fast-check';
import type { ConstantName, Expression, NumberNode, ProductMark } from '../notation/tree.ts';

/** For property tests: trees of all kinds that a source can stand for, without spans. */

const digits = fc.stringMatching(/^[1-9]\d{0,2}$/);
const whole = digits.map((text): NumberNode => ({ kind: 'number', text }));
const numeral: fc.Arbitrary<NumberNode> = fc.oneof(
  { weight: 4, arbitrary: whole },
  fc.tuple(digits, digits).map(([a, b]): NumberNode => ({ kind: 'number', text: `${a}.${b}` })),
  digits.map((repetend): NumberNode => ({ kind: 'number', text: '0.1', repetend })),
);
const letters = [
  'a',
  'b',
  'd',
  'k',
  'n',
  'p',
  's',
  'x',
  'y',
  'z',
  'A',
  'E',
  'alpha',
  'theta',
  'Omega',
  'x_1',
  'x_max',
  'a_{n+1}',
  "y'",
];
const name = fc.constantFrom(...letters).map((each): Expression => ({ kind: 'name', name: each }));
const constant = fc
  .constantFrom<ConstantName>('pi', 'e', 'i', 'infinity')
  .map((each): Expression => ({ kind: 'constant', name: each }));
const variable = fc.constantFrom('x', 't', 'n', 'theta');
const bareFunctions = ['sin', 'cos', 'ln', 'arctan', 'sech'];
const marks = fc.constantFrom<ProductMark>('implicit', 'dot', 'cross', 'star');

interface Trees {
  readonly tree: Expression;
  readonly term: Expression;
}

export const { tree: anyTree, term: anyTerm } = fc.letrec<Trees>((tie) => {
  const term = tie('term') as fc.Arbitrary<Expression>;
  const some = (min: number, max: number): fc.Arbitrary<Expression[]> =>
    fc.array(term, { minLength: min, maxLength: max });
  const arithmetic = fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 4, arbitrary: numeral },
    { weight: 6, arbitrary: name },
    constant,
    some(2, 4).map((terms): Expression => ({ kind: 'add', terms })),
    term.map((operand): Expression => ({ kind: 'negate', operand })),
    term.map((operand): Expression => ({ kind: 'positive', operand })),
    fc
      .tuple(term, term, fc.constantFrom('±' as const, '∓' as const))
      .map(([left, right, sign]): Expression => ({ kind: 'plus-minus', sign, left, right })),
    some(2, 4).chain((factors) =>
      fc
        .array(marks, { minLength: factors.length - 1, maxLength: factors.length - 1 })
        .map((between): Expression => ({ kind: 'multiply', factors, marks: between })),
    ),
    fc
      .tuple(term, term, fc.constantFrom('bar' as const, 'slash' as const, 'obelus' as const, 'colon' as const))
      .map(([numerator, denominator, mark]): Expression => ({ kind: 'divide', numerator, denominator, mark })),
    fc
      .tuple(whole, whole, whole)
      .map(([each, numerator, denominator]): Expression => ({ kind: 'mixed', whole: each, numerator, denominator })),
    fc.tuple(term, term).map(([base, exponent]): Expression => ({ kind: 'power', base, exponent })),
    fc
      .tuple(term, fc.option(whole, { nil: undefined }))
      .map(([radicand, index]): Expression => (index ? { kind: 'root', radicand, index } : { kind: 'root', radicand })),
    calls(term, name),
    term.map((body): Expression => ({ kind: 'group', shape: 'round', body })),
    fc
      .tuple(term, fc.boolean())
      .map(([body, norm]): Expression => (norm ? { kind: 'absolute', body, norm } : { kind: 'absolute', body })),
    fc
      .tuple(
        term,
        fc.constantFrom(
          'factorial' as const,
          'double-factorial' as const,
          'percent' as const,
          'degree' as const,
          'conjugate' as const,
          'transpose' as const,
        ),
      )
      .map(([operand, operator]): Expression => ({ kind: 'postfix', operand, operator })),
    fc
      .tuple(name, fc.constantFrom('vector' as const, 'hat' as const, 'tilde' as const))
      .map(([body, accent]): Expression => ({ kind: 'accent', accent, body })),
    calculus(term),
  );
  return {
    term: arithmetic,
    tree: fc.oneof({ weight: 5, arbitrary: term }, statements(term), collections(term)),
  };
});

function calls(term: fc.Arbitrary<Expression>, simple: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> {
  return fc.oneof(
    fc
      .tuple(fc.constantFrom(...bareFunctions), term)
      .map(([each, only]): Expression => ({ kind: 'call', name: each, args: [only] })),
    fc.tuple(term, term).map(([a, b]): Expression => ({ kind: 'call', name: 'mod', args: [a, b] })),
    fc
      .tuple(fc.constantFrom(...bareFunctions), term)
      .map(([each, only]): Expression => ({ kind: 'call', name: each, args: [only], bracketed: true })),
    fc
      .tuple(fc.constantFrom(...bareFunctions), simple)
      .map(([each, only]): Expression => ({ kind: 'call', name: each, args: [only] })),
    fc
      .tuple(term, term)
      .map(([base, only]): Expression => ({ kind: 'call', name: 'log', args: [only], base, bracketed: true })),
    fc
      .tuple(fc.constantFrom('max', 'gcd'), term, term)
      .map(([each, a, b]): Expression => ({ kind: 'call', name: each, args: [a, b], bracketed: true })),
    fc.tuple(term, term).map(([a, b]): Expression => ({ kind: 'call', name: 'binomial', args: [a, b] })),
    fc
      .tuple(fc.constantFrom('floor', 'ceil'), term)
      .map(([each, only]): Expression => ({ kind: 'call', name: each, args: [only], bracketed: true })),
    fc.tuple(fc.constantFrom(...bareFunctions), term, term).map(([each, only, exponent]): Expression => ({
      kind: 'power',
      base: { kind: 'call', name: each, args: [only], bracketed: true },
      exponent: { kind: 'add', terms: [exponent, { kind: 'number', text: '2' }] },
      onName: true,
    })),
  );
}

function calculus(term: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> {
  return fc.oneof(
    fc
      .tuple(term, variable, term, term)
      .map(([body, each, from, to]): Expression => ({ kind: 'big', operator: 'sum', body, variable: each, from, to })),
    fc.tuple(term, variable, term, term).map(([body, each, from, to]): Expression => ({
      kind: 'big',
      operator: 'integral',
      body,
      variable: each,
      from,
      to,
    })),
    fc
      .tuple(term, variable)
      .map(([body, each]): Expression => ({ kind: 'big', operator: 'integral', body, variable: each })),
    fc
      .tuple(term, variable, term)
      .map(([body, each, target]): Expression => ({ kind: 'limit', body, variable: each, target })),
    fc
      .tuple(term, variable, term)
      .map(([body, each, target]): Expression => ({ kind: 'limit', body, variable: each, target, side: 'right' })),
    fc
      .tuple(term, fc.constantFrom('x', 't'), fc.constantFrom(1, 2), fc.boolean())
      .map(([body, each, order, partial]): Expression => ({
        kind: 'derivative',
        body,
        variable: each,
        order,
        ...(partial ? { partial } : {}),
      })),
  );
}

function statements(term: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> {
  const relation = fc
    .tuple(
      term,
      fc.constantFrom('=' as const, '!=' as const, '<=' as const, '>' as const, 'approx' as const, 'in' as const),
      term,
    )
    .map(([left, operator, right]): Expression => ({
      kind: 'relation',
      operands: [left, right],
      operators: [operator],
    }));
  const chain = fc
    .tuple(term, term, term)
    .map((operands): Expression => ({ kind: 'relation', operands, operators: ['<', '<='] }));
  const joined = fc
    .tuple(fc.constantFrom('and' as const, 'or' as const, 'implies' as const), relation, relation)
    .map(([operator, left, right]): Expression => ({ kind: 'logic', operator, operands: [left, right] }));
  const mixed = fc
    .tuple(joined, relation)
    .map(([left, right]): Expression => ({ kind: 'logic', operator: 'and', operands: [left, right] }));
  return fc.oneof(
    relation,
    chain,
    joined,
    mixed,
    relation.map((operand): Expression => ({ kind: 'logic', operator: 'not', operands: [operand] })),
  );
}

function collections(term: fc.Arbitrary<Expression>): fc.Arbitrary<Expression> {
  const items = fc.array(term, { minLength: 2, maxLength: 4 });
  const interval = fc
    .tuple(term, term, fc.constantFrom([true, false] as const, [false, true] as const, [false, false] as const))
    .map(([start, end, [startClosed, endClosed]]): Expression => ({
      kind: 'interval',
      start,
      end,
      startClosed,
      endClosed,
    }));
  const set = fc.array(term, { maxLength: 3 }).map((each): Expression => ({ kind: 'set', items: each }));
  return fc.oneof(
    items.map((each): Expression => ({ kind: 'list', items: each })),
    items.map((each): Expression => ({ kind: 'tuple', shape: 'round', items: each })),
    items.map((each): Expression => ({ kind: 'tuple', shape: 'angle', items: each })),
    set,
    interval,
    fc.tuple(interval, term).map((each): Expression => ({ kind: 'tuple', shape: 'round', items: each })),
    fc.tuple(interval, set).map((operands): Expression => ({ kind: 'set-operation', operator: 'union', operands })),
    fc.tuple(name, term).map(([element, body]): Expression => ({
      kind: 'set-builder',
      element,
      condition: { kind: 'relation', operands: [body, { kind: 'number', text: '0' }], operators: ['>'] },
    })),
    fc.tuple(term, term, term, term).map(([a, b, c, d]): Expression => ({
      kind: 'matrix',
      rows: [
        [a, b],
        [c, d],
      ],
      fence: 'square',
    })),
    fc
      .tuple(term, term, fc.constantFrom('bar' as const, 'cases' as const))
      .map(([a, b, fence]): Expression => ({ kind: 'matrix', rows: [[a], [b]], fence })),
  );
}
