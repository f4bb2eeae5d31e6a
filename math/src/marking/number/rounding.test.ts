import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formula, number, verdict } from '../../testing/build-verdict.ts';

const reason = (key: string, answer: string): string => verdict(number(key), answer).reason;

/** Fractions in lowest terms whose decimals never end. */
const endless = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.constantFrom(3, 6, 7, 9, 11, 12, 13, 21))
  .filter(([top, bottom]) => (top * 10 ** 12) % bottom !== 0);

describe('a decimal where the exact value is asked for', () => {
  test.each([
    ['5/6', '0.83'],
    ['5/6', '0.833'],
    ['1/3', '0.33'],
    ['2/3', '0.67'],
    ['2/3', '0.66'],
    ['sqrt(3)', '1.7'],
    ['sqrt(2)', '1.4142'],
    ['-5/6', '-0.83'],
    ['pi', '3.14'],
  ])('of %s says that %s is rounded', (key, answer) => {
    expect(reason(key, answer)).toBe('rounded');
  });

  test.each(['0.3', '0.5', '0.6', '0.7', '0.9', '0.8', '1.0', '0.73', '0.84', '0.93', '1.5'])(
    'of 5/6 hears nothing of rounding where %s merely lies near',
    (answer) => {
      expect(reason('45/54', answer)).not.toMatch(/^round/);
    },
  );

  test('is called close where the leading digits agree and a rounding on the way explains the rest', () => {
    expect(reason('5/6', '0.835')).toBe('rounding');
    expect(reason('1234/7', '176.4')).toBe('rounding');
    expect(reason('5/6', '0.855')).toBe('value');
  });

  test('is rounded in the words of a part with a tolerance too', () => {
    const part = number('12.345', { tolerance: { kind: 'absolute', value: 0.005 } });
    expect(verdict(part, '12.3')).toMatchObject({
      reason: 'rounding',
      feedback: expect.stringContaining('too far') as string,
    });
    expect(verdict(part, '12.9').reason).toBe('value');
  });

  test('an expression that is worked out is not looked at as a number', () => {
    expect(verdict(formula(6, '2x'), '2.1x').reason).not.toMatch(/^round/);
  });
});

describe('over many fractions', () => {
  test('every rounding and every cut of two digits or more is recognised', () => {
    fc.assert(
      fc.property(endless, fc.integer({ min: 2, max: 5 }), fc.boolean(), ([top, bottom], places, isCut) => {
        const scaled = (top * 10 ** places) / bottom;
        const whole = isCut ? Math.floor(scaled) : Math.round(scaled);
        const answer = (whole / 10 ** places).toFixed(places);
        const figures = String(whole).length;
        fc.pre(figures >= 3);
        expect([answer, reason(`${top}/${bottom}`, answer)]).toEqual([answer, 'rounded']);
      }),
      { numRuns: 150 },
    );
  });

  // 1.0 for 1.0769 is cut after two digits that agree, and 7 per cent off; two digits leave less than ten.
  test('a decimal more than ten per cent off is never called rounded or close', () => {
    fc.assert(
      fc.property(
        endless,
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 3 }),
        ([top, bottom], whole, places) => {
          const answer = (whole / 10 ** places).toFixed(places);
          const key = top / bottom;
          fc.pre(Math.abs(Number(answer) - key) > 0.1 * key);
          expect(reason(`${top}/${bottom}`, answer)).not.toMatch(/^round/);
        },
      ),
      { numRuns: 300 },
    );
  });
});
