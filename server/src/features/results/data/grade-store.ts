import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { lazily } from '../../../core/db/lazily.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { gradeChanges, members, tasks, users } from '../../../core/db/tables/index.ts';
import { ruleQueries } from './rule-queries.ts';
import { noteScores } from '../../tasks/api.ts';

export type GradeStore = ReturnType<typeof createGradeStore>;
export type GradeTaskRow = Awaited<ReturnType<GradeStore['selectTasks']>>[number];

/** Queries for the inputs of totals: tasks, teachers' decisions and the class's rules. */
export const createGradeStore = ({ db }: { db: Queryable }) => ({
  ...taskQueries(db),
  ...memberQueries(db),
  ...decisionQueries(db),
  ...ruleQueries(db),
});

/** Queries for tasks. */
function taskQueries(db: Queryable) {
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

  /** The class's tasks in their order. */
  return { selectTasks: (classId: string) => tasksOfClass().execute({ classId }) };
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

export const gradeData = ownData(createGradeStore);
