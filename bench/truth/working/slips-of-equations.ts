import type { Random } from '../family.ts';
import { signed, type Slip, slipFamilies } from './slip.ts';

/** ax + b = c: moved without a sign, divided one side, subtracted the coefficient, turned the division. */
function linear(random: Random): Slip {
  const [a, r] = [random.integer(3, 9), random.integer(2, 9)];
  const b = random.nonZero(-19, 19);
  const c = a * r + b;
  const lines = [`${a}x${signed(b)} = ${c}`, `${a}x = ${a * r}`, `x = ${r}`];
  const made = [
    { at: 1, wrong: `${a}x = ${c + b}`, named: ['term-moved-without-sign'] },
    { at: 1, wrong: `x = ${c + b}/${a}`, named: ['term-moved-without-sign'] },
    { at: 1, wrong: `${a}x = ${c}`, named: ['term-removed-from-one-side'] },
    { at: 1, wrong: `x${signed(b)} = ${c - a}`, named: ['coefficient-subtracted'] },
    { at: 2, wrong: `x = ${a * r - a}`, named: ['coefficient-subtracted'] },
    { at: 2, wrong: `x = ${a}/${a * r}`, named: ['divided-the-wrong-way'] },
    { at: 2, wrong: `x = ${a * a * r}`, named: ['divided-the-wrong-way', 'multiplied-instead-of-dividing'] },
    { at: 1, wrong: `${a + b}x = ${c}`, named: ['unlike-terms-joined'] },
    { at: 2, wrong: `x = ${a * r}`, named: ['term-removed-from-one-side'] },
    { at: 1, wrong: `${a}x = ${a * r + 71}`, named: [] },
  ];
  return { lines, ...random.pick(made) };
}

/** The unknown on both sides. */
function bothSides(random: Random): Slip {
  const [a, c] = [random.integer(5, 9), random.integer(2, 4)];
  const r = random.integer(3, 8);
  const b = random.pick([-9, -7, -5, 3, 4, 8].filter((value) => value !== (c - a) * r));
  const d = (a - c) * r + b;
  const lines = [`${a}x${signed(b)} = ${c}x${signed(d)}`, `${a - c}x = ${d - b}`, `x = ${r}`];
  const made = [
    { at: 1, wrong: `${a + c}x = ${d - b}`, named: ['term-moved-without-sign'] },
    { at: 1, wrong: `${a - c}x = ${d + b}`, named: ['term-moved-without-sign'] },
    { at: 1, wrong: `${a}x = ${c}x${signed(d + b)}`, named: ['term-moved-without-sign'] },
    { at: 2, wrong: `x = ${(a - c) * r - (a - c)}`, named: ['coefficient-subtracted'] },
  ];
  return { lines, ...random.pick(made) };
}

/** a(x + b) = c. */
function brackets(random: Random): Slip {
  const [a, r] = [random.integer(3, 9), random.integer(11, 19)];
  const b = random.nonZero(-9, 9);
  const c = a * (r + b);
  const lines = [`${a}(x${signed(b)}) = ${c}`, `${a}x${signed(a * b)} = ${c}`, `${a}x = ${a * r}`, `x = ${r}`];
  const made = [
    { at: 1, wrong: `${a}x${signed(b)} = ${c}`, named: ['factor-first-term-only'] },
    { at: 1, wrong: `x${signed(b)} = ${c - a}`, named: ['coefficient-subtracted'] },
    { at: 1, wrong: `x${signed(b)} = ${c}`, named: ['term-removed-from-one-side'] },
    { at: 2, wrong: `${a}x = ${c + a * b}`, named: ['term-moved-without-sign'] },
  ];
  return { lines, ...random.pick(made) };
}

/** (x + a)/b = c and x/b + a = c. */
function fractions(random: Random): Slip {
  const [a, b, c] = [random.integer(2, 9), random.integer(3, 9), random.integer(3, 9)];
  const isSum = random.chance();
  const lines = isSum
    ? [`(x + ${a})/${b} = ${c}`, `x + ${a} = ${b * c}`, `x = ${b * c - a}`]
    : [`x/${b} + ${a} = ${c}`, `x/${b} = ${c - a}`, `x = ${b * (c - a)}`];
  const made = isSum
    ? [
        { at: 1, wrong: `x + ${a} = ${b + c}`, named: ['division-not-undone'] },
        { at: 1, wrong: `x + ${a} = ${c}`, named: ['term-removed-from-one-side'] },
        { at: 1, wrong: `x = ${b * c} + ${a}`, named: [] },
        { at: 1, wrong: `x/${b} + ${a} = ${c}`, named: ['only-one-term-divided'] },
        { at: 2, wrong: `x = ${b * c + a}`, named: ['term-moved-without-sign'] },
      ]
    : [
        { at: 1, wrong: `x + ${a} = ${b * c}`, named: ['not-every-term-multiplied'] },
        { at: 1, wrong: `x = ${b * c - a}`, named: ['not-every-term-multiplied'] },
        { at: 1, wrong: `x/${b} = ${c + a}`, named: ['term-moved-without-sign'] },
        { at: 1, wrong: `(x + ${a})/${b} = ${c}`, named: ['whole-added-to-numerator'] },
      ];
  return { lines, ...random.pick(made) };
}

