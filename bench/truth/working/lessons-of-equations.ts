import type { Random } from '../family.ts';
import { type Lesson, lessonFamilies } from './lesson.ts';
import { signed, times } from './slip.ts';

/*
 * Linear and quadratic equations, fractions and inequalities, solved in the ways that are taught, with notes, conditions,
 * calculations beside them and ends in all their spellings.
 */

const nearby = (random: Random, value: number): number => value + random.pick([-2, -1, 1, 2]);

/** x − r as a factor. */
const factor = (letter: string, root: number): string => (root === 0 ? letter : `(${letter}${signed(-root)})`);

/** Both solutions, as they are written down. */
function ends(random: Random, letter: string, r: number, s: number): string[] {
  return random.pick([
    [`${letter} = ${r} or ${letter} = ${s}`],
    [`${letter}_1 = ${r}, ${letter}_2 = ${s}`],
    [`${letter} = ${r}`, `${letter} = ${s}`],
    [`${letter} = ${r}; ${letter} = ${s}`],
    [`L = {${r}, ${s}}`],
    [`${letter} in {${r}, ${s}}`],
  ]);
}

/** a(x + b) + c = d(x + e), multiplied out, collected and divided; fractions of the letter as well. */
function linear(random: Random): Lesson {
  const letter = random.pick(['x', 'y', 't', 'a']);
  const r = random.integer(-9, 9);
  if (random.chance(0.3)) {
    const [m, n] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [4, 5],
      [3, 5],
    ] as const);
    const root = (r === 0 ? 1 : r) * m * n;
    const sum = root / m + root / n;
    return {
      lines: [
        `${letter}/${m} + ${letter}/${n} = ${sum}${random.pick(['', ` | *${m * n}`])}`,
        `${n}${letter} + ${m}${letter} = ${sum * m * n}`,
        `${m + n}${letter} = ${sum * m * n}`,
        `${letter} = ${root}`,
      ],
      slips: {
        1: [`${m}${letter} + ${m + n}${letter} = ${sum * m * n}`, `${n}${letter} + ${m}${letter} = ${sum + m * n}`],
        2: [`${m * n}${letter} = ${sum * m * n + 1}`],
        3: [`${letter} = ${root + 1}`, `${letter} = ${-root - 1}`],
      },
    };
  }
  const [a, b, c] = [random.integer(2, 6), random.nonZero(-6, 6), random.nonZero(-9, 9)];
  const d = random.pick([-3, -2, -1, 1, 7, 8]);
  // a(r + b) + c − dr
  const e = a * (r + b) + c - d * r;
  const note = random.pick(['', '', ` | ${d < 0 ? '+' : '-'} ${Math.abs(d)}${letter}`]);
  return {
    lines: [
      `${a}(${letter}${signed(b)})${signed(c)} = ${times(d)}${letter}${signed(e)}`,
      `${a}${letter}${signed(a * b)}${signed(c)} = ${times(d)}${letter}${signed(e)}`,
      `${a}${letter}${signed(a * b + c)} = ${times(d)}${letter}${signed(e)}${note}`,
      `${times(a - d)}${letter}${signed(a * b + c)} = ${e}`,
      `${times(a - d)}${letter} = ${e - a * b - c}`,
      `${letter} = ${random.pick([`${r}`, `(${e - a * b - c})/(${a - d})`])}`,
    ],
    slips: {
      1: [`${a}${letter}${signed(b)}${signed(c)} = ${times(d)}${letter}${signed(e)}`],
      2: [`${a}${letter}${signed(a * b - c)} = ${times(d)}${letter}${signed(e)}`],
      3: [`${times(a + d)}${letter}${signed(a * b + c + (r === 0 ? 1 : 0))} = ${e}`],
      4: [`${times(a - d)}${letter} = ${e + a * b + c + (a * b + c === 0 ? 1 : 0)}`],
      5: [`${letter} = ${nearby(random, r)}`, 'no solution'],
    },
  };
}

/** Equations that are true for no or for all numbers. */
function contradictions(random: Random): Lesson {
  const [a, b, c] = [random.integer(2, 6), random.integer(1, 6), random.nonZero(-9, 9)];
  const k = random.integer(1, 9);
  const start = `${a}(x + ${b})${signed(c)} = ${a}x${signed(a * b + c + k)}`;
  const open = `${a}x${signed(a * b + c)} = ${a}x${signed(a * b + c + k)}`;
  const none = random.pick(['no solution', 'L = {}', 'contradiction', 'false', '0 = 1']);
  if (random.chance(0.7)) {
    const closed = random.pick([`${a * b + c} = ${a * b + c + k}`, `0 = ${k}`]);
    return {
      lines: [start, open, closed, none],
      slips: {
        2: [`x = ${k}`, '0 = 0', `x = 0`],
        3: [`x = ${k}`, 'x = 0', 'all real numbers', `x = ${a} or x = ${b}`, `x > ${k}`, `${k}x = ${k}`],
      },
    };
  }
  return {
    lines: [
      `${a}(x + ${b})${signed(c)} = ${a}x${signed(a * b + c)}`,
      `${a}x${signed(a * b + c)} = ${a}x${signed(a * b + c)}`,
      '0 = 0',
      random.pick(['all real numbers', 'true', 'always true', 'x in R']),
    ],
    slips: { 2: [`x = ${k}`, 'no solution', '0 = 1'], 3: ['no solution', 'x = 0', `x = ${k}`] },
  };
}

