import { checkTypedWorking } from '../../../math/src/working/index.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';

/** Working in lines: accepted when every line is kept; a lost solution counts as refused, an implied one as kept. */
export function derivation(lines: readonly string[], isRight: boolean): TruthCase {
  return {
    text: lines.join('  /  '),
    isRight,
    judge: () => {
      const verdicts = checkTypedWorking(lines, { syntax: 'plain' });
      if (verdicts.some(({ verdict, solutions }) => verdict === 'wrong' || solutions === 'lost')) return 'refused';
      return verdicts.some(({ verdict }) => verdict === 'unknown' || verdict === 'unreadable') ? 'unknown' : 'accepted';
    },
  };
}

const signed = (value: number): string => (value < 0 ? ` - ${-value}` : ` + ${value}`);

/** The lines with one number put in place of another in one of them: a slip that changes what the line says. */
function withSlip(random: Random, lines: readonly string[], changed: readonly string[]): TruthCase {
  const isRight = random.chance();
  if (isRight) return derivation(lines, true);
  const at = random.integer(1, lines.length - 1);
  return derivation(
    lines.map((line, index) => (index === at ? (changed[index] ?? line) : line)),
    false,
  );
}

/** ax + b = cx + d with the solution r, collected and divided. */
function linear(random: Random): TruthCase {
  const r = random.integer(-9, 9);
  const a = random.nonZero(2, 9);
  const c = random.pick([-3, -2, -1, 1].filter((value) => value !== a));
  const b = random.nonZero(-12, 12);
  const d = (a - c) * r + b;
  const off = random.pick([-2, -1, 1, 2]);
  const note = random.chance(0.3) ? random.pick([' | :2', ' |-3', ' | +x']) : '';
  const lines = [`${a}x${signed(b)} = ${c}x${signed(d)}${note}`, `${a - c}x = ${d - b}`, `x = ${r}`];
  return withSlip(random, lines, ['', `${a - c}x = ${d - b + off}`, `x = ${r + off}`]);
}

/** (x − r)(x − s) = 0, multiplied out, factored and solved; cases in one line or in lines of their own. */
function quadratic(random: Random): TruthCase {
  const r = random.nonZero(-7, 7);
  const s = random.pick([-8, -6, -4, -3, -2, -1, 1, 2, 3, 5, 8].filter((value) => value !== r));
  const letter = random.pick(['x', 't', 'z']);
  const factor = (root: number): string => `(${letter}${signed(-root)})`;
  const start = `${letter}^2${signed(-(r + s))}${letter}${signed(r * s)} = 0`;
  const ends = random.pick([
    [`${letter}=${r} or ${letter}=${s}`],
    [`${letter}_1=${r}, ${letter}_2=${s}`],
    [`${letter}=${r}`, `${letter}=${s}`],
    [`L={${r}; ${s}}`.replace(';', ',')],
  ]);
  const lines = [start, `${factor(r)}${factor(s)} = 0`, ...ends];
  if (random.chance()) return derivation(lines, true);
  const wrong = random.pick([
    [start, `${factor(r)}${factor(s + 1)} = 0`],
    [start, `${letter}=${r}`],
    [start, `${letter}=${r} or ${letter}=${s + 1}`],
    [start, `${letter}=${r} or ${letter}=${s} or ${letter}=${r + s + 20}`],
  ]);
  return derivation(wrong, false);
}

/** A linear system, its equations in one line or in two; one letter eliminated, then both found. */
function system(random: Random): TruthCase {
  const [x, y] = [random.integer(-6, 6), random.integer(-6, 6)];
  const a = random.integer(2, 5);
  const b = random.integer(1, 4);
  const first = `${a}x + y = ${a * x + y}`;
  const second = `${b}x - y = ${b * x - y}`;
  const start = random.chance() ? [first, second] : [`${first} and ${second}`];
  const sum = `${a + b}x = ${(a + b) * x}`;
  const rest = [sum, `x = ${x}`, ...(random.chance() ? [`${a * x} + y = ${a * x + y}`] : []), `y = ${y}`];
  const off = random.pick([-3, -1, 1, 2]);
  const wrongRest = [`${a + b}x = ${(a + b) * x + off}`, `x = ${x + off}`, `y = ${y + off}`];
  if (random.chance()) return derivation([...start, ...rest], true);
  const at = random.integer(0, 2);
  return derivation(
    [...start, ...[sum, `x = ${x}`, `y = ${y}`].map((line, k) => (k === at ? (wrongRest[k] ?? '') : line))],
    false,
  );
}

/** f(x) = axⁿ + bx, its derivatives, values of them and where the derivative is 0. */
function definition(random: Random): TruthCase {
  const a = random.nonZero(-4, 4);
  const b = random.nonZero(-9, 9);
  const n = random.integer(2, 4);
  const at = random.integer(-3, 3);
  const value = a * at ** n + b * at;
  const slope = a * n * at ** (n - 1) + b;
  const lines = [
    `f(x) = ${a}x^${n}${signed(b)}x`,
    `f'(x) = ${a * n}x^${n - 1}${signed(b)}`,
    `f(${at}) = ${value}`,
    `f'(${at}) = ${slope}`,
    `f''(x) = ${a * n * (n - 1)}x^${n - 2}`,
  ];
  const off = random.pick([-5, -1, 1, 4]);
  return withSlip(random, lines, [
    '',
    `f'(x) = ${a * n}x^${n}${signed(b)}`,
    `f(${at}) = ${value + off}`,
    `f'(${at}) = ${slope + off}`,
    `f''(x) = ${a * n * (n - 1)}x^${n - 2}${signed(off)}`,
  ]);
}

