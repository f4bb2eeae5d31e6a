import type { Part } from '../../math/src/exercises/document/document.ts';
import { markResponse } from '../../math/src/marking/mark-response.ts';
import { buildExercise, variantAt } from '../../math/src/testing/build-document.ts';
import { constants, formula, number } from '../../math/src/testing/build-verdict.ts';
import type { Random, TruthCase, TruthFamily } from './family.ts';

/** A first answer in its spellings, and a number worked out from it. */
interface Source {
  readonly write: (values: readonly number[]) => readonly string[];
  readonly formula: string;
  readonly of: (values: readonly number[]) => number;
  readonly part: Part;
}

const at = (values: readonly number[], index: number): number => values[index] ?? 0;

const sources: Readonly<Record<string, Source>> = {
  set: {
    write: (values) => [`{${values.join(', ')}}`, values.map((value) => `x = ${value}`).join(' or ')],
    formula: '10 max(u) - min(u)',
    of: (values) => 10 * Math.max(...values) - Math.min(...values),
    part: formula(8, 'u', { name: 'p0' }),
  },
  vector: {
    write: ([a, b, c]) => [`(${a}, ${b}, ${c})`, `[${a}; ${b}; ${c}]`],
    formula: '2 entry(u, 1) + 5 entry(u, 2) - entry(u, 3)',
    of: (values) => 2 * at(values, 0) + 5 * at(values, 1) - at(values, 2),
    part: formula(9, 'u', { name: 'p0' }),
  },
  matrix: {
    write: ([a, b, c]) => [`[[${a}, ${b}], [${c}, 1]]`, `{{${a}, ${b}}, {${c}, 1}}`],
    formula: 'det(u)',
    of: (values) => at(values, 0) - at(values, 1) * at(values, 2),
    part: formula(9, 'u', { name: 'p0' }),
  },
};

/** The second answer follows from the learner's own first one, from the right one, from neither, or from a blank. */
function collection(random: Random): TruthCase {
  const kind = random.pick(['set', 'vector', 'matrix']);
  const source = sources[kind];
  if (!source) throw new RangeError(kind);
  const key = [random.integer(2, 9), random.integer(11, 15), random.integer(21, 25)];
  const own = key.map((value, index) => (index === 1 ? value + random.integer(1, 4) : value));
  const [right, followed] = [source.of(key), source.of(own)];
  if (right === followed) return collection(random);
  const draw = random.integer(0, 3);
  const [first, second, isRight] = [
    [random.pick(source.write(own)), followed, true] as const,
    [random.pick(source.write(own)), right, true] as const,
    [random.pick(source.write(own)), followed + random.pick([-7, 1001, 13]), false] as const,
    ['', followed, false] as const,
  ][draw] ?? ['', followed, false];
  if (!isRight && second === right) return collection(random);
  const [shown = ''] = source.write(key);
  return {
    text: `u = ${shown}, s = ${source.formula}  <-  ${first}, ${second}`,
    isRight,
    judge: () => {
      const exercise = buildExercise({
        list: constants({ u: shown, s: source.formula }),
        question: 'Work out.',
        parts: [source.part, number('s', { name: 'p1', followFrom: { part: 'p0', variable: 'u' } })],
      });
      const answers = [first, String(second)].map((value, index) => ({ part: `p${index}`, value }));
      const last = markResponse(exercise, variantAt(exercise, 0), answers).parts.at(-1);
      return last?.outcome === 'right' || last?.reason.startsWith('follow-through') ? 'accepted' : 'refused';
    },
  };
}

/** A rounded first answer with a unit: what follows from the learner's rounding, however it is written. */
function measure(random: Random): TruthCase {
  const [a, k] = [random.integer(101, 989), random.integer(2, 9)];
  const own = (a + random.pick([-30, 20, 40])) / 100;
  const written = random.pick([`${own} m`, `${(own * 100).toFixed(0)} cm`]);
  const isRight = random.chance();
  const second = (own * k + (isRight ? 0 : random.pick([0.5, -0.7, 3]))).toFixed(2);
  if (Number(second) === Number(((a / 100) * k).toFixed(2)) && !isRight) return measure(random);
  return {
    text: `u = ${a / 100} m, s = ${k}u  <-  ${written}, ${second} m`,
    isRight,
    judge: () => {
      const exercise = buildExercise({
        list: constants({ u: String(a / 100), s: `${k} u` }),
        question: 'Measure.',
        parts: [
          number('u', { name: 'p0', unit: 'm' }),
          number('s', { name: 'p1', unit: 'm', followFrom: { part: 'p0', variable: 'u' } }),
        ],
      });
      const answers = [written, `${second} m`].map((value, index) => ({ part: `p${index}`, value }));
      const last = markResponse(exercise, variantAt(exercise, 0), answers).parts.at(-1);
      return last?.outcome === 'right' || last?.reason.startsWith('follow-through') ? 'accepted' : 'refused';
    },
  };
}

export const followingCollections: readonly TruthFamily[] = [
  { name: 'following: sets, vectors, matrices', draw: collection, count: 1000 },
  { name: 'following: measures', draw: measure, count: 1000 },
];
