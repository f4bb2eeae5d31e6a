import { readUnit, sameDimension, type Unit } from './units.ts';

/** Where a unit may begin: a letter or sign after anything but a letter, or a command that sets units. */
const beginnings =
  /\\(?:mathrm|text|operatorname|textrm|unit|d?frac|mu|Omega|degree)(?![a-zA-Z])|\^\s*\{?\s*\\circ|[°º℃℉%€£µμΩÅ]|\\?[%$]|[a-zA-Z]+/g;

/**
 * Splits `5 km/h` or `5\,\mathrm{km}` into the text of its value and its unit. Of several ways (`100h cm`) the one
 * whose unit measures what is expected wins, else the longest unit. Undefined when there is no unit at the end.
 */
export function splitUnit(text: string, expected?: Unit): { value: string; unit: Unit; start: number } | undefined {
  let longest: { value: string; unit: Unit; start: number } | undefined;
  for (const match of text.matchAll(beginnings)) {
    const start = match.index;
    const value = text.slice(0, start).replace(/(?<![\\~\s]|\\[,;:!]|\\cdot)(\\[,;:! ]|~|\\cdot|\s)+$/, '');
    // Letters are taken in whole runs, so a run that a backslash begins is a command, not a unit.
    if (value.trim() === '' || value.endsWith('\\')) continue;
    const unit = readUnit(text.slice(start), expected);
    if (!unit) continue;
    const found = { value, unit, start };
    longest ??= found;
    if (!expected || sameDimension(unit, expected)) return found;
  }
  return longest;
}
