import { endpoints } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { fuzzEveryCall } from '../../testing/every-call/fuzz.ts';
import { placesOf } from '../../testing/every-call/places.ts';

/**
 * The short form; `npm run bench -- extremes` runs the full count. On Postgres a value of every endpoint: most are refused
 * before a statement is made of them.
 */
const count = Number(process.env['BENCH_COUNT'] ?? (process.env['TEST_DATABASE_URL'] ? 400 : 1200));
const seed = Number(process.env['BENCH_SEED'] ?? 20_261_122);

describe('a valid call', () => {
  it('with one extreme value is done or refused in words that name the field, never by an error of the server [SC27] [SC18]', async () => {
    const report = await fuzzEveryCall({ count, seed });
    expect(report.wrong).toEqual([]);
    expect(report.places).toBe(Math.min(count, endpoints.flatMap(placesOf).length));
    expect(report.endpoints).toBe(endpoints.filter((endpoint) => placesOf(endpoint).length > 0).length);
    // Most values are refused; enough are taken for the rest of the way to be tried too.
    expect(report.statuses['200']).toBeGreaterThan(count / 10);
  });

  it('with two extreme values together, of its path, its query and its body, is done or refused in such words [SC27]', async () => {
    const report = await fuzzEveryCall({ count: count / 4, seed, atOnce: 2 });
    expect(report.wrong).toEqual([]);
  });
});
