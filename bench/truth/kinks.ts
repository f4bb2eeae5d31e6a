import { comparison, type Random, type TruthFamily } from './family.ts';

/** |e|, √(e²) and max(e, 0) against e and −e, where e changes its sign somewhere: never equal. */
function hiddenKink(random: Random) {
  const a = random.nonZero(-5, 5);
  const c = random.nonZero(-9, 9);
  const inner = random.pick([
    `${a}x + ${c}`,
    `x - y + ${c}`,
    `x/y - ${c}`,
    `x^2 - y^2 + ${c}`,
    `x^2 - y + ${c}`,
    `x y - ${c}`,
    `${a}x + y + ${c}`,
    `x + y + ${c}`,
  ]);
  const bent = random.pick([`abs(${inner})`, `sqrt((${inner})^2)`, `max(${inner}, 0)`]);
  const straight = random.pick([inner, `-(${inner})`]);
  if (random.chance()) return comparison(bent, straight, false);
  const same = bent.startsWith('max') ? `(${inner} + abs(${inner}))/2` : `abs(-(${inner}))`;
  return comparison(bent, same, true);
}

export const kinkFamilies: readonly TruthFamily[] = [{ name: 'kinks of linear and quadratic terms', draw: hiddenKink }];
