import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';

/*
 * Numbers that neither doubles nor rows of digits hold, by themselves, beside 1 or a letter, and in statements that are
 * true or false by laws of exponentials: e^(−10000) is greater than 0, tanh 300 less than 1.
 */

/** A positive number that is too small, and ways to write another that is not 0 either. */
function tiny(random: Random): readonly [text: string, ...others: string[]] {
  const [n, k] = [random.integer(3000, 9_000_000), random.integer(2, 9)];
  return random.pick([
    [`e^(-${n})`, `e^(-${n + 1})`, `${k}e^(-${n})`, `-e^(-${n})`],
    [`${k}^(-${n})`, `${k}^(-${n + 1})`, `${k + 1}^(-${n})`, `2*${k}^(-${n})`],
    [`1/(${k} + e^${n})`, `1/e^${n + 1}`, `e^(-${k * n})`],
    [`sech(${n})`, `csch(${n + 1})`, `-sech(${n})`],
    [`e^(-e^${k * 10})`, `e^(-e^${k * 10 + 1})`, `2e^(-e^${k * 10})`],
    [`10^(-10^${k + 2})`, `10^(-10^${k + 3})`, `-10^(-10^${k + 2})`],
  ] as const);
}

function different(random: Random): TruthCase {
  const [text, ...others] = tiny(random);
  const base = random.pick(['', '', '1 + ', 'x + ', 'x^2 - ', 'sqrt(2) + ']);
  const other = random.pick(['0', ...others]);
  const pair = [base + text, base + (base !== '' && other.startsWith('-') ? `(${other})` : other)] as const;
  return random.chance() ? comparison(pair[0], pair[1], false) : comparison(pair[1], pair[0], false);
}

/** Pairs of a smaller number and a greater one that doubles take for the same. */
function close(random: Random): readonly [string, string] {
  const [n, k] = [random.integer(20, 300), random.integer(9, 40)];
  return random.pick([
    [`sin(10^(-${k}))`, `10^(-${k})`],
    [`10^(-${k})`, `tan(10^(-${k}))`],
    [`cos(10^(-${k}))`, '1'],
    ['1', `e^(10^(-${2 * k}))`],
    [`tanh(${n})`, '1'],
    [`arctan(10^${k})`, 'pi/2'],
    [`10^${k}`, `sqrt(10^${2 * k} + 1)`],
    [`${n}`, `ln(e^${n} + 1)`],
    ['0', tiny(random)[0]],
  ]);
}

function statement(random: Random): TruthCase {
  const [less, more] = close(random);
  const [holds, fails] = [
    [`${less} < ${more}`, `${more} > ${less}`, `${less} != ${more}`, `${less} <= ${more}`],
    [`${less} > ${more}`, `${less} = ${more}`, `${more} = ${less}`, `${more} <= ${less}`],
  ];
  const isTrue = random.chance();
  const said = random.chance();
  return comparison(random.pick(isTrue ? holds : fails), String(said), isTrue === said);
}

export const beyondDigitsFamilies: readonly TruthFamily[] = [
  { name: 'scales: numbers beyond all digits', draw: different, count: 500, drawn: 50 },
  { name: 'scales: statements about numbers that doubles take for the same', draw: statement, count: 500, drawn: 50 },
];
