import { add, divide, multiply, namesIn, negate, number, power } from '../../notation/index.ts';
import { contains } from '../../forms/structure.ts';
import type { Expression } from '../../notation/tree.ts';
import { baseOfLogarithm, isLogarithm, isNumeric } from '../patterns.ts';
import type { ErrorRule } from '../rule.ts';

function termsOf(side: Expression): readonly Expression[] {
  return side.kind === 'add' ? side.terms : [side];
}

/** Both sides of a relation of two, and the same the other way round with a way back. */
function sidesOf(
  node: Expression,
): { own: Expression; other: Expression; made: (own: Expression, other: Expression) => Expression }[] {
  if (node.kind !== 'relation' || node.operands.length !== 2) return [];
  const [left, right] = node.operands;
  if (!left || !right) return [];
  return [
    { own: left, other: right, made: (own, other) => ({ ...node, operands: [own, other] }) },
    { own: right, other: left, made: (own, other) => ({ ...node, operands: [other, own] }) },
  ];
}

function coefficientOf(side: Expression): { number: Expression; rest: Expression } | undefined {
  const inner = side.kind === 'negate' ? side.operand : side;
  if (inner.kind !== 'multiply') return undefined;
  const [first, ...rest] = inner.factors;
  // A product of numbers is not an unknown with a coefficient.
  if (!first || !isNumeric(first) || namesIn(inner).size === 0) return undefined;
  return { number: side.kind === 'negate' ? negate(first) : first, rest: multiply(...rest) };
}

/** Returns a side without its last operation. */
function undone(side: Expression): readonly Expression[] {
  if (namesIn(side).size === 0) return [];
  switch (side.kind) {
    case 'negate':
      return side.operand.kind === 'divide' ? [side.operand, ...undone(side.operand).map(negate)] : [side.operand];
    case 'divide':
      return namesIn(side.denominator).size === 0 ? [side.numerator] : [];
    case 'root':
      return [side.radicand];
    case 'power':
      return namesIn(side.exponent).size === 0 ? [side.base] : [side.exponent];
    case 'call':
      return side.args.length === 1 ? side.args : [];
    default:
      return [];
  }
}

/** The sides of a relation where one has a quotient among its terms, with only that term and the other side multiplied. */
function multipliedInPart(node: Expression): readonly Expression[] {
  return sidesOf(node).flatMap(({ own, other, made }) => {
    const terms = termsOf(own);
    if (terms.length < 2) return [];
    return terms.flatMap((term, index) => {
      const quotient = term.kind === 'negate' ? term.operand : term;
      if (quotient.kind !== 'divide') return [];
      const { numerator, denominator } = quotient;
      const raised = term.kind === 'negate' ? negate(numerator) : numerator;
      const sum = add(...terms.map((one, position) => (position === index ? raised : one)));
      return [made(sum, multiply(other, denominator)), made(sum, other)];
    });
  });
}

/** x = c or x + 1 = c for x(x + 1) = c. */
function factorsAsSolutions(node: Expression): readonly Expression[] {
  return sidesOf(node).flatMap(({ own, other, made }) => {
    if (own.kind !== 'multiply' || (other.kind === 'number' && /^0+$/.test(other.text))) return [];
    const factors = own.factors.filter((factor) => namesIn(factor).size > 0);
    if (factors.length < 2 || namesIn(other).size > 0) return [];
    const operands = factors.map((factor) => made(factor, other));
    return [{ kind: 'logic', operator: 'or', operands }];
  });
}

