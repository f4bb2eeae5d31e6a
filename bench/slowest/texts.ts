import type { Random } from '../truth/family.ts';

/**
 * Texts built to be slow to mark, as trees that a search can change a little: a shape with two numbers, a function
 * around a text, or several texts with signs between them.
 */
export type Plan =
  | { readonly kind: 'shape'; readonly shape: string; readonly size: number; readonly seed: number }
  | { readonly kind: 'inside'; readonly frame: string; readonly body: Plan }
  | { readonly kind: 'joined'; readonly sign: string; readonly parts: readonly Plan[] };

type Shape = (size: number, seed: number) => string;

/** `times` parts with a sign between them. */
function row(times: number, part: (index: number) => string, between = '+'): string {
  return Array.from({ length: times }, (_, index) => part(index)).join(between);
}

/** A function put around a text `times` times. */
function nested(times: number, open: string, core: string, close = ')'): string {
  return open.repeat(times) + core + close.repeat(times);
}

/** Different numbers of one or two digits, the same for the same seed. */
const digit = (seed: number, index: number): number => ((seed + 3) * (index + 7) * 37 + index * index) % 41;
const letters = 'xyzabcuvwpqrstdgh';
const letter = (index: number): string => letters[index % letters.length] ?? 'x';
const prime = (index: number): number => [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43][index % 14] ?? 2;

export const numberShapes: Readonly<Record<string, Shape>> = {
  digits: (n, s) => `${s + 1}`.repeat(n),
  'long decimal': (n, s) => `0.${`${s + 1}37`.repeat(n)}`,
  'sum of roots': (n, s) => row(n, (k) => `sqrt(${digit(s, k) + 2})`),
  'sum of cube roots': (n, s) => row(n, (k) => `root(3)(${digit(s, k) + 2})`, '-'),
  'product of sums of roots': (n, s) => row(n, (k) => `(sqrt(${prime(k)})+${digit(s, k)})`, ''),
  'one over roots': (n, s) => `1/(${row(n, (k) => `sqrt(${prime(k + s)})`)})`,
  'nested roots': (n, s) => nested(n, `sqrt(${s + 2}+`, '2'),
  'nested fractions': (n, s) => nested(n, `1/(${s + 1}+`, '3'),
  'nested sines': (n) => nested(n, 'sin(', '1'),
  tower: (n, s) => row(Math.min(n, 9), () => `${s + 2}`, '^'),
  'large power': (n, s) => `${s + 2}^(${n * 997})`,
  'power of a root': (n, s) => `(1+sqrt(${prime(s)}))^${n}`,
  'power of roots': (n, s) => `(sqrt(2)+sqrt(3)+sqrt(${prime(s)}))^${n}`,
  factorial: (n) => `${n * 11}!`,
  'many factorials': (n, s) => row(n, (k) => `${digit(s, k)}!`),
  'binomial coefficients': (n) => `binomial(${n * 13}, ${n * 6})`,
  'sines of fractions of π': (n, s) => row(n, (k) => `sin(pi/${digit(s, k) + 3})`),
  'powers of e': (n, s) => row(n, (k) => `e^(${digit(s, k)}/7)`),
  logarithms: (n, s) => row(n, (k) => `ln(${digit(s, k) + 2})`),
  'arc tangents': (n, s) => row(n, (k) => `arctan(1/${digit(s, k) + 2})`),
  'fractional powers': (n, s) => row(n, (k) => `${digit(s, k) + 2}^(${k + 1}/${prime(k)})`),
  'fractions with large denominators': (n, s) => row(n, (k) => `1/${prime(k) ** 7 + s}`),
  'unrolled sum': (n, s) => `sum_(k=1)^(${n * 10}) 1/(k+${s + 1})`,
  'sum of roots unrolled': (n) => `sum_(k=1)^(${n}) sqrt(k)`,
  'unrolled product': (n) => `prod_(k=1)^(${n * 5}) (1+1/k)`,
  integral: (n, s) => `int_0^1 x^${n} e^(${s}x) dx`,
  'integral with kinks': (n, s) => `int_0^9 ${row(n, (k) => `|x-${digit(s, k)}|`)} dx`,
  limit: (n) => `lim_(x->0) sin(${n}x)/x`,
  'complex power': (n, s) => `(1+${s + 1}i)^${n}`,
};

