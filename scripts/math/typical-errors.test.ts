import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Part } from '../../math/src/exercises/document/document.ts';
import { markResponse } from '../../math/src/marking/index.ts';
import { buildExercise, variantAt } from '../../math/src/testing/build-document.ts';
import { formula, number } from '../../math/src/testing/build-verdict.ts';

/** Wrong answers of the schoolroom, with the typical errors that a teacher would name; `-` where none is to be named. */
const [, ...rows] = readFileSync(join(import.meta.dirname, 'typical-errors.tsv'), 'utf8')
  .trim()
  .split('\n');

const types = [6, 7, 8, 9] as const;

function errorOf(question: string, part: Part, value: string): { outcome: string; error: string } {
  const exercise = buildExercise({ parts: [part], list: [], question });
  const [verdict] = markResponse(exercise, variantAt(exercise, 0), [{ part: part.name, value }]).parts;
  return { outcome: verdict?.outcome ?? '', error: /typical error: (\S+)/.exec(verdict?.reason ?? '')?.[1] ?? '-' };
}

test('typical errors of the schoolroom are named, and never by another name', () => {
  const misses = rows.flatMap((row) => {
    const [type = '', question = '', key = '', answer = '', errors = ''] = row.split('\t');
    const part = type === '4' ? number(key) : formula(types.find((id) => String(id) === type) ?? 6, key);
    const { outcome, error } = errorOf(question, part, answer);
    const isFair = errors.split('/').includes(error) && (outcome === 'wrong' || outcome === 'partly');
    return isFair ? [] : [`${question} ${key}: ${answer}: ${outcome}, ${error}, not ${errors}`];
  });
  expect(rows.length).toBeGreaterThan(100);
  expect(misses).toEqual([]);
});
