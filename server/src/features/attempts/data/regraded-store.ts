import { ownData } from '../../../core/own.ts';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { batched } from '../../../core/batch/batched.ts';
import { isAnyOf } from '../../../core/db/any-of.ts';
import type { Queryable } from '../../../core/db/open-database.ts';
import { quickRows } from '../../../core/db/quick-rows.ts';
import {
  attempts,
  attemptVariants,
  members,
  regradedResponses,
  regrades,
  responses,
  taskItems,
  tasks,
  users,
} from '../../../core/db/tables/index.ts';
import type { Connection } from '../../../core/services.ts';
import type { LastingDecision } from '../work/changed-verdict.ts';
import { column } from '../../../core/db/rows.ts';
import { lastingDecisions } from './lasting-decisions.ts';
import { fromVariants } from './joins.ts';

export type RegradedStore = ReturnType<typeof createRegradedStore>;
export type ItemVariant = Awaited<ReturnType<RegradedStore['selectItemVariants']>>[number];
export type ItemResponse = Awaited<ReturnType<RegradedStore['selectItemResponses']>>[number];

type Marked = Pick<typeof responses.$inferSelect, 'id' | 'verdict' | 'outcome' | 'credit' | 'share'>;

/** The learners' work on a question, and what regrades that stand have made of it. */
export const createRegradedStore = ({ db, lookups = db }: Connection) => ({
  /** Every learner's variants of the question, in the order of attempts and variants. */
  selectItemVariants: (itemId: string) =>
    fromVariants(db, {
      variant: attemptVariants,
      attempt: attempts,
      memberId: members.id,
      isMember: column(z.boolean(), sql`${members.id} is not null and ${members.removedAt} is null`),
      firstName: users.firstName,
      lastName: users.lastName,
    })
      .innerJoin(users, eq(users.id, attempts.userId))
      .leftJoin(members, and(eq(members.classroomId, tasks.classroomId), eq(members.userId, attempts.userId)))
      .where(eq(attemptVariants.taskItemId, itemId))
      .orderBy(asc(attempts.number), asc(attemptVariants.number), asc(attemptVariants.id)),

  /** Every response to the question, oldest first. */
  selectItemResponses: (itemId: string) =>
    db
      .select({ response: responses })
      .from(responses)
      .innerJoin(attemptVariants, eq(attemptVariants.id, responses.attemptVariantId))
      .where(eq(attemptVariants.taskItemId, itemId))
      .orderBy(asc(responses.receivedAt), asc(responses.id)),

  selectLastingDecisions: lastingDecisionsOf(lookups),

  /** Responses as they count now: with the verdict of the newest regrade that stands, where there is one. */
  async overlay<Response extends Marked>(list: readonly Response[]): Promise<Response[]> {
    if (list.length === 0) return [];
    const rows = await db
      .selectDistinctOn([regradedResponses.responseId], { again: regradedResponses })
      .from(regradedResponses)
      .innerJoin(regrades, eq(regrades.id, regradedResponses.regradeId))
      .where(
        and(
          inArray(
            regradedResponses.responseId,
            list.map(({ id }) => id),
          ),
          isNull(regrades.undoneAt),
        ),
      )
      .orderBy(regradedResponses.responseId, desc(regrades.appliedAt), desc(regrades.id));
    const byResponse = new Map(rows.map(({ again }) => [again.responseId, again]));
    return list.map((response) => {
      const again = byResponse.get(response.id);
      if (!again) return response;
      const { verdict, outcome, credit } = again;
      const share = verdict.points > 0 ? verdict.score / verdict.points : 0;
      return { ...response, verdict, outcome, credit, share };
    });
  },
});

/** Standing drops and full marks of one question, which hold for answers that come later too. */
function lastingDecisionsOf(db: Queryable) {
  const decisionsByItem = db
    .select({ itemId: taskItems.id, lasting: lastingDecisions })
    .from(taskItems)
    .where(isAnyOf(taskItems.id, 'itemIds'))
    .prepare('lasting_decisions_by_item');
  quickRows(decisionsByItem);
  return batched(async (itemIds: readonly string[]): Promise<(readonly LastingDecision[])[]> => {
    const rows = await decisionsByItem.execute({ itemIds: [...new Set(itemIds)] });
    const byItem = new Map(rows.map(({ itemId, lasting }) => [itemId, lasting ?? []]));
    return itemIds.map((id) => byItem.get(id) ?? []);
  });
}

export const regradedData = ownData(createRegradedStore);
