import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDemoChance } from '../../../demo/work/chance.ts';
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

  it.each(['SG', 'MG'] as const)(
    'gives all of a fixed group (%s), also what was added after an earlier attempt',
    (type) => {
      const group: DrawnGroup = { type, drawCount: 1, items: items('m', 3) };
      const again = drawItems([group], [['m1']], { shuffles: false, chance: () => 0 });
      expect([sizeOf([group]).questionCount, ids(again)]).toEqual([3, ['m1', 'm2', 'm3']]);
    },
  );

  it('gives the exercise of an equivalent set that was given least, whatever else was in the attempts', () => {
    const set: DrawnGroup = { type: 'GE', drawCount: null, items: items('e', 3) };
    const next = (earlier: readonly string[][], place: number) =>
      ids(drawItems([set], earlier, { shuffles: false, chance: (limit) => Math.min(place, limit - 1) }));
    expect(
      next(
        [
          ['e1', 'x'],
          ['e2', 'x'],
        ],
        0,
      ),
    ).toEqual(['e3']);
    expect(next([['e1'], ['e2'], ['e3', 'x']], 2)).toEqual(['e2']);
    expect(ids(drawItems([{ ...set, items: [] }], [], { shuffles: false, chance: () => 0 }))).toEqual([]);
    expect(ids(drawItems([{ ...set, items: items('e', 1) }], [['e1']], { shuffles: false, chance: () => 0 }))).toEqual([
      'e1',
    ]);
  });

  it('gives all of a pool that says no number', () => {
    const pool: DrawnGroup = { type: 'GP', drawCount: null, items: items('p', 3) };
    expect(ids(drawItems([pool], [], { shuffles: false, chance: () => 0 }))).toEqual(['p1', 'p2', 'p3']);
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
