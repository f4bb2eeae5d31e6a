import { type Random, type TruthFamily, comparison } from '../family.ts';

/*
 * Numbers so far apart that the usual digits see one of them alone, such as 1 + e^(−600) and 1. What is right follows
 * from laws of exponentials; a wrong text leaves the small number out or has another one.
 */

/** A text, other ways to write its number, and texts of other numbers. */
interface Numbers {
  readonly text: string;
  readonly same: readonly string[];
  readonly others: readonly string[];
}

function summand(random: Random): Numbers {
  const [n, k] = [random.integer(20, 600), random.integer(2, 18)];
  const base = random.pick(['3', '0', 'x', 'sqrt(2)', 'x^2 + 1', 'pi/4', '-7']);
  return {
    text: `${base} + e^(-${n})`,
    same: [`${base} + 1/e^${n}`, `${base} + e^(-${k})*e^(-${n - k})`, `e^(-${n}) + ${base}`],
    others: [base, `${base} + e^(-${n + 1})`, `${base} - e^(-${n})`, `${base} + 2*e^(-${n})`],
  };
}

function hyperbolic(random: Random): Numbers {
  const n = random.integer(20, 600);
  return {
    text: `tanh(${n})`,
    same: [`sinh(${n})/cosh(${n})`, `(e^${2 * n} - 1)/(e^${2 * n} + 1)`, `1/coth(${n})`],
    others: ['1', `tanh(${n + 1})`, `coth(${n})`, `1 - e^(-${n})`],
  };
}

function large(random: Random): Numbers {
  const [n, k] = [random.integer(20, 600), random.integer(1, 900)];
  return {
    text: `e^${n} + ${k}`,
    same: [`e^${n}*(1 + ${k}*e^(-${n}))`, `${k} + 1/e^(-${n})`],
    others: [`e^${n}`, `e^${n} + ${k + 1}`, `e^${n} - ${k}`],
  };
}

function close(random: Random): Numbers {
  const n = random.integer(20, 400);
  return random.pick([
    {
      text: `ln(1 + e^(-${n}))`,
      same: [`ln(e^${n} + 1) - ${n}`],
      others: ['0', `e^(-${n})`, `ln(1 - e^(-${n}))`],
    },
    {
      text: `sin(e^(-${n}))`,
      same: [`cos(pi/2 - e^(-${n}))`, `-sin(-e^(-${n}))`],
      others: ['0', `e^(-${n})`, `tan(e^(-${n}))`],
    },
  ]);
}

export const farApartFamilies: readonly TruthFamily[] = [
  {
    name: 'scales: numbers far apart',
    draw: (random) => {
      const { text, same, others } = random.pick([summand, hyperbolic, large, close])(random);
      const isRight = random.chance();
      const other = random.pick(isRight ? same : others);
      return random.chance() ? comparison(text, other, isRight) : comparison(other, text, isRight);
    },
  },
];
