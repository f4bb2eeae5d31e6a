import { exerciseDocument } from '@lemma/contracts';
import { chartKinds, type Figure } from '@lemma/math/document';
import { compileExercise, drawVariant } from '@lemma/math/exercises';
import { describe, expect, it } from 'vitest';
import { starterDocument } from '../starter.ts';
import { charts } from './charts.ts';
import { figureKinds, type FigureKind } from './figure-fields.ts';
import { fieldsOfElement, newElement, toFigure, toFigureDraft, withKind } from './figure-draft.ts';
import { joinLabels, splitLabels } from './label-list.ts';
import { lineElements } from './line-elements.ts';
import { planeElements } from './plane-elements.ts';

const plane: Figure = {
  name: 'graph',
  kind: 'plane',
  x: { from: -5, to: 'a + 2', step: 'pi/2', label: '$t$', numbers: false },
  y: { from: '-a', to: 8 },
  grid: 'dots',
  equal: true,
  slider: { variable: 'k', from: -2, to: 'a', step: 0.5, start: 0 },
  sketch: { tool: 'points', count: 'free', snap: 0.3, value: true },
  size: 'wide',
  table: false,
  describe: 'A curve.',
  show: [
    {
      curve: '(x - p)(x - q)',
      from: -4,
      to: 'q',
      ends: { from: 'closed', to: 'arrow' },
      gaps: true,
      label: '$f$',
      colour: 2,
      stroke: 'dashed',
      when: 'hint 1',
    },
    { points: '{(p, 0), (q, 0)}', mark: 'ring', labels: ['$A(1, 2)$', '', 'B'], when: 'solution' },
    { between: ['x^2', 'x'], from: 0, to: 1, bars: 4 },
    { polygon: '(0,0), (4,0), (4,3)', names: ['A', 'B', 'C'], sides: ['c', 'a', 'b'], fill: true },
    { segment: '(0,0), (1,1)', ticks: 2 },
    { text: 'top', at: '(1, 3)' },
  ],
};
const line: Figure = {
  name: 'line',
  kind: 'number-line',
  x: { from: 0, to: 1 },
  sketch: { tool: 'interval', count: 2, snap: 'none' },
  show: [{ interval: '(0, 1]' }],
};
const chart: Figure = { name: 'heights', kind: 'chart', chart: 'histogram', data: 'L', width: 'w', xLabel: 'cm' };

const boxes: Figure = {
  name: 'boxes',
  kind: 'chart',
  chart: 'box',
  data: '[1, 2, a]',
  frequencies: '[2, 5, 1]',
  others: ['[3, 4, a]', '[1, 5, 6]'],
  labels: ['girls', 'boys', 'all'],
};

const through = (figure: Figure): Figure => toFigure(toFigureDraft(figure));

describe('a figure in the editor', () => {
  it.each([plane, line, chart, boxes])('goes back into the document as it came: $kind', (figure) => {
    expect(through(figure)).toEqual(figure);
  });

  it.each(chartKinds)('has every field of a chart of the kind %s', (kind) => {
    const given: Figure = { name: 'chart', kind: 'chart', chart: kind, data: charts[kind].start };
    expect(through(given)).toEqual(given);
  });

  it('has a slider once the number has a name, with what is missing left empty', () => {
    const draft = toFigureDraft(line);
    const slid = (texts: Record<string, string>) => toFigure({ ...draft, texts: { ...draft.texts, ...texts } });
    expect(slid({ 'slider.from': '1' })).toEqual(line);
    expect(slid({ 'slider.variable': 'k', 'slider.from': '1' })).toEqual({
      ...line,
      slider: { variable: 'k', from: 1, to: '', step: '' },
    });
  });

  it('leaves out of the document what is the default', () => {
    const given: Figure = {
      ...line,
      size: 'normal',
      table: true,
      show: [{ points: '1', mark: 'dot', when: 'always' }],
    };
    expect(through(given)).toEqual({ ...line, show: [{ points: '1' }] });
  });

  it('keeps what was typed when its kind changes and changes back', () => {
    const draft = toFigureDraft(plane);
    const kinds: readonly FigureKind[] = ['number-line', 'chart', 'geometry', 'plane'];
    const back = kinds.reduce((one, kind) => withKind(one, kind), draft);
    expect(toFigure(back)).toEqual(plane);
  });

  it.each(Object.keys(figureKinds) as FigureKind[])('is complete as soon as its kind is %s', (kind) => {
    for (const from of [plane, line, chart]) {
      const figure = toFigure(withKind(toFigureDraft(from), kind));
      const read = exerciseDocument.safeParse({ ...starterDocument, title: 'T', figures: [figure] });
      expect(read.error?.issues).toBeUndefined();
    }
  });
});

