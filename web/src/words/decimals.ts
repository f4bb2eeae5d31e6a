import { locale } from '../locale.ts';

const formats = new Map<number, Intl.NumberFormat>();

/** A number with so many decimal places, as the language of the page writes it: `26.4`, `26,4`. */
export function decimals(value: number, places: number): string {
  const known =
    formats.get(places) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
      useGrouping: false,
    });
  formats.set(places, known);
  return known.format(value);
}
