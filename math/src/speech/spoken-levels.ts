import { levelOf as writtenLevelOf, levels } from '../notation/levels.ts';
import type { DivideNode, Expression } from '../notation/tree.ts';
import { parts } from './spoken-signs.ts';

/**
 * How tightly the words of a tree hold together. Words have no bar, no raised letters and no brackets around an argument
 * that is short, so that f(x), x/y and a binomial coefficient hold less tightly than they do in print.
 */
export function levelOf(tree: Expression): number {
  switch (tree.kind) {
    case 'call':
      if (tree.name === 'binomial' || tree.name === 'mod') return levels.signed;
      return hasEnd(tree.name) ? levels.atom : levels.sideBySide;
    case 'power':
      return tree.onName === true && tree.base.kind === 'call' ? levels.sideBySide : levels.power;
    case 'divide': {
      const style = styleOf(tree);
      return style === 'over' || style === 'division' ? levels.product : levels.atom;
    }
    case 'derivative':
      return levels.product;
    case 'multiply':
      return takesNext(tree, 'implicit') ? levels.product : writtenLevelOf(tree, false);
    default:
      return writtenLevelOf(tree, false);
  }
}

/** Functions whose words say where their argument ends. */
const hasEnd = (functionName: string): boolean => functionName === 'floor' || functionName === 'ceil';

/** Whether the words of a factor would take in those of the next one, which stands behind `mark`. */
export function takesNext(factor: Expression, mark: string | undefined): boolean {
  switch (factor.kind) {
    case 'big':
      return factor.operator !== 'integral';
    case 'limit':
    case 'derivative':
      return true;
    case 'call':
      return mark === 'implicit' && levelOf(factor) === levels.sideBySide;
    case 'power':
      return factor.onName === true && takesNext(factor.base, mark);
    case 'multiply': {
      const last = factor.factors.at(-1);
      return last !== undefined && takesNext(last, mark);
    }
    default:
      return false;
  }
}

/** Whether the words are those of one thing, behind which others can be said of the whole. */
export function isOneThing({ kind }: Expression): boolean {
  return kind === 'name' || kind === 'number' || kind === 'group';
}

/** Three quarters, x over y, and fractions that say where they begin and end; 12 : 4 is a division. */
export function styleOf({ numerator, denominator, mark }: DivideNode): 'part' | 'division' | 'over' | 'fraction' {
  if (numerator.kind === 'number' && denominator.kind === 'number') {
    const hasName = parts[Number(denominator.text) - 2] !== undefined && /^\d+$/.test(numerator.text);
    if (hasName) return mark === 'obelus' || mark === 'colon' ? 'division' : 'part';
  }
  const isShort = (tree: Expression): boolean => levelOf(tree) >= levels.power && tree.kind !== 'divide';
  return isShort(numerator) && isShort(denominator) ? 'over' : 'fraction';
}
