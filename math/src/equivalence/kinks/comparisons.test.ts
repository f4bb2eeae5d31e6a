import { describe, expect, test } from 'vitest';
import { programOf } from '../../testing/trees.ts';
import { Comparisons } from './comparisons.ts';
import { guardsOf } from './guards.ts';
import { RealRunner } from './real-run.ts';
import { type Sight, unseen } from './sights.ts';

/** Comparisons of two expressions in x and y; what a closer look says, and at which places it was asked. */
function comparing(
  a: string,
  b: string,
  says: 'same' | 'differ' | 'nothing' = 'differ',
  least = [-Infinity, -Infinity],
  isDiscrete = [false, false],
) {
  const letters = ['x', 'y'];
  const [first, second] = [programOf(a, letters), programOf(b, letters)];
  const runners: readonly [RealRunner, RealRunner] = [new RealRunner(first), new RealRunner(second)];
  const sights: readonly Sight[] = guardsOf(first, 0).map(unseen);
  const asked: (readonly number[])[] = [];
  const seen = new Comparisons(runners, sights, isDiscrete, least, (point) => {
    asked.push([...point]);
    return says;
  });
  return { seen, asked, sights };
}

describe('what is seen at places', () => {
  test('is the same where large values differ by a small part of themselves', () => {
    const { seen, asked } = comparing('10^6 abs(x)', '10^6 abs(x) + 10^(-4)');
    seen.at([1.5, 2]);
    expect([seen.agreed, asked.length]).toEqual([1, 0]);
  });

  test('may be noise however large both are', () => {
    const { seen, asked } = comparing('x + 10^7 + 10^20 - 10^20', 'x + 10^7', 'nothing');
    for (let k = 0; k < 90; k++) seen.at([k + 0.5, 1]);
    expect([asked.length, seen.different]).toEqual([60, false]);
  });

  test('is looked at again next to the first eight places that agree', () => {
    const { seen } = comparing('sqrt(x)^2', 'x');
    for (let k = 1; k <= 20; k++) seen.at([k + 0.5, 1]);
    expect(seen.agreed).toBe(20);
    seen.nearby();
    expect(seen.agreed).toBe(20 + 8 * 4);
  });

  test('counts where both are real and agree', () => {
    const { seen, asked } = comparing('sqrt(x)^2 + y', 'x + y');
    for (const point of [
      [0.5, 1.5],
      [2.5, 0.5],
      [-1.5, 1.5],
    ])
      seen.at(point);
    expect([seen.agreed, seen.different, asked.length]).toEqual([2, false, 0]);
  });

  test('does not count whole numbers, unless the letters are whole', () => {
    const at = (point: readonly number[], isDiscrete: boolean[]): number => {
      const { seen } = comparing('x + y', 'y + x', 'differ', [-Infinity, -Infinity], isDiscrete);
      seen.at(point);
      return seen.agreed;
    };
    expect([at([1, 2], [false, false]), at([1, 2.5], [false, false]), at([1, 2], [true, false])]).toEqual([0, 1, 1]);
  });

  test('is looked at more closely where doubles disagree', () => {
    const differ = comparing('x + y', 'x + y + 1/1000');
    differ.seen.at([1.5, 2]);
    expect([differ.seen.different, differ.asked]).toEqual([true, [[1.5, 2]]]);
    const same = comparing('x + y', 'x + y + 1/1000', 'same');
    same.seen.at([1.5, 2]);
    expect([same.seen.different, same.seen.agreed]).toEqual([false, 1]);
    const nothing = comparing('x + y', 'x + y + 1/1000', 'nothing');
    nothing.seen.at([1.5, 2]);
    expect([nothing.seen.different, nothing.seen.agreed]).toEqual([false, 0]);
  });

  test('is asked in every digit where something steps', () => {
    const plain = comparing('abs(x)', 'abs(x) + 10^(-11)');
    plain.seen.at([1.5, 2]);
    const stepping = comparing('abs(x) + 0*floor(x)', 'abs(x) + 10^(-11)');
    stepping.seen.at([1.5, 2]);
    expect([plain.asked.length, stepping.asked.length]).toEqual([0, 1]);
  });

  test('does not go below what a letter may be', () => {
    const { seen } = comparing('x + y', 'x + y + 1', 'differ', [0, -Infinity]);
    seen.at([-0.5, 1]);
    expect(seen.different).toBe(false);
    seen.at([0, -1]);
    expect(seen.different).toBe(true);
  });

  test('may be noise of large numbers, which is looked at some sixty times', () => {
    const { seen, asked } = comparing('x + 10^20 - 10^20', 'x', 'nothing');
    for (let k = 0; k < 90; k++) seen.at([k + 0.5, 1]);
    expect(asked).toHaveLength(60);
    seen.at([1e9 + 0.5, 1]);
    expect(asked.length).toBeLessThanOrEqual(61);
  });

  test('has a witness for each side of each guard', () => {
    const { seen, sights } = comparing('abs(x)', 'abs(x)');
    expect(sights).toHaveLength(1);
    seen.at([1e7, 1]);
    expect([...seen.witnesses]).toEqual([[1, [1e7, 1]]]);
    seen.at([2.5, 1]);
    seen.at([3.5, 1]);
    seen.at([-2.5, 1]);
    expect([...seen.witnesses]).toEqual([
      [1, [2.5, 1]],
      [-1, [-2.5, 1]],
    ]);
    expect(seen.isUnseen).toBe(false);
  });

  test('is unseen where both are real on a side but nothing shows them equal there', () => {
    const { seen } = comparing('abs(x)', 'abs(x) + 1/1000', 'nothing');
    seen.at([2.5, 1]);
    expect([seen.isUnseen, seen.witnesses.size]).toEqual([true, 0]);
  });

  test('touches what jumps where only a closer look shows the two equal', () => {
    const { seen, sights } = comparing('sign(x) + y', 'y + 1/1000', 'same');
    seen.at([0, 1]);
    expect(sights.map(({ isTouched }) => isTouched)).toEqual([true]);
    const other = comparing('sign(x) + y', 'y');
    other.seen.at([0, 1]);
    expect(other.sights.map(({ isTouched }) => isTouched)).toEqual([false]);
  });

  test('heeds what others found', () => {
    const { seen } = comparing('x', 'x');
    for (const finding of ['same', 'nothing'] as const) seen.heed(finding);
    expect([seen.different, seen.isOpen]).toEqual([false, false]);
    seen.heed('open');
    expect([seen.different, seen.isOpen]).toEqual([false, true]);
    seen.heed('differ');
    expect(seen.different).toBe(true);
  });

  test('is followed by more places near those that agree, whole letters staying as they are', () => {
    const { seen } = comparing('sqrt(x)^2 + y', 'x + y', 'differ', [-Infinity, -Infinity], [false, true]);
    seen.at([0.5, 3]);
    seen.nearby();
    expect(seen.agreed).toBe(5);
    const differ = comparing('max(x, 1.55) + y', 'max(x, 3) + y - 1.45 + abs(x - 1.5) - x + 1.5');
    differ.seen.nearby();
    expect(differ.asked).toEqual([]);
  });
});
