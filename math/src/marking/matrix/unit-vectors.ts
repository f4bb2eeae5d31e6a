import { simplify, substitute } from '../../algebra/index.ts';
import { equivalent } from '../../equivalence/index.ts';
import { mapChildren, namesIn } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';

const units = ['i', 'j', 'k'] as const;

/** `2i − j + 4k` as (2, −1, 4), where a vector of two or three coordinates is asked for and its letters are free. */
export function ofUnitVectors(tree: Expression, size: number, letters: readonly string[]): Expression | undefined {
  if ((size !== 2 && size !== 3) || units.some((unit) => letters.includes(unit))) return undefined;
  const sum = asLetters(tree);
  const found = [...namesIn(sum)].filter((name) => !letters.includes(name));
  const axes: readonly string[] = units.slice(0, size);
  if (found.length === 0 || !sums.has(sum.kind) || found.some((name) => !axes.includes(name))) return undefined;
  const items = axes.map((axis) => {
    const at = new Map(axes.map((name): [string, Expression] => [name, numeral(name === axis ? '1' : '0')]));
    return simplify(substitute(sum, at), 'full');
  });
  const terms = items.map((item, index): Expression => {
    const factors: Expression[] = [item, { kind: 'name', name: axes[index] ?? 'i' }];
    return { kind: 'multiply', factors, marks: ['dot'] };
  });
  const isLinear = equivalent(sum, { kind: 'add', terms }).verdict === 'equal';
  return isLinear ? { kind: 'tuple', shape: 'round', items, ...(tree.span ? { span: tree.span } : {}) } : undefined;
}

const sums: ReadonlySet<Expression['kind']> = new Set(['add', 'multiply', 'negate', 'name']);

const numeral = (text: string): Expression => ({ kind: 'number', text });

/** The imaginary unit as the letter i, which it is read from. */
function asLetters(tree: Expression): Expression {
  return tree.kind === 'constant' && tree.name === 'i' ? { kind: 'name', name: 'i' } : mapChildren(tree, asLetters);
}
