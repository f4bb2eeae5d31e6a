import type * as calls from '@lemma/contracts';
import type { AppliedRegrade, MyRegrade, RegradedLearner, ResponseOf } from '@lemma/contracts';
import { conflict, notFound } from '../../../core/errors.ts';
import { shareAfter } from './plan.ts';
import { whyInWords, whyMarked } from './verdicts.ts';
import { presentItem, type ItemIds } from './item-work.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { regradeData } from '../data/regrade-store.ts';
import { areScoresVisible, keepsBest, scoreChangeQueries, taskQueries } from '../../tasks/api.ts';
import { asTyped, type OwnedAttempt, regradedQueries } from '../../attempts/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { said, type Speaker } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const undoDays = 7;
const rowsPerPage = 100;
const round = (score: number) => Math.round(score * 100) / 100;

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof regradeData>['findRegrade']>>>;

const undoEnd = ({ regrade }: Row) => new Date(regrade.appliedAt.getTime() + undoDays * 24 * 60 * 60_000);

function canUndo(row: Row, now: Date): boolean {
  return row.regrade.undoneAt === null && row.isNewest && now < undoEnd(row);
}

function present(row: Row, now: Date): AppliedRegrade {
  const { regrade } = row;
  return {
    id: regrade.id,
    itemId: regrade.taskItemId,
    itemPosition: row.position,
    itemTitle: row.title,
    policy: regrade.policy,
    part: regrade.part,
    versionNumber: row.versionNumber,
    reason: regrade.reason,
    appliedBy: row.appliedBy,
    appliedAt: regrade.appliedAt.toISOString(),
    undoneAt: regrade.undoneAt?.toISOString() ?? null,
    undoUntil: canUndo(row, now) ? undoEnd(row).toISOString() : null,
    up: row.up,
    down: row.down,
  };
}

/** A regrade that is there. */
export async function presentRegrade(services: Services, id: string): Promise<AppliedRegrade> {
  const row = await regradeData(services).findRegrade(id);
  if (!row) throw new Error(`regrade ${id} is missing`);
  return present(row, services.now());
}

export async function listRegrades(services: Services, ids: { classId: string; taskId: string }) {
  if (!(await taskQueries(services).findTask(ids))) throw notFound();
  const rows = await regradeData(services).selectRegradesOf(ids.taskId);
  return rows.map((row) => present(row, services.now()));
}

async function requireRegrade(services: Services, ids: ItemIds, regradeId: string) {
  const [context, row] = await Promise.all([
    regradeData(services).findItem(ids),
    regradeData(services).findRegrade(regradeId),
  ]);
  if (!context || !row || row.regrade.taskItemId !== ids.itemId) throw notFound();
  return { context, row };
}

/** A regrade with what it changed for whom. */
export async function getRegrade(
  services: Services,
  { regradeId, page, ...ids }: ItemIds & { readonly regradeId: string; readonly page: number },
  speaker: Speaker,
): Promise<ResponseOf<typeof calls.getRegrade>> {
  const { context, row } = await requireRegrade(services, ids, regradeId);
  const [regraded, verdicts, people, responses] = await Promise.all([
    regradeData(services).selectRegraded(regradeId),
    regradeData(services).selectRegradedResponses(regradeId),
    regradedQueries(services).selectItemVariants(ids.itemId),
    regradedQueries(services).selectItemResponses(ids.itemId),
  ]);
  const { regrade } = row;
  const first = new Map(responses.map(({ response }) => [response.id, response]));
  const again = new Map(verdicts.map((one) => [one.responseId, one]));
  const rows = [...Map.groupBy(regraded, ({ attempt }) => attempt.userId)].flatMap(
    ([userId, list]): RegradedLearner[] => {
      const person = people.find(({ attempt }) => attempt.userId === userId);
      const before = Math.max(...list.map((one) => one.regraded.shareBefore)) * regrade.pointsBefore;
      const after = Math.max(...list.map((one) => one.regraded.shareAfter)) * regrade.pointsAfter;
      if (round(before) === round(after)) return [];
      const changes = list.flatMap(({ variant, attempt }) =>
        responses
          .filter(({ response }) => response.attemptVariantId === variant.id && again.has(response.id))
          .flatMap(({ response }) => {
            const verdict = again.get(response.id);
            const old = first.get(response.id);
            if (!verdict || !old || verdict.outcome === old.outcome) return [];
            return {
              attemptNumber: attempt.number,
              variantNumber: variant.number,
              answers: asTyped(response.answers),
              before: old.outcome,
              after: verdict.outcome,
              why: whyInWords(whyMarked(verdict.verdict, regrade.part, old.verdict), speaker),
            };
          }),
      );
      return [
        {
          memberId: person?.memberId ?? null,
          firstName: person?.firstName ?? '',
          lastName: person?.lastName ?? '',
          changes: changes.slice(-10),
          scoreBefore: round(before),
          scoreAfter: round(after),
          isKept: false,
        },
      ];
    },
  );
  rows.sort((a, b) => a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName));
  return {
    item: presentItem(context),
    regrade: present(row, services.now()),
    page,
    pageSize: rowsPerPage,
    total: rows.length,
    rows: rows.slice((page - 1) * rowsPerPage, page * rowsPerPage),
  };
}

