import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDemoChance } from '../../demo/chance.ts';
import { drawItems, sizeOf, type Chance, type DrawnGroup } from './draws.ts';

const items = (prefix: string, count: number, points = 2) =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${index + 1}`, points }));
const groups: readonly DrawnGroup[] = [
  { type: 'SG', drawCount: null, items: items('s', 1, 1) },
  { type: 'MG', drawCount: null, items: items('m', 3, 1) },
  { type: 'GP', drawCount: 2, items: items('p', 5) },
  { type: 'GE', drawCount: null, items: items('e', 3) },
];
const chanceOf = (seed: number): Chance => {
  const draw = drawDemoChance(seed);
  return (limit) => Math.floor(draw() * limit);
};
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const draw = (seed: number, earlier: readonly (readonly string[])[] = [], shuffles = false) =>
  ids(drawItems(groups, earlier, { shuffles, chance: chanceOf(seed) }));

describe('what an attempt gets [D08]', () => {
  it('is as many questions and points for everybody', () => {
    expect(sizeOf(groups)).toEqual({ questionCount: 7, points: 10 });
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, shuffles) => {
        const drawn = draw(seed, [], shuffles);
        expect(drawn).toHaveLength(7);
        expect(new Set(drawn).size).toBe(7);
      }),
    );
  });

  it('keeps the order of the task, unless it is shuffled', () => {
    const order = ['s1', 'm1', 'm2', 'm3'];
    expect(draw(1).slice(0, 4)).toEqual(order);
    expect(draw(1, [], true)).not.toEqual(draw(1));
    expect(draw(1, [], true)).toEqual(draw(1, [], true));
  });

  it('gives a learner the same of a pool in all attempts, and another of an equivalent set in each', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const attempts: string[][] = [];
        for (let number = 0; number < 7; number += 1) attempts.push(draw(seed + number, attempts));
        const of = (prefix: string) => attempts.map((drawn) => drawn.filter((id) => id.startsWith(prefix)).join());
        expect(new Set(of('p')).size).toBe(1);
        expect(new Set(of('e').slice(0, 3)).size).toBe(3);
        expect(new Set(of('e').slice(3, 6)).size).toBe(3);
        for (const [index, one] of of('e').slice(1).entries()) expect(one).not.toBe(of('e')[index]);
      }),
    );
  });

  it('gives each exercise of a pool, each of a set and each place equally often', () => {
    const counts = new Map<string, number>();
    const places = new Map<string, number>();
    const chance = chanceOf(5);
    const rounds = 6000;
    for (let round = 0; round < rounds; round += 1) {
      const drawn = ids(drawItems(groups, [], { shuffles: true, chance }));
      for (const id of drawn) counts.set(id, (counts.get(id) ?? 0) + 1);
      places.set(`s1 at ${drawn.indexOf('s1')}`, (places.get(`s1 at ${drawn.indexOf('s1')}`) ?? 0) + 1);
    }
    // Five standard deviations of a draw with this chance.
    const isFair = (count: number, share: number) =>
      Math.abs(count - rounds * share) < 5 * Math.sqrt(rounds * share * (1 - share));
    for (const { id } of items('p', 5)) expect(isFair(counts.get(id) ?? 0, 2 / 5), id).toBe(true);
    for (const { id } of items('e', 3)) expect(isFair(counts.get(id) ?? 0, 1 / 3), id).toBe(true);
    expect(places.size).toBe(7);
    for (const [place, count] of places) expect(isFair(count, 1 / 7), place).toBe(true);
  });
});
