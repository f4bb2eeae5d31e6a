import type { Random } from '../family.ts';
import { type Lesson, lessonFamilies } from './lesson.ts';
import { signed, times } from './slip.ts';

/* Roots with their condition, logarithms, exponentials, angles, and functions with their derivatives. */

/** √(x + c) = x − d with its condition, squared, and the false solution left out. */
function roots(random: Random): Lesson {
  const r = random.integer(2, 8);
  const d = random.integer(-2, r - 1);
  const c = (r - d) ** 2 - r;
  const other = 2 * d + 1 - r;
  if (other === r || other >= d) return roots(random);
  const inner = `x${signed(c)}`;
  const right = d === 0 ? 'x' : `x${signed(-d)}`;
  const square = d === 0 ? 'x^2' : `(x${signed(-d)})^2`;
  const condition = random.pick([
    [],
    [],
    [`x >= ${d}`],
    [`x >= ${-c}`],
    [`${inner} >= 0`],
    [`${right} >= 0`],
    [`${right} >= 0 and ${inner} >= 0`],
  ]);
  const n = condition.length;
  const open = `x^2${signed(-2 * d)}x${signed(d * d)}`;
  return {
    lines: [
      `sqrt(${inner}) = ${right}`,
      ...condition,
      `${inner} = ${square}`,
      ...(random.chance() && d !== 0 ? [`${inner} = ${open}`] : []),
      `x^2${signed(-2 * d - 1)}x${signed(d * d - c)} = 0`,
      `x = ${r} or x = ${other}`,
      `x = ${r}`,
    ],
    slips: {
      [1 + n]: [`${inner} = x^2${signed(d * d + (d === 0 ? 1 : 0))}`, `x${signed(c * c + 1)} = ${square}`],
      ...(n === 0 ? {} : { 1: [`x >= ${r + 1}`, `x < ${d}`, `x <= ${r - 1}`] }),
    },
  };
}

/** Sums of logarithms put together, one of whose solutions has no place; powers with the letter above. */
function logarithms(random: Random): Lesson {
  if (random.chance()) {
    const [b, n] = [random.pick([2, 3, 5]), random.integer(2, 4)];
    const [k, c] = [random.integer(1, 5), random.pick([2, 3, 4, 5, 6, 7])];
    const base = b ** n;
    return random.pick<Lesson>([
      {
        lines: [`${c}*${b}^x = ${c * base}`, `${b}^x = ${base}`, `${b}^x = ${b}^${n}`, `x = ${n}`],
        slips: { 1: [`${b}^x = ${base + 1}`, `${c * b + 1}^x = ${c * base}`], 3: [`x = ${n + 1}`, `x = ${base}`] },
      },
      {
        lines: [`${b}^(x + ${k}) = ${base}`, `x + ${k} = ${n}`, `x = ${n - k}`],
        slips: { 1: [`x + ${k} = ${base}`, `${b}^x = ${base - k}`], 2: [`x = ${n + k}`] },
      },
      {
        lines: [
          `${b}^x = ${base + 1}`,
          random.pick([`x ln(${b}) = ln(${base + 1})`, `ln(${b}^x) = ln(${base + 1})`, `x lg(${b}) = lg(${base + 1})`]),
          `x = ln(${base + 1})/ln(${b})`,
        ],
        slips: { 1: [`x ln(${b}) = ${base + 1}`], 2: [`x = ln(${base + 1}/${b})`, `x = ln(${base + 1}) - ln(${b})`] },
      },
      {
        lines: [`e^(${c}x) - ${k + 1} = 0`, `e^(${c}x) = ${k + 1}`, `${c}x = ln(${k + 1})`, `x = ln(${k + 1})/${c}`],
        slips: { 1: [`e^(${c}x) = -${k + 1}`], 2: [`${c}x = ${k + 1}`], 3: [`x = ln(${k + 1}/${c + 1})`] },
      },
    ]);
  }
  const base = random.pick([2, 3, 5]);
  const [r, m] = [random.integer(1, 4), random.integer(1, 4)];
  // log(x) + log(x + m) = log(r(r + m)); the other zero is −r − m.
  const s = -r - m;
  const product = r * (r + m);
  const log = random.pick([`log_${base}`, 'ln', 'lg']);
  const target = `${log}(${product})`;
  const [l, one, two] = [log, `${log}(x)`, `${log}(x + ${m})`];
  const last = random.pick([[`x = ${r}`], [`x = ${r} or x = ${s}`, `x = ${r}`]]);
  const condition = random.pick([[], [], ['x > 0'], ['x > 0 and x + ' + m + ' > 0']]);
  const n = condition.length;
  return {
    lines: [
      `${one} + ${two} = ${target}`,
      ...condition,
      `${l}(x(x + ${m})) = ${target}`,
      `x(x + ${m}) = ${product}`,
      `x^2 + ${m}x - ${product} = 0`,
      ...last,
    ],
    slips: {
      [1 + n]: [`${l}(2x + ${m}) = ${target}`, `x + x + ${m} = ${product}`],
      [2 + n]: [`x + x + ${m} = ${product}`, `x(x + ${m}) = ${product + 1}`],
      [4 + n]: [`x = ${r + 1}`, `x = ${s}`],
    },
  };
}

