import { type Random, type TruthCase, type TruthFamily, comparison } from '../family.ts';
import { shuffled } from './solutions.ts';

/** A number by its size and its angle in turns of 2π/parts, with how the size and the angle of its roots are written. */
interface Radicand {
  readonly text: string;
  /** The size of the roots of this degree. */
  readonly radius: (degree: number) => string;
  /** The angle of the number, as it is written. */
  readonly angle: string;
}

/** A number whose angle is known: 8, −5, 3i, −2i, 4 + 4i; or a + bi with an arc tangent. */
function radicand(random: Random): Radicand {
  const size = random.pick([1, 2, 3, 5, 8, 16, 27, 32, 64, 81]);
  const ofSize = (text: string, angle: string): Radicand => ({
    text,
    angle,
    radius: (degree) => (size === 1 ? '1' : `root(${degree})(${size})`),
  });
  switch (random.integer(0, 5)) {
    case 0:
    case 1:
      return ofSize(String(size), '0');
    case 2:
      return ofSize(String(-size), 'pi');
    case 3:
      return random.chance() ? ofSize(`${size}i`, 'pi/2') : ofSize(`-${size}i`, '(-pi/2)');
    case 4: {
      const [re, im, angle] = random.pick([
        [1, 1, 'pi/4'],
        [-1, 1, '3pi/4'],
        [-1, -1, '(-3pi/4)'],
        [1, -1, '(-pi/4)'],
      ] as const);
      const text = `${size * re} + (${size * im})i`;
      return { text, angle, radius: (degree) => `root(${2 * degree})(${2 * size * size})` };
    }
    default: {
      const [re, im] = [random.nonZero(-6, 6), random.nonZero(-6, 6)];
      const angle = re > 0 ? `arctan(${im}/${re})` : `(pi + arctan(${im}/(${re})))`;
      return { text: `${re} + (${im})i`, angle, radius: (degree) => `root(${2 * degree})(${re * re + im * im})` };
    }
  }
}

/** A complex number in polar form, as a power of e or by cosine and sine. */
function polar(random: Random, radius: string, angle: string): string {
  return random.chance() ? `${radius} e^(i (${angle}))` : `${radius} (cos(${angle}) + i sin(${angle}))`;
}

/** zⁿ = c beside its n solutions, listed or as a family; wrong by a size, an angle, one that is missing, or a period. */
function roots(random: Random): TruthCase {
  const degree = random.integer(2, 8);
  const shift = random.chance(0.2) ? random.nonZero(-3, 3) : 0;
  const { text, radius, angle } = radicand(random);
  const equation = shift === 0 ? `z^${degree} = ${text}` : `(z - (${shift}))^${degree} = ${text}`;
  const isRight = random.chance();
  const fault = isRight ? 'none' : random.pick(['size', 'angle', 'missing', 'period'] as const);
  const size = fault === 'size' ? `${random.pick(['2', '3/2', '1.001'])}*${radius(degree)}` : radius(degree);
  const solution = (k: string, steps: number): string => {
    const root = polar(random, size, `${angle}/${degree} + 2pi ${k}/${steps}`);
    return shift === 0 ? root : `${shift} + ${root}`;
  };
  const steps = fault === 'period' ? degree + 1 : degree;
  const options = { field: 'complex' } as const;
  if (random.chance(0.4) && fault !== 'angle') {
    const most = fault === 'missing' ? degree - 2 : degree - 1;
    const bounds = random.pick([` and 0 <= k <= ${most}`, ` and k in {${[...Array(most + 1).keys()].join(', ')}}`]);
    const isBounded = fault === 'missing' || random.chance();
    return comparison(equation, `z = ${solution('k', steps)}${isBounded ? bounds : ''}`, isRight, options);
  }
  const numbers = Array.from({ length: degree }, (_, k) => solution(String(k), steps));
  if (fault === 'missing') numbers.splice(random.integer(0, degree - 1), 1);
  // Half a step away from every solution.
  if (fault === 'angle') numbers[random.integer(0, degree - 1)] = solution('(1/2)', degree);
  const listed = shuffled(random, numbers);
  const shown = random.chance() ? listed.map((each) => `z = ${each}`).join(' or ') : `z in {${listed.join(', ')}}`;
  return comparison(equation, shown, isRight, options);
}

type Gaussian = readonly [re: number, im: number];

const written = ([re, im]: Gaussian): string => `${re} + (${im})i`;
const times = ([a, b]: Gaussian, [c, d]: Gaussian): Gaussian => [a * c - b * d, a * d + b * c];

/** A polynomial with whole complex zeros, multiplied out, beside them. */
function polynomials(random: Random): TruthCase {
  const zeros = Array.from({ length: random.integer(2, 4) }, (): Gaussian => [
    random.integer(-4, 4),
    random.integer(-4, 4),
  ]);
  let coefficients: Gaussian[] = [[1, 0]];
  for (const zero of zeros) {
    const lower = coefficients.map((each) => times(each, [-zero[0], -zero[1]]));
    coefficients = [...coefficients, [0, 0] as const].map((each, k): Gaussian => {
      const [re, im] = k > 0 ? (lower[k - 1] ?? [0, 0]) : [0, 0];
      return [each[0] + re, each[1] + im];
    });
  }
  const isRight = random.chance();
  const place = random.integer(0, zeros.length - 1);
  const shown = zeros.map((zero, k): Gaussian => (isRight || k !== place ? zero : [zero[0], zero[1] + 1]));
  const equation = coefficients.map((each, k) => `(${written(each)}) z^${coefficients.length - 1 - k}`).join(' + ');
  const solutions = shuffled(random, shown).map((each) => `z = ${written(each)}`);
  return comparison(`${equation} = 0`, solutions.join(' or '), isRight, { field: 'complex' });
}

export const complexFamilies: readonly TruthFamily[] = [
  { name: 'solutions: complex roots', draw: roots },
  { name: 'solutions: complex zeros of polynomials', draw: polynomials },
];