/** x² + px + q = 0 by the formula, by completing the square, by factors, by the discriminant. */
function quadratic(random: Random): Lesson {
  const letter = random.pick(['x', 'z', 't']);
  const half = random.nonZero(-5, 5);
  const d = random.integer(1, 6);
  const [r, s] = [-half + d, -half - d];
  const [p, q] = [2 * half, r * s];
  const a = random.pick([1, 1, 2, 3, -1]);
  const whole = `${times(a)}${letter}^2${signed(a * p)}${letter}${signed(a * q)} = 0`;
  const monic = `${letter}^2${signed(p)}${letter}${signed(q)} = 0`;
  const start = a === 1 ? [whole] : [`${whole}${random.pick(['', ` | :(${a})`])}`, monic];
  const last = ends(random, letter, r, s);
  const ways: readonly (readonly string[])[] = [
    [`${letter} = ${-half} +- sqrt(${half * half}${signed(-q)})`, `${letter} = ${-half} +- ${d}`],
    [`${letter} = (${-p} +- sqrt(${p * p - 4 * q}))/2`, `${letter} = (${-p} +- ${2 * d})/2`],
    [`D = ${p * p}${signed(-4 * q)} = ${4 * d * d}`],
    [
      `${letter}^2${signed(p)}${letter} = ${-q}`,
      `${letter}^2${signed(p)}${letter} + ${half * half} = ${d * d}`,
      `(${letter}${signed(half)})^2 = ${d * d}`,
      random.pick([
        `${letter}${signed(half)} = +-${d}`,
        `${letter}${signed(half)} = ${d} or ${letter}${signed(half)} = -${d}`,
        `abs(${letter}${signed(half)}) = ${d}`,
      ]),
    ],
    [`${factor(letter, r)}${factor(letter, s)} = 0`],
    [
      `${factor(letter, r)}${factor(letter, s)} = 0`,
      `${letter}${r === 0 ? '' : signed(-r)} = 0 or ${letter}${s === 0 ? '' : signed(-s)} = 0`,
    ],
  ];
  const way = random.pick(ways);
  const lines = [...start, ...way, ...last];
  const first = start.length;
  const end = first + way.length;
  return {
    lines,
    slips: {
      [first]: [
        `${factor(letter, r)}${factor(letter, s + 1)} = 0`,
        `${letter} = ${half} +- sqrt(${half * half}${signed(-q)})`,
        `(${letter}${signed(half)})^2 = ${d * d + 1}`,
        `${letter}^2${signed(p)}${letter} = ${q === 0 ? 1 : q}`,
      ],
      [end]: [`${letter} = ${r} or ${letter} = ${s + 1}`, `${letter} = ${r + 1}, ${letter} = ${s}`, 'no solution'],
    },
    implied: { [end]: last.length === 1 ? [`${letter} = ${r}`] : [] },
  };
}

/** a/(x + b) = c and (x + a)/(x + b) = c, multiplied by the denominator, with or without a line for the condition. */
function fractions(random: Random): Lesson {
  const r = random.integer(-6, 6);
  const b = random.pick([-4, -3, -1, 1, 2, 5].filter((value) => value + r !== 0));
  const c = random.pick([2, 3, -2, 4]);
  const isSimple = random.chance(0.4);
  const condition = random.pick([[], [], [`x != ${-b}`], [`D = R \\setminus {${-b}}`]]);
  const bottom = `x${signed(b)}`;
  if (isSimple) {
    const top = c * (r + b);
    return {
      lines: [
        `${top}/(${bottom}) = ${c}`,
        ...condition,
        `${top} = ${c}(${bottom})`,
        `${top} = ${c}x${signed(c * b)}`,
        `${c}x = ${top - c * b}`,
        `x = ${r}`,
      ],
      slips: {
        [1 + condition.length]: [
          `${top} = ${c}x${signed(b)}`,
          ...((r + b) ** 2 === 1 ? [] : [`${top}(${bottom}) = ${c}`]),
        ],
        [4 + condition.length]: [`x = ${nearby(random, r)}`],
      },
    };
  }
  // (x + a)/(x + b) = c
  const a = c * (r + b) - r;
  const false0 = a === b;
  return {
    lines: [
      `(x${signed(a)})/(${bottom}) = ${c}`,
      ...condition,
      `x${signed(a)} = ${c}(${bottom})`,
      `x${signed(a)} = ${c}x${signed(c * b)}`,
      `${a - c * b} = ${c - 1 === 1 ? '' : c - 1}x`.replace('-1x', '-x'),
      `x = ${r}`,
    ],
    slips: {
      [1 + condition.length]: [`x${signed(a)} = ${c}x${signed(b)}`],
      [4 + condition.length]: [`x = ${nearby(random, r)}`, ...(false0 ? [] : ['no solution'])],
    },
  };
}

