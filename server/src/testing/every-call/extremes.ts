import { memberOf, ordinaryBranch, sampleOf, type Shape } from './places.ts';

/** Marks text in a body that no value of JavaScript becomes, such as a number that is too large for one. */
export const rawText = (text: string) => `\uE000${text}\uE001`;

/** A body as it travels. */
export const bodyText = (body: unknown): string =>
  JSON.stringify(body).replaceAll(/"\uE000(.*?)\uE001"/g, (_, text: string) => JSON.parse(`"${text}"`) as string);

/** Named, so that a finding can be read. */
export type Extreme = readonly [name: string, value: unknown];

const named = (values: readonly unknown[]): Extreme[] => values.map((value) => [nameOf(value), value]);

function nameOf(value: unknown): string {
  const text = value === undefined ? 'left out' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text;
}

function nested(depth: number, open: string, close: string): string {
  return rawText(`${open.repeat(depth)}1${close.repeat(depth)}`);
}

/** Values that may replace any value. */
const ofAnything: readonly Extreme[] = [
  ...named([undefined, null, true, false, 0, -1, '', 'text', [], {}, [[]], [null], { a: 1 }]),
  ['50 arrays in one another', nested(50, '[', ']')],
  ['70 arrays in one another', nested(70, '[', ']')],
  ['5,000 objects in one another', nested(5000, '{"a":', '}')],
  ['__proto__', rawText('{"__proto__":{"a":1}}')],
  ['constructor', { constructor: { prototype: { a: 1 } }, toString: 1, hasOwnProperty: 1 }],
  ['1e999', rawText('1e999')],
  ['a key of NUL', { 'a\u0000': 1 }],
  ['a key of half a character', { 'a\uD800': 1 }],
  ['3,000 keys', Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`k${at}`, at]))],
];

const integers = [
  0, -1, 1, 2, 255, 256, 32_767, 32_768, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649,
  4_294_967_295, 4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_991,
];
const numbers = [1e308, -1e308, 5e-324, -0, 0.1, 0.5, 1.5, 1e-7, 3.4028236e38, 1e39, 1e21];
const rawNumbers = ['9223372036854775807', '9223372036854775808', '1e999', '-1e999', '-0', '1E2', '0.1e1'];

const texts: readonly Extreme[] = [
  ...named([
    ' ',
    '\u0000',
    'a\u0000b',
    '\uD800',
    'a\uDC00',
    '\u202Egnp.exe',
    '\u200B\u200B',
    '\uFEFFx',
    '\u2028',
    '\u0301',
  ]),
  ...named([
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈 é ﷽ 𝕏',
    'a\u0301\u0302\u0303\u0304',
    'İstanbul ß ſ',
    '\u0085',
    '\u001B[31m',
    '\t',
    'a\r\nb',
    '\n\n\n',
  ]),
  ...named([
    "'; drop table users; --",
    "'",
    '"',
    '\\',
    '\\\\',
    '%',
    '_',
    '%_%\\',
    '*',
    '(',
    '[',
    '{',
    '{{',
    '{{a',
    '}}',
    '[[',
    '[[square]]',
    '$',
    '$$',
    '\\frac{',
    '\\',
    '^',
    '&',
    '|',
    '!',
    ':*',
    '<->',
  ]),
  ...named([
    '<script>alert(1)</script>',
    '<svg onload=alert(1)>',
    '![](javascript:alert(1))',
    '../../etc/passwd',
    '%00',
    '%E0%A4%A',
    '/',
    '.',
    '..',
  ]),
  ...named([
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-Infinity',
    'true',
    '-1',
    '0',
    '1',
    '-0',
    '1e400',
    '0x10',
    '1_000',
    '٣',
    '2147483648',
    '9007199254740993',
    '9'.repeat(400),
  ]),
  ...named(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype']),
  ...named(['=1+1', '+1', '-1+1', '@SUM(1)', "=cmd|'/c calc'!A1"]),
  ...named([
    'x^99999',
    '10^10^10',
    '(x-a)^59999',
    '1/0',
    '0^0',
    'factorial(99999)',
    'sqrt(-1)',
    '{1,2',
    '\\{1,2\\}',
    '(1,2)',
    '[1;2]',
    '((((((',
    '1=2',
    'x=',
    '<',
    'x<y<z',
    'i^i',
    '1,5',
    '1.5.5',
    '|x|',
    '∞',
    '½',
    'x²',
    '5 km/h',
    '1 €',
  ]),
  ['500 brackets', '('.repeat(500)],
  ['500 roots', '\\sqrt{'.repeat(500)],
  ['2,000 minus signs', '-'.repeat(2000)],
  ['50,000 letters', 'a'.repeat(50_000)],
  ['20,000 characters of three bytes', '€'.repeat(20_000)],
  ['5,000 accents on a letter', `a${'\u0301'.repeat(5000)}`],
  ['1,000 lines', 'a\n'.repeat(1000)],
];

const moments = [
  '0000-01-01T00:00:00Z',
  '0000-12-31T23:59:59+14:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '1000-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '1970-01-01T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-09-07T08:10:00.123456789Z',
  '2026-09-07T08:10:00+23:59',
  '2026-09-07T24:00:00Z',
  '2026-12-31T23:59:60Z',
  '2038-01-19T03:14:08Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2026-09-07',
];
const days = [
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1970-01-01',
  '2026-02-29',
  '2028-02-29',
  '2026-13-01',
  '9999-12-31',
  '+10000-01-01',
];

const ids = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{018f2f6e-7c1a-7000-8000-000000000000}',
  '018f2f6e7c1a70008000000000000000',
  'urn:uuid:018f2f6e-7c1a-7000-8000-000000000000',
  '018F2F6E-7C1A-7000-8000-00000000000F',
  '-1',
  '-2',
];

