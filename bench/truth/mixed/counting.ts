import { equivalent } from '../../../math/src/equivalence/index.ts';
import { read } from '../../../math/src/notation/index.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';

/* Laws of sums, products, factorials, binomial coefficients and complex numbers in LaTeX, with neighbours. */

type Pair = readonly [string, string];

interface Law {
  readonly right: readonly Pair[];
  readonly wrong: readonly Pair[];
}

function treeOf(source: string) {
  const result = read(source);
  if (!result.ok) throw new Error(`${source}: ${result.error.message}`);
  return result.tree;
}

function draw(laws: (random: Random) => Law) {
  return (random: Random): TruthCase => {
    const law = laws(random);
    const isRight = random.chance();
    const pair = random.pick(isRight ? law.right : law.wrong);
    const [a, b] = random.chance() ? pair : [pair[1], pair[0]];
    return {
      text: `${a}  ~  ${b}`,
      isRight,
      judge: () => {
        const { verdict } = equivalent(treeOf(a), treeOf(b));
        return verdict === 'equal' ? 'accepted' : verdict === 'different' ? 'refused' : 'unknown';
      },
    };
  };
}

/** Sums with numbers or a letter as their end. */
function sums(random: Random): Law {
  const [m, s, c] = [random.integer(2, 7), random.integer(1, 5), random.integer(2, 9)];
  const q = random.pick(['2', '3', '\\frac{1}{2}', 'q']);
  const sum = (from: number | string, to: number | string, of: string): string => `\\sum_{k=${from}}^{${to}}(${of})`;
  return {
    right: [
      [sum(1, m, 'k'), String((m * (m + 1)) / 2)],
      [sum(1, 'n', 'k'), '\\frac{n(n+1)}{2}'],
      [sum(1, 'n', '2k-1'), 'n^{2}'],
      [sum(1, 'n', `k+${c}`), `\\frac{n(n+1)}{2}+${c}n`],
      [sum(1, m, `${c}x^{k}`), `${c}${sum(1, m, 'x^{k}')}`],
      [sum(1, m, 'x^{k}'), sum(1 - s, m - s, `x^{k+${s}}`)],
      [sum(0, m, `x^{k}`), `1+${sum(1, m, 'x^{k}')}`],
      [sum(1, m, 'a_{k}+1'), `${sum(1, m, 'a_{k}')}+${m}`],
      [sum(1, 'n', 'k^{2}'), '\\frac{n(n+1)(2n+1)}{6}'],
      [sum(1, 'n', 'k^{3}'), '(\\frac{n(n+1)}{2})^{2}'],
      [`(1-${q})(${sum(0, m, `${q}^{k}`)})`, `1-${q}^{${m + 1}}`],
      [`\\prod_{k=1}^{${m}}(${c}x)`, `${c ** m}x^{${m}}`],
      [`\\prod_{k=1}^{${m}}k`, `${m}!`],
      [sum(1, m, '\\frac{1}{k(k+1)}'), `1-\\frac{1}{${m + 1}}`],
    ],
    wrong: [
      [sum(1, m, 'k'), String((m * (m + 1)) / 2 + 1)],
      [sum(1, 'n', 'k'), '\\frac{n(n-1)}{2}'],
      [sum(0, 'n', '2k-1'), 'n^{2}'],
      [sum(1, 'n', `k+${c}`), `\\frac{n(n+1)}{2}+${c}`],
      [sum(1, m, 'x^{k}'), sum(1, m - 1, 'x^{k}')],
      [sum(1, m, 'x^{k}'), sum(1 + s, m + s, `x^{k+${s}}`)],
      [sum(1, m, 'a_{k}+1'), `${sum(1, m, 'a_{k}')}+1`],
      [sum(1, 'n', 'k^{2}'), '(\\frac{n(n+1)}{2})^{2}'],
      [`(1-${q})(${sum(0, m, `${q}^{k}`)})`, `1-${q}^{${m}}`],
      [`\\prod_{k=1}^{${m}}(${c}x)`, `${c}x^{${m}}`],
      [`\\prod_{k=0}^{${m}}(k+2)`, `${m}!`],
      [sum(1, m, '\\frac{1}{k(k+1)}'), `1-\\frac{1}{${m}}`],
    ],
  };
}

