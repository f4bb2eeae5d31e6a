import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';
import { shuffled } from '../solutions/solutions.ts';

/** A function of a quantity that is a sum of hinges: constant + slope · t + Σ rise · max(0, t − at). All numbers are exact. */
interface Hinges {
  readonly constant: number;
  readonly slope: number;
  readonly hinges: readonly { readonly at: number; readonly rise: number }[];
}

const near = (value: number): string => `(${value})`;

function drawHinges(random: Random): Hinges {
  const scale = random.pick([1, 10, 1000, 123_457, 98_765_432, 4e9]);
  const places = new Set<number>();
  const count = random.integer(1, 4);
  while (places.size < count) places.add(random.integer(-9, 9) * scale + random.integer(-3, 3));
  return {
    constant: random.integer(-20, 20),
    slope: random.integer(-4, 4),
    hinges: [...places].map((at) => ({ at, rise: 2 * random.nonZero(-3, 3) })),
  };
}

const valueAt = ({ constant, slope, hinges }: Hinges, t: number): number =>
  hinges.reduce((sum, { at, rise }) => sum + rise * Math.max(0, t - at), constant + slope * t);

/** The hinges in one of five spellings each, or all by absolute values. */
function written(random: Random, { constant, slope, hinges }: Hinges, t: string): string {
  if (random.chance(0.3)) {
    const inner = hinges.reduce((sum, { rise }) => sum + rise / 2, slope);
    const start = hinges.reduce((sum, { at, rise }) => sum - (rise / 2) * at, constant);
    const parts = hinges.map(({ at, rise }) => `${near(rise / 2)}*abs(${near(at)} - ${t})`);
    return shuffled(random, [near(start), `${near(inner)}*${t}`, ...parts]).join(' + ');
  }
  const parts = hinges.map(({ at, rise }) => {
    const u = `(${t} - ${near(at)})`;
    return random.pick([
      `${near(rise)}*max(0, ${u})`,
      `${near(rise)}*(${u} - min(0, ${u}))`,
      `${near(rise)}*max(${t}, ${near(at)}) - ${near(rise)}*${near(at)}`,
      `${near(rise)}*${u}*(1 + sign${u})/2`,
      `${near(rise / 2)}*(sqrt(${u}^2) + ${u})`,
    ]);
  });
  return shuffled(random, [near(constant), `${near(slope)}*${t}`, ...parts]).join(' + ');
}

/** The function with a hinge moved a little, turned round, left out, or added far away. */
function changed(random: Random, function_: Hinges): Hinges {
  const { hinges } = function_;
  const index = random.integer(0, hinges.length - 1);
  const others = hinges.filter((_, k) => k !== index);
  const { at, rise } = hinges[index] ?? { at: 0, rise: 2 };
  const far = 3 * Math.max(...hinges.map((hinge) => Math.abs(hinge.at))) + 5;
  return random.pick<Hinges>([
    { ...function_, hinges: [...others, { at: at + random.pick([-2, -1, 1, 2]), rise }] },
    { ...function_, hinges: [...others, { at, rise: -rise }] },
    { ...function_, hinges: others },
    { ...function_, hinges: [...hinges, { at: far, rise: 2 }] },
  ]);
}

/** The same function in two spellings, and one with a hinge that is not the same, at 1 as at 4 · 10¹⁰. */
function hingesOfOneQuantity(random: Random): TruthCase {
  const own = drawHinges(random);
  const t = random.pick(['x', '(x + y)', '(2x - y)', '(x - a)', '(x y)', 't', 'ln(x)', '(1/x)']);
  const other = changed(random, own);
  const places = [...own.hinges, ...other.hinges].flatMap(({ at }) => [at - 1, at, at + 1, 4 * at + 7]);
  const differ = places.some((place) => place !== 0 && valueAt(own, place) !== valueAt(other, place));
  const isRight = !differ || random.chance();
  return comparison(written(random, own, t), written(random, isRight ? own : other, t), isRight);
}