/** The values to try at a place of this shape, `valid` standing there in a valid call; `known` are ids of other things. */
export function extremesFor(shape: Shape, valid: unknown, known: readonly string[]): readonly Extreme[] {
  return [...ofAnything, ...ofType(ordinaryBranch(shape), valid, known)];
}

function ofType(shape: Shape, valid: unknown, known: readonly string[]): readonly Extreme[] {
  if (shape.enum)
    return [...named(shape.enum), ...named([String(shape.enum[0]).toUpperCase(), ` ${String(shape.enum[0])}`])];
  switch (shape.type) {
    case 'integer':
    case 'number':
      return ofNumber(shape);
    case 'string':
      return ofText(shape, valid, known);
    case 'array':
      return ofArray(shape, valid);
    default:
      return named(['true', 1, '1']);
  }
}

function ofNumber({ minimum, maximum }: Shape): Extreme[] {
  const edges = [minimum, maximum].flatMap((edge) =>
    edge === undefined ? [] : [edge, edge - 1, edge + 1, edge + 0.5],
  );
  return [
    ...named([...edges, ...integers, ...numbers, '1', '', 'NaN', '1e3', ' 1 ', '0x10']),
    ...rawNumbers.map((text): Extreme => [text, rawText(text)]),
  ];
}

function ofText(shape: Shape, valid: unknown, known: readonly string[]): readonly Extreme[] {
  if (shape.format === 'date-time') return [...named(moments), ...texts];
  if (shape.format === 'date') return [...named([...days, ...moments]), ...texts];
  if (shape.format === 'uuid') return [...named([...ids, ...known]), ...texts];
  const most = Math.min(shape.maxLength ?? 1000, 60_000);
  const long: Extreme[] = [
    [`${most} letters`, 'a'.repeat(most)],
    [`${most + 1} letters`, 'a'.repeat(most + 1)],
    [`${most} marks`, '€'.repeat(Math.min(most, 20_000))],
    [`${most} units of emoji`, '🎓'.repeat(Math.floor(Math.min(most, 20_000) / 2))],
    [`${most} line ends`, `a${'\n'.repeat(Math.max(0, most - 2))}a`],
  ];
  const changed =
    typeof valid === 'string' ? named([`${valid} `, valid.toUpperCase(), valid.slice(1), valid + valid]) : [];
  return [...texts, ...long, ...changed];
}

function ofArray(shape: Shape, valid: unknown): Extreme[] {
  const item: unknown = (Array.isArray(valid) ? (valid as unknown[])[0] : undefined) ?? sampleOf(memberOf(shape) ?? {});
  const most = Math.min(shape.maxItems ?? 100, 1000);
  const times = (count: number): Extreme => [`${count} times the same`, Array.from({ length: count }, () => item)];
  return [times(2), times(most), times(most + 1), times(3000), ['with a hole', [item, null]]];
}
