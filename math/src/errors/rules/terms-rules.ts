import { add, multiply, namesIn, negate, number, power, sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { isNumeric, powerOf, wholeOf } from '../patterns.ts';
import type { ErrorRule } from '../rule.ts';

interface Term {
  readonly coefficient: Expression;
  /** The term without its coefficient; absent for a number. */
  readonly rest: Expression | undefined;
}

function termOf(tree: Expression): Term {
  if (tree.kind === 'negate') {
    const { coefficient, rest } = termOf(tree.operand);
    return { coefficient: negate(coefficient), rest };
  }
  if (namesIn(tree).size === 0) return { coefficient: tree, rest: undefined };
  if (tree.kind !== 'multiply') return { coefficient: number(1), rest: tree };
  const numbers = tree.factors.filter(isNumeric);
  return {
    coefficient: multiply(...numbers),
    rest: multiply(...tree.factors.filter((factor) => !isNumeric(factor))),
  };
}

/** a in a², and 3 in 9. */
function squaredTerm(tree: Expression): Expression | undefined {
  if (tree.kind === 'power') return wholeOf(tree.exponent) === 2 ? tree.base : undefined;
  const root = Math.sqrt(wholeOf(tree) ?? 0);
  return root > 1 && Number.isInteger(root) ? number(root) : undefined;
}

/** Each pair of terms, with the rest of the sum. */
function pairsOf(
  node: Expression,
): { readonly first: Expression; readonly second: Expression; readonly others: readonly Expression[] }[] {
  if (node.kind !== 'add' || node.terms.length > 5) return [];
  const { terms } = node;
  return terms.flatMap((first, i) =>
    terms.slice(i + 1).map((second, offset) => {
      const j = i + 1 + offset;
      return { first, second, others: terms.filter((_, position) => position !== i && position !== j) };
    }),
  );
}

/** Collecting, expanding and factoring. */
export const termsRules: readonly ErrorRule[] = [
  {
    id: 'unlike-terms-joined',
    name: 'Joined unlike terms',
    says: 'A number and a multiple of a letter cannot be put together: try a value for the letter in both expressions.',
    source: 'booth1984',
    needs: ['sum'],
    rewrite: (node) => {
      if (node.kind !== 'add') return [];
      const terms = node.terms.map(termOf);
      const named = terms.filter(({ rest }) => rest !== undefined);
      if (named.length === terms.length) return [];
      const sum = add(...terms.map(({ coefficient }) => coefficient));
      return named.flatMap(({ rest }) => (rest ? [multiply(sum, rest)] : []));
    },
  },
  {
    id: 'exponents-added-in-sum',
    name: 'Added the exponents of terms in a sum',
    says: 'In a sum exponents are not added: $x^2 + x^2$ is $2x^2$. That rule is for products.',
    source: 'kirshner2004',
    needs: ['sum'],
    rewrite: (node) =>
      pairsOf(node).flatMap(({ first, second, others }) => {
        const [m, n] = [first, second].map((term) => (term.kind === 'power' ? term : undefined));
        if (m && n && isNumeric(m.base) && sameTree(m.base, n.base))
          return [add(power(m.base, add(m.exponent, n.exponent)), ...others)];
        const [a, b] = [termOf(first), termOf(second)];
        const left = a.rest && powerOf(a.rest);
        const right = b.rest && powerOf(b.rest);
        if (!left || !right || !sameTree(left.base, right.base)) return [];
        const raised = power(left.base, add(left.exponent, right.exponent));
        const alike = sameTree(first, second) ? [add(raised, ...others)] : [];
        return [add(multiply(add(a.coefficient, b.coefficient), raised), ...others), ...alike];
      }),
  },
  {
    id: 'squares-put-together',
    name: 'Sum or difference of squares as the square of a sum or difference',
    says: 'Squares are not put together like that: $a^2 + b^2$ is not $(a+b)^2$. Compare the two with numbers.',
    source: 'movshovitz1987',
    needs: ['sum'],
    rewrite: (node) =>
      pairsOf(node).flatMap(({ first, second, others }) => {
        const a = squaredTerm(first);
        const b = squaredTerm(second.kind === 'negate' ? second.operand : second);
        if (!a || !b || (isNumeric(first) && isNumeric(second))) return [];
        return [add(power(add(a, second.kind === 'negate' ? negate(b) : b), number(2)), ...others)];
      }),
  },
  {
    id: 'factor-signs-turned',
    name: 'Factors with opposite signs',
    says: 'Multiply the brackets out and compare the sign of each term.',
    source: 'booth2014',
    needs: ['product', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'multiply' || node.factors.filter(({ kind }) => kind === 'add').length < 2) return [];
      const turned = node.factors.map((factor) => {
        const [first, ...rest] = factor.kind === 'add' ? factor.terms : [];
        return first ? add(first, ...rest.map(negate)) : factor;
      });
      return [multiply(...turned)];
    },
  },
  {
    id: 'bracket-forgotten',
    name: 'Forgot the brackets around a sum',
    says: 'Put brackets around the sum: what stands before it belongs to all of it.',
    source: 'kieran1992',
    needs: ['power', 'sum'],
    rewrite: (node) => {
      if (node.kind !== 'power' || node.base.kind !== 'add') return [];
      const last = node.base.terms.at(-1);
      return last ? [add(...node.base.terms.slice(0, -1), signedPower(last, node.exponent))] : [];
    },
  },
];

function signedPower(term: Expression, exponent: Expression): Expression {
  return term.kind === 'negate' ? negate(power(term.operand, exponent)) : power(term, exponent);
}
