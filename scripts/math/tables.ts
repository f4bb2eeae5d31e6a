/**
 * The tables of math/README.md, made from what the code knows: `node scripts/math/tables.ts` writes them anew (run
 * `npm run format` afterwards), and a test holds the page to them. Meanings are records over the code's own keys, so
 * that a new one does not compile without its sentence.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { EquivalenceOptions } from '../../math/src/equivalence/index.ts';
import {
  answerForms,
  precisionTiers,
  simplificationModes,
  type SimplificationMode,
} from '../../math/src/exercises/document/document.ts';
import type { Tolerance } from '../../math/src/exercises/document/document.ts';
import { formDefinitions } from '../../math/src/forms/index.ts';
import type { ConstantName, ReadOptions } from '../../math/src/notation/index.ts';
import { constants } from '../../math/src/notation/printing/printed-signs.ts';
import { fill } from '../../math/src/message.ts';
import { unreadable } from '../../math/src/notation/reading/unreadable.ts';
import { functionNames, mostArguments, spellings } from '../../math/src/notation/tokens/words.ts';
import { prefixPowers, tableUnits } from '../../math/src/units/index.ts';
import { toNumber } from '../../math/src/algebra/numbers/rational.ts';

const readOptions: Readonly<Record<keyof ReadOptions, readonly [values: string, meaning: string]>> = {
  syntax: ["`'latex'` (default), `'plain'`", 'LaTeX as a maths field emits it, or text as typed, AsciiMath included'],
  functions: ['names', 'apply to the bracket behind them: f(x); all other names multiply'],
  names: ['names', 'stand as one variable: `area`; a declared `e` or `i` is a variable, not the constant'],
  decimal: ["`'.'` (default), `','`", 'the decimal sign; with a comma, `;` separates the items of lists'],
  grouping: ['`true`, `false` (default)', '`16,500` is one numeral, not a list'],
  units: ['`true`, `false` (default)', 'a unit at the end is read as a unit'],
};

const equivalenceOptions: Readonly<Record<keyof EquivalenceOptions, readonly [values: string, meaning: string]>> = {
  field: [
    "`'real'` (default), `'complex'`",
    'letters are real and odd roots of negative numbers are real, or principal values throughout',
  ],
  assumptions: ["`{ n: 'integer', x: 'positive' }`", 'what is known of letters'],
  tolerance: ['`{ kind, value }`', 'how far numbers may be apart, see below; without it equal means exactly equal'],
  precision: [
    Object.entries(precisionTiers)
      .map(([tier, decimals]) => `\`'${tier}'\` ${decimals}`)
      .join(', '),
    'a tolerance in that many decimals',
  ],
  multiplicity: ["`'count'` (default), `'ignore'`", 'whether (x − 1)² = 0 differs from x = 1'],
  order: ["`'given'` (default), `'any'`", 'whether the order of the items of a list without brackets matters'],
  effort: ['a number (1)', 'how many times the usual work may be done before the verdict is _unknown_'],
};

const tolerances: Readonly<Record<Tolerance['kind'], string>> = {
  absolute: '\\|answer − model\\| ≤ value',
  relative: '\\|answer − model\\| ≤ value · \\|model\\|',
  decimals: 'both rounded to that many decimals agree',
  'significant-figures': 'both rounded to that many significant figures of the model agree',
};

const modes: Readonly<Record<SimplificationMode, string>> = {
  none: 'nothing is changed: `1x + 0` stays; a slash is printed as a fraction, the sign of a product in front of it',
  minimal:
    'only the writing: +0, ·1, ^1, superfluous brackets and dots between letters go, a + (−b) is a − b; nothing is calculated: 6/4 stays',
  partial:
    'minimal; numbers that stand together are calculated, like terms and equal factors collected; brackets around sums stay',
  full: 'multiplied out, collected by falling degree, fractions reduced over one denominator, roots without square factors, numbers exact; decimals that end stay decimals',
  fraction: 'full, with every decimal as a fraction',
  decimal: 'full, and each number as a decimal of at most 12 significant digits',
  'no-brackets':
    'products of sums multiplied out, like terms collected; quotients are reduced, and each keeps its denominator',
};

const constantWords: Readonly<Record<ConstantName, string>> = {
  pi: 'π',
  e: 'Euler’s number; a letter where it is declared as a name',
  i: 'the imaginary unit; a letter where it is declared as a name',
  infinity: 'infinity, as a bound or limit',
  reals: 'the real numbers',
  integers: 'the integers',
  naturals: 'the natural numbers',
  rationals: 'the rational numbers',
  complexes: 'the complex numbers',
  'empty-set': 'the empty set',
  true: 'holds for all values',
  false: 'holds for none',
};

const code = (text: string): string => `\`${text}\``;
const codes = (texts: readonly string[]): string => texts.map(code).join(' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Functions by how their arguments are written. */
function functionRows(): string[][] {
  const names = [...functionNames];
  const withMost = (most: (count: number) => boolean) =>
    names
      .filter(([name, place]) => place === 'bracket' && name !== 'gamma' && most(mostArguments(name)))
      .map(([name]) => name);
  return [
    [
      'one argument, with or without brackets: `sin 2x`',
      codes(names.filter(([, place]) => place === 'inside').map(([name]) => name)),
    ],
    ['one argument in brackets', codes([...withMost((count) => count === 1), 'abs', 'norm', 'sqrt', 'cbrt'])],
    [
      'two arguments (`log(8, 2)` is the logarithm of 8 to the base 2 too)',
      codes([...withMost((count) => count === 2), 'root']),
    ],
    ['any number of arguments', codes(withMost((count) => count === Infinity))],
    ['in LaTeX alone, as the Greek letter is meant far more often', code('\\operatorname{gamma}(5)')],
    ['other spellings', [...spellings].map(([spelling, name]) => `\`${spelling}\` ${name}`).join(', ')],
  ];
}

