import { pollPlacesMost, type PollBodyOf, type PollMeasures, type PollQuestionView } from '@lemma/contracts';
import { everythingSeen, figuresFor } from '@lemma/math/document';
import { invalidField } from '../../../../core/errors.ts';
import type { Services } from '../../../../core/services.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Tally } from '../../data/voting-store.ts';
import { byCount, sumOf, type Group, type Grouped } from '../answers/group.ts';
import { planeDocument } from '../answers/plane-document.ts';
import { questionSource } from '../answers/question-source.ts';
import {
  emptyView,
  noKey,
  refuseAnswer,
  type AnswerGroups,
  type PollKindRules,
  type QuestionBase,
} from './poll-kind.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

type Body = PollBodyOf<'point'>;
type PointMeasures = Extract<PollMeasures, { kind: 'point' }>;

interface Place {
  readonly x: number;
  readonly y: number;
}

export const point: PollKindRules<'point'> = {
  makeQuestion,
  readValues: (view, values) => [printed(view, readPlace(view, values))],
  groupAnswers: (_, question, tallies) => groupPlaces(question, tallies),
  blurred: (question, grouped) => blurredPlaces(question, grouped),
};

async function makeQuestion(services: Services, base: QuestionBase, body: Body) {
  checkWindow(body);
  const problems = await services.engine.findProblems(planeDocument(body));
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem)
    throw invalidField(`question.${problem.place.startsWith('figures') ? 'curve' : 'prompt'}`, problem.message);
  const { source, seed } = await questionSource(services, { ...base, exerciseVersionId: null });
  const { variant, view } = await services.engine.drawVariant(source, seed);
  const [part] = view.parts;
  if (!part?.graph) throw invalidField('question.step', said(m.nothingToMark));
  return {
    view: {
      ...emptyView,
      id: base.id,
      kind: body.kind,
      prompt: body.prompt,
      figures: [...view.figures],
      answerType: part.answerType,
      graph: part.graph,
    },
    key: body.right && {
      ...noKey,
      latex: latexOf(body.isLine, body.right),
      solution: body.solution,
      figures: figuresFor(variant, everythingSeen).filter(({ name }) => name === 'key'),
    },
  };
}

function checkWindow({ isLine, x, y, step, right }: Body): void {
  for (const [name, { from, to }] of isLine ? [['x', x] as const] : [['x', x] as const, ['y', y] as const]) {
    if (!(from < to)) throw invalidField(`question.${name}.to`, said(m.axisEndsAfter));
    if ((to - from) / step > pollPlacesMost) {
      throw invalidField('question.step', said(m.mostSteps, { pollPlacesMost }));
    }
    if ((to - from) / step < 2) throw invalidField('question.step', said(m.leastSteps));
    if (right && (right[name] < from || right[name] > to)) {
      throw invalidField(`question.right.${name}`, said(m.rightPlaceOutside));
    }
  }
}

const decimal = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

function latexOf(isLine: boolean, { x, y }: Place): string {
  return isLine ? String(decimal(x)) : `(${decimal(x)},\\,${decimal(y)})`;
}

/** The whole figure: all places between its edges. */
function latexOfWindow(view: PollQuestionView): string {
  const { window, isLine } = fieldOf(view);
  const across = `[${decimal(window.left)},\\,${decimal(window.right)}]`;
  return isLine ? across : `${across}\\times[${decimal(window.bottom)},\\,${decimal(window.top)}]`;
}

function fieldOf({ graph, figures }: PollQuestionView) {
  const window = figures.find(({ name }) => name === graph?.figure)?.window;
  if (!graph || !window) throw new Error('a question of points has a figure to mark them on');
  return { graph, window, isLine: graph.isLine };
}

const numeral = String.raw`([+-]?(?:\d+\.?\d*|\.\d+))(?:\/(\d+))?`;
const onLine = new RegExp(`^${numeral}$`);
const onPlane = new RegExp(`^\\(${numeral},${numeral}\\)$`);

/** The nearest place of the figure to what was sent: `(1.5, -2)`, `(1/2, 3)`, or a number on a line. */
function readPlace(view: PollQuestionView, [value = '', ...others]: readonly string[]): Place {
  const { graph, window, isLine } = fieldOf(view);
  const read = (isLine ? onLine : onPlane).exec(value.replaceAll(/\s+/g, '').replaceAll('−', '-'));
  if (!read || others.length > 0) throw refuseAnswer(said(m.markOnePlace));
  const [, x = '0', ofX = '1', y = '0', ofY = '1'] = read;
  const settled = (given: number, step: number): number => decimal(Math.round(given / step) * step);
  const place = {
    x: settled(Number(x) / Number(ofX), graph.snap.x),
    y: isLine ? 0 : settled(Number(y) / Number(ofY), graph.snap.y),
  };
  const { left, right, bottom, top } = window;
  const isInside = place.x >= left && place.x <= right && (isLine || (place.y >= bottom && place.y <= top));
  if (!isInside) throw refuseAnswer(said(m.markInside));
  return place;
}

