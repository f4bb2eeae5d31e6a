import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { attempts, gradeChanges, members, tasks, users } from '../../../core/db/tables/index.ts';
import { ruleQueries } from './rule-queries.ts';
import { columnsOfTask, ScoreColumns } from './score-columns.ts';
import { noteScores } from '../../tasks/api.ts';
import { rowsOf } from '../../../core/db/rows.ts';
import { mapInSlices } from '../../../core/slices.ts';

export type GradeStore = ReturnType<typeof createGradeStore>;
export type GradeTaskRow = Awaited<ReturnType<GradeStore['selectTasks']>>[number];

/** Read task by task: all of them in a row would keep other requests waiting. */
const unreadTask = z.unknown();

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
     * Selects the scores of attempts, as bytes and a row for each task: writing, sending and reading a value for each of
     * hundreds of thousands of attempts costs several times as much.
     */
    async selectScores({ classId, userId, taskId }: Whose): Promise<ScoreColumns> {
      const rows = await rowsOf(
        db,
        unreadTask,
        sql`
        select attempts.task_id, string_agg(uuid_send(attempts.user_id), '') as users,
          string_agg(float4send(attempts.score), '') as scores,
          string_agg(int8send(
            (attempts.number::int8 << 32) | (attempts.right_count << 2) |
            ((attempts.closes_at is not null)::int << 1) | (attempts.handed_in_at is not null)::int), '') as marks,
          string_agg(timestamptz_send(attempts.closes_at), '') filter (where attempts.closes_at is not null) as closes,
          string_agg(timestamptz_send(attempts.handed_in_at), '')
            filter (where attempts.handed_in_at is not null) as handed_in
        from attempts join tasks on tasks.id = attempts.task_id
        where ${of({ classId, userId, taskId })}
        group by attempts.task_id`,
      );
      const scores = new ScoreColumns();
      await mapInSlices(rows, (row) => scores.add(columnsOfTask.parse(row)));
      return scores;
    },
  };
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
