import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { attempts, gradeChanges, members, tasks, users } from '../../../core/db/tables/index.ts';
import { ruleQueries } from './rule-queries.ts';
import { noteScores } from '../../tasks/api.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { mapInSlices } from '../../../core/slices.ts';

export type GradeStore = ReturnType<typeof createGradeStore>;
export type GradeTaskRow = Awaited<ReturnType<GradeStore['selectTasks']>>[number];

/** An attempt with what it has earned; `right` counts questions. */
export interface ScoredAttempt {
  readonly taskId: string;
  readonly userId: string;
  readonly number: number;
  readonly handedInAt: Date | null;
  readonly closesAt: Date | null;
  readonly score: number;
  readonly right: number;
}

const times = z.array(z.number().nullable());
/** The attempts of a task by columns: a schema checks columns of plain values several times faster than rows. */
const attemptsOfTask = z.object({
  task_id: z.string(),
  users: z.array(z.string()),
  numbers: z.array(z.number()),
  handed_in: times,
  closes: times,
  scores: z.array(z.number()),
  rights: z.array(z.number()),
});
/** Parsed task by task: all of them in a row would keep other requests waiting. */
const unparsedTask = z.unknown();

interface Whose {
  readonly classId: string;
  readonly userId?: string;
  readonly taskId?: string;
}

/** Queries for the inputs of totals: tasks, scores of attempts, teachers' decisions and the class's rules. */
export const createGradeStore = ({ db }: { db: Queryable }) => ({
  ...scoreQueries(db),
  ...memberQueries(db),
  ...decisionQueries(db),
  ...ruleQueries(db),
});

/** Queries for tasks and the scores of attempts. */
function scoreQueries(db: Queryable) {
  const tasksOfClass = lazily(() =>
    db
      .select({
        id: tasks.id,
        name: tasks.name,
        kind: tasks.kind,
        points: tasks.points,
        questionCount: tasks.questionCount,
        sectionId: tasks.sectionId,
        gradeGroupId: tasks.gradeGroupId,
        countedAttempt: tasks.countedAttempt,
        opensAt: tasks.opensAt,
        dueAt: tasks.dueAt,
        latePolicy: tasks.latePolicy,
        lateUntil: tasks.lateUntil,
        lastClosesAt: tasks.lastClosesAt,
        timeLimitMinutes: tasks.timeLimitMinutes,
        results: tasks.results,
        scores: tasks.scores,
        solutions: tasks.solutions,
        releasedAt: tasks.releasedAt,
      })
      .from(tasks)
      .where(and(eq(tasks.classroomId, sql.placeholder('classId')), isNull(tasks.archivedAt)))
      .orderBy(asc(tasks.position), asc(tasks.id))
      .prepare('graded_tasks_of_class'),
  );

  return {
    /** The class's tasks in their order. */
    selectTasks: (classId: string) => tasksOfClass().execute({ classId }),

    /**
     * Selects the score of each attempt. One text of the database for each task instead of a row for each attempt: a
     * class of 200 has thousands.
     */
    async selectScores({ classId, userId, taskId }: Whose): Promise<readonly ScoredAttempt[]> {
      const rows = await rowsOf(
        db,
        unparsedTask,
        sql`
        select attempts.task_id, json_agg(attempts.user_id) as users, json_agg(attempts.number) as numbers,
          json_agg(extract(epoch from attempts.handed_in_at)::float8 * 1000) as handed_in,
          json_agg(extract(epoch from attempts.closes_at)::float8 * 1000) as closes,
          json_agg(attempts.score) as scores, json_agg(attempts.right_count) as rights
        from attempts join tasks on tasks.id = attempts.task_id
        where ${of({ classId, userId, taskId })}
        group by attempts.task_id`,
      );
      return (await mapInSlices(rows, scoresOfRow)).flat();
    },
  };
}

const dateOf = (time: number | null | undefined): Date | null =>
  time === null || time === undefined ? null : new Date(time);

function scoresOfRow(row: unknown): ScoredAttempt[] {
  const { task_id: taskId, users, numbers, handed_in: handedIn, closes, scores, rights } = attemptsOfTask.parse(row);
  return users.map((userId, at) => ({
    taskId,
    userId,
    number: numbers[at] ?? 0,
    handedInAt: dateOf(handedIn[at]),
    closesAt: dateOf(closes[at]),
    score: scores[at] ?? 0,
    right: rights[at] ?? 0,
  }));
}

/** Whose they are. */
function memberQueries(db: Queryable) {
  const member = lazily(() =>
    db
      .select({
        memberId: members.id,
        userId: members.userId,
        joinedAt: members.joinedAt,
        role: members.role,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.id, sql.placeholder('memberId')), eq(members.classroomId, sql.placeholder('classId'))))
      .prepare('graded_member'),
  );

  return {
    /** A member, also one who was taken out; null for anybody else. */
    async selectMember({ classId, memberId }: { classId: string; memberId: string }) {
      const [row] = await member().execute({ classId, memberId });
      return row ?? null;
    },

    async isLearner({ classId, userId }: { classId: string; userId: string }): Promise<boolean> {
      const rows = await db
        .select({ id: members.id })
        .from(members)
        .where(
          and(
            eq(members.classroomId, classId),
            eq(members.userId, userId),
            eq(members.role, 'learner'),
            isNull(members.removedAt),
          ),
        );
      return rows.length > 0;
    },
  };
}

/** Queries for teachers' decisions about scores. */
function decisionQueries(db: Queryable) {
  return {
    /** All decisions about one learner's score in one task, newest first, with who took them. */
    async selectGradeHistory({ taskId, userId }: { taskId: string; userId: string }) {
      return db
        .select({ change: gradeChanges, firstName: users.firstName, lastName: users.lastName })
        .from(gradeChanges)
        .leftJoin(users, eq(users.id, gradeChanges.changedBy))
        .where(and(eq(gradeChanges.taskId, taskId), eq(gradeChanges.userId, userId)))
        .orderBy(desc(gradeChanges.changedAt), desc(gradeChanges.id))
        .limit(100);
    },

    /** Call it in a transaction. */
    async insertGradeChange(change: typeof gradeChanges.$inferInsert): Promise<void> {
      await db.insert(gradeChanges).values(change);
      await db.execute(noteScores(sql`select ${change.taskId}::uuid as task_id, ${change.userId}::uuid as user_id`));
    },
  };
}

const of = ({ classId, userId, taskId }: { classId: string; userId: string | undefined; taskId: string | undefined }) =>
  and(
    eq(tasks.classroomId, classId),
    userId ? eq(attempts.userId, userId) : undefined,
    taskId ? eq(tasks.id, taskId) : undefined,
  );

export const gradeData = ownData(createGradeStore);
