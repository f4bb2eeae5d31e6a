import type { GradeBook, GradeState } from '@lemma/contracts';
import type { Services } from '../../../../core/services.ts';
import { classScores, type Made } from '../../../tasks/api.ts';
import { classBase } from './class-base.ts';
import { keepRows, type RowSources } from './class-rows.ts';
import { isOverridden, roundScore, totalOfCells } from '../grade-book.ts';

function placesWhere<Item>(list: readonly Item[], isMeant: (item: Item) => boolean): number[] {
  const places: number[] = [];
  list.forEach((item, at) => {
    if (isMeant(item)) places.push(at);
  });
  return places;
}

const placesOf = (states: readonly GradeState[], state: GradeState) => placesWhere(states, (one) => one === state);

/** The form in which a grade book is kept. */
interface Form<Row, Book extends object> {
  readonly writeRow: (row: GradeBook['rows'][number]) => Row;
  /** In bytes, about. */
  readonly sizeOf: (row: Row) => number;
  readonly write: (book: Omit<GradeBook, 'rows'>, rows: readonly Row[]) => Book;
}

/**
 * Returns a maker of grade books: every learner's score in every task, the counting part of it, the totals (R17), and how long
 * they are valid. It keeps the rows of learners as they are written, and makes those anew that have changed.
 */
export function gradeBookMaker<Row, Book extends object>(
  services: Services,
  { writeRow, sizeOf, write }: Form<Row, Book>,
  sources: RowSources = { readScores: classScores(services), readBase: classBase(services) },
): (classId: string) => Promise<Made<Book>> {
  const readRows = keepRows(services, {
    ...sources,
    asLearnersSee: false,
    rowOf: ({ memberId, firstName, lastName, isTest }, own, grounds) => {
      const { percent, earned, possible, states } = totalOfCells(grounds, own);
      return writeRow({
        memberId,
        firstName,
        lastName,
        ...(isTest ? { isTest } : {}),
        scores: own.map((cell) => cell.score),
        attempts: own.map((cell) => cell.attempts),
        excused: placesWhere(own, (cell) => cell.isExcused),
        overridden: placesWhere(own, isOverridden),
        dropped: placesOf(states, 'dropped'),
        missing: placesOf(states, 'missing'),
        waiting: placesOf(states, 'waiting'),
        total: percent === null ? null : roundScore(percent),
        earned: roundScore(earned),
        possible: roundScore(possible),
      });
    },
    sizeOf,
  });
  return async (classId) => {
    const { base, rows, until } = await readRows(classId);
    const { rules, groups, tasks } = base.grounds;
    const head = {
      weighBy: rules.weighBy,
      missingCounts: rules.missingCounts,
      groups,
      tasks: tasks.map(({ id, name, kind, points, dueAt, groupId }) => ({
        id,
        name,
        kind,
        points,
        dueAt: dueAt?.toISOString() ?? null,
        groupId,
      })),
    };
    return { value: write(head, rows), until };
  };
}