/** Angles with their periods, by dividing, factors and quadratics of a sine. */
function angles(random: Random): Lesson {
  const k = random.pick(['k', 'n']);
  const c = random.integer(2, 5);
  const whole = `2pi ${k}`;
  const [value, first, second] = random.pick([
    ['1/2', 'pi/6', '5pi/6'],
    ['sqrt(2)/2', 'pi/4', '3pi/4'],
    ['sqrt(3)/2', 'pi/3', '2pi/3'],
  ] as const);
  const [cosine, angle] = random.pick([
    ['1/2', 'pi/3'],
    ['sqrt(2)/2', 'pi/4'],
    ['-1/2', '2pi/3'],
  ] as const);
  return random.pick<Lesson>([
    {
      lines: [
        `${2 * c} sin(x) = ${2 * c}*${value}`,
        `sin(x) = ${value}`,
        `x = ${first} + ${whole} or x = ${second} + ${whole}`,
      ],
      slips: {
        1: [`sin(x) = ${value} + 1`, `sin(x) = -${value}`],
        2: [`x = ${first} + ${whole} or x = -${first} + ${whole}`, `x = ${first} + 4pi ${k} or x = ${second}`],
      },
      implied: { 2: [`x = ${first} + ${whole}`, `x = ${first}`] },
    },
    {
      lines: [
        `sin(${c}x) = ${value}`,
        `${c}x = ${first} + ${whole} or ${c}x = ${second} + ${whole}`,
        `x = (${first})/${c} + ${whole}/${c} or x = (${second})/${c} + ${whole}/${c}`,
      ],
      slips: {
        2: [`x = (${first})/${c} + ${whole} or x = (${second})/${c} + ${whole}`.replace(whole, `3${whole}/${c}`)],
      },
      implied: { 2: [`x = (${first})/${c} + ${whole} or x = (${second})/${c} + ${whole}`] },
    },
    {
      lines: [
        'sin(2x) = sin(x)',
        '2 sin(x) cos(x) = sin(x)',
        'sin(x)(2cos(x) - 1) = 0',
        'sin(x) = 0 or cos(x) = 1/2',
        `x = pi ${k} or x = pi/3 + ${whole} or x = -pi/3 + ${whole}`,
      ],
      slips: {
        1: ['2 sin(x) = sin(x)', 'sin(x)^2 = sin(x)'],
        3: ['sin(x) = 0 or cos(x) = 2', 'sin(x) = 0 or cos(x) = -1/2'],
        4: [`x = pi ${k} or x = pi/6 + ${whole}`],
      },
      implied: { 1: ['2 sin(x) = sin(x)'], 2: ['2cos(x) = 1'] },
    },
    {
      lines: [
        `cos(x)^2 = (${cosine})cos(x)`,
        `cos(x)(cos(x) - (${cosine})) = 0`,
        `cos(x) = 0 or cos(x) = ${cosine}`,
        `x = pi/2 + pi ${k} or x = ${angle} + ${whole} or x = -${angle} + ${whole}`,
      ],
      slips: {
        2: [`cos(x) = 0 or cos(x) = ${cosine} + 1/4`],
        3: [`x = pi/2 + pi ${k} or x = pi/7 + ${whole}`],
      },
      implied: { 1: [`cos(x) = ${cosine}`] },
    },
    {
      lines: [
        '2sin(x)^2 - 3sin(x) + 1 = 0',
        'u = sin(x)',
        '2u^2 - 3u + 1 = 0',
        'u = 1 or u = 1/2',
        'sin(x) = 1 or sin(x) = 1/2',
        `x = pi/2 + ${whole} or x = pi/6 + ${whole} or x = 5pi/6 + ${whole}`,
      ],
      slips: { 2: ['2u^2 - 3u - 1 = 0'], 3: ['u = 1 or u = 2'], 4: ['sin(x) = 1 or sin(x) = -1/2'] },
    },
    {
      lines: [`tan(x) = 1`, `x = pi/4 + pi ${k}`],
      slips: { 1: [`x = pi/3 + pi ${k}`, `x = pi/4 + pi ${k}/2`] },
      implied: { 1: ['x = pi/4', `x = pi/4 + ${whole}`, `x = pi/4 + pi ${k}/2`] },
    },
  ]);
}

