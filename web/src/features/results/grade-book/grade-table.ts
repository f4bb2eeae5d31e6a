import type { GradeBook, GradeUnit, SentScore } from '@lemma/contracts';
import { sentMarks, sentWords } from './sent-scores.ts';
import { locale } from '../../../locale.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import { decimals } from '../../../words/decimals.ts';
import { leftToRight } from '../../../words/left-to-right.ts';

export type GradeTask = GradeBook['tasks'][number];
type GradeGroup = GradeBook['groups'][number];
type WireRow = GradeBook['rows'][number];

/** Flags of a cell apart from its score, as bits. */
const excused = 1;
const overridden = 2;
const dropped = 4;
const missing = 8;
const waiting = 16;

/** A row with its marks at hand: one byte for each task. */
export interface GradeRow extends WireRow {
  readonly marks: Uint8Array;
  /** The states of its scores in an LMS, by the place of the task; empty in most classes. */
  readonly sent: ReadonlyMap<number, SentScore>;
}

export type GradeSort = { readonly by: 'name' | 'total' | number; readonly direction: 'ascending' | 'descending' };

export function withMarks(book: GradeBook, scores: readonly SentScore[] = []): GradeRow[] {
  const places = new Map(book.tasks.map((task, place) => [task.id, place]));
  const sentOf = Map.groupBy(scores, (score) => score.memberId);
  return book.rows.map((row) => {
    const marks = new Uint8Array(book.tasks.length);
    const set = (places: readonly number[], mark: number) => {
      for (const place of places) marks[place] = (marks[place] ?? 0) | mark;
    };
    set(row.excused, excused);
    set(row.overridden, overridden);
    set(row.dropped, dropped);
    set(row.missing, missing);
    set(row.waiting, waiting);
    const own = (sentOf.get(row.memberId) ?? []).flatMap((score): [number, SentScore][] => {
      const place = places.get(score.taskId);
      return place === undefined ? [] : [[place, score]];
    });
    return { ...row, marks, sent: new Map(own) };
  });
}

/** Percent of the points, or undefined when nothing can be divided. */
export function percent(score: number | null | undefined, points: number): number | undefined {
  return score === null || score === undefined || points <= 0 ? undefined : (100 * score) / points;
}

type HeatStep = 0 | 1 | 2 | 3 | 4;

/** The five steps of the heat: below 40, 40–59, 60–74, 75–89, 90 and up; by the figure that is shown. */
export function heatOf(value: number): HeatStep {
  const shown = Math.round(value);
  if (shown < 40) return 0;
  if (shown < 60) return 1;
  if (shown < 75) return 2;
  return shown < 90 ? 3 : 4;
}

type CellMark = `heat${HeatStep}` | 'none' | 'changed' | 'waiting' | (typeof sentMarks)[SentScore['state']];

interface CellLook {
  readonly text: string;
  /** Ground and marks. */
  readonly looks: readonly CellMark[];
  readonly isDropped: boolean;
  /** Label for screen readers where the text alone is not enough. */
  readonly label: string | undefined;
}

/** How a cell looks: its score in the chosen unit, the ground by percent, and marks that do not need colour. */
export function cellLook(row: GradeRow, task: GradeTask, at: number, unit: GradeUnit): CellLook {
  const marks = row.marks[at] ?? 0;
  const sent = row.sent.get(at);
  const score = scoreIn(row, at);
  const share = percent(score, task.points);
  const ground = score === null || share === undefined ? 'none' : (`heat${heatOf(share)}` as const);
  const looks: readonly CellMark[] = [
    (marks & missing) > 0 ? 'none' : ground,
    ...((marks & overridden) > 0 ? ['changed' as const] : []),
    ...((marks & waiting) > 0 ? ['waiting' as const] : []),
    ...(sent === undefined ? [] : [sentMarks[sent.state]]),
  ];
  const text = textOf(row, task, at, unit);
  const words = [
    (marks & excused) > 0 ? t(m.excusedWord) : '',
    (marks & overridden) > 0 ? t(m.changedByTeacher) : '',
    (marks & dropped) > 0 ? t(m.amongLowestDoesNot) : '',
    (marks & missing) > 0 ? t(m.notBegunCountsAs) : '',
    (marks & waiting) > 0 ? t(m.notDueDoesNot) : '',
    sent === undefined ? '' : sentWords(sent),
  ].filter((part) => part !== '');
  return {
    text,
    looks,
    isDropped: (marks & dropped) > 0,
    label: words.length === 0 ? undefined : [text, ...words].join(', '),
  };
}

/** The score shown for the task: zero where it is missing, nothing where the learner is excused. */
export function scoreIn(row: GradeRow, at: number): number | null {
  const marks = row.marks[at] ?? 0;
  if ((marks & excused) > 0) return null;
  return row.scores[at] ?? ((marks & missing) > 0 ? 0 : null);
}

