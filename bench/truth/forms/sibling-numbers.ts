import type { Random } from '../family.ts';
import { type Member, right, wrong } from './member.ts';
import { shuffled } from './shapes.ts';

export function decimal(random: Random): Member {
  const [whole, part] = [random.integer(0, 12345), random.integer(0, 99999)];
  const numeral = `${random.pick(['', '-'])}${random.pick([`${whole}.${part}`, `.${part}`, `${whole}`, `${whole}.${part}00`])}`;
  if (random.chance()) return right(random.pick([numeral, numeral, `x = ${numeral}`, `{${numeral}, 1.5}`]));
  const k = random.integer(2, 99);
  return wrong(
    random.pick([
      `${numeral}+${k}`,
      `${k}*0.${k}`,
      `0.${k}^2`,
      `${k}/${k + 1}`,
      `\\frac{${numeral}}{${k}}`,
      `${k}.${k}\\cdot 10^{3}`,
      `\\sqrt{0.${k}}`,
      `\\pi`,
      `3\\frac{1}{2}`,
      `0.${k}x`,
    ]),
  );
}

export function scientific(random: Random): Member {
  const lead = random.integer(1, 9);
  const rest = random.pick(['', `.${random.integer(0, 9999)}`, '.0', `.${random.integer(0, 9)}50`]);
  const power = `10^{${random.integer(-15, 15)}}`;
  const dot = random.pick(['\\cdot', '\\times', '*']);
  const minus = random.pick(['', '-']);
  if (random.chance()) return right(`${minus}${lead}${rest}${dot} ${power}`);
  return wrong(
    random.pick([
      `${minus}${lead}${random.integer(0, 9)}${rest}${dot} ${power}`,
      `${minus}0.${lead}${dot} ${power}`,
      `${lead}${rest}${dot} 2^{${random.integer(2, 15)}}`,
      `${lead}${rest}${dot} 10^{${lead}.5}`,
      `${lead}${rest}${dot} 10^{${lead}+1}`,
      `${lead}${rest}${dot} ${power}${dot} 10`,
      `${lead}${rest}+${power}`,
      `\\frac{${lead}}{2}${dot} ${power}`,
      `${minus}${lead}000`,
      `(${lead}+0.5)${dot} ${power}`,
      `${lead}${rest}${dot} 100^{2}`,
    ]),
  );
}

const squareFree = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15] as const;

export function surd(random: Random): Member {
  const [p, q] = shuffled(random, squareFree) as [number, number];
  const [k, m] = [random.integer(2, 9), random.integer(1, 9)];
  const root = (n: number): string => `\\sqrt{${n}}`;
  if (random.chance()) {
    return right(
      random.pick([
        `${k}${root(p)}`,
        `-${root(p)}`,
        `${m}+${root(p)}`,
        `${root(p)}-${k}${root(q)}`,
        `\\frac{${root(p)}}{${k}}`,
        `\\frac{${k * m + 1}${root(p)}}{${k}}`,
        `\\frac{1-${root(p)}}{${k}}`,
        `${m}+${k}${root(p)}-${m}${root(q)}`,
        `\\sqrt[3]{${p}}`,
        `${k}(${m}+${root(p)})`,
      ]),
    );
  }
  return wrong(
    random.pick([
      root(k * k * p),
      `${m}+${root(4 * p)}`,
      `\\frac{${m}}{${root(p)}}`,
      `${k}${root(p)}+${m}${root(p)}`,
      `${root(p)}${root(q)}`,
      `(${m}+${root(p)})^{2}`,
      `\\frac{${2 * m}${root(p)}}{2}`,
      `${root(k * k)}+${root(p)}`,
      `${root(p)}^{2}`,
      `\\frac{1}{${m}+${root(p)}}`,
      `\\frac{${k}+${k}${root(p)}}{${k}}`,
      `\\sqrt[3]{${8 * p}}`,
    ]),
  );
}
