import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Part } from '../../math/src/exercises/document/document.ts';
import { formula, number, verdict } from '../../math/src/testing/build-verdict.ts';

/** Answers as learners type them, with what a teacher would say; where several outcomes are named, each is fair. */
const [, ...rows] = readFileSync(join(import.meta.dirname, 'typed-answers.tsv'), 'utf8')
  .trim()
  .split('\n');

const partOf = (type: string, key: string, unit: string): Part => {
  if (type === '4') return number(key, unit === '' ? {} : { unit });
  return formula(type === '7' ? 7 : 8, key);
};

test('answers that learners type are taken as a teacher would take them', () => {
  const misses = rows.flatMap((row) => {
    const [type = '', key = '', unit = '', fair = '', answer = ''] = row.split('\t');
    const { outcome, feedback } = verdict(partOf(type, key, unit), answer);
    return fair.split('/').includes(outcome) ? [] : [`${answer} for ${key}: ${outcome} (${feedback}), not ${fair}`];
  });
  expect(rows.length).toBeGreaterThan(300);
  expect(misses).toEqual([]);
});
