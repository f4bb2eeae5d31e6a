import { describe, expect, test } from 'vitest';
import { toText } from '../algebra/numbers/rational.ts';
import { splitUnit } from './split.ts';
import { conversionFactor, readUnit, sameDimension, sameUnit } from './units.ts';

function factor(from: string, to: string): string {
  const a = readUnit(from);
  const b = readUnit(to);
  if (!a || !b) throw new Error(`not read: ${a ? to : from}`);
  return sameDimension(a, b) ? toText(conversionFactor(a, b)) : 'other dimension';
}

describe('units', () => {
  test.each([
    ['km', 'm', '1000'],
    ['cm^2', 'm^2', '1/10000'],
    ['cm²', 'mm^{2}', '100'],
    ['km/h', 'm/s', '5/18'],
    ['m s^-2', 'm/s^2', '1'],
    ['\\mathrm{m}\\,\\mathrm{s}^{-2}', 'm/s^2', '1'],
    ['\\frac{km}{h}', 'km/h', '1'],
    ['N', 'kg m/s^2', '1'],
    ['kg·m²/s³', 'W', '1'],
    ['J', 'N m', '1'],
    ['kWh', 'MJ', '18/5'],
    ['l', 'dm^3', '1'],
    ['ml', 'cm^3', '1'],
    ['ha', 'm^2', '10000'],
    ['µm', 'm', '1/1000000'],
    ['\\mu m', 'mm', '1/1000'],
    ['min', 's', '60'],
    ['ug', 'mg', '1/1000'],
    ['cc', 'ml', '1'],
    ['g/cm^3', 'kg/m^3', '1000'],
    ['m/(s·s)', 'm/s^2', '1'],
    ['ct', '€', '1/100'],
    ['mol', 'mol', '1'],
    ['Pa', 'N/m^2', '1'],
    ['Nm', 'J', '1'],
    ['kNm', 'N m', '1000'],
    ['Ws', 'J', '1'],
    ['mAs', 'C', '1/1000'],
    ['metres per second squared', 'm/s^2', '1'],
    ['square kilometres', 'm^2', '1000000'],
    ['kilomètres', 'metros', '1000'],
    ['heures', 'segundos', '3600'],
    ['kilomètres par heure', 'm/s', '5/18'],
    ['mètres carrés', 'centímetros cuadrados', '10000'],
    ['degrés Celsius', '°C', '1'],
    ['cubic centimetres', 'ml', '1'],
    ['\\frac{m}{s^2}', 'm/s^2', '1'],
    ['Km/h', 'km/h', '1'],
    ['J/(kg °C)', 'J/(kg K)', '1'],
    ['℃', '°C', '1'],
    ['degrees Fahrenheit', '°F', '1'],
    ['m', 's', 'other dimension'],
    ['€', 'USD', 'other dimension'],
    ['°', 'rad', 'other dimension'],
    ['N m', 'N/m', 'other dimension'],
  ])('one %s in %s is %s', (from, to, expected) => {
    expect(factor(from, to)).toBe(expected);
  });

  test('unknown symbols are not units', () => {
    for (const source of ['foo', '', 'm^x', 'm)', '3', 'kkg']) expect(readUnit(source)).toBeUndefined();
  });

  test('different spellings of one unit are the same unit', () => {
    const a = readUnit('m/s^2');
    const b = readUnit('\\mathrm{m\\,s^{-2}}');
    expect(a && b && sameUnit(a, b)).toBe(true);
  });
});

describe('splitting a unit off', () => {
  test.each([
    ['5 km', '5', 'km'],
    ['5km/h', '5', 'km/h'],
    ['-3.5\\,\\mathrm{m}\\,\\mathrm{s}^{-2}', '-3.5', '\\mathrm{m}\\,\\mathrm{s}^{-2}'],
    ['\\frac{3}{4}\\mathrm{m}', '\\frac{3}{4}', '\\mathrm{m}'],
    ['5\\frac{m}{s}', '5', '\\frac{m}{s}'],
    ['2 pi cm', '2 pi', 'cm'],
    ['sqrt(3) m^2', 'sqrt(3)', 'm^2'],
    ['30^\\circ', '30', '^\\circ'],
    ['30°', '30', '°'],
    ['12 €', '12', '€'],
    ['2\\pi', undefined, undefined],
    ['km', undefined, undefined],
    ['5', undefined, undefined],
  ])('%s is %s and %s', (text, value, unit) => {
    const found = splitUnit(text);
    expect([found?.value, found?.unit.text]).toEqual([value, unit]);
  });

  test('reads a run of symbols as the product that is asked for', () => {
    expect(readUnit('ms^-2', readUnit('m/s^2'))?.dimension).toEqual(readUnit('m/s^2')?.dimension);
    expect(readUnit('ms^-2')?.dimension).toEqual(readUnit('s^-2')?.dimension);
  });

  test('prefers the unit that measures what is asked for', () => {
    expect(splitUnit('100h cm', readUnit('m'))?.value).toBe('100h');
  });

  test('is none where it is longer than any, so that no answer keeps the reader busy', () => {
    expect(readUnit('km '.repeat(20))).toBeDefined();
    expect(readUnit('km '.repeat(600))).toBeUndefined();
  });
});
