import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compileExercise, drawVariant, type ExerciseDocument } from '../../math/src/exercises/index.ts';
import { measureSize } from './sizes.ts';

const half = Math.PI / 2;

interface Curve {
  /** For our engine, and the same for libraries that evaluate in the browser. */
  readonly source: string;
  readonly of: (x: number) => number;
  /** Where the two sides of a pole or a jump must not be joined. */
  readonly breaks: readonly number[];
}

const curves: readonly Curve[] = [
  { source: 'x^2 - 3', of: (x) => x ** 2 - 3, breaks: [] },
  { source: '1/x', of: (x) => 1 / x, breaks: [0] },
  { source: '1/(x - 0.3)', of: (x) => 1 / (x - 0.3), breaks: [0.3] },
  { source: '(x + 1)/(x^2 - 4)', of: (x) => (x + 1) / (x ** 2 - 4), breaks: [-2, 2] },
  { source: 'x/abs(x)', of: (x) => x / Math.abs(x), breaks: [0] },
  { source: 'floor(x)', of: Math.floor, breaks: [-4, -3, -2, -1, 0, 1, 2, 3, 4] },
  { source: 'tan(x)', of: Math.tan, breaks: [-3 * half, -half, half, 3 * half] },
  {
    source: 'tan(3x)',
    of: (x) => Math.tan(3 * x),
    breaks: [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map((k) => (k * half) / 3),
  },
  { source: '1/sin(x)', of: (x) => 1 / Math.sin(x), breaks: [-Math.PI, 0, Math.PI] },
];
const size = 5;
const rounds = 9;

/** The polylines of a curve in the coordinates of its axes. */
type Lines = readonly (readonly (readonly [x: number, y: number])[])[];

interface Drawn {
  readonly lines: Lines;
  readonly bytes: number;
}

/**
 * `plots`: the same curves drawn by our engine on the server and by mafs, which draws in the browser: the bytes of the
 * code that a page loads, those of the drawings, processor time, and poles or jumps whose two sides are joined.
 */
export async function benchPlots(): Promise<void> {
  const painters = { lemma: drawOurs, ...(isMafsThere() ? { mafs: await mafsPainter() } : {}) };
  if (!isMafsThere()) console.log('mafs is not installed: npm ci --ignore-scripts --prefix bench/peers');
  for (const [name, draw] of Object.entries(painters)) {
    const times: number[] = [];
    let [bytes, joined, missing] = [0, 0, 0];
    for (const curve of curves) {
      const { lines, bytes: own } = draw(curve);
      bytes += own;
      joined += curve.breaks.filter((at) => lines.some((line) => isJoined(line, at))).length;
      missing += lines.length === 0 ? 1 : 0;
      times.push(Math.min(...Array.from({ length: rounds }, () => timeOf(() => draw(curve)))));
    }
    const breaks = curves.reduce((sum, one) => sum + one.breaks.length, 0);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    console.log(
      `${name}: ${mean.toFixed(1)} ms a curve (best of ${rounds}), ${Math.round(bytes / curves.length)} bytes zipped, ` +
        `${joined} of ${breaks} poles and jumps joined, ${missing} not drawn`,
    );
  }
  if (isMafsThere()) console.log('mafs in a page:', await measureSize(mafsEntry, [/^react(-dom)?(\/|$)/]));
}

/** A stretch that goes over a pole or a jump, on which the curve leaves the window or changes by half a unit or more. */
function isJoined(line: Lines[number], at: number): boolean {
  return line.some(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    return x < at && nextX > at && Math.abs(nextY - y) > 0.5;
  });
}

function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function drawOurs({ source }: Curve): Drawn {
  const { exercise } = compileExercise(documentWith(source));
  const drawn = exercise && drawVariant(exercise, 1);
  if (!drawn?.ok) throw new Error(`${source} cannot be drawn`);
  const [scene] = drawn.variant.figures;
  const { width = 1, height = 1, elements = [] } = scene ?? {};
  const lines = elements.flatMap(({ strokes }) =>
    strokes.map(({ places }) =>
      Array.from({ length: places.length / 2 }, (_, k) => {
        const [x = 0, y = 0] = places.slice(2 * k);
        return [(x / width) * 2 * size - size, size - (y / height) * 2 * size] as const;
      }),
    ),
  );
  return { lines, bytes: gzipSync(JSON.stringify(scene)).length };
}

const peers = join(import.meta.dirname, '../peers');
const isMafsThere = (): boolean => existsSync(join(peers, 'node_modules/mafs'));
const mafsEntry = `export { Mafs, Plot, Coordinates } from 'mafs';`;

interface React {
  readonly createElement: (component: unknown, props: object, ...children: unknown[]) => unknown;
}
interface Mafs {
  readonly Mafs: unknown;
  readonly Coordinates: { readonly Cartesian: unknown };
  readonly Plot: { readonly OfX: unknown };
}

async function mafsPainter(): Promise<(curve: Curve) => Drawn> {
  const from = createRequire(join(peers, 'package.json'));
  const load = async <Module>(name: string): Promise<Module> => {
    const loaded = (await import(pathToFileURL(from.resolve(name)).href)) as { readonly default?: Module };
    return loaded.default ?? (loaded as Module);
  };
  const { createElement } = await load<React>('react');
  const { renderToStaticMarkup } = await load<{ renderToStaticMarkup: (element: unknown) => string }>(
    'react-dom/server',
  );
  const { Mafs: Plane, Coordinates, Plot } = await load<Mafs>('mafs');
  const viewBox = { x: [-size, size], y: [-size, size], padding: 0 };
  return ({ of }) => {
    const curve = createElement(Plot.OfX, { y: of });
    const axes = createElement(Coordinates.Cartesian, {});
    const html = renderToStaticMarkup(
      createElement(Plane, { width: 500, height: 500, viewBox, zoom: false }, axes, curve),
    );
    const paths = [...html.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = '']) => d);
    return { lines: linesOf(paths.at(-1) ?? ''), bytes: gzipSync(html).length };
  };
}

/** The lines of an SVG path that has only absolute moves and lines. */
function linesOf(path: string): Lines {
  return path
    .split('M')
    .filter((piece) => piece.trim() !== '')
    .map((piece) =>
      piece.split('L').map((place) => {
        const [x = NaN, y = NaN] = place
          .trim()
          .split(/[\s,]+/)
          .map(Number);
        return [x, y] as const;
      }),
    );
}

function documentWith(curve: string): ExerciseDocument {
  const axis = { from: -size, to: size } as const;
  return {
    format: 'lemma-exercise/1',
    title: 'A curve',
    language: 'en',
    topic: '',
    tags: [],
    level: 'Level 0',
    variables: { direction: 'ltr', list: [] },
    figures: [{ name: 'graph', kind: 'plane', x: axis, y: axis, describe: 'A curve.', show: [{ curve }] }],
    question: '[[figure:graph]] [[r]]',
    parts: [{ name: 'r', answerType: 4, accept: [{ value: '1' }] }],
    hints: [],
    solution: '',
    tests: [],
  };
}