/** A quadratic in x² or eˣ with a new letter for it. */
function substitution(random: Random): TruthCase {
  const [r, s] = random.pick([
    [1, 4],
    [4, 9],
    [1, 9],
    [4, 16],
    [9, 25],
  ] as const);
  const letter = random.pick(['u', 'z', 't']);
  const isSquare = random.chance();
  const [inner, outer] = isSquare ? ['x^2', 'x^4'] : ['e^x', 'e^(2x)'];
  const [p, q] = [Math.sqrt(r), Math.sqrt(s)];
  const solutions = isSquare ? `x=${p} or x=-${p} or x=${q} or x=-${q}` : `x=ln(${r}) or x=ln(${s})`;
  const off = random.pick([-1, 1, 3]);
  const lines = [
    `${outer} - ${r + s}${inner} + ${r * s} = 0`,
    random.pick([`${letter} = ${inner}`, `let ${letter} = ${inner}`, `${letter} := ${inner}`]),
    `${letter}^2 - ${r + s}${letter} + ${r * s} = 0`,
    `${letter}=${r} or ${letter}=${s}`,
    `${inner}=${r} or ${inner}=${s}`,
    solutions,
  ];
  if (random.chance()) return derivation(lines, true);
  const wrong: Record<number, string> = {
    2: `${letter}^2 - ${r + s + off}${letter} + ${r * s} = 0`,
    3: `${letter}=${r} or ${letter}=${s + 1}`,
    4: `${inner}=${r} or ${inner}=${s + 2}`,
    5: isSquare ? `x=${p} or x=${q}` : `x=${r} or x=${s}`,
  };
  const at = random.integer(2, 5);
  return derivation(
    lines.map((line, index) => (index === at ? (wrong[index] ?? line) : line)),
    false,
  );
}

/** a(b + c) worked out in a chain or in lines that carry on with an equals sign. */
function calculation(random: Random): TruthCase {
  const [a, b, c] = [random.integer(2, 9), random.integer(2, 9), random.integer(2, 9)];
  const off = random.pick([-2, -1, 1, 3]);
  const lead = random.pick(['', '= ', '=']);
  const lines = [`${a}(${b}+${c})`, `${lead}${a}*${b + c}`, `${lead}${a * (b + c)}`];
  return withSlip(random, lines, ['', `${lead}${a}*${b + c + off}`, `${lead}${a * (b + c) + off}`]);
}

/** An equation, and a line about something else: never follows. The same with a line that does. */
function unrelated(random: Random): TruthCase {
  const r = random.integer(2, 9);
  const a = random.integer(2, 6);
  const b = random.integer(1, 9);
  const start = `${a}x + ${b} = ${a * r + b}`;
  const other = random.pick(['k', 'y', 'X', 'a']);
  const line = random.pick([`${other} = ${random.integer(10, 30)}`, `${other} = ${r}`, `${other} + 1 = ${r}`]);
  if (random.chance()) return derivation([start, `${a}x = ${a * r}`, `x = ${r}`], true);
  return derivation([start, line, `x = ${r}`], false);
}

/** √(x + c) = x − d, squared and tested; or left with the false solution. */
function roots(random: Random): TruthCase {
  const r = random.integer(2, 8);
  const d = random.integer(0, r - 2);
  const c = (r - d) ** 2 - r;
  const other = 2 * d + 1 - r;
  const inner = `x${signed(c)}`;
  const square = d === 0 ? 'x^2' : `(x - ${d})^2`;
  const start = `sqrt(${inner}) = ${d === 0 ? 'x' : `x - ${d}`}`;
  const lines = [start, `${inner} = ${square}`, `x=${r} or x=${other}`, `x=${r}`];
  if (random.chance() && other !== r) return derivation(lines, true);
  return derivation([start, `${inner} = ${square}`, `x=${r + 1} or x=${other}`], false);
}

/** A formula solved for a letter under a root, and periodic solutions. */
function formulas(random: Random): TruthCase {
  const n = random.integer(2, 9);
  const [right, wrong] = random.pick([
    [
      [`A = ${n}r^2`, `r = sqrt(A/${n})`],
      [`A = ${n}r^2`, `r = sqrt(A)/${n}`],
    ],
    [
      [`s = ${n}v t`, `t = s/(${n}v)`],
      [`s = ${n}v t`, `t = ${n}v/s`],
    ],
    [
      [`y = ${n}x + b`, `x = (y - b)/${n}`],
      [`y = ${n}x + b`, `x = y/${n} - b`],
    ],
    [
      [`sin(x) = 1/2`, 'x = pi/6 + 2pi k or x = 5pi/6 + 2pi k'],
      ['sin(x) = 1/2', 'x = pi/6'],
    ],
    [
      [`cos(x) = 1`, 'x = 2pi k'],
      ['cos(x) = 1', 'x = 0'],
    ],
    [
      [`x^2 = -${n}`, 'no solution'],
      [`x^2 = ${n}`, 'no solution'],
    ],
    [
      [`x^2 = ${n * n}`, `x = ${n} or x = -${n}`],
      [`x^2 = ${n * n}`, `x = ${n}`],
    ],
  ] as const);
  const isRight = random.chance();
  return derivation(isRight ? right : wrong, isRight);
}

const families = { linear, quadratic, system, definition, substitution, calculation, unrelated, roots, formulas };

export const workingFamilies: readonly TruthFamily[] = Object.entries(families).map(([name, draw]) => ({
  name: `working: ${name}`,
  draw,
  count: 1000,
}));
