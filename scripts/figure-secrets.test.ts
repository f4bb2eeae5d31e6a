import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Graph } from '@lemma/math/document';
import type { PublicVariant } from '@lemma/math/exercises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileExercise, drawVariant, type ExerciseDocument, publicView } from '../math/src/exercises/index.ts';
import { valueOf } from '../math/src/figures/drawn/tools.ts';

const folder = resolve(import.meta.dirname, '../catalogue');

interface Starter {
  readonly name: string;
  readonly document: ExerciseDocument;
}

/** The starter exercises that have figures. */
const starters: readonly Starter[] = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(({ name }) => /^[^.]+\.yaml$/.test(name) && name !== 'moved.yaml')
  .map(({ parentPath, name }) => join(parentPath, name))
  .map((path): Starter => ({
    name: path.slice(folder.length + 1),
    document: parse(readFileSync(path, 'utf8')) as ExerciseDocument,
  }))
  .filter(({ document }) => document.figures !== undefined);

/** The variants of these seeds as learners first receive them; undefined where a seed has none. */
function sentOf(document: ExerciseDocument, seeds: readonly number[]): readonly (PublicVariant | undefined)[] {
  const { exercise, problems } = compileExercise(document);
  if (!exercise) throw new Error(problems.map(({ message }) => message).join(' '));
  return seeds.map((seed) => {
    const drawn = drawVariant(exercise, seed);
    return drawn.ok ? publicView(drawn.variant) : undefined;
  });
}

/** The document with something else in place of all that hints and the solution add to its figures. */
function withOtherHelp(document: ExerciseDocument): ExerciseDocument {
  const figures = document.figures?.map((figure) => {
    if (figure.kind === 'chart') return figure;
    const { x } = figure;
    const point = figure.kind === 'number-line' ? `${x.from}` : `(${x.from}, ${figure.y.from})`;
    const show = figure.show.map((element) =>
      (element.when ?? 'always') === 'always' ? element : { points: point, when: element.when },
    );
    return { ...figure, show } as typeof figure;
  });
  return { ...document, figures: figures ?? [], hints: document.hints.map(() => 'Think.'), solution: 'So it is.' };
}

/** Without the places where handles start: these keep away from the key, and another law holds for them. */
const withoutStart = (sent: PublicVariant | undefined) =>
  sent && { ...sent, parts: sent.parts.map(({ graph, ...part }) => ({ ...part, graph: { ...graph, start: [] } })) };

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

/** Other answers to a part: where its handles start, with each kind of ends. */
function otherAnswers(graph: Graph): readonly string[] {
  const kinds = graph.tool === 'interval' ? (['closed', 'open'] as const) : ([undefined] as const);
  return kinds.map((end) => valueOf({ handles: graph.start.map((at) => ({ ...at, end })) }, graph));
}

/** The documents in which other answers are right for one draw. */
function withOtherKeys(document: ExerciseDocument, graphs: readonly (Graph | undefined)[]): ExerciseDocument[] {
  return [0, 1].map((which) => {
    const parts = document.parts.map((part, at) => {
      const graph = graphs[at];
      const value = graph && (otherAnswers(graph)[which] ?? otherAnswers(graph)[0]);
      return value && 'accept' in part ? { ...part, accept: [{ value }] } : part;
    });
    return { ...document, parts };
  });
}

const nameOf = ({ name }: Starter): string => name;

describe('the figures of starter exercises as learners first receive them', () => {
  it('are the same whatever hints and solutions add to them', () => {
    const isHelped = ({ document: { figures = [] } }: Starter): boolean =>
      figures.some((one) => 'show' in one && one.show.some(({ when = 'always' }) => when !== 'always'));
    const helped = starters.filter(isHelped);
    expect(helped.length).toBeGreaterThan(15);
    const leaking = helped.filter(
      ({ document }) =>
        JSON.stringify(sentOf(document, seeds)) !== JSON.stringify(sentOf(withOtherHelp(document), seeds)),
    );
    expect(leaking.map(nameOf)).toEqual([]);
  });

  it('are the same with other right answers that the tool can draw', () => {
    const isDrawn = ({ document }: Starter): boolean =>
      document.parts.some((part) => 'accept' in part && 'graph' in part && part.graph !== undefined);
    const drawn = starters.filter(isDrawn);
    expect(drawn.length).toBeGreaterThan(15);
    const leaking = drawn.filter(({ document }) => {
      const base = sentOf(document, seeds);
      return seeds.some((seed, index) => {
        const graphs = base[index]?.parts.map(({ graph }) => graph) ?? [];
        return withOtherKeys(document, graphs).some((other) => {
          const [sent] = sentOf(other, [seed]);
          return JSON.stringify(withoutStart(base[index])) !== JSON.stringify(withoutStart(sent));
        });
      });
    });
    expect(leaking.map(nameOf)).toEqual([]);
  });
});
