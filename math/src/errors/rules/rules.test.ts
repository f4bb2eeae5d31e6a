import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { examples } from '../examples.ts';
import { examplesOfTasks } from '../examples-of-tasks.ts';
import { type ErrorContext, findTypicalError, type Operation, typicalErrors } from '../index.ts';
import { sightOf } from '../sight.ts';
import { sources } from '../sources.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: 'plain', functions: ['f', 'g'] });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

interface Row {
  readonly id: string;
  readonly question: readonly string[];
  readonly right: string;
  readonly hit: string;
  readonly miss: string;
}

const rows: readonly Row[] = Object.entries({ ...examples, ...examplesOfTasks }).flatMap(([id, text]) =>
  text.split(' | ').map((row) => {
    const [shown = '', answers] = row.includes(' => ') ? row.split(' => ') : ['', row];
    const [right = '', hit = '', miss = ''] = (answers ?? '').split(' : ').map((part) => part.trim());
    return { id, question: shown === '' ? [] : shown.split(' & '), right, hit, miss };
  }),
);

/** Operations that only words can bring into sight. */
const ofWords: readonly Operation[] = [
  'derivative',
  'integral',
  'percent',
  'triangle',
  'circle',
  'vector',
  'probability',
];

function named({ question, right }: Row, answer: string, context: ErrorContext = {}): string | undefined {
  return findTypicalError(tree(right), tree(answer), { ...context, question: question.map(tree) })?.id;
}

function saidFor(id: string): ErrorContext {
  const needs = typicalErrors.find((rule) => rule.id === id)?.needs ?? [];
  return { operations: new Set(needs.filter((operation) => ofWords.includes(operation))) };
}

describe('typical errors', () => {
  test('there are at least 120, each with its own id and name, a sentence and a source', () => {
    expect(typicalErrors.length).toBeGreaterThanOrEqual(120);
    expect(new Set(typicalErrors.map(({ id }) => id)).size).toBe(typicalErrors.length);
    expect(new Set(typicalErrors.map(({ name }) => name)).size).toBe(typicalErrors.length);
    for (const { says, source, needs } of typicalErrors) {
      expect(says).toMatch(/[.?]$/);
      expect(sources[source]).toMatch(/\(.*\d{4}.*\)/);
      expect(needs.length).toBeGreaterThan(0);
    }
    const used = new Set<string>(typicalErrors.map(({ source }) => source));
    expect(Object.keys(sources).filter((key) => !used.has(key))).toEqual([]);
  });

  test('each has at least two examples', () => {
    const counts = typicalErrors.map(({ id }) => [id, rows.filter((row) => row.id === id).length] as const);
    expect(counts.filter(([, count]) => count < 2)).toEqual([]);
    expect(rows.filter(({ id }) => !typicalErrors.some((rule) => rule.id === id))).toEqual([]);
  });

  test.each(rows)('$id leads from $right to $hit, and not to $miss', (row) => {
    expect(named(row, row.hit, saidFor(row.id))).toBe(row.id);
    expect(named(row, row.miss, saidFor(row.id))).not.toBe(row.id);
  });

  test.each(rows.filter(isAboutWords))('$id is not named for $hit where nothing speaks of it', ({ id, right, hit }) => {
    const error = findTypicalError(tree(withoutConstant(right)), tree(withoutConstant(hit)), { operations: new Set() });
    expect(error?.id).not.toBe(id);
  });
});

/** Errors that the right answer does not show by itself: derivatives, integrals, figures. */
function isAboutWords({ id, right }: Row): boolean {
  const needs = typicalErrors.find((rule) => rule.id === id)?.needs ?? [];
  const shown = sightOf([tree(withoutConstant(right))], new Set());
  return needs.some((operation) => ofWords.includes(operation) && !shown.has(operation));
}

const withoutConstant = (source: string): string => source.replace('+C', '');