export const expressionShapes: Readonly<Record<string, Shape>> = {
  'power of a sum': (n, s) => `(x+${s + 1})^${n}`,
  'power of many letters': (n, s) => `(x+y+z+a+${s + 1})^${n}`,
  'product of brackets': (n, s) => row(n, (k) => `(x+${digit(s, k)})`, ''),
  'product in two letters': (n, s) => row(n, (k) => `(x+${digit(s, k)}y)`, ''),
  'product in many letters': (n, s) => row(n, (k) => `(${letter(k)}+${letter(k + 3)}-${s})`, ''),
  'long polynomial': (n, s) => row(n, (k) => `${digit(s, k)}x^${k}`),
  'long sum of letters': (n, s) => row(n, (k) => `${letter(k)}_${k} ${letter(k + s)}`),
  'sum of fractions': (n, s) => row(n, (k) => `1/(x+${digit(s, k)})`),
  'sum of fractions in two letters': (n, s) => row(n, (k) => `${k}/(x+${digit(s, k) + 1}y)`),
  'fraction of products': (n, s) => `(${row(n, (k) => `(x^2+${digit(s, k)})`, '')})/(${row(n, (k) => `(x-${k})`, '')})`,
  'nested fractions with a letter': (n, s) => nested(n, `1/(${s + 1}+`, 'x'),
  'nested fractions with letters': (n) => `${row(n, (k) => `${letter(k)}/(1+`, '')}x${')'.repeat(n)}`,
  'nested roots with a letter': (n, s) => nested(n, `sqrt(${s + 1}+`, 'x'),
  'sum of roots with a letter': (n, s) => row(n, (k) => `sqrt(x+${digit(s, k)})`),
  'product of roots': (n, s) => row(n, (k) => `sqrt(${letter(k)}+${s})`, ''),
  'sum of sizes': (n, s) => row(n, (k) => `|x-${digit(s, k)}|`),
  'sum of sizes in two letters': (n, s) => row(n, (k) => `|x-${digit(s, k)}y|`),
  'nested sizes': (n, s) => nested(n, `|x-${s}-`, '1', '|'),
  'largest of many': (n, s) => `max(${row(n, (k) => `${k}x-${digit(s, k)}`, ', ')})`,
  floors: (n, s) => row(n, (k) => `floor(x/${digit(s, k) + 1})`),
  signs: (n, s) => row(n, (k) => `sign(x-${digit(s, k)})`, '*'),
  'sizes of sines': (n) => row(n, (k) => `|sin(${k + 1}x)|`),
  'kinks in waves': (n, s) => row(n, (k) => `max(sin(${k + 1}x), ${s}/9)`),
  sines: (n, s) => row(n, (k) => `sin(${digit(s, k)}x)`),
  'powers of sines': (n, s) => `cos(${s + 1}x)^${n} sin(x)^${n}`,
  'product of sines': (n, s) => row(n, (k) => `sin(x+${digit(s, k)})`, ''),
  'nested sines with a letter': (n, s) => nested(n, `sin(${s + 1}+`, 'x'),
  exponentials: (n, s) => row(n, (k) => `e^(${digit(s, k)}x)`),
  'nested exponentials': (n) => nested(Math.min(n, 40), 'e^(', 'x'),
  'tower of a letter': (n) => `x${'^x'.repeat(n)}`,
  logarithms: (n, s) => row(n, (k) => `ln(x+${digit(s, k)})`),
  'nested logarithms': (n) => nested(n, 'ln(2+', 'x'),
  'fractional powers of a letter': (n, s) => row(n, (k) => `x^(${digit(s, k) + 1}/${prime(k)})`),
  'unrolled sum with a letter': (n) => `sum_(k=1)^(${n * 5}) x^k/k`,
  'double sum': (n) => `sum_(i=1)^(${n}) sum_(j=1)^(${n}) (x+i)^j`,
  'derivative of a product': (n, s) => `diff(${row(n, (k) => `(x^${k}+${digit(s, k)})`, '*')}, x)`,
  'derivative of a tower': (n) => `diff(${nested(Math.min(n, 30), 'sin(x ', 'x')}, x)`,
  'open integral': (n, s) => `int x^${n} e^(${s + 1}x) sin(x) dx`,
  'huge power': (n, s) => `(x-${s}-a)^${n * 1009}`,
  'surds and letters': (n, s) => `(sqrt(2)+sqrt(3)+sqrt(${prime(s)})+x)^${n}`,
  'complex power with letters': (n) => `(1+i)^${n}(x+i y)^${n}`,
  'inverse functions': (n) => row(n, (k) => `arctan(tan(x/${k + 1}))`),
  'powers to powers': (n, s) => row(n, (k) => `${letter(k)}^(${letter(k + 1)}+${s})`, ''),
  binomials: (n, s) => row(n, (k) => `binomial(n+${k}, ${digit(s, k) % 7})`),
  remainders: (n, s) => row(n, (k) => `mod(x, ${digit(s, k) + 2})`),
};

export const statementShapes: Readonly<Record<string, Shape>> = {
  alternatives: (n, s) => row(n, (k) => `x=${digit(s, k)}`, ' or '),
  'alternatives with roots': (n, s) => row(n, (k) => `x=sqrt(${digit(s, k) + 2})+${k}`, ' or '),
  'quadratic alternatives': (n, s) => row(n, (k) => `x^2-${digit(s, k)}x=${k}`, ' or '),
  'product is 0': (n, s) => `${row(n, (k) => `(x-${digit(s, k)})`, '')}=0`,
  'product of quadratics is 0': (n, s) => `${row(n, (k) => `(x^2-${digit(s, k)})`, '')}=0`,
  'polynomial is 0': (n, s) => `${row(n, (k) => `${digit(s, k) - 20}x^${k}`)}=0`,
  'sizes are equal': (n, s) => `${row(n, (k) => `|x-${digit(s, k)}|`)}=${n * 20}`,
  'inequality of a product': (n, s) => `${row(n, (k) => `(x-${digit(s, k)})`, '')}<0`,
  'inequality of fractions': (n, s) => `${row(n, (k) => `1/(x-${digit(s, k)})`)}>=1`,
  'inequality of sizes': (n, s) => `${row(n, (k) => `|x-${digit(s, k)}|`)}<=${n * 9}`,
  'intervals by or': (n, s) => row(n, (k) => `${3 * k}<x<${3 * k + 1 + (s % 2)}`, ' or '),
  'sines are equal': (n, s) => `${row(n, (k) => `sin(${k + 1}x)`)}=${s}/7`,
  'square of a sine': (n, s) => `sin(${n}x)^2=${s + 1}/9`,
  families: (n, s) => row(n, (k) => `x=${digit(s, k)}/17+2pi k`, ' or '),
  'families of fractions': (n, s) => row(n, (k) => `x=pi/${digit(s, k) + 2}+pi k/${k + 1}`, ' or '),
  'waves below': (n) => `${row(n, (k) => `cos(${k + 1}x)`)}<1`,
  'exponential equation': (n, s) => `${row(n, (k) => `e^(${k}x)`)}=${s + 2}`,
  'logarithms are equal': (n, s) => `${row(n, (k) => `ln(x+${digit(s, k)})`)}=1`,
  'roots are equal': (n, s) => `${row(n, (k) => `sqrt(x+${digit(s, k)})`)}=${n * 3}`,
  'linear system': (n, s) =>
    row(n, (k) => `${row(n, (l) => `${digit(s + k, l) + 1}${letter(l)}`)}=${digit(s, k)}`, ' and '),
  'system of products': (n, s) => row(n, (k) => `${letter(k)} ${letter(k + 1)}=${digit(s, k) + 1}`, ' and '),
  'points by or': (n, s) => row(n, (k) => `(x=${k} and y=${digit(s, k)})`, ' or '),
  'curve in two letters': (n, s) => `${row(n, (k) => `(x-${digit(s, k)}y)`, '')}=1`,
  chain: (n, s) => row(n, (k) => `x^2+${digit(s, k) + 41 * k}`, '<'),
  formula: (n, s) => `y=${row(n, (k) => `(x+${digit(s, k)})`, '')}`,
  'plus minus': (n, s) => `x=${row(n, (k) => `${digit(s, k) + 1}`, '+-')}`,
};

export const collectionShapes: Readonly<Record<string, Shape>> = {
  'set of numbers': (n, s) => `{${row(n, (k) => `${k * (s + 1)}`, ',')}}`,
  'set of fractions': (n, s) => `{${row(n, (k) => `${k + 1}/${digit(s, k) + 2}`, ',')}}`,
  'set of roots': (n, s) => `{${row(n, (k) => `sqrt(${k + 2})+${s}`, ',')}}`,
  'set of sums of roots': (n, s) => `{${row(n, (k) => `sqrt(${k + 2})+sqrt(${k + 3 + s})`, ',')}}`,
  'set of multiples': (n, s) => `{${row(n, (k) => `${k + s}x`, ',')}}`,
  'set of products': (n, s) => `{${row(n, (k) => `(x+${k})(x-${s})`, ',')}}`,
  'set of sines': (n, s) => `{${row(n, (k) => `sin(x+${k + s})`, ',')}}`,
  'set of sizes': (n, s) => `{${row(n, (k) => `|x-${k + s}|`, ',')}}`,
  'set of logarithms': (n, s) => `{${row(n, (k) => `ln(${k + s + 2})`, ',')}}`,
  'set of points': (n, s) => `{${row(n, (k) => `(${k},${digit(s, k)})`, ',')}}`,
  'nested sets': (n) => nested(n, '{', '1', '}'),
  'set of sets': (n, s) => `{${row(n, (k) => `{${k},${digit(s, k)}}`, ',')}}`,
  'union of intervals': (n, s) => row(n, (k) => `(${2 * k},${2 * k + 1 + (s % 2)}]`, ' cup '),
  'union of intervals with roots': (n, s) => row(n, (k) => `[sqrt(${4 * k + s}),sqrt(${4 * k + s + 2}))`, ' cup '),
  'union of sets': (n, s) => row(n, (k) => `{${k},${digit(s, k)}}`, ' cup '),
  'intersection of sets': (n, s) => row(n, (k) => `{1,${k},${digit(s, k)}}`, ' cap '),
  'set by a condition': (n, s) => `{x | ${row(n, (k) => `(x-${digit(s, k)})`, '')}<0}`,
  list: (n, s) => row(n, (k) => `${digit(s, k)}`, ','),
  tuple: (n, s) => `(${row(n, (k) => `${digit(s, k)}x`, ',')})`,
};

export const matrixShapes: Readonly<Record<string, Shape>> = {
  numbers: (n, s) => matrix(n, (i, j) => `${digit(s + i, j)}`),
  letters: (n, s) => matrix(n, (i, j) => `${letter(i)}+${letter(j + s)}`),
  fractions: (n, s) => matrix(n, (i, j) => `${digit(s, i) + 1}/${digit(i, j) + 2}`),
  roots: (n, s) => matrix(n, (i, j) => `sqrt(${digit(s + i, j) + 2})`),
  'power of numbers': (n, s) => `${matrix(Math.min(n, 9), (i, j) => `${digit(s + i, j)}`)}^${n}`,
  'power of letters': (n, s) => `${matrix(Math.min(n, 6), (i, j) => `${letter(i + j)}+${s}`)}^${n}`,
  'inverse of numbers': (n, s) => `${matrix(Math.min(n, 9), (i, j) => `${digit(s + i, j) + i}`)}^(-1)`,
  'inverse of letters': (n, s) => `${matrix(Math.min(n, 6), (i, j) => `${letter(i * 3 + j)}+${s}`)}^(-1)`,
  'product of matrices': (n, s) => row(n, (k) => matrix(3, (i, j) => `${digit(s + k, i * 3 + j)}+x`), '*'),
};

function matrix(size: number, entry: (row: number, column: number) => string): string {
  const side = Math.max(1, Math.min(size, 30));
  return `[${row(side, (i) => `[${row(side, (j) => entry(i, j), ',')}]`, ',')}]`;
}

/** Where `#` stands for the text. */
export const frames = [
  'sqrt(#)',
  '|#|',
  'sin(#)',
  'ln(#)',
  'e^(#)',
  '1/(#)',
  '(#)^2',
  '(#)^9',
  '-(#)',
  'floor(#)',
  'arctan(#)',
  '2(#)',
];
export const signs = ['+', '-', '*', '/', '^'];

export const shapesByType: Readonly<Record<number, Readonly<Record<string, Shape>>>> = {
  4: numberShapes,
  6: { ...expressionShapes, ...numberShapes },
  7: statementShapes,
  8: { ...collectionShapes, ...statementShapes },
  9: matrixShapes,
};

/** The text of a plan. */
export function written(plan: Plan, shapes: Readonly<Record<string, Shape>>): string {
  switch (plan.kind) {
    case 'shape':
      return shapes[plan.shape]?.(plan.size, plan.seed) ?? '1';
    case 'inside':
      return plan.frame.replace('#', () => written(plan.body, shapes));
    case 'joined':
      return plan.parts.map((part) => `(${written(part, shapes)})`).join(plan.sign);
  }
}

const sizes = [1, 2, 3, 4, 6, 8, 11, 15, 20, 30, 45, 70, 100, 160, 250, 500];

export function drawShape(random: Random, shapes: Readonly<Record<string, Shape>>): Plan {
  return {
    kind: 'shape',
    shape: random.pick(Object.keys(shapes)),
    size: random.pick(sizes),
    seed: random.integer(0, 12),
  };
}

/** The plan with one thing changed: a number, a shape, something around it or beside it, or something taken away. */
export function changed(plan: Plan, random: Random, shapes: Readonly<Record<string, Shape>>, isScalar: boolean): Plan {
  if (isScalar && random.chance(0.15)) return { kind: 'inside', frame: random.pick(frames), body: plan };
  if (isScalar && random.chance(0.12)) {
    return { kind: 'joined', sign: random.pick(signs), parts: [plan, drawShape(random, shapes)] };
  }
  switch (plan.kind) {
    case 'shape': {
      if (random.chance(0.15)) return drawShape(random, shapes);
      if (random.chance(0.2)) return { ...plan, seed: random.integer(0, 40) };
      const size = Math.round(plan.size * random.pick([0.5, 0.8, 1.25, 2]) + random.integer(-1, 1));
      return { ...plan, size: Math.max(1, Math.min(size, 900)) };
    }
    case 'inside':
      return random.chance(0.3) ? plan.body : { ...plan, body: changed(plan.body, random, shapes, isScalar) };
    case 'joined': {
      const [first] = plan.parts;
      if (first && random.chance(0.2)) return first;
      const at = random.integer(0, plan.parts.length - 1);
      return { ...plan, parts: plan.parts.map((one, k) => (k === at ? changed(one, random, shapes, isScalar) : one)) };
    }
  }
}
