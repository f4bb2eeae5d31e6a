import { describe, expect, test } from 'vitest';
import { readUnit } from '../../units/units.ts';
import { inAskedUnit } from './asked-unit.ts';
import { treeOf } from '../../testing/trees.ts';
import { realValue } from './real-value.ts';
import { approximate } from './tolerance.ts';

const unit = (text: string | undefined) => (text === undefined ? undefined : readUnit(text));

/** The value in the unit asked for, rounded, or what is said of the unit. */
function measured(value: string, given: string | undefined, asked: string | undefined): number | string {
  const found = inAskedUnit(treeOf(value), unit(given), unit(asked));
  if ('mark' in found) {
    const { outcome, reason } = found.mark;
    const words = found.mark.outcome === 'invalid' ? found.mark.message : '';
    return `${outcome}, ${reason}: ${found.mark.outcome === 'marked' ? found.mark.feedback : words}`;
  }
  const number = realValue(found.tree, found.factor);
  if (!number) throw new Error('no value');
  return Number(approximate(number).toFixed(6));
}

describe('a value and its unit', () => {
  test.each([
    ['5', undefined, undefined, 5],
    ['5', 'm', 'km', 0.005],
    ['5', 'km', 'm', 5000],
    ['5', 'J/K', 'J/°C', 5],
    ['20', '°C', 'K', 293.15],
    ['293.15', 'K', '°C', 20],
    ['60', '°', '°', 60],
    ['90', '°', 'rad', 1.570796],
    ['pi/3', 'rad', '°', 60],
    // A multiple of π alone is an angle in radians.
    ['pi/3', undefined, '°', 60],
    ['pi/3', undefined, 'rad', 1.047198],
    ['2 pi + 1', undefined, 'rad', 7.283185],
  ])('%s %s is in %s: %d', (value, given, asked, number) => {
    expect(measured(value, given, asked)).toBe(number);
  });

  test.each([
    ['5', undefined, 'km', 'invalid, unit: Type the unit as well.'],
    ['5', undefined, '°', 'invalid, unit: Type the unit as well.'],
    ['e', undefined, '°', 'invalid, unit: Type the unit as well.'],
    ['pi', undefined, 'km', 'invalid, unit: Type the unit as well.'],
    ['5', 'm', undefined, 'invalid, unit: Type the number alone, without m.'],
    ['5', 'km', undefined, 'invalid, unit: Type the number without a unit.'],
    ['5', '€', undefined, 'invalid, unit: Type the number without a unit.'],
    ['5', 'h', 'km', 'marked, unit: Your unit measures something else: check what is asked for.'],
    ['5', 'm^2', 'm', 'marked, unit: Your unit measures something else: check what is asked for.'],
    ['5', '$', '€', 'marked, unit: Your unit is another currency: check what is asked for.'],
    ['5', '€/kg', '$/kg', 'marked, unit: Your unit is another currency: check what is asked for.'],
    ['5', '€', 'kg', 'marked, unit: Your unit measures something else: check what is asked for.'],
    ['5', 'kg', '€', 'marked, unit: Your unit measures something else: check what is asked for.'],
  ])('%s %s, where %s is asked for, hears: %s', (value, given, asked, words) => {
    expect(measured(value, given, asked)).toBe(words);
  });

  test('earns nothing in a unit that measures something else', () => {
    expect(inAskedUnit(treeOf('5'), unit('h'), unit('km'))).toMatchObject({ mark: { outcome: 'marked', share: 0 } });
  });
});