const printed = (view: PollQuestionView, { x, y }: Place): string =>
  fieldOf(view).isLine ? String(x) : `(${x}, ${y})`;

interface Cell extends Place {
  readonly count: number;
}

/** Answers on the same place are one group. */
function groupPlaces(question: PollQuestionRow, tallies: readonly Tally[]): AnswerGroups {
  const { view, key, body } = question;
  const cells = tallies.map(({ values, count }): Cell => ({ ...readPlace(view, values), count }));
  const isRightAt = (place: Place): boolean | null =>
    key && body.kind === 'point' && body.right ? isNear(place, body.right, body) : null;
  const groups = [...Map.groupBy(cells, (cell) => printed(view, cell))].map(([name, own]) => {
    const [first = { x: 0, y: 0 }] = own;
    return groupOf(name, latexOf(fieldOf(view).isLine, first), sumOf(own), isRightAt(first));
  });
  const find = (values: readonly string[]) => groups.find((group) => group.key === values[0]) ?? null;
  return {
    groups: groups.sort(byCount),
    right: key && sumOf(groups.filter(({ isRight }) => isRight === true)),
    isPartial: false,
    groupOf: find,
    isRight: (values) => isRightAt(readPlace(view, values)),
    measures: cells.length === 0 ? null : measured(mergedCells(cells), 1, meanOf(cells)),
  };
}

function isNear(place: Place, right: Place, { isLine, within }: Body): boolean {
  const distance = isLine ? Math.abs(place.x - right.x) : Math.hypot(place.x - right.x, place.y - right.y);
  return distance <= within + 1e-9 * Math.max(1, Math.abs(right.x), Math.abs(right.y));
}

const groupOf = (key: string, latex: string, count: number, isRight: boolean | null): Group => ({
  key,
  text: '',
  latex,
  count,
  spellings: [],
  isRight,
  error: '',
  state: 'shown',
  isFlagged: false,
  sample: key,
  keys: [key],
});

const mergedCells = (cells: readonly Cell[]): readonly Cell[] =>
  [...Map.groupBy(cells, ({ x, y }) => `${x} ${y}`).values()].map((own) => ({
    x: own[0]?.x ?? 0,
    y: own[0]?.y ?? 0,
    count: sumOf(own),
  }));

function meanOf(cells: readonly Cell[]): Place {
  const answered = sumOf(cells);
  const mean = (of: 'x' | 'y') => decimal(cells.reduce((sum, cell) => sum + cell.count * cell[of], 0) / answered);
  return { x: mean('x'), y: mean('y') };
}

const measured = (cells: readonly Cell[], size: number, mean: Place | null): PointMeasures => ({
  kind: 'point',
  size,
  cells: cells.map(({ x, y, count }) => [x, y, count]),
  mean,
});

/** Below so many answers, places with fewer than three are joined with their neighbours. */
const fewAnswers = 10;
const leastTogether = 3;

/** The same answers in larger squares, as long as they are so few that a place might give a person away. */
function blurredPlaces({ view }: PollQuestionRow, grouped: Grouped): Grouped {
  const { measures } = grouped;
  if (measures?.kind !== 'point' || grouped.answered >= fewAnswers) return grouped;
  const { graph, window, isLine } = fieldOf(view);
  const { x: stepX, y: stepY } = graph.snap;
  const [firstX, firstY] = [
    Math.ceil(window.left / stepX - 1e-9),
    isLine ? 0 : Math.ceil(window.bottom / stepY - 1e-9),
  ];
  for (let size = 1; ; size *= 2) {
    const block = (value: number, step: number, first: number) => Math.floor((Math.round(value / step) - first) / size);
    const blocks = [
      ...Map.groupBy(measures.cells, ([x, y]) => `${block(x, stepX, firstX)} ${block(y, stepY, firstY)}`),
    ].map(([name, own]) => {
      const [column = 0, row = 0] = name.split(' ').map(Number);
      const middle = (first: number, at: number, step: number) => decimal((first + at * size + (size - 1) / 2) * step);
      return {
        x: middle(firstX, column, stepX),
        y: isLine ? 0 : middle(firstY, row, stepY),
        count: own.reduce((sum, [, , count]) => sum + count, 0),
      };
    });
    const isWhole = size > pollPlacesMost;
    if (!isWhole && blocks.some(({ count }) => count < leastTogether)) continue;
    if (size === 1) return grouped;
    // In signs, which need no language.
    const around = (place: Place) => (isWhole ? latexOfWindow(view) : `\\approx ${latexOf(isLine, place)}`);
    const groups = blocks.map((cell) => groupOf(printed(view, cell), around(cell), cell.count, null));
    return { ...grouped, groups: groups.sort(byCount), groupOf: () => null, measures: measured(blocks, size, null) };
  }
}
