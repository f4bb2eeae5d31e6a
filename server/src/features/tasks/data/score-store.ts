import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { prepareRows, rowsOf } from '../../../core/db/rows.ts';
import { attempts, members, tasks } from '../../../core/db/tables/index.ts';
import { ownData } from '../../../core/own.ts';
import { columnsOfTask, ScoreColumns, type ScoreReader } from './score-columns.ts';

/** Read task by task: all of a class in a row would keep other requests waiting. */
const unreadTask = z.unknown();

interface OfTask {
  readonly classId: string;
  readonly taskId: string;
  readonly userId?: string;
}

/**
 * Scores of attempts as bytes, a row for each task: writing, sending and reading a value for each of hundreds of thousands of
 * attempts costs several times as much.
 */
const scoresByTask = sql`
  attempts.task_id, string_agg(uuid_send(attempts.user_id), '') as users,
  string_agg(float4send(attempts.score), '') as scores,
  string_agg(int8send(
    (attempts.number::int8 << 32) | (attempts.right_count << 3) |
    ((attempts.handed_in_at is not null and attempts.handed_in_by is not null and attempts.handed_in_by <> 'server')::int << 2) |
    ((attempts.closes_at is not null)::int << 1) | (attempts.handed_in_at is not null)::int), '') as marks,
  string_agg(timestamptz_send(attempts.closes_at), '') filter (where attempts.closes_at is not null) as closes,
  string_agg(timestamptz_send(attempts.handed_in_at), '') filter (where attempts.handed_in_at is not null) as handed_in`;

const unreadColumns = Object.fromEntries(
  Object.keys(columnsOfTask.shape).map((key) => [key, sql`found.${sql.identifier(key)}`]),
);

/** A piece of a class's grade book: a task's attempts and decisions, or all else of the class, whose id it then has. */
const piece = z.object({
  piece_id: z.string(),
  /** Another one after each change; empty if there has been none. */
  generation: z.string(),
  /** A change is noted that the generation does not know of. */
  is_changing: z.boolean(),
});

/** Queries for the scores of attempts, and for the pieces of grade books. */
export function createScoreStore({ db }: { db: Queryable }) {
  const pieces = lazily(() =>
    prepareRows(
      db,
      'pieces_of_grade_book',
      piece,
      sql`select pieces.piece_id, coalesce(known.generation::text, '') as generation,
          exists (select 1 from grade_book_changes changes where changes.classroom_id = ${sql.placeholder('classId')}
            and (changes.piece_id = pieces.piece_id or changes.piece_id is null)) as is_changing
        from (select ${sql.placeholder('classId')}::uuid as piece_id
          union all select id from tasks where classroom_id = ${sql.placeholder('classId')}) pieces
        left join grade_book_pieces known on known.piece_id = pieces.piece_id`,
    ),
  );
  const prepareScores = (name: string, from: SQL) =>
    lazily(() =>
      db
        .select(unreadColumns)
        .from(sql`(select ${scoresByTask} from ${from} group by attempts.task_id) as found`)
        .prepare(name),
    );
  const ofTasks = prepareScores(
    'scores_of_tasks',
    sql`attempts where attempts.task_id = any(${sql.placeholder('taskIds')}::uuid[])`,
  );
  const ofLearner = prepareScores(
    'scores_of_learner',
    sql`attempts join tasks on tasks.id = attempts.task_id
      where tasks.classroom_id = ${sql.placeholder('classId')} and attempts.user_id = ${sql.placeholder('userId')}`,
  );
  const counted = lazily(() =>
    db
      .select({ id: tasks.id, kind: tasks.kind, questionCount: tasks.questionCount })
      .from(tasks)
      .where(eq(tasks.classroomId, sql.placeholder('classId')))
      .prepare('counted_tasks_of_class'),
  );
  const present = lazily(() =>
    db
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.classroomId, sql.placeholder('classId')), isNull(members.removedAt)))
      .prepare('present_users_of_class'),
  );

  return {
    /** The pieces of a class's grade book: all else of the class, and each task of it. */
    selectPieces: (classId: string) => pieces()({ classId }),

    /** Selects the scores of a learner's attempts in a class. */
    selectOfLearner: async (whose: { readonly classId: string; readonly userId: string }) =>
      readColumns(await ofLearner().execute({ ...whose })),

    /** Selects the scores of attempts in a task, of one user or of all. */
    async selectOfTask({ classId, userId, taskId }: OfTask): Promise<ScoreReader> {
      const rows = await rowsOf(
        db,
        unreadTask,
        sql`select ${scoresByTask} from attempts join tasks on tasks.id = attempts.task_id
          where ${and(
            eq(tasks.classroomId, classId),
            eq(tasks.id, taskId),
            userId ? eq(attempts.userId, userId) : undefined,
          )}
          group by attempts.task_id`,
      );
      return readColumns(rows);
    },

    /** Selects the scores of all attempts in these tasks, to be read one by one: `columnsOfTask`. */
    selectColumns: (taskIds: readonly string[]): Promise<unknown[]> => ofTasks().execute({ taskIds }),

    /** The tasks of a class, archived ones included, as far as counting needs them. */
    selectCounted: (classId: string) => counted().execute({ classId }),

    /** Everybody who is in the class, in whatever role. */
    async selectPresent(classId: string): Promise<string[]> {
      return (await present().execute({ classId })).map(({ userId }) => userId);
    },
  };
}

function readColumns(rows: readonly unknown[]): ScoreReader {
  const scores = new ScoreColumns();
  for (const row of rows) scores.put(columnsOfTask.parse(row));
  return scores.copy();
}

export const scoreData = ownData(createScoreStore);
