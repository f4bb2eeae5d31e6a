import { readFileSync } from 'node:fs';
import { exerciseDocument } from '@lemma/contracts';
import { chartKinds, mostSteps } from '@lemma/math/document';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileExercise, drawVariant, type ExerciseDocument, type Variable } from '../math/src/exercises/index.ts';
import { lineElementKinds } from '../math/src/figures/elements/number-line.ts';
import { planeElementKinds } from '../math/src/figures/elements/index.ts';
import { buildDocument } from '../math/src/testing/build-document.ts';

const page = readFileSync(new URL('../docs/exercise-format.md', import.meta.url), 'utf8');
const figures = page.split('\n## Figures\n')[1]?.split('\n## ')[0] ?? '';

const list: readonly Variable[] = [
  { name: 'a', generator: 'constant', value: '2' },
  { name: 'b', generator: 'constant', value: '3' },
];

/** The kinds of everything that the figures show, drawn in one variant. */
function drawn(given: unknown): string[] {
  const parts = [{ name: 'r', answerType: 4, accept: [{ value: 'a' }] }];
  const document = exerciseDocument.parse({ ...buildDocument({ list }), parts, figures: given });
  const { exercise, problems } = compileExercise(document as ExerciseDocument);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const result = exercise && drawVariant(exercise, 1);
  if (!result?.ok) throw new Error(result?.problem.message ?? 'no exercise');
  return result.variant.figures.flatMap(({ elements }) => elements.map(({ kind }) => kind));
}

const rows = (section: string): string[][] =>
  (figures.split(`### ${section}\n`)[1]?.split('\n### ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.startsWith('| `chart`'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const plane = { name: 'one', kind: 'plane', x: { from: -5, to: 5 }, y: { from: -5, to: 5 }, describe: 'One.' };
const code = (cell = ''): string => /`([^`]+)`/.exec(cell)?.[1] ?? '';

describe('the page on figures', () => {
  it('has an example of every element of a plane, which is drawn', () => {
    const elements = rows('Elements of a plane').map(
      ([name, , example]) => [code(name), parse(code(example))] as const,
    );
    expect(elements.map(([name]) => name).toSorted()).toEqual([...planeElementKinds].toSorted());
    for (const [name, element] of elements) expect(drawn([{ ...plane, show: [element] }])).toEqual([name]);
  });

  it('names every element of a number line', () => {
    for (const kind of lineElementKinds) expect(figures).toMatch(new RegExp(`A number line shows .*\`${kind}\``));
  });

  it('has data for every chart, which are drawn', () => {
    const charts = rows('Charts').map(([name, data]) => [code(name), code(data)] as const);
    expect(charts.map(([name]) => name).toSorted()).toEqual([...chartKinds].toSorted());
    for (const [chart, data] of charts) {
      expect(drawn([{ name: 'one', kind: 'chart', chart, data, describe: 'One.' }])).toContain(chart);
    }
  });

  it('has a slider that is drawn at each of its steps, with all its fields', () => {
    const section = figures.split('### Sliders\n')[1]?.split('\n### ')[0] ?? '';
    const example = parse(/```yaml\n([\s\S]*?)```/.exec(section)?.[1] ?? '') as { figures: { slider: object }[] };
    expect(drawn(example.figures)).toEqual(['curve', 'points']);
    const named = rows('Sliders').flatMap(([cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    expect(named.toSorted((a, b) => a.localeCompare(b))).toEqual(
      Object.keys(example.figures[0]?.slider ?? {}).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(section).toContain(`2 to ${mostSteps} of them`);
  });

  it('has a sketchpad that is drawn, with all its fields', () => {
    const section = figures.split('### Sketchpads\n')[1]?.split('\n### ')[0] ?? '';
    const example = parse(/```yaml\n([\s\S]*?)```/.exec(section)?.[1] ?? '') as { figures: { sketch: object }[] };
    const named = rows('Sketchpads').map(([cell]) => code(cell));
    expect(named).toEqual(Object.keys(example.figures[0]?.sketch ?? {}));
    expect(drawn(example.figures)).toEqual(['points']);
  });

  it('begins with an example that is drawn as it stands', () => {
    const example = parse(/```yaml\n([\s\S]*?)```/.exec(figures)?.[1] ?? '') as { figures: unknown };
    expect(drawn(example.figures)).toEqual(['curve', 'points', 'interval', 'polygon', 'angle', 'bars', 'bars', 'bars']);
  });
});