/** Takes a regrade back: everything as it was, and answers that came since stay. */
export async function undoRegrade(
  services: Services,
  user: SignedInUser,
  { regradeId, ...ids }: ItemIds & { readonly regradeId: string },
): Promise<AppliedRegrade> {
  const { context, row } = await requireRegrade(services, ids, regradeId);
  if (row.regrade.undoneAt !== null) return present(row, services.now());
  if (!canUndo(row, services.now())) {
    throw conflict('request/conflict', row.isNewest ? said(m.undoneForSevenDays) : said(m.regradedAgain));
  }
  await inTransaction(services, async (inside) => {
    await regradeData(inside).lockItem(ids.itemId);
    if (!(await regradeData(inside).markUndone(regradeId, { by: user.id, at: services.now() }))) return;
    await restore(inside, row, context);
  });
  return presentRegrade(services, regradeId);
}

async function restore(
  services: Services,
  { regrade }: Row,
  { task }: NonNullable<Awaited<ReturnType<ReturnType<typeof regradeData>['findItem']>>>,
): Promise<void> {
  const regrades = regradeData(services);
  const [regraded, later] = await Promise.all([
    regrades.selectRegraded(regrade.id),
    regrades.selectLaterResponses(regrade.id),
  ]);
  const laterByVariant = Map.groupBy(later, ({ response }) => response.attemptVariantId);
  await regrades.updateVariants(
    regraded.map(({ regraded: before, variant }) => {
      const markingVersionId = before.markingVersionBefore;
      const isChanged = before.shareBefore !== before.shareAfter || before.outcomeBefore !== before.outcomeAfter;
      if (!isChanged) return { id: variant.id, share: variant.share, outcome: variant.outcome, markingVersionId };
      const since = laterByVariant.get(variant.id) ?? [];
      const share = since.reduce(
        (counted, { response }) =>
          shareAfter(counted, { credit: response.credit, keepsBest: keepsBest(task, response.isLate) }),
        before.shareBefore,
      );
      return {
        id: variant.id,
        share,
        outcome: since.length > 0 ? variant.outcome : before.outcomeBefore,
        markingVersionId,
      };
    }),
  );
  await regrades.changePoints(regrade.taskItemId, { from: regrade.pointsAfter, to: regrade.pointsBefore });
  await scoreChangeQueries(services).noteScoresOfTasks([task.id]);
}

/** Returns changes by regrades in the learner's own attempt; nothing while scores are withheld. */
export async function listMyRegrades(services: Services, attempt: OwnedAttempt): Promise<MyRegrade[]> {
  if (!areScoresVisible(attempt.task, attempt, services.now())) return [];
  const rows = await regradeData(services).selectOfAttempt(attempt.id);
  return rows.flatMap(({ regrade, regraded, number }) => {
    const scoreBefore = round(regraded.shareBefore * regrade.pointsBefore);
    const scoreAfter = round(regraded.shareAfter * regrade.pointsAfter);
    if (scoreBefore === scoreAfter && regrade.pointsBefore === regrade.pointsAfter) return [];
    return {
      id: regrade.id,
      itemId: regrade.taskItemId,
      variantNumber: number,
      appliedAt: regrade.appliedAt.toISOString(),
      reason: regrade.reason,
      policy: regrade.policy,
      scoreBefore,
      scoreAfter,
      pointsBefore: regrade.pointsBefore,
      pointsAfter: regrade.pointsAfter,
    };
  });
}
