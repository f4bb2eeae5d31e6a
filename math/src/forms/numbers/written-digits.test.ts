import { describe, expect, test } from 'vitest';
import { read } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { checkDecimalPlaces, checkSignificantFigures, writtenDecimal } from './written-digits.ts';

function tree(source: string): Expression {
  const result = read(source, { syntax: source.includes('\\') ? 'latex' : 'plain' });
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

describe('digits as written', () => {
  test('zeros at the end of a whole number may or may not count', () => {
    expect(writtenDecimal(tree('61300'))?.figures).toEqual({ least: 3, most: 5 });
    expect(writtenDecimal(tree('0.0120'))?.figures).toEqual({ least: 3, most: 3 });
    expect(writtenDecimal(tree('1.20*10^5'))?.figures).toEqual({ least: 3, most: 3 });
    expect(writtenDecimal(tree('sqrt(2)'))).toBeUndefined();
  });

  test('significant figures and decimals are counted and compared', () => {
    const figures = (a: string, b: string, count: number) =>
      checkSignificantFigures(tree(a), tree(b), { figures: count });
    expect([figures('3.142', 'pi', 4), figures('3.141', 'pi', 4), figures('3.14', 'pi', 4)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(checkDecimalPlaces(tree('4.000'), tree('3.99999'), 3)).toBe(true);
    expect(checkDecimalPlaces(tree('4.00'), tree('3.99999'), 3)).toBe(false);
  });
});

describe('significant figures of powers of ten', () => {
  test.each([
    ['10.0', '10', 3],
    ['1.0', '1', 2],
    ['100', '100.4', 3],
    ['0.100', '0.1', 3],
    ['0.0100', '0.01', 3],
    ['0.10', '0.0999', 2],
    ['9.99', '9.994', 3],
    ['1.23*10^5', '123400', 3],
    ['0', '0', 1],
  ])('%s is %s to %i figures', (answer, key, figures) => {
    expect(checkSignificantFigures(tree(answer), tree(key), { figures })).toBe(true);
  });

  test.each([
    ['10.0', '10.06', 3],
    ['1.00', '1', 2],
    ['0.101', '0.1', 3],
    ['0.0100', '0.0102', 3],
    ['1.24*10^5', '123400', 3],
  ])('%s is not %s to %i figures', (answer, key, figures) => {
    expect(checkSignificantFigures(tree(answer), tree(key), { figures })).toBe(false);
  });
});

describe('digits of numerals', () => {
  test.each([
    ['61300', 3, 5, 0],
    ['600', 1, 3, 0],
    ['6', 1, 1, 0],
    ['606', 3, 3, 0],
    ['0.0120', 3, 3, 4],
    ['12.50', 4, 4, 2],
    ['0', 1, 1, 0],
    ['0.00', 2, 2, 2],
    ['-1.5', 2, 2, 1],
    ['1.20*10^5', 3, 3, 2],
    ['(1.20)*(10^5)', 3, 3, 2],
  ])('%s has from %i to %i significant figures and %i decimals', (source, least, most, decimals) => {
    expect(writtenDecimal(tree(source))).toMatchObject({ figures: { least, most }, decimals });
  });

  test.each(['x', '1.2*10^x', '1.2*2^5', 'x*10^5', '1.2*3', '2*1.2*10^5', '0.\\overline{3}', '1/2', '1.2*10^5*3'])(
    '%s is not a decimal',
    (source) => {
      expect(writtenDecimal(tree(source))).toBeUndefined();
    },
  );

  test('the value is that of the numeral', () => {
    const value = (source: string) => writtenDecimal(tree(source))?.value;
    expect(value('-1.5')).toMatchObject({ n: -3, d: 2 });
    expect(value('1.5*10^2')).toMatchObject({ n: 150, d: 1 });
    expect(value('1.5*10^(-1)')).toMatchObject({ n: 3, d: 20 });
  });

  test.each([
    ['3.14', 'pi', { figures: 3 }, true],
    ['3.15', 'pi', { figures: 3 }, false],
    ['3.1416', 'pi', { figures: 3 }, false],
    ['3.1416', 'pi', { figures: 3, orMore: true }, true],
    ['3.1', 'pi', { figures: 3, orMore: true }, false],
    ['3.149', 'pi', { figures: 4, accurateTo: 2 }, true],
    ['3.19', 'pi', { figures: 3, accurateTo: 2 }, true],
    ['3.24', 'pi', { figures: 3, accurateTo: 2 }, false],
    ['9.99', 'pi', { figures: 3, accurateTo: 0 }, true],
    ['9.99', 'pi', { figures: 3, accurateTo: 1 }, false],
    ['3.14', 'pi', { figures: 2.5 }, false],
    ['-3.14', '-pi', { figures: 3 }, true],
    ['3.14', '-pi', { figures: 3 }, false],
    ['0.00314', 'pi/1000', { figures: 3 }, true],
    ['314', '100pi', { figures: 3 }, true],
    ['3.14*10^2', '100pi', { figures: 3 }, true],
    ['10', '10', { figures: 1 }, true],
    ['1234', '1235', { figures: 3 }, false],
    ['0.0010', '1/1000', { figures: 2 }, true],
    ['0.0012', '0.00119', { figures: 2 }, true],
    ['12', '11.9', { figures: 2, orMore: true }, true],
    ['1000', '1000.4', { figures: 4 }, true],
    ['1001', '1000.4', { figures: 4 }, false],
    ['10', '10', { figures: 2 }, true],
    ['10.0', '10', { figures: 2 }, false],
    ['1.0', '1', { figures: 2 }, true],
    ['0.13', '1/8', { figures: 2 }, true],
    ['0.12', '1/8', { figures: 2 }, false],
    ['pi', 'pi', { figures: 3 }, false],
    ['3.14', 'x', { figures: 3 }, false],
    ['1.41', 'i', { figures: 3 }, false],
    ['0', '0', { figures: 1 }, true],
  ])('%s for %s, %j: %s', (source, model, asked, right) => {
    expect(checkSignificantFigures(tree(source), tree(model), asked)).toBe(right);
  });

  test.each([
    ['3.14', 'pi', 2, true],
    ['3.15', 'pi', 2, false],
    ['3.142', 'pi', 2, false],
    ['0.13', '1/8', 2, true],
    ['3', 'pi', 0, true],
    ['pi', 'pi', 2, false],
    ['3.14', 'x', 2, false],
  ])('%s for %s with %i decimals: %s', (source, model, decimals, right) => {
    expect(checkDecimalPlaces(tree(source), tree(model), decimals)).toBe(right);
  });
});

describe('what has no digits to be compared', () => {
  test('is a number without a written decimal, and a key without a real value', () => {
    expect(
      ['x', 'sqrt(2)', '1/2', '2*3', '2*10^x', '2*3^2', 'x*10^2', '0.\\overline{3}', '2*10^2*3'].map((source) =>
        writtenDecimal(tree(source)),
      ),
    ).toEqual(Array.from({ length: 9 }, () => undefined));
    for (const key of ['sqrt(-1)', '1+i', 'x', '1/0']) {
      expect([key, checkDecimalPlaces(tree('1.00'), tree(key), 2)]).toEqual([key, false]);
      expect([key, checkSignificantFigures(tree('1.00'), tree(key), { figures: 3 })]).toEqual([key, false]);
    }
  });

  test('is zero, whose digits count', () => {
    expect(['0', '0.0', '0.00', '00', '-0.00'].map((source) => writtenDecimal(tree(source))?.figures)).toEqual(
      [1, 1, 2, 1, 2].map((count) => ({ least: count, most: count })),
    );
    expect(
      ['0', '0.00', '1.50', '-1.5', '15', '1.5*10^2'].map((source) => writtenDecimal(tree(source))?.decimals),
    ).toEqual([0, 2, 2, 1, 0, 1]);
  });

  test('keys may be exact or not', () => {
    expect(checkDecimalPlaces(tree('1.41'), tree('sqrt(2)'), 2)).toBe(true);
    expect(checkDecimalPlaces(tree('1.42'), tree('sqrt(2)'), 2)).toBe(false);
    expect(checkDecimalPlaces(tree('-0.33'), tree('-1/3'), 2)).toBe(true);
    expect(checkDecimalPlaces(tree('-1.00'), tree('e^(i pi)'), 2)).toBe(true);
    expect(checkDecimalPlaces(tree('0.13'), tree('1/8'), 2)).toBe(true);
  });
});
