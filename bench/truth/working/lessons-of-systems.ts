import type { Random } from '../family.ts';
import { type Lesson, lessonFamilies } from './lesson.ts';
import { signed, times } from './slip.ts';

/** Two equations solved by adding, inserting or equating, in one line or in lines of their own. */
function systems(random: Random): Lesson {
  const [x, y] = [random.integer(-6, 6), random.integer(-6, 6)];
  const [a, b] = [random.integer(2, 5), random.integer(1, 4)];
  const off = random.pick([-3, -2, 2, 3]);
  const joined = (first: string, second: string): string[] =>
    random.pick([[`${first} and ${second}`], [first, second], [`I: ${first}`, `II: ${second}`]]);
  const last = random.pick([[`y = ${y}`], [`y = ${y}`, `x = ${x} and y = ${y}`], [`y = ${y}`, `L = {(${x}, ${y})}`]]);
  const way = random.integer(0, 2);
  if (way === 0) {
    const start = joined(`${a}x + y = ${a * x + y}`, `${times(b)}x - y = ${b * x - y}`);
    const n = start.length;
    return {
      lines: [
        ...start,
        `${random.chance(0.3) ? 'I + II: ' : ''}${a + b}x = ${(a + b) * x}`,
        `x = ${x}`,
        ...(random.chance() ? [`${a * x} + y = ${a * x + y}`] : []),
        ...last,
      ],
      slips: {
        [n]: [`${a + b}x = ${(a + b) * x + off}`, `${a - b === 0 ? 9 : a - b}x = ${(a + b) * x + 7}`],
        [n + 1]: [`x = ${x + off}`, `x = ${x} and y = ${y + off}`],
      },
    };
  }
  if (way === 1) {
    // y = ax + c, put into the other.
    const c = y - a * x;
    const start = joined(`y = ${a}x${signed(c)}`, `${times(b)}x + y = ${b * x + y}`);
    const n = start.length;
    return {
      lines: [
        ...start,
        `${times(b)}x + (${a}x${signed(c)}) = ${b * x + y}`,
        `${a + b}x${signed(c)} = ${b * x + y}`,
        `${a + b}x = ${b * x + y - c}`,
        `x = ${x}`,
        ...last,
      ],
      slips: {
        [n]: [`${times(b)}x + ${a}x${signed(c + off)} = ${b * x + y}`],
        [n + 1]: [`${a + b}x${signed(c)} = ${b * x + y + off}`],
        [n + 3]: [`x = ${x + off}`],
        [n + 4]: [`y = ${y + off}`],
      },
    };
  }
  const [c, d] = [y - a * x, y + b * x];
  const start = joined(`y = ${a}x${signed(c)}`, `y = -${b === 1 ? '' : b}x${signed(d)}`);
  const n = start.length;
  return {
    lines: [
      ...start,
      `${a}x${signed(c)} = -${b === 1 ? '' : b}x${signed(d)}`,
      `${a + b}x = ${d - c}`,
      `x = ${x}`,
      `y = ${a}*${x < 0 ? `(${x})` : x}${signed(c)}`,
      ...last.map((line) => line),
    ],
    slips: {
      [n]: [`${a}x${signed(c)} = -${b === 1 ? '' : b}x${signed(d + off)}`],
      [n + 1]: [`${a + b}x = ${d - c + off}`],
      [n + 2]: [`x = ${x + off}`],
      [n + 3]: [`y = ${y + off}`],
    },
  };
}

/** Systems without a solution. */
function impossibleSystems(random: Random): Lesson {
  const [a, b, c] = [random.integer(1, 5), random.integer(1, 5), random.integer(1, 9)];
  const k = random.integer(2, 4);
  const off = random.integer(1, 5);
  const first = `${times(a)}x + ${times(b)}y = ${c}`;
  const second = `${k * a}x + ${k * b}y = ${k * c + off}`;
  const doubled = `${k * a}x + ${k * b}y = ${k * c}`;
  return {
    lines: [
      `${first} and ${second}`,
      ...(random.chance() ? [`${doubled} and ${second}`] : []),
      random.pick([`0 = ${off}`, `${k * c} = ${k * c + off}`]),
      random.pick(['no solution', 'L = {}']),
    ],
    slips: { 1: [`x = ${a} and y = ${b}`, `x = ${c}`, '0 = 0'] },
  };
}

/** Lessons about systems of linear equations. */
export const systemLessons = lessonFamilies({ systems, 'systems without a solution': impossibleSystems });