/** Steps between two lines of the solution of an equation. */
export const equationRules: readonly ErrorRule[] = [
  {
    id: 'product-not-zero',
    name: 'Set the factors of a product equal to a number other than 0',
    says: 'Only a product that is 0 says something about each of its factors: bring all terms to one side first.',
    source: 'zakaria2010',
    needs: ['equation', 'product'],
    wholeOnly: true,
    rewrite: factorsAsSolutions,
  },
  {
    id: 'not-every-term-multiplied',
    name: 'Multiplied one term of the equation only',
    says: 'When you multiply an equation by a number, every term on both sides is multiplied.',
    source: 'payne1990',
    needs: ['equation', 'quotient'],
    wholeOnly: true,
    rewrite: multipliedInPart,
  },
  {
    id: 'term-moved-without-sign',
    name: 'Moved a term without changing its sign',
    says: 'A term that moves to the other side changes its sign.',
    source: 'sleeman1984',
    needs: ['equation'],
    wholeOnly: true,
    rewrite: (node) =>
      sidesOf(node).flatMap(({ own, other, made }) => {
        const terms = termsOf(own);
        if (terms.length < 2) return [];
        return terms.map((term, index) =>
          made(add(...terms.filter((_, position) => position !== index)), add(...termsOf(other), term)),
        );
      }),
  },
  {
    id: 'term-removed-from-one-side',
    name: 'Changed one side of the equation only',
    says: 'What you do on one side has to be done on the other side too.',
    source: 'payne1990',
    needs: ['equation'],
    wholeOnly: true,
    rewrite: (node) =>
      sidesOf(node).flatMap(({ own, other, made }) => {
        const terms = termsOf(own);
        const shorter =
          terms.length < 2
            ? []
            : terms.map((_, index) => made(add(...terms.filter((__, position) => position !== index)), other));
        const coefficient = coefficientOf(own);
        const squared = contains(own, ({ kind }) => kind === 'root') ? [power(own, number(2))] : [];
        const alone = [...(coefficient ? [coefficient.rest] : undone(own)), ...squared];
        return [...shorter, ...alone.map((side) => made(side, other))];
      }),
  },
  {
    id: 'coefficient-subtracted',
    name: 'Subtracted the coefficient instead of dividing',
    says: 'A factor is taken away by dividing, not by subtracting.',
    source: 'sleeman1984',
    needs: ['equation'],
    wholeOnly: true,
    rewrite: (node) =>
      sidesOf(node).flatMap(({ own, other, made }) => {
        const coefficient = coefficientOf(own);
        return coefficient ? [made(coefficient.rest, add(...termsOf(other), negate(coefficient.number)))] : [];
      }),
  },
  {
    id: 'divided-the-wrong-way',
    name: 'Divided by the coefficient the wrong way',
    says: 'Divide by the number before the unknown, not the other way round.',
    source: 'payne1990',
    needs: ['equation'],
    wholeOnly: true,
    rewrite: (node) =>
      sidesOf(node).flatMap(({ own, other, made }) => {
        const coefficient = coefficientOf(own);
        if (!coefficient || namesIn(other).size > 0) return [];
        return [
          made(coefficient.rest, divide(coefficient.number, other)),
          made(coefficient.rest, divide(other, negate(coefficient.number))),
          made(coefficient.rest, multiply(coefficient.number, other)),
        ];
      }),
  },
  {
    id: 'division-not-undone',
    name: 'Undid a division by something else than multiplying',
    says: 'A division is undone by multiplying both sides by the same number.',
    source: 'sleeman1984',
    needs: ['equation', 'quotient'],
    wholeOnly: true,
    rewrite: (node) =>
      sidesOf(node).flatMap(({ own, other, made }) => {
        if (own.kind !== 'divide' || namesIn(own.denominator).size > 0 || namesIn(own.numerator).size === 0) return [];
        const { numerator, denominator } = own;
        return [
          made(numerator, add(...termsOf(other), denominator)),
          made(numerator, add(...termsOf(other), negate(denominator))),
          made(numerator, divide(other, denominator)),
        ];
      }),
  },
  {
    id: 'exponent-as-factor',
    name: 'Undid a power of the base by dividing',
    says: 'The unknown is an exponent: which power of the base gives the other side?',
    source: 'chua2005',
    needs: ['equation', 'exponential'],
    wholeOnly: true,
    rewrite: (node) =>
      sidesOf(node).flatMap(({ own, other, made }) => {
        const isExponential = own.kind === 'power' && namesIn(own.base).size === 0 && namesIn(own.exponent).size > 0;
        return isExponential ? [made(multiply(own.base, own.exponent), other)] : [];
      }),
  },
  {
    id: 'logarithm-undone-by-product',
    name: 'Undid a logarithm by multiplying by its base',
    says: 'A logarithm is undone by a power, not by a product: $\\log_b x = c$ says that $x = b^c$.',
    source: 'chua2005',
    needs: ['equation', 'logarithm'],
    wholeOnly: true,
    rewrite: (node) =>
      sidesOf(node).flatMap(({ own, other, made }) => {
        const [argument] = isLogarithm(own) ? own.args : [];
        if (!isLogarithm(own) || !argument || namesIn(argument).size === 0) return [];
        return [made(argument, multiply(baseOfLogarithm(own), other))];
      }),
  },
];