function textOf(row: GradeRow, task: GradeTask, at: number, unit: GradeUnit): string {
  if (unit === 'attempts') return String(row.attempts[at] || '–');
  if (((row.marks[at] ?? 0) & excused) > 0) return t(m.excusedShort);
  const score = scoreIn(row, at);
  if (score === null) return '–';
  if (unit === 'points') return figure(score);
  const share = percent(score, task.points);
  return share === undefined ? '–' : String(Math.round(share));
}

/** Returns the total at the end of a row. */
export function totalWords(row: GradeRow, unit: GradeUnit, byPoints: boolean): string {
  if (row.total === null) return '–';
  return unit === 'points' && byPoints ? figure(row.earned) : decimals(row.total, 1);
}

/** Which marks occur, so that only those are explained. */
export function marksIn(rows: readonly GradeRow[]) {
  return {
    changed: rows.some((row) => row.overridden.length > 0),
    excused: rows.some((row) => row.excused.length > 0),
    dropped: rows.some((row) => row.dropped.length > 0),
    missing: rows.some((row) => row.missing.length > 0),
    waiting: rows.some((row) => row.waiting.length > 0),
  };
}

/** A run of neighbouring columns under one head. */
interface GroupSpan {
  readonly group: GradeGroup | undefined;
  readonly start: number;
  readonly end: number;
}

/** The groups of the columns from `start` up to `end`, in their order. */
export function groupSpans(
  groups: readonly GradeGroup[],
  tasks: readonly GradeTask[],
  start = 0,
  end = tasks.length,
): readonly GroupSpan[] {
  const spans: GroupSpan[] = [];
  for (let at = start; at < end; at += 1) {
    const group = groups.find((one) => one.id === tasks[at]?.groupId);
    const last = spans.at(-1);
    if (last !== undefined && last.group === group) spans[spans.length - 1] = { ...last, end: at + 1 };
    else spans.push({ group, start: at, end: at + 1 });
  }
  return spans;
}

/** Family name first, as lists of a class are kept. */
export function listName(row: Pick<WireRow, 'firstName' | 'lastName' | 'isTest'>): string {
  const name = [row.lastName, row.firstName].filter((one) => one !== '').join(', ');
  return row.isTest ? t(m.test, { name }) : name;
}

/** Rows in whose name all the typed words stand, in any order. */
export function searchRows<Row extends GradeRow>(rows: readonly Row[], typed: string): readonly Row[] {
  const words = typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const name = `${row.firstName} ${row.lastName}`.toLocaleLowerCase();
    return words.every((word) => name.includes(word));
  });
}

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

function valueFor(row: GradeRow, tasks: readonly GradeTask[], by: 'total' | number): number | undefined {
  if (by === 'total') return row.total ?? undefined;
  return percent(scoreIn(row, by), tasks[by]?.points ?? 0);
}

/** By name or by a figure; who has none comes last in both directions, equal ones stand by name. */
export function sortRows(rows: readonly GradeRow[], tasks: readonly GradeTask[], sort: GradeSort): readonly GradeRow[] {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const byName = (a: GradeRow, b: GradeRow): number => collator.compare(listName(a), listName(b));
  const { by } = sort;
  if (by === 'name') return rows.toSorted((a, b) => sign * byName(a, b));
  return rows.toSorted((a, b) => {
    const one = valueFor(a, tasks, by);
    const other = valueFor(b, tasks, by);
    if (one === undefined || other === undefined) {
      return one === other ? byName(a, b) : one === undefined ? 1 : -1;
    }
    return one === other ? byName(a, b) : sign * (one - other);
  });
}

/** The mean of the percentages that there are. */
export function average(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}

export interface Averages {
  readonly tasks: readonly (number | undefined)[];
  readonly attempts: readonly number[];
  readonly total: number | undefined;
}

/** Mean percentage of each task over these rows, mean number of attempts, and the mean of the totals. */
export function averagesOf(shown: readonly GradeRow[], tasks: readonly GradeTask[]): Averages {
  const rows = shown.filter(({ isTest }) => !isTest);
  return {
    tasks: tasks.map((task, index) => average(rows.map((row) => percent(scoreIn(row, index), task.points)))),
    attempts: tasks.map((_, index) => average(rows.map((row) => row.attempts[index])) ?? 0),
    total: average(rows.map((row) => row.total ?? undefined)),
  };
}

/** The average of a task over the learners shown, in the chosen unit. */
export function averageWords(averages: Averages, task: GradeTask | undefined, at: number, unit: GradeUnit): string {
  if (unit === 'attempts') return figure(averages.attempts[at] ?? 0);
  const value = averages.tasks[at];
  if (value === undefined) return '–';
  return unit === 'percent' ? String(Math.round(value)) : figure((value * (task?.points ?? 0)) / 100);
}

const figureFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });

/** `7.5`, without needless zeros. */
export function figure(value: number): string {
  return figureFormat.format(value);
}

/** `1.5 / 2`: a score and the points that it is of. */
export function scoreWords(score: number, points: number): string {
  return leftToRight(`${figure(score)} / ${figure(points)}`);
}