/** a/x = b and 1/x = 1/a + 1/b. */
function reciprocals(random: Random): Slip {
  const [a, b] = [random.integer(2, 5), random.integer(6, 11)];
  const isSum = random.chance();
  const lines = isSum
    ? [`1/x = 1/${a} + 1/${b}`, `1/x = ${a + b}/${a * b}`, `x = ${a * b}/${a + b}`]
    : [`${a}/x = ${b}`, `${a} = ${b}x`, `x = ${a}/${b}`];
  const made = isSum
    ? [
        { at: 1, wrong: `x = ${a} + ${b}`, named: [] },
        { at: 1, wrong: `1/x = 2/${a + b}`, named: ['denominators-added'] },
        { at: 2, wrong: `x = ${a + b}/${a * b}`, named: ['quotient-turned'] },
      ]
    : [
        {
          at: 1,
          wrong: `x = ${b}/${a}`,
          named: ['divided-the-wrong-way', 'multiplied-instead-of-dividing', 'quotient-turned'],
        },
        { at: 1, wrong: `x = ${a * b}`, named: ['divided-the-wrong-way'] },
        { at: 1, wrong: `x = ${b} - ${a}`, named: ['coefficient-subtracted', 'subtracted-instead-of-dividing'] },
      ];
  return { lines, ...random.pick(made) };
}

/** (x − r)(x − s) = 0. */
function quadratics(random: Random): Slip {
  const [r, s] = [random.integer(2, 5), random.integer(6, 9)];
  const [p, q] = [r + s, r * s];
  const start = `x^2 - ${p}x + ${q} = 0`;
  const lines = [start, `(x - ${r})(x - ${s}) = 0`, `x = ${r} or x = ${s}`];
  const signs = ['factor-signs-turned', 'roots-with-opposite-sign'];
  const made = [
    { at: 1, wrong: `(x + ${r})(x + ${s}) = 0`, named: signs },
    { at: 1, wrong: `x = -${r} or x = -${s}`, named: ['roots-with-opposite-sign'] },
    { at: 2, wrong: `x = -${r} or x = -${s}`, named: ['roots-with-opposite-sign'] },
    { at: 1, wrong: `x = (-${p} +- sqrt(${p * p - 4 * q}))/2`, named: ['roots-with-opposite-sign'] },
    { at: 1, wrong: `x = (${p} +- sqrt(${p * p + 4 * q}))/2`, named: ['quadratic-sign-of-c'] },
    { at: 1, wrong: `x = ${p} +- sqrt(${p * p - 4 * q})/2`, named: ['quadratic-divided-by-a'] },
    { at: 1, wrong: `x = ${r}`, named: [], mayBeImplied: true },
    { at: 1, wrong: `x = -${r} or x = ${s}`, named: ['solution-with-opposite-sign'] },
  ];
  return { lines, ...random.pick(made) };
}

/** x(x + a) = b, (x + a)² = b², x² = ax. */
function squares(random: Random): Slip {
  const [a, b] = [random.integer(3, 5), random.integer(6, 9)];
  const opposite = ['square-of-sum', 'square-of-difference'];
  return random.pick<Slip>([
    {
      lines: [`(x + ${a})^2 = ${b * b}`, `x + ${a} = +-${b}`, `x = ${b - a} or x = -${b + a}`],
      ...random.pick<Omit<Slip, 'lines'>>([
        { at: 1, wrong: `x + ${a} = ${b}`, named: [], mayBeImplied: true },
        { at: 1, wrong: `x^2 + ${a * a} = ${b * b}`, named: opposite },
        { at: 1, wrong: `x + ${a} = ${b * b}`, named: ['term-removed-from-one-side', 'bracket-forgotten'] },
        { at: 1, wrong: `2x + ${2 * a} = ${b * b}`, named: ['power-as-product'] },
      ]),
    },
    {
      lines: [`x(x - ${a}) = ${b * (b - a)}`, `x^2 - ${a}x - ${b * (b - a)} = 0`, `x = ${b} or x = -${b - a}`],
      at: 1,
      wrong: `x = ${b * (b - a)} or x - ${a} = ${b * (b - a)}`,
      named: ['product-not-zero'],
    },
    {
      lines: [`x^2 = ${a}x`, `x(x - ${a}) = 0`, `x = 0 or x = ${a}`],
      at: 1,
      wrong: `x = ${a}`,
      named: [],
      mayBeImplied: true,
      notSaid: /square root/,
    },
    {
      lines: [`x^2 + ${b * b} = ${b * b + a * a}`, `x^2 = ${a * a}`, `x = ${a} or x = -${a}`],
      ...random.pick<Omit<Slip, 'lines'>>([
        { at: 1, wrong: `x + ${b} = ${b + a}`, named: ['root-of-sum'], notSaid: /divide/, mayBeImplied: true },
        { at: 2, wrong: `x = ${a * a}`, named: ['term-removed-from-one-side', 'root-forgotten'] },
        { at: 2, wrong: `x = ${a * a}/2`, named: ['root-as-half', 'power-as-product'] },
        { at: 1, wrong: `x^2 = ${2 * b * b + a * a}`, named: ['term-moved-without-sign'] },
      ]),
    },
  ]);
}