/** 1 inside a box in two letters, ½ on its sides and 0 outside, by products of signs and by a least value. */
function boxes(random: Random): TruthCase {
  const [a, c] = [random.integer(-50, 50), random.integer(-50, 50)];
  const [width, height] = [random.integer(2, 40), random.integer(2, 40)];
  const step = (u: string): string =>
    random.pick([`(1 + sign(${u}))/2`, `(sign(${u}) + 1)*1/2`, `0.5*(1 + sign(${u}))`]);
  const product = [`x - ${near(a)}`, `${a + width} - x`, `y - ${near(c)}`, `${c + height} - y`].map(step).join('*');
  const moved = [0, 0, 0, 0];
  const isRight = random.chance();
  if (!isRight) moved[random.integer(0, 3)] = random.pick([1, -1, 2]);
  const [left = 0, below = 0, right = 0, above = 0] = moved;
  const inX = `(1 + min(sign(x - ${near(a + left)}), sign(${a + width + right} - x)))/2`;
  const inY = `(1 + sign(min(y - ${near(c + below)}, ${c + height + above} - y)))/2`;
  return comparison(product, `${inX}*${inY}`, isRight);
}

/** Steps of a sum of multiples of letters: laws that hold for every number, and such that do not. */
function stepsOfSums(random: Random): TruthCase {
  const [p, q, n, z] = [random.integer(1, 9), random.nonZero(-9, 9), random.integer(2, 7), random.integer(-9, 9)];
  const u = random.pick([
    `(${p}x + (${q})y + (${z}))`,
    `(x/${p} - y/${Math.abs(q)})`,
    `(${p}x + 7/3)`,
    `(${p}pi x - y)`,
  ]);
  const shifted = (below: number): string =>
    Array.from({ length: n }, (_, k) => `floor(${u} + ${k}/${below})`).join(' + ');
  const [a, b, isRight] = random.pick<readonly [string, string, boolean]>([
    [shifted(n), `floor(${n}*${u})`, true],
    [shifted(n + 1), `floor(${n}*${u})`, false],
    [`ceil(${u} + ${near(z)})`, `-floor(-${u}) + ${near(z)}`, true],
    [`ceil(${u} + ${near(z)})`, `floor(${u}) + ${near(z + 1)}`, false],
    [`floor(${u} - floor(${u}))`, '0', true],
    [`ceil(${u} - floor(${u}))`, '1', false],
    [`floor(${u})^2 + ceil(${u})^2 - 2floor(${u})*ceil(${u})`, `ceil(${u}) - floor(${u})`, true],
    [`floor(${u})*floor(-${u})`, `-floor(${u})^2 - floor(${u})`, false],
    [`floor(max(${u}, ${z}))`, `max(floor(${u}), ${z})`, true],
    [`floor(min(${u}, ${z}.5))`, `min(floor(${u}), ${z}.5)`, false],
    [`floor(abs(${u}))`, `abs(floor(${u}))`, false],
  ]);
  return comparison(a, b, isRight);
}

/** Even roots of even powers, in quotients and in products that are 0. */
function evenRoots(random: Random): TruthCase {
  const [a, k] = [random.integer(-999, 999), random.integer(2, 5)];
  const u = random.pick([`(x - ${near(a)})`, '(x + y)', `(x - ${near(a)}*y)`, `(3 - x/${k})`]);
  const v = random.pick([`(z - ${near(k)})`, '(z + 2t)']);
  const n = random.pick([2, 4, 6, 8]);
  const root = (radicand: string): string => random.pick([`root(${n})(${radicand})`, `(${radicand})^(1/${n})`]);
  const [x, y] = [root(`${u}^${n}`), root(`${v}^${n}`)];
  const [left, right, isRight] = random.pick<readonly [string, string, boolean]>([
    [`${x}/${u}`, `sign(${u})`, true],
    [`${x}/${u}`, '1', false],
    [root(`${u}^${n}/${v}^${n}`), `abs(${u})/abs(${v})`, true],
    [root(`${u}^${n}/${v}^${n}`), `abs(${u})/${v}`, false],
    [root(`${u}^${3 * n}`), `${u}^2*abs(${u})`, true],
    [root(`${u}^${3 * n}`), `${u}^3`, false],
    [`${u}/${x} + ${y}/${v}`, `sign(${u}) + sign(${v})`, true],
    [`${u}/${x} + ${y}/${v}`, `2sign(${u}*${v})`, false],
    [`(${x} + ${u})*(${x} - ${u})`, '0', true],
    [`(${x} + ${u})*(${y} - ${v})`, '0', false],
  ]);
  return comparison(left, right, isRight);
}

export const pieceFamilies: readonly TruthFamily[] = [
  { name: 'mixed: hinges of one quantity', draw: hingesOfOneQuantity },
  { name: 'mixed: boxes by signs', draw: boxes },
  { name: 'mixed: steps of sums', draw: stepsOfSums },
  { name: 'mixed: even roots of even powers', draw: evenRoots },
];
