/*
 * Lengths given to TeX in numbers. A page shows what authors and learners write: without a bound, one formula of
 * twenty characters makes it as high as a house.
 */

/** All lengths of one formula together, in widths of an m; more than any formula of a school book or lecture needs. */
export const mostTypesetEms = 30;

const emsIn: Readonly<Record<string, number>> = {
  em: 1,
  ex: 0.431,
  px: 1 / 16,
  pt: 0.1,
  pc: 1.2,
  in: 7.2,
  cm: 2.84,
  mm: 0.284,
  mu: 1 / 18,
  bp: 0.1,
  dd: 0.107,
  cc: 1.29,
  '%': 0.01,
};

/** Commands that take lengths, in braces, in brackets or bare. */
const sizing =
  /\\(?:rule|Rule|Space|[hvm]space|[hvm]skip|m?kern|raise|lower|moveleft|moveright|above|abovewithdelims|genfrac|parbox|bbox|enclose|shoveleft|shoveright)(?![a-zA-Z])\*?((?:\s*(?:\[[^\]]*\]|\{[^{}]*\}|[+-]?[\d.,]+\s*[a-z]{2}))*)/g;
/** Boxes with a width in brackets, and ends of rows with room below. */
const bracketed = /\\(?:makebox|framebox|cr|\\)\*?\s*((?:\[[^\]]*\])+)/g;
/** Text behind the name of an environment: columns of given widths. */
const columns = /\\begin\s*\{[a-zA-Z]+\*?\}\s*((?:\[[^\]]*\]\s*)?\{(?:[^{}]|\{[^{}]*\})*\})/g;
const length = /(?<!\d)([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(em|ex|px|pt|pc|in|cm|mm|mu|bp|dd|cc|%)/g;

/** Beginnings of the three. A formula with more of them is not looked through: each is read up to its closing bracket. */
const beginnings =
  /\\(?:rule|Rule|Space|[hvm]space|[hvm]skip|m?kern|raise|lower|moveleft|moveright|above|genfrac|parbox|bbox|enclose|shoveleft|shoveright|makebox|framebox|begin|cr|\\)(?![a-zA-Z])\*?\s*[[{]/g;
const mostBeginnings = 300;

/** Where a formula asks for more room than it may have: the first command that is too much; undefined where none is. */
export function overlongLength(source: string): { readonly start: number; readonly end: number } | undefined {
  // Any element with any attribute: nothing that can be bounded.
  const token = /\\mmlToken(?![a-zA-Z])/.exec(source);
  if (token) return { start: token.index, end: token.index + token[0].length };
  const begun = [...source.matchAll(beginnings)];
  const last = begun[mostBeginnings];
  if (last) return { start: last.index, end: last.index + last[0].length };
  let ems = 0;
  for (const { index, whole, lengths } of placesIn(source)) {
    for (const [, number = '', unit = ''] of lengths.matchAll(length)) {
      ems += Math.abs(Number(number.replace(',', '.'))) * (emsIn[unit] ?? 1);
    }
    if (ems > mostTypesetEms) return { start: index, end: index + whole.length };
  }
  return undefined;
}

function placesIn(source: string) {
  return [sizing, bracketed, columns]
    .flatMap((places) => [...source.matchAll(places)])
    .map((match) => ({ index: match.index, whole: match[0], lengths: match[1] ?? '' }))
    .sort((one, other) => one.index - other.index);
}
