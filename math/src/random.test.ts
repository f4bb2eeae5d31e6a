import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { murmurHash3, shuffledOrder, streamFor, streamLabel, xoshiro128 } from './random.ts';

describe('xoshiro128**', () => {
  test('gives the words of the reference implementation from state 0, 1, 2, 3', () => {
    const stream = xoshiro128([0, 1, 2, 3]);
    const words = Array.from({ length: 10 }, () => stream.next());
    expect(words).toEqual([
      5760, 17280, 2966400, 32451840, 2604340873, 3891234569, 1254043636, 216095511, 3291724652, 2070429911,
    ]);
  });
});

describe('MurmurHash3_x86_128', () => {
  test('has the verification value of SMHasher', () => {
    const hashes = new Uint8Array(256 * 16);
    for (let length = 0; length < 256; length++) {
      const key = Uint8Array.from({ length }, (_, index) => index);
      hashes.set(bytesOf(murmurHash3(key, 256 - length)), length * 16);
    }
    expect(murmurHash3(hashes, 0)[0]).toBe(0xb3ece62a);
  });
});

describe('streams', () => {
  const words = (label: string, seed: number, attempt: number) => {
    const stream = streamFor(streamLabel(label), seed, attempt);
    return [stream.next(), stream.next(), stream.next()];
  };

  test('are always the same for the same label, seed and attempt', () => {
    expect(words('variable:a', 7, 0)).toEqual(words('variable:a', 7, 0));
    expect(words('variable:a', 7, 0)).toMatchInlineSnapshot(`
      [
        3615635555,
        92597622,
        3274541167,
      ]
    `);
    expect(words('variable:ä', 2 ** 40 + 3, 5)).toMatchInlineSnapshot(`
      [
        3963094239,
        4145223023,
        525143749,
      ]
    `);
  });

  test('differ by label, by seed (also beyond 32 bits) and by attempt', () => {
    const all = [
      words('variable:a', 7, 0),
      words('variable:b', 7, 0),
      words('variable:a', 8, 0),
      words('variable:a', 7 + 2 ** 32, 0),
      words('variable:a', 7, 1),
    ].map((row) => row.join());
    expect(new Set(all).size).toBe(all.length);
  });

  test('bounded integers stay in range and reach every value about equally often', () => {
    const stream = streamFor(streamLabel('dice'), 1, 0);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let k = 0; k < 60_000; k++) {
      const value = stream.below(6);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    const chiSquared = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 99.99 % point of the distribution with five degrees of freedom.
    expect(chiSquared).toBeLessThan(25.7);
  });

  test('bounded integers work up to 2^53 and refuse anything else', () => {
    const stream = streamFor(streamLabel('wide'), 1, 0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (count) => {
        const value = stream.below(count);
        return Number.isSafeInteger(value) && value >= 0 && value < count;
      }),
    );
    expect(() => stream.below(0)).toThrow(RangeError);
    expect(() => stream.below(1.5)).toThrow(RangeError);
  });

  test('a shuffled order holds every index once and all six orders of three occur', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const order = shuffledOrder(streamFor(streamLabel('choices'), seed, 0), 3);
      expect([...order].sort((a, b) => a - b)).toEqual([0, 1, 2]);
      orders.add(order.join());
    }
    expect(orders.size).toBe(6);
  });
});

function bytesOf(words: readonly number[]): number[] {
  return words.flatMap((word) => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24]);
}