/** f(x) with values, derivatives, where they are 0, and tangents. */
function definitions(random: Random): Lesson {
  const a = random.pick([1, 2, -1]);
  const z = random.integer(1, 3);
  const b = -3 * a * z * z;
  const c = random.nonZero(-6, 6);
  const at = random.integer(-3, 3);
  const f = (x: number): number => a * x ** 3 + b * x + c;
  const slope = 3 * a * at * at + b;
  const value = (x: number, y: number): string => `f(${x}) = ${y}`;
  const off = random.pick([-5, -1, 1, 4]);
  const name = random.pick(['f', 'g', 'h']);
  const named = (line: string): string => line.replaceAll('f', name);
  const lines = [
    `f(x) = ${times(a)}x^3${signed(b)}x${signed(c)}`,
    `f'(x) = ${3 * a}x^2${signed(b)}`,
    value(at, f(at)),
    `f'(${at}) = ${slope}`,
    `f''(x) = ${6 * a}x`,
    "f'(x) = 0",
    `${3 * a}x^2${signed(b)} = 0`,
    `x^2 = ${z * z}`,
    `x = ${z} or x = -${z}`,
    random.pick([`f''(${z}) = ${6 * a * z}`, `f(${z}) = ${f(z)}`]),
  ];
  const slips: Record<number, readonly string[]> = {
    1: [`f'(x) = ${3 * a}x^3${signed(b)}`, `f'(x) = ${3 * a}x^2${signed(b)}x`, `f'(x) = ${3 * a}x^2${signed(b + c)}`],
    2: [value(at, f(at) + off)],
    3: [`f'(${at}) = ${slope + off}`],
    4: [`f''(x) = ${6 * a}x${signed(off)}`],
    7: [`x^2 = ${z * z + 1}`],
    8: [`x = ${z + 1} or x = -${z + 1}`],
    9: [`f(${z}) = ${f(z) + off}`],
  };
  return {
    lines: lines.map(named),
    slips: Object.fromEntries(Object.entries(slips).map(([k, list]) => [k, list.map(named)])),
    implied: { 8: [`x = ${z}`] },
  };
}

/** Lessons about functions. */
export const functionLessons = lessonFamilies({
  'roots with their condition': roots,
  logarithms,
  angles,
  'functions and derivatives': definitions,
});
