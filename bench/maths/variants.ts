import { checkHealth, compileExercise, drawVariant, type ExerciseDocument } from '../../math/src/exercises/index.ts';
import { readStarterCatalogue } from '../../server/src/features/exercises/work/starter-exercises.ts';
import { quantile } from '../measure.ts';

const warmUpDraws = 2_000;
const runCount = 50;
const drawsInRun = 20;
const healthSeeds = 1_000;

type Variables = ExerciseDocument['variables']['list'];

const drawn: Variables = ['a', 'b', 'c', 'd', 'k'].map((name) => ({
  name,
  generator: 'random-integer',
  min: 2,
  max: 9,
}));

const calculated = (name: string, value: string, simplify: 'full' | 'minimal' | 'none' = 'full') =>
  ({ name, generator: 'expression', value, simplify }) as const;

/** Five variables are drawn, five are calculated from them. */
function tenVariables(list: Variables, question: string, answer: string): ExerciseDocument {
  return {
    format: 'lemma-exercise/1',
    title: 'Ten variables',
    language: 'en',
    topic: 'algebra/quadratics',
    tags: [],
    level: 'Level 2',
    variables: { direction: 'ltr', list: [...drawn, ...list] },
    question: `${question} [[answer]]`,
    parts: [{ name: 'answer', answerType: 6, accept: [{ value: answer }] }],
    hints: [],
    solution: question,
    tests: [],
  };
}

const ofNumbers = tenVariables(
  [
    calculated('p', 'a b + c'),
    calculated('q', 'a/b'),
    calculated('r', 'c^2 - d k'),
    calculated('s', 'p - q'),
    calculated('t', 'r + k'),
  ],
  'Solve $p x + q = {{r}}$ with $p = {{p}}$ and $q = {{q}}$; here $s = {{s}}$.',
  '(r - q)/p + t',
);

const ofExpressions = tenVariables(
  [
    calculated('p', 'a b + c'),
    calculated('q', 'a/b'),
    calculated('r', '(x + c)(x - d)', 'none'),
    calculated('s', 'c^2 - d k'),
    calculated('t', 'k x + p', 'minimal'),
  ],
  'With ${{p}}$, ${{q}}$ and ${{s}}$: multiply out ${{r}}({{t}})$.',
  'r t',
);

function compiled(document: ExerciseDocument) {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'));
  return exercise;
}

/** Milliseconds of one variant: the middle of many short runs, since other programs run on the machine too. */
function drawTime(document: ExerciseDocument): number {
  const exercise = compiled(document);
  for (let seed = 0; seed < warmUpDraws; seed++) drawVariant(exercise, seed);
  const runs = Array.from({ length: runCount }, (_, run) => {
    const began = performance.now();
    for (let k = 0; k < drawsInRun; k++) drawVariant(exercise, run * drawsInRun + k);
    return (performance.now() - began) / drawsInRun;
  });
  return quantile(
    runs.sort((a, b) => a - b),
    0.5,
  );
}

/** Milliseconds of the thread's processor time: too long to run between other programs. */
function healthTime(document: ExerciseDocument): number {
  const exercise = compiled(document);
  const began = process.threadCpuUsage();
  checkHealth(exercise, healthSeeds);
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** How long variants take to draw and an exercise takes to be checked over a thousand of them. */
export async function timeVariants(): Promise<void> {
  const [numbers, expressions] = [drawTime(ofNumbers), drawTime(ofExpressions)];
  const catalogue = readStarterCatalogue().map(({ key, document }) => ({
    key,
    ms: drawTime(document),
    variables: document.variables.list.length,
    health: healthTime(document),
  }));
  const sorted = (of: (exercise: (typeof catalogue)[number]) => number) => catalogue.map(of).sort((a, b) => a - b);
  const summary = (what: string, times: readonly number[]) => ({
    what,
    median: Number(quantile(times, 0.5).toPrecision(3)),
    p95: Number(quantile(times, 0.95).toPrecision(3)),
    worst: Number((times.at(-1) ?? 0).toPrecision(3)),
  });
  console.log(`${catalogue.length} exercises of the catalogue`);
  console.table([
    { what: 'variants of ten variables, numbers, in a ms', median: Number((1 / numbers).toPrecision(3)) },
    {
      what: 'variants of ten variables, expressions in x too, in a ms',
      median: Number((1 / expressions).toPrecision(3)),
    },
    summary(
      'µs for a variant of the catalogue',
      sorted(({ ms }) => 1000 * ms),
    ),
    summary(
      'µs for each of its variables',
      sorted(({ ms, variables }) => (1000 * ms) / Math.max(1, variables)),
    ),
    summary(
      `ms of processor time for the health over ${healthSeeds} seeds`,
      sorted(({ health }) => health),
    ),
  ]);
  const slowest = catalogue.toSorted((a, b) => b.health - a.health).slice(0, 3);
  console.log(`longest health: ${slowest.map(({ key, health }) => `${key} (${health.toFixed(0)} ms)`).join(', ')}`);
}