/** Factorials and binomial coefficients. */
function counts(random: Random): Law {
  const [a, b] = [random.integer(5, 12), random.integer(2, 4)];
  const over = (n: string | number, k: string | number): string => `\\binom{${n}}{${k}}`;
  return {
    right: [
      [over('n', 2), '\\frac{n(n-1)}{2}'],
      ['\\frac{(n+1)!}{n!}', 'n+1'],
      ['\\frac{(n+2)!}{n!}', '(n+2)(n+1)'],
      [over(a, b), over(a, a - b)],
      [`${over(a, b)}+${over(a, b + 1)}`, over(a + 1, b + 1)],
      ['n\\cdot(n-1)!', 'n!'],
      ['(n+1)!-n!', 'n\\cdot n!'],
      [over('n', 'k'), '\\frac{n!}{k!(n-k)!}'],
      [over(a, b), `\\frac{${a}!}{${b}!\\cdot${a - b}!}`],
      [`\\frac{${a}!}{${a - b}!}`, Array.from({ length: b }, (_, k) => a - k).join('\\cdot')],
      [`\\sum_{k=0}^{${b}}${over(b, 'k')}`, String(2 ** b)],
      [`\\sum_{k=0}^{${b}}${over(b, 'k')}x^{k}`, `(1+x)^{${b}}`],
    ],
    wrong: [
      [over('n', 2), '\\frac{n(n+1)}{2}'],
      ['\\frac{(n+1)!}{n!}', 'n'],
      ['(2n)!', '2n!'],
      ['(n+1)!', 'n!+1'],
      [`${over(a, b)}+${over(a, b + 1)}`, `${over(a + 1, b + 1)}+1`],
      [`(${a}-${b})!`, `${a}!-${b}!`],
      [over(a, b), over(b, a)],
      [over('n', 'k'), '\\frac{n!}{(n-k)!}'],
      [`\\sum_{k=0}^{${b}}${over(b, 'k')}`, String(2 ** b - 1)],
      [`\\sum_{k=1}^{${b}}${over(b, 'k')}x^{k}`, `(1+x)^{${b}}`],
    ],
  };
}

/** Complex numbers, their conjugates, sizes and powers. */
function complex(random: Random): Law {
  const [a, b, c, d] = [random.nonZero(-6, 6), random.nonZero(-6, 6), random.nonZero(-6, 6), random.nonZero(-6, 6)];
  const z = (x: number | string, y: number): string => `(${x}${y < 0 ? '-' : '+'}${Math.abs(y)}i)`;
  const off = random.pick([-1, 1]);
  const [re, im] = [a * c - b * d, a * d + b * c];
  const size = a * a + b * b;
  const n = random.integer(0, 12);
  const power = ['1', 'i', '-1', '-i'];
  return {
    right: [
      [`${z(a, b)}${z(c, d)}`, z(re, im).slice(1, -1)],
      [`\\overline{${z(a, b).slice(1, -1)}}`, z(a, -b)],
      [`|${z(a, b).slice(1, -1)}|`, `\\sqrt{${size}}`],
      [`\\frac{1}{${z(a, b)}}`, `\\frac{${z(a, -b)}}{${size}}`],
      [`${z(a, b)}\\overline{${z(a, b).slice(1, -1)}}`, String(size)],
      [`i^{${n}}`, power[n % 4] ?? '1'],
      [`|${z(a, b)}${z(c, d)}|`, `\\sqrt{${size}}\\cdot\\sqrt{${c * c + d * d}}`],
      [`e^{i\\pi}${b < 0 ? '-' : '+'}${Math.abs(b)}`, String(b - 1)],
      [`${z('x', b)}${z('x', -b)}`, `x^{2}+${b * b}`],
      [`${z(a, b)}^{2}`, z(a * a - b * b, 2 * a * b).slice(1, -1)],
      [`\\frac{${z(re, im)}}{${z(a, b)}}`, z(c, d)],
      [`\\operatorname{Re}${z(a, b)}`, String(a)],
      [`\\operatorname{Im}${z(a, b)}`, String(b)],
      [`2e^{i\\frac{\\pi}{3}}`, '1+\\sqrt{3}i'],
    ],
    wrong: [
      [`${z(a, b)}${z(c, d)}`, z(re, im + off).slice(1, -1)],
      [`\\overline{${z(a, b).slice(1, -1)}}`, z(a, b)],
      [`|${z(a, b).slice(1, -1)}|`, `\\sqrt{${size + 1}}`],
      [`\\frac{1}{${z(a, b)}}`, `\\frac{${z(a, b)}}{${size}}`],
      [`i^{${n}}`, power[(n + 1) % 4] ?? '1'],
      [`${z('x', b)}${z('x', -b)}`, `x^{2}-${b * b}`],
      [`${z(a, b)}^{2}`, `${a * a}-${b * b}`],
      [`\\operatorname{Im}${z(a, b)}`, `${b}i`],
      [`2e^{i\\frac{\\pi}{6}}`, '1+\\sqrt{3}i'],
      [`|${z(a, b)}+${z(b, -a)}|`, `2\\sqrt{${size}}`],
    ],
  };
}

const families = {
  'sums and products': sums,
  'factorials and binomial coefficients': counts,
  'complex numbers': complex,
};

/** Laws of what is counted and of complex numbers. */
export const countingFamilies: readonly TruthFamily[] = Object.entries(families).map(([name, laws]) => ({
  name: `laws: ${name}`,
  draw: draw(laws),
  count: 1000,
}));
