import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutCloud, type CloudWord, type PlacedWord } from './cloud-layout.ts';

const box = { width: 1600, height: 760, smallest: 46, largest: 150 };
const measure = (text: string) => 0.6 * text.length;

const roomOf = ({ text, size, x, y }: PlacedWord) => ({
  left: x - (measure(text) * size) / 2,
  right: x + (measure(text) * size) / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

const words = fc.uniqueArray(
  fc.record({ text: fc.string({ minLength: 1, maxLength: 40 }), count: fc.integer({ min: 1, max: 200 }) }),
  { maxLength: 40, selector: ({ text }) => text },
);
const keyed = (some: readonly { text: string; count: number }[]): CloudWord[] =>
  some.map((word, index) => ({ ...word, key: String(index) }));

describe('a word cloud', () => {
  it('has a place for every word, inside its box, and none on another', () => {
    fc.assert(
      fc.property(words, (some) => {
        const placed = layOutCloud(keyed(some), box, measure);
        expect(placed).toHaveLength(some.length);
        const rooms = placed.map(roomOf);
        for (const [index, room] of rooms.entries()) {
          expect(room.left >= 0 && room.right <= box.width && room.top >= 0 && room.bottom <= box.height).toBe(true);
          for (const other of rooms.slice(0, index)) {
            const apart =
              room.right <= other.left ||
              other.right <= room.left ||
              room.bottom <= other.top ||
              other.bottom <= room.top;
            expect(apart).toBe(true);
          }
        }
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('shows more frequent words larger, and the most frequent in the middle', () => {
    const placed = layOutCloud(
      keyed([
        { text: 'rare', count: 1 },
        { text: 'usual', count: 9 },
        { text: 'some', count: 4 },
      ]),
      box,
      measure,
    );
    expect(placed.map(({ text }) => text)).toEqual(['usual', 'some', 'rare']);
    expect(placed.map(({ size }) => size)).toEqual(placed.map(({ size }) => size).toSorted((a, b) => b - a));
    expect(placed[0]).toMatchObject({ x: 800, y: 380 });
  });

  it('is the same whatever order the words come in', () => {
    const some = keyed([
      { text: 'limit', count: 2 },
      { text: 'slope', count: 2 },
      { text: 'area', count: 1 },
    ]);
    expect(layOutCloud(some.toReversed(), box, measure)).toEqual(layOutCloud(some, box, measure));
  });
});
