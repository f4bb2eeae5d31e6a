import { gzipSync } from 'node:zlib';
import { compileExercise, drawVariant, type ExerciseDocument } from '../../math/src/exercises/index.ts';

const window = { x: { from: -5, to: 5 }, y: { from: -5, to: 5 } } as const;
const plane = (show: readonly object[]) => ({ name: 'graph', kind: 'plane', describe: 'A figure.', ...window, show });

/** One figure of each sort, in the variables p and q. */
const figures: Readonly<Record<string, object>> = {
  parabola: plane([{ curve: '(x - p)(x + q)' }, { points: '{(p, 0), (-q, 0)}' }]),
  poles: plane([{ curve: 'tan(p x)' }, { curve: '1/(x - q)' }]),
  waves: plane([{ curve: 'p sin(q x)' }, { curve: 'floor(x) + q/4' }]),
  implicit: plane([{ implicit: 'x^2 + x y / q + y^2 = p + 5' }]),
  region: plane([{ region: 'y > x^2 - p and y < q' }]),
  geometry: {
    ...plane([{ polygon: '[(0, 0), (p, 0), (0, q)]' }, { circle: '(0, 0)', radius: 'p' }]),
    kind: 'geometry',
  },
  chart: { name: 'graph', kind: 'chart', chart: 'histogram', data: '[1, 2, p, q, 9, 10, 14]', describe: 'A chart.' },
};

const variants = 40;

/** Processor time and bytes of the scenes of figures, each drawn in forty variants. */
export function timeFigures(): void {
  for (const [name, figure] of Object.entries(figures)) {
    const { exercise } = compileExercise(documentWith(figure));
    if (!exercise) throw new Error(`the figure ${name} cannot be compiled`);
    const times: number[] = [];
    let [bytes, zipped] = [0, 0];
    for (let seed = 1; seed <= variants; seed += 1) {
      const without = cpuOf(() => drawVariant(exercise, seed, { hasFigures: false }));
      const before = process.cpuUsage();
      const drawn = drawVariant(exercise, seed);
      const { user, system } = process.cpuUsage(before);
      if (!drawn.ok) throw new Error(`${name}, seed ${seed}: ${drawn.problem.message}`);
      times.push(Math.max(0, (user + system) / 1000 - without));
      const text = JSON.stringify(drawn.variant.figures);
      [bytes, zipped] = [Math.max(bytes, text.length), Math.max(zipped, gzipSync(text).length)];
    }
    times.sort((one, other) => one - other);
    const at = (share: number): string => (times[Math.floor(share * (variants - 1))] ?? 0).toFixed(1);
    console.log(
      `${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms of processor time; ${bytes} bytes, ${zipped} zipped`,
    );
  }
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function documentWith(figure: object): ExerciseDocument {
  return {
    format: 'lemma-exercise/1',
    title: 'A figure',
    language: 'en',
    topic: '',
    tags: [],
    level: 'Level 0',
    variables: {
      direction: 'ltr',
      list: [
        { name: 'p', generator: 'random-real', min: 1, max: 4 },
        { name: 'q', generator: 'random-real', min: 1, max: 4 },
      ],
    },
    figures: [figure as NonNullable<ExerciseDocument['figures']>[number]],
    question: '[[figure:graph]] [[r]]',
    parts: [{ name: 'r', answerType: 4, accept: [{ value: 'p' }] }],
    hints: [],
    solution: '',
    tests: [],
  };
}
