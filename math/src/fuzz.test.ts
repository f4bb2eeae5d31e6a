import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apart,
  differentiate,
  exactValue,
  expand,
  factor,
  simplify,
  solve,
  together,
  valueAt,
} from './algebra/index.ts';
import { equivalent } from './equivalence/index.ts';
import { answerForms, simplificationModes } from './exercises/document/document.ts';
import { checkForm } from './forms/index.ts';
import { anyTree } from './testing/arbitrary-tree.ts';
import { toLatex, toPlain } from './notation/index.ts';
import { toSpoken } from './speech/index.ts';

/** The engine's own code, as text. */
const sources = import.meta.glob<string>('./**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('[SC7] nothing in the engine makes code out of text', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const own = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts'));
  const offending = own.filter(([, code]) =>
    /\beval\s*\(|\bFunction\s*\(|\bimport\s*\(/.test(code.replace(/^\s*(\/?\*|\/\/).*$/gm, '')),
  );
  expect(offending.map(([path]) => path)).toEqual([]);
});

describe('[SC7] any tree whatever', () => {
  const runs = { numRuns: 250, seed: 7 };

  test('is simplified, factored, expanded, solved, evaluated and printed without a throw', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        for (const mode of simplificationModes) toSpoken(simplify(tree, mode));
        for (const rewrite of [factor, expand, together]) toLatex(rewrite(tree));
        toPlain(apart(tree));
        solve(tree, 'x');
        exactValue(tree);
        valueAt(tree, { x: 0.7, y: -2 });
        for (const form of answerForms) expect(checkForm(tree, form)).toHaveProperty('ok');
      }),
      runs,
    );
  });

  test('is compared with any other without a throw, and is never different from itself', () => {
    fc.assert(
      fc.property(anyTree, anyTree, (a, b) => {
        const verdict = equivalent(a, b);
        expect(equivalent(a, b)).toEqual(verdict);
        expect(equivalent(a, a).verdict).not.toBe('different');
      }),
      runs,
    );
  });

  test('has a derivative or says that it has none', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        try {
          toPlain(differentiate(tree, 'x'));
        } catch (error) {
          expect(['NotDifferentiable', 'LimitReached']).toContain((error as Error).name);
        }
      }),
      runs,
    );
  });
});
