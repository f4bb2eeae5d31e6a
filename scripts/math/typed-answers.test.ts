import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Part } from '../../math/src/exercises/document/document.ts';
import type { PartVerdict } from '../../math/src/exercises/draw/variant.ts';
import { canonicalAnswers, markResponse } from '../../math/src/marking/index.ts';
import { type NotationId, notationIds } from '../../math/src/regional/index.ts';
import { buildExercise, variantAt } from '../../math/src/testing/build-document.ts';
import { formula, number } from '../../math/src/testing/build-verdict.ts';

/**
 * Answers as learners type them, with what a teacher would say; where several outcomes are named, each is fair. The last
 * column names the notation, English where it is left out.
 */
const [, ...rows] = readFileSync(join(import.meta.dirname, 'typed-answers.tsv'), 'utf8')
  .trim()
  .split('\n');

const types = [6, 7, 8, 9] as const;

const partOf = (typed: string, key: string, unit: string): Part => {
  if (typed === '4') return number(key, unit === '' ? {} : { unit });
  return formula(types.find((type) => String(type) === typed) ?? 6, key);
};

/** The verdict on an answer in a notation, as the product marks it. */
function verdictOn(part: Part, value: string, notation: NotationId): PartVerdict | undefined {
  const exercise = buildExercise({ parts: [part], question: 'Let $u$ be given.' });
  const { answers, inDoubt } = canonicalAnswers(exercise, 0, [{ part: part.name, value }], notation);
  return markResponse(exercise, variantAt(exercise, 0), answers, { inDoubt }).parts[0];
}

test('answers that learners type are taken as a teacher would take them', () => {
  const misses = rows.flatMap((row) => {
    const [type = '', key = '', unit = '', fair = '', answer = '', notation = 'en'] = row.split('\t');
    const id = notationIds.find((each) => each === notation) ?? 'en';
    const { outcome = '', feedback = '' } = verdictOn(partOf(type, key, unit), answer, id) ?? {};
    return fair.split('/').includes(outcome) ? [] : [`${answer} for ${key}: ${outcome} (${feedback}), not ${fair}`];
  });
  expect(rows.length).toBeGreaterThan(300);
  expect(misses).toEqual([]);
});
