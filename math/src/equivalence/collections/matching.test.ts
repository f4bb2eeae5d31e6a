import { describe, expect, test } from 'vitest';
import { workDone } from '../../algebra/work.ts';
import { findTypicalError } from '../../errors/index.ts';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { equivalent } from '../equivalent.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain' });
  if (!result.ok) throw new Error(`${source.slice(0, 80)}: ${result.error.message}`);
  return result.tree;
}

const setOf = (count: number, member: (k: number) => string): string =>
  `{${Array.from({ length: count }, (_, k) => member(k)).join()}}`;

const kinds: Readonly<Record<string, (k: number) => string>> = {
  'multiples of a letter': (k) => `${k}x`,
  'whole numbers': (k) => `${k}`,
  roots: (k) => `sqrt(${k})`,
  'values of a function': (k) => `sin(x + ${k})`,
  points: (k) => `(${k}, ${k} + 1)`,
};

describe('members of sets', () => {
  test.each(Object.entries(kinds))('are matched by fingerprint, a few steps each: %s', (_, member) => {
    const steps = (count: number): number => {
      const before = workDone();
      const verdict = equivalent(tree(setOf(count, member)), tree(setOf(count, (k) => member(count - 1 - k)))).verdict;
      expect(verdict).toBe('equal');
      return workDone() - before;
    };
    expect(steps(240)).toBeLessThan(5 * steps(60));
  });

  test('that are equal in value but not in form are matched all the same', () => {
    const verdict = (a: string, b: string) => equivalent(tree(a), tree(b)).verdict;
    expect(verdict('{sin(x)^2, sqrt(8), 1/2, 3}', '{0.5, 1 - cos(x)^2, 3, 2sqrt(2)}')).toBe('equal');
    expect(verdict('{sin(x)^2, sqrt(8), 1/2, 3}', '{0.5, 1 - cos(x)^2, 3, 2sqrt(3)}')).toBe('different');
    expect(verdict('{1, 2, 2}', '{2, 1, 1}')).toBe('equal');
    expect(verdict('{(1, 2), (3, 4)}', '{(3, 4), (1, 2)}')).toBe('equal');
    expect(verdict('{(1, 2), (3, 4)}', '{(3, 4), (2, 1)}')).toBe('different');
  });

  test('share the steps of the whole comparison: more work than is allowed is left to a person', () => {
    const a = tree(setOf(230, (k) => `sin(x+${k})^2`));
    const b = tree(setOf(230, (k) => `1-cos(x+${229 - k})^2`));
    const before = workDone();
    expect(equivalent(a, b).verdict).toBe('unknown');
    expect(workDone() - before).toBeLessThan(210_000);
  });

  test('are not searched for typical errors for longer than a marking may take', () => {
    for (const [model, answer] of [
      [setOf(300, (k) => `sin(x+${k})`), setOf(220, (k) => `sin(x+${k}+1/2)`)],
      ['a1'.repeat(900), 'a1'.repeat(899)],
    ] as const) {
      const before = workDone();
      expect(findTypicalError(tree(model), tree(answer))).toBeUndefined();
      expect(workDone() - before).toBeLessThan(155_000);
    }
  });
});
