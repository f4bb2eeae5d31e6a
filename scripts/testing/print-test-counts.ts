import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestCounts } from './count-reporter.ts';

/** Prints each test that failed or needed a second try, then `N passed, N failed` (and skipped), over all runners since the list was begun. */
const lines = readFileSync(resolve(import.meta.dirname, '../../.cache/test-counts.jsonl'), 'utf8')
  .trim()
  .split('\n');
const counts = lines.map((line) => JSON.parse(line) as TestCounts);
for (const title of counts.flatMap((one) => one.secondTries)) console.log(`passed only on the second try: ${title}`);
for (const failure of counts.flatMap((one) => one.failures)) console.log(`failed: ${failure}`);
const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, one) => total + one[key], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
