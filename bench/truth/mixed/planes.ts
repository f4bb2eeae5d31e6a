import { comparison, type Random, type TruthCase, type TruthFamily } from '../family.ts';
import { added } from '../solutions/pieces-of-line.ts';

type Test = (x: number, y: number) => boolean;
type Statement = readonly [text: string, test: Test];

/** Statements about x and y. A grid of quarters has all of their borders, so that it shows which of them differ. */
const groups: readonly ((a: number, b: number, c: number) => readonly Statement[])[] = [
  (a, b) => [
    [`(x${added(-a)})(y${added(-b)}) > 0`, (x, y) => (x - a) * (y - b) > 0],
    [`(x > ${a} and y > ${b}) or (x < ${a} and y < ${b})`, (x, y) => (x - a) * (y - b) > 0],
    [`sign(x${added(-a)}) sign(y${added(-b)}) = 1`, (x, y) => (x - a) * (y - b) > 0],
    [`not ((x${added(-a)})(y${added(-b)}) <= 0)`, (x, y) => (x - a) * (y - b) > 0],
    [`x > ${a} and y > ${b}`, (x, y) => x > a && y > b],
    [`x > ${a} or y > ${b}`, (x, y) => x > a || y > b],
  ],
  (a, b) => [
    [`(x${added(-a)})^2 > (y${added(-b)})^2`, (x, y) => (x - a) ** 2 > (y - b) ** 2],
    [`abs(x${added(-a)}) > abs(y${added(-b)})`, (x, y) => Math.abs(x - a) > Math.abs(y - b)],
    [`x${added(-a)} > y${added(-b)}`, (x, y) => x - a > y - b],
    [`abs(x${added(-a)}) >= abs(y${added(-b)})`, (x, y) => Math.abs(x - a) >= Math.abs(y - b)],
  ],
  (_a, _b, c) => [
    [`max(x, y) < ${c}`, (x, y) => Math.max(x, y) < c],
    [`x < ${c} and y < ${c}`, (x, y) => x < c && y < c],
    [`not (x >= ${c} or y >= ${c})`, (x, y) => x < c && y < c],
    [`min(x, y) < ${c}`, (x, y) => Math.min(x, y) < c],
    [`not (x >= ${c} and y >= ${c})`, (x, y) => x < c || y < c],
  ],
  (_a, _b, c) => [
    [`max(x, y) = ${c}`, (x, y) => Math.max(x, y) === c],
    [`(x = ${c} and y <= ${c}) or (y = ${c} and x <= ${c})`, (x, y) => Math.max(x, y) === c],
    [`x <= ${c} and y <= ${c} and (x = ${c} or y = ${c})`, (x, y) => Math.max(x, y) === c],
    [`(x = ${c} and y < ${c}) or (y = ${c} and x < ${c})`, (x, y) => Math.max(x, y) === c && x !== y],
    [`x = ${c} or y = ${c}`, (x, y) => x === c || y === c],
    [`min(x, y) = ${c}`, (x, y) => Math.min(x, y) === c],
    [`(x = ${c} and y >= ${c}) or (y = ${c} and x >= ${c})`, (x, y) => Math.min(x, y) === c],
  ],
  (a, b, c) => [
    [`((x${added(-a)})^2 + (y${added(-b)})^2)(x${added(-a - c)}) = 0`, (x, y) => (x === a && y === b) || x === a + c],
    [`x = ${a + c} or (x = ${a} and y = ${b})`, (x, y) => (x === a && y === b) || x === a + c],
    [`x = ${a + c}`, (x) => x === a + c],
    [`x = ${a} and y = ${b}`, (x, y) => x === a && y === b],
    [`max(abs(x${added(-a)}), abs(y${added(-b)})) = 0`, (x, y) => x === a && y === b],
  ],
  (a) => [
    [`y = abs(x${added(-a)})`, (x, y) => y === Math.abs(x - a)],
    [`y >= 0 and (y = x${added(-a)} or y = -(x${added(-a)}))`, (x, y) => y === Math.abs(x - a)],
    [`y^2 = (x${added(-a)})^2 and y >= 0`, (x, y) => y === Math.abs(x - a)],
    [`y^2 = (x${added(-a)})^2`, (x, y) => y * y === (x - a) ** 2],
  ],
  (a) => [
    [`y = sqrt(x${added(-a)})`, (x, y) => y >= 0 && y * y === x - a],
    [`x = y^2${added(a)} and y >= 0`, (x, y) => y >= 0 && y * y === x - a],
    [`x = y^2${added(a)}`, (x, y) => y * y === x - a],
    [`y = sqrt(x${added(-a)}) or y = -sqrt(x${added(-a)})`, (x, y) => y * y === x - a],
  ],
  () => [
    ['x > y', (x, y) => x > y],
    ['e^x > e^y', (x, y) => x > y],
    ['arctan(x) > arctan(y)', (x, y) => x > y],
    ['x^3 > y^3', (x, y) => x > y],
    ['max(x, y) = x', (x, y) => x >= y],
    ['min(x, y) = y', (x, y) => x >= y],
    ['abs(x - y) = x - y', (x, y) => x >= y],
    ['x^2 > y^2', (x, y) => x * x > y * y],
  ],
];