/** The fields that the contract has for one kind of element or chart. */
function fieldsOfContract(own: string, isOwn: (keys: readonly string[]) => boolean): readonly string[] {
  const shapes: string[][] = [];
  const visit = (schema: unknown): void => {
    const def = (schema as { def?: Record<string, unknown> }).def ?? {};
    if (def['type'] === 'object') shapes.push(Object.keys(def['shape'] as object));
    for (const inner of [def['options'], Object.values(def['shape'] ?? {})].flat()) if (inner) visit(inner);
    for (const inner of [def['element'], def['innerType']]) if (inner !== undefined) visit(inner);
  };
  visit(exerciseDocument.shape.figures);
  const shape = shapes.find((keys) => keys.includes(own) && isOwn(keys));
  if (shape === undefined) throw new Error(`The contract has nothing of the kind ${own}.`);
  return shape;
}

const outer = (at: string): string => at.split('.')[0] ?? '';

describe('the elements that are offered', () => {
  const all = [
    ...Object.keys(planeElements).map((kind) => ['plane', kind] as const),
    ...Object.keys(lineElements).map((kind) => ['number-line', kind] as const),
  ];

  it.each(all)('in a %s: %s has every field of the contract', (figure, kind) => {
    const known = new Set(fieldsOfElement(figure, kind).map(({ at }) => outer(at)));
    const wanted = fieldsOfContract(kind, (keys) => !keys.includes('kind') && keys[0] === kind);
    expect([...known].sort()).toEqual([...wanted].sort());
  });

  it.each(all)('in a %s: %s can be seen as soon as it is added', (kind, element) => {
    const draft = withKind(toFigureDraft(chart), kind);
    const figure = toFigure({ ...draft, name: 'graph', show: [newElement(kind, element)] });
    const { exercise, problems } = compileExercise({ ...starterDocument, title: 'T', figures: [figure] });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const drawn = exercise && drawVariant(exercise, 1);
    const [scene] = drawn?.ok ? drawn.variant.figures : [];
    const [one] = scene?.elements ?? [];
    const pieces = [one?.strokes, one?.areas, one?.marks, one?.texts].flat().filter(Boolean);
    expect(pieces.length).toBeGreaterThan(0);
  });

  it.each(['plane', 'number-line'] as const)('offers a sketchpad on a %s nothing that is refused', (kind) => {
    const draft = { ...withKind(toFigureDraft(chart), kind), name: 'graph' };
    const optionsOf = (texts: Readonly<Record<string, string>>, at: string) =>
      figureKinds[kind].fields(texts).find((field) => field.at === at)?.options ?? [{ value: '' }];
    const tools = optionsOf({}, 'sketch.tool').filter(({ value }) => value !== '');
    const refused = tools.flatMap(({ value: tool }) => {
      const texts = { 'sketch.tool': tool };
      const all = optionsOf(texts, 'sketch.count').flatMap((count) =>
        optionsOf(texts, 'sketch.snap').map((snap) => ({ count: count.value, snap: snap.value })),
      );
      return all.flatMap(({ count, snap }) => {
        const sketched = { ...draft.texts, ...texts, 'sketch.count': count, 'sketch.snap': snap };
        const figures = [toFigure({ ...draft, texts: sketched })];
        const { problems } = compileExercise({ ...starterDocument, title: 'T', figures });
        return problems
          .filter(({ severity }) => severity === 'error')
          .map(({ message }) => [tool, count, snap, message]);
      });
    });
    expect(tools.length).toBeGreaterThan(1);
    expect(refused).toEqual([]);
  });

  it('has a field for all that a chart can say', () => {
    const known = new Set(
      chartKinds.flatMap((kind) => figureKinds.chart.fields({ chart: kind }).map(({ at }) => outer(at))),
    );
    const wanted = fieldsOfContract('chart', (keys) => keys.includes('data'));
    expect([...known, 'kind', 'name'].sort()).toEqual([...wanted].sort());
  });
});

describe('labels in one box', () => {
  it.each([
    ['A, B', ['A', 'B']],
    ['$A(1, 2)$, $1{,}5, x$', ['$A(1, 2)$', '$1{,}5, x$']],
    ['A, , C', ['A', '', 'C']],
    ['  ', undefined],
  ])('%j are %j', (text, labels) => {
    expect(splitLabels(text)).toEqual(labels);
    if (labels !== undefined) expect(splitLabels(joinLabels(labels))).toEqual(labels);
  });
});