/** A denominator whose zero comes out as a solution and is left out again. */
function placeless(random: Random): Lesson {
  const r = random.integer(-5, 5);
  const s = r + random.pick([-4, -3, -2, 2, 3]);
  // x²/(x − s) − ((r + s)x)/(x − s) = −rs/(x − s), whose numerator vanishes at r and s.
  const bottom = s === 0 ? 'x' : `(x${signed(-s)})`;
  const [first, second] = random.pick([
    [`(x^2${signed(r * s)})/${bottom} = (${times(r + s)}x)/${bottom}`, `x^2${signed(r * s)} = ${times(r + s)}x`],
    [`x^2/${bottom} = (${r + s}x${signed(-r * s)})/${bottom}`, `x^2 = ${r + s}x${signed(-r * s)}`],
  ]);
  if (r + s === 0 || r * s === 0) return placeless(random);
  return {
    lines: [
      first,
      ...(random.chance(0.4) ? [`x != ${s}`] : []),
      second,
      `x^2${signed(-(r + s))}x${signed(r * s)} = 0`,
      `x = ${r} or x = ${s}`,
      `x = ${r}`,
    ],
    slips: { 1: [second.replace('x^2', '2x^2')] },
  };
}

const turned = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const;

/** Linear and quadratic inequalities, and absolute values. */
function inequalities(random: Random): Lesson {
  const sign = random.pick(['<', '<=', '>', '>='] as const);
  const isStrict = sign.length === 1;
  const kind = random.integer(0, 2);
  const [r, s] = [random.integer(-6, 2), random.integer(3, 8)];
  const inside = isStrict ? `${r} < x < ${s}` : `${r} <= x <= ${s}`;
  const outside = isStrict ? `x < ${r} or x > ${s}` : `x <= ${r} or x >= ${s}`;
  const isInside = sign.startsWith('<');
  if (kind === 0) {
    const [a, b] = [random.integer(2, 6), random.nonZero(-9, 9)];
    const c = a + random.integer(1, 4);
    const d = (a - c) * r + b;
    return {
      lines: [
        `${a}x${signed(b)} ${sign} ${c}x${signed(d)}`,
        `${times(a - c)}x${signed(b)} ${sign} ${d}`,
        `${times(a - c)}x ${sign} ${d - b}`,
        random.pick([`x ${turned[sign]} ${r}`, `${r} ${sign} x`]),
      ],
      slips: {
        1: [`${times(a - c)}x${signed(b)} ${turned[sign]} ${d}`],
        2: [`${times(a - c)}x ${sign} ${d + b}`],
        3: [`x ${sign} ${r}`, `x ${turned[sign]} ${r + 1}`, `x = ${r}`],
      },
    };
  }
  if (kind === 1) {
    return {
      lines: [
        `x^2${signed(-r - s)}x${signed(r * s)} ${sign} 0`,
        `${factor('x', r)}${factor('x', s)} ${sign} 0`,
        isInside ? inside : outside,
      ],
      slips: {
        2: [isInside ? outside : inside],
      },
      implied: { 1: [`${factor('x', r)}${factor('x', s + 1)} ${sign} 0`], 2: [`x ${sign} ${r}`, `x ${sign} ${s + 1}`] },
    };
  }
  const middle = (r + s) / 2;
  if (!Number.isInteger(middle)) return inequalities(random);
  return {
    lines: [
      `abs(x${signed(-middle)}) ${sign} ${s - middle}`,
      isInside
        ? `-${s - middle} ${sign} x${signed(-middle)} ${sign} ${s - middle}`
        : `x${signed(-middle)} ${sign} ${s - middle} or x${signed(-middle)} ${turned[sign]} -${s - middle}`,
      isInside ? inside : outside,
    ],
    slips: { 2: [isInside ? outside : inside] },
    implied: { 1: [`x${signed(-middle)} ${sign} ${s - middle + 1}`] },
  };
}

/** Lessons about equations and inequalities in one letter. */
export const equationLessons = lessonFamilies({
  'linear equations': linear,
  contradictions,
  'quadratic equations': quadratic,
  fractions,
  'values without place': placeless,
  inequalities,
});
