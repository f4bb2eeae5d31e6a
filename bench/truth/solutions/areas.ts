import { type Random, type TruthFamily, comparison } from '../family.ts';
import { shuffled } from './solutions.ts';

/** A number for each place, as it is written and as it is worked out. */
interface Height {
  readonly text: string;
  readonly at: (x: number, y: number) => number;
}

/** A condition that may be made of others. */
interface Area {
  readonly text: string;
  readonly holds: (x: number, y: number) => boolean;
}

function line(random: Random): Height {
  const [a, b, c] = [random.nonZero(-4, 4), random.nonZero(-4, 4), random.integer(-9, 9)];
  return { text: `(${a}*x + (${b})*y + (${c}))`, at: (x, y) => a * x + b * y + c };
}

/** Sums of absolute values with numbers before them, the greatest and the least of lines, and curves of other kinds. */
function height(random: Random): Height {
  const [u, v] = [line(random), line(random)];
  const [m, n] = [random.nonZero(-3, 3), random.nonZero(-3, 3)];
  return random.pick<Height>([
    {
      text: `${m}*abs${u.text} + (${n})*abs${v.text}`,
      at: (x, y) => m * Math.abs(u.at(x, y)) + n * Math.abs(v.at(x, y)),
    },
    { text: `max(${u.text}, ${v.text})`, at: (x, y) => Math.max(u.at(x, y), v.at(x, y)) },
    { text: `min(${u.text}, abs${v.text})`, at: (x, y) => Math.min(u.at(x, y), Math.abs(v.at(x, y))) },
    {
      text: `abs(abs${u.text} - ${Math.abs(m)}) + ${v.text}`,
      at: (x, y) => Math.abs(Math.abs(u.at(x, y)) - Math.abs(m)) + v.at(x, y),
    },
    { text: `${u.text}*${v.text}`, at: (x, y) => u.at(x, y) * v.at(x, y) },
    { text: `${Math.abs(m)}x^2 + ${Math.abs(n)}y^2`, at: (x, y) => Math.abs(m) * x * x + Math.abs(n) * y * y },
    { text: `${Math.abs(m)}x^2 - ${Math.abs(n)}y^2 + x`, at: (x, y) => Math.abs(m) * x * x - Math.abs(n) * y * y + x },
    { text: `y - e^(x/${Math.abs(m) + 1})`, at: (x, y) => y - Math.exp(x / (Math.abs(m) + 1)) },
    { text: `y - ${m}*sin(x)`, at: (x, y) => y - m * Math.sin(x) },
    { text: `abs(x*y) - ${Math.abs(n)}x`, at: (x, y) => Math.abs(x * y) - Math.abs(n) * x },
    u,
  ]);
}

interface Bound extends Area {
  readonly of: Height;
  readonly limit: number;
  readonly sign: string;
}

function bound(of: Height, sign: string, limit: number): Bound {
  const holds = sign.startsWith('<')
    ? (x: number, y: number): boolean => of.at(x, y) < limit
    : (x: number, y: number): boolean => of.at(x, y) > limit;
  return { text: `(${of.text} ${sign} ${limit})`, holds, of, limit, sign };
}

function joined(operator: 'and' | 'or', areas: readonly Area[]): Area {
  const holds: Area['holds'] = (x, y) =>
    operator === 'and' ? areas.every((area) => area.holds(x, y)) : areas.some((area) => area.holds(x, y));
  return { text: `(${areas.map(({ text }) => text).join(` ${operator} `)})`, holds };
}

const opposite = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as Readonly<Record<string, string>>;

/** The same bound in other words. */
function reworded(random: Random, { of, sign, limit, holds }: Bound): Area {
  const turned = sign.startsWith('<') ? sign.replace('<', '>') : sign.replace('>', '<');
  const text = random.pick([
    `(${limit} ${turned} ${of.text})`,
    `(-(${of.text}) ${turned} ${-limit})`,
    `(2*(${of.text}) - ${limit} ${sign} ${limit})`,
    `(not (${of.text} ${opposite[sign]} ${limit}))`,
  ]);
  return { text, holds };
}

/** Whether two areas differ at some of many places, each letter of a size of its own. */
function differ(random: Random, a: Area, b: Area): boolean {
  let count = 0;
  const sizes = [0.5, 2, 8, 30, 120];
  for (let k = 0; k < 20_000 && count < 3; k++) {
    const [x, y] = [0, 0].map(() => (random.pick(sizes) * random.integer(-10_000, 10_000)) / 10_000) as [
      number,
      number,
    ];
    if (a.holds(x, y) !== b.holds(x, y)) count += 1;
  }
  return count >= 3;
}

/** Two bounds and a third that is joined the other way, beside the same reworded or with one of them changed. */
function drawAreas(random: Random) {
  for (;;) {
    const [inner, outer] = random.pick([
      ['and', 'or'],
      ['or', 'and'],
      ['and', 'and'],
    ] as const);
    const bounds = [0, 1, 2].map(() =>
      bound(height(random), random.pick(['<', '<=', '>', '>=']), random.integer(-12, 20)),
    );
    const whole = (parts: readonly Area[]): Area => {
      const [first, ...others] = parts;
      const rest = joined(inner, shuffled(random, others));
      return first ? joined(outer, shuffled(random, [first, rest])) : rest;
    };
    const stated = whole(bounds);
    const changed = random.integer(0, 2);
    if (random.chance()) {
      return comparison(stated.text, whole(bounds.map((each) => reworded(random, each))).text, true);
    }
    const other = whole(
      bounds.map((each, k) => {
        if (k !== changed) return each;
        return random.chance()
          ? bound(each.of, each.sign, each.limit + random.integer(1, 2))
          : bound(height(random), each.sign, each.limit);
      }),
    );
    if (differ(random, stated, other)) return comparison(stated.text, other.text, false);
  }
}

export const areaFamilies: readonly TruthFamily[] = [{ name: 'solutions: areas', draw: drawAreas, open: 0.08 }];
