import { describe, expect, test } from 'vitest';
import { type Equivalence, different, equal, every, unknown } from './options.ts';

describe('several comparisons together', () => {
  test.each<readonly [string, readonly Equivalence[], Equivalence]>([
    ['equal without any', [], equal('identical')],
    [
      'equal when all are, as the last that took some work',
      [equal('identical'), equal('probing'), equal('solutions')],
      equal('solutions'),
    ],
    ['identical when all are', [equal('identical'), equal('identical')], equal('identical')],
    [
      'different as soon as one is',
      [equal('probing'), different('fingerprint'), different('structure')],
      different('fingerprint'),
    ],
    ['different also after one that is open', [unknown, different('probing')], different('probing')],
    ['open when one is, and none is different', [equal('probing'), unknown, equal('probing')], unknown],
    ['open whatever is equal before and after', [unknown, equal('identical'), equal('solutions')], unknown],
  ])('are %s', (_, results, expected) => {
    expect(every(results)).toEqual(expected);
  });

  test('end with the first difference', () => {
    const seen: string[] = [];
    const results = function* (): Generator<Equivalence> {
      for (const result of [equal('probing'), different('structure'), equal('probing')]) {
        seen.push(result.verdict);
        yield result;
      }
    };
    expect(every(results()).verdict).toBe('different');
    expect(seen).toEqual(['equal', 'different']);
  });
});