const quantities: readonly (readonly [exponents: string, quantity: string])[] = [
  ['1,0,0,0,0,0,0,0,0,0', 'length'],
  ['2,0,0,0,0,0,0,0,0,0', 'area'],
  ['3,0,0,0,0,0,0,0,0,0', 'volume'],
  ['0,1,0,0,0,0,0,0,0,0', 'mass'],
  ['0,0,1,0,0,0,0,0,0,0', 'time'],
  ['0,0,-1,0,0,0,0,0,0,0', 'frequency, activity'],
  ['1,0,-1,0,0,0,0,0,0,0', 'speed'],
  ['1,1,-2,0,0,0,0,0,0,0', 'force'],
  ['-1,1,-2,0,0,0,0,0,0,0', 'pressure'],
  ['2,1,-2,0,0,0,0,0,0,0', 'energy'],
  ['2,1,-3,0,0,0,0,0,0,0', 'power'],
  ['0,0,0,0,1,0,0,0,0,0', 'temperature'],
  ['0,0,0,0,0,0,0,1,0,0', 'angle'],
  ['0,0,0,0,0,0,0,0,1,0', 'data'],
  ['0,0,0,0,0,0,0,0,0,1', 'money'],
  ['0,0,0,0,0,0,0,0,0,0', 'share'],
];

/** Units by what they measure; those of electricity, light and radiation share a row. */
function unitRows(): string[][] {
  const rows = new Map<string, string[]>();
  for (const [symbol, { dimension, prefixes }] of tableUnits) {
    const quantity =
      quantities.find(([exponents]) => exponents === dimension.join())?.[1] ?? 'electricity, light, matter, radiation';
    const shown = prefixes ? `**${symbol}**` : symbol;
    rows.set(quantity, [...(rows.get(quantity) ?? []), shown]);
  }
  return [...rows].map(([quantity, symbols]) => [quantity, symbols.join(' ')]);
}

function prefixes(): string {
  return [...prefixPowers]
    .map(([prefix, power]) => `${prefix} 10^${Math.round(Math.log10(toNumber(power)))}`)
    .join(', ');
}

/** Every table by the name that its place in the page has. */
export const tables: Readonly<Record<string, string>> = {
  'read options': table(
    ['option', 'values', 'meaning'],
    Object.entries(readOptions).map(([name, [values, meaning]]) => [code(name), values, meaning]),
  ),
  functions: table(['how they are written', 'names'], functionRows()),
  constants: table(
    ['name', 'typed', 'LaTeX', 'meaning'],
    Object.entries(constants).map(([name, [latex, plain]]) => [
      code(name),
      code(plain),
      code(latex),
      constantWords[name as ConstantName],
    ]),
  ),
  'error codes': table(
    ['code', 'message after “Invalid input: ”'],
    Object.entries(unreadable).map(([name, problem]) => [
      code(name),
      fill(problem, { piece: '%', other: '%' }).replace('|', '\\|'),
    ]),
  ),
  'equivalence options': table(
    ['option', 'values', 'meaning'],
    Object.entries(equivalenceOptions).map(([name, [values, meaning]]) => [code(name), values, meaning]),
  ),
  tolerances: table(
    ['kind', 'close enough means'],
    Object.entries(tolerances).map(([kind, meaning]) => [code(kind), meaning]),
  ),
  forms: table(
    ['form', 'definition'],
    answerForms.map((form) => [code(form), formDefinitions[form].replaceAll('|', '\\|')]),
  ),
  'simplification modes': table(
    ['mode', 'what is done'],
    simplificationModes.map((mode) => [code(mode), modes[mode]]),
  ),
  units: `${table(['quantity', 'units (bold ones take prefixes)'], unitRows())}\n\nPrefixes: ${prefixes()}.`,
};

const place = /<!-- table: ([a-z ]+) -->\n[\s\S]*?<!-- end of table -->/g;

/** A page with its tables as the code has them now. */
export function withTables(page: string): string {
  return page.replace(
    place,
    (_, name: string) => `<!-- table: ${name} -->\n\n${tables[name] ?? ''}\n\n<!-- end of table -->`,
  );
}

/** The pages that have tables. */
export const pages: readonly URL[] = ['../../math/README.md', '../../docs/exercise-format.md'].map(
  (path) => new URL(path, import.meta.url),
);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const page of pages) writeFileSync(page, withTables(readFileSync(page, 'utf8')));
}