/** Linear inequalities; the sign turns where both sides are divided by a negative number, and nowhere else. */
function inequalities(random: Random): Slip {
  const [a, r, b] = [random.integer(2, 9), random.integer(2, 9), random.nonZero(-9, 9)];
  const [less, more] = random.pick([
    ['<', '>'],
    ['<=', '>='],
    ['>', '<'],
    ['>=', '<='],
  ] as const);
  const isNegative = random.chance();
  const [k, c] = isNegative ? [-a, -a * r + b] : [a, a * r + b];
  const [right, wrong] = isNegative ? [more, less] : [less, more];
  const lines = [`${k}x${signed(b)} ${less} ${c}`, `${k}x ${less} ${c - b}`, `x ${right} ${r}`];
  const turned = isNegative ? ['inequality-not-turned'] : [];
  const made = [
    { at: 2, wrong: `x ${wrong} ${r}`, named: turned, ...(isNegative ? {} : { notSaid: /negative/ }) },
    { at: 1, wrong: `x ${wrong} ${r}`, named: turned, ...(isNegative ? {} : { notSaid: /negative/ }) },
    { at: 1, wrong: `${k}x ${less} ${c + b}`, named: ['term-moved-without-sign'] },
    { at: 1, wrong: `${k}x ${more} ${c - b}`, named: [], notSaid: /negative/ },
    { at: 2, wrong: `x ${right} ${r + 40}.5`, named: [], notSaid: /negative/ },
  ];
  return { lines, ...random.pick(made) };
}

/** x² < r² and (x − r)(x − s) > 0. */
function regions(random: Random): Slip {
  const [r, s] = [random.integer(2, 5), random.integer(6, 9)];
  return random.pick<Slip>([
    {
      lines: [`x^2 < ${r * r}`, `-${r} < x < ${r}`],
      at: 1,
      wrong: random.pick([`x < ${r}`, `x < ${r} or x < -${r}`]),
      named: [],
      notSaid: /negative|sign is not known/,
      mayBeImplied: true,
    },
    {
      lines: [`(x - ${r})(x - ${s}) > 0`, `x < ${r} or x > ${s}`],
      ...random.pick<Omit<Slip, 'lines'>>([
        { at: 1, wrong: `x > ${s}`, named: [], notSaid: /sign is not known/, mayBeImplied: true },
        { at: 1, wrong: `x > ${r} or x > ${s}`, named: [], mayBeImplied: true },
        { at: 1, wrong: `${r} < x < ${s}`, named: [], notSaid: /negative/ },
        { at: 1, wrong: `x < -${s} or x > -${r}`, named: ['roots-with-opposite-sign'] },
      ]),
    },
    {
      lines: [`x^2 - ${r + s}x + ${r * s} < 0`, `(x - ${r})(x - ${s}) < 0`, `${r} < x < ${s}`],
      ...random.pick<Omit<Slip, 'lines'>>([
        { at: 1, wrong: `-${s} < x < -${r}`, named: ['roots-with-opposite-sign'] },
        { at: 2, wrong: `x < ${r} and x < ${s}`, named: [] },
        { at: 2, wrong: `x < ${r} or x > ${s}`, named: [], notSaid: /negative/ },
      ]),
    },
  ]);
}

/** Two equations in x and y. */
function systems(random: Random): Slip {
  const [x, y, a] = [random.integer(2, 5), random.integer(6, 9), random.integer(2, 5)];
  const added = {
    lines: [`${a}x + y = ${a * x + y} and x - y = ${x - y}`, `${a + 1}x = ${(a + 1) * x}`, `x = ${x}`],
  };
  const inserted = {
    lines: [`y = ${a}x + ${y} and x + y = ${(a + 1) * x + y}`, `x + ${a}x + ${y} = ${(a + 1) * x + y}`, `x = ${x}`],
  };
  return random.pick<Slip>([
    { ...added, at: 1, wrong: `${a - 1}x = ${(a + 1) * x}`, named: [] },
    { ...added, at: 1, wrong: `${a + 1}x = ${a * x + y - x + y}`, named: [] },
    { ...added, at: 1, wrong: `y = ${a * x + y} + ${a}x`, named: ['term-moved-without-sign'] },
    { ...inserted, at: 1, wrong: `x - ${a}x + ${y} = ${(a + 1) * x + y}`, named: [] },
    { ...inserted, at: 1, wrong: `${a}x + ${y} = ${(a + 1) * x + y}`, named: [] },
    { ...inserted, at: 2, wrong: `${a + 1}x = ${(a + 1) * x + 2 * y}`, named: ['term-moved-without-sign'] },
  ]);
}

export const slipsOfEquations = slipFamilies({
  linear,
  'both sides': bothSides,
  brackets,
  fractions,
  reciprocals,
  quadratics,
  squares,
  inequalities,
  regions,
  systems,
});