const grid = Array.from({ length: 57 }, (_, k) => (k - 28) / 4);

function ofPlane(random: Random): TruthCase {
  const [a, b, c] = [random.integer(-3, 3), random.integer(-3, 3), random.integer(1, 4)];
  const group = random.pick(groups)(a, b, c);
  const [first, test] = random.pick(group);
  const [second, other] = random.pick(group.filter(([text]) => text !== first));
  const isRight = grid.every((x) => grid.every((y) => test(x, y) === other(x, y)));
  return comparison(first, second, isRight);
}

type Point = readonly [x: number, y: number];

const written = (points: readonly Point[]): string => points.map(String).toSorted().join(';');

/** Systems of equations of mixed kinds and their points. */
function ofSystems(random: Random): TruthCase {
  const a = random.nonZero(-6, 6);
  const b = random.pick([-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6].filter((each) => Math.abs(each) !== Math.abs(a)));
  const [p, q] = [Math.abs(a), Math.abs(b)];
  const cases: readonly (readonly [text: string, points: readonly Point[]])[] = [
    [
      `x + y = ${a + b} and x y = ${a * b}`,
      [
        [a, b],
        [b, a],
      ],
    ],
    [
      `x^2 + y^2 = ${a * a + b * b} and x y = ${a * b}`,
      [
        [a, b],
        [b, a],
        [-a, -b],
        [-b, -a],
      ],
    ],
    [
      `1/x + 1/y = (${a + b})/(${a * b}) and x + y = ${a + b}`,
      [
        [a, b],
        [b, a],
      ],
    ],
    [
      `abs(x) = ${p} and y = x${added(b)}`,
      [
        [p, p + b],
        [-p, b - p],
      ],
    ],
    [`2^x = ${2 ** p} and 2^(x + y) = ${2 ** (p + q)}`, [[p, q]]],
    [`sqrt(x) = ${p} and x + y = ${p * p + b}`, [[p * p, b]]],
    [`x/${p} = y/${q} and x + y = ${p + q}`, [[p, q]]],
    [`ln(x) = 0 and x y = ${b}`, [[1, b]]],
    [`abs(x) = ${p} and x y = ${a * b} and y > 0`, [[(a * b > 0 ? 1 : -1) * p, q]]],
  ];
  const [text, truth] = random.pick(cases);
  const isRight = random.chance();
  const points = isRight ? truth : otherPoints(random, truth);
  const shown = random.chance()
    ? points.map(([x, y]) => `(x = ${x} and y = ${y})`).join(' or ')
    : `(x, y) in {${points.map(([x, y]) => `(${x}, ${y})`).join(', ')}}`;
  return comparison(text, shown, isRight);
}

function otherPoints(random: Random, points: readonly Point[]): readonly Point[] {
  for (;;) {
    const at = random.integer(0, points.length - 1);
    const changed = random.pick<readonly Point[]>([
      points.length > 1 ? points.filter((_, k) => k !== at) : points,
      points.map(([x, y], k): Point => (k === at ? [y, x] : [x, y])),
      points.map(([x, y], k): Point => (k === at ? [x + 1, y] : [x, y])),
      [...points, [random.integer(-9, 9), random.integer(-9, 9)]],
    ]);
    const other = [...new Map(changed.map((point) => [String(point), point])).values()];
    if (written(other) !== written(points)) return other;
  }
}

export const planeFamilies: readonly TruthFamily[] = [
  { name: 'mixed: statements in the plane', draw: ofPlane },
  { name: 'mixed: systems of several kinds', draw: ofSystems },
];
