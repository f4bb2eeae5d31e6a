import type * as calls from '@lemma/contracts';
import type { BodyOf, ResponseOf } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { cleanText } from '../../../core/clean-text.ts';
import { conflict } from '../../../core/errors.ts';
import { lookAhead, obstacleOf, type Outlook } from './learners.ts';
import { choiceOf } from './preview.ts';
import { presentRegrade } from './present.ts';
import { keptOutcome } from './verdicts.ts';
import { basisOf, loadWork, type ItemIds, type ItemWork } from './item-work.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { regradeData } from '../data/regrade-store.ts';
import { appealQueries } from '../../appeals/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { areScoresVisible, scoreChangeQueries, topicOfTask } from '../../tasks/api.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

type Body = BodyOf<typeof calls.applyRegrade>;
type Answer = ResponseOf<typeof calls.applyRegrade>;

const cameIn = () => conflict('regrade/answers-came-in', said(m.changedSincePreview));

/** Regrades in one transaction; the same id again changes nothing. */
export async function applyRegrade(services: Services, user: SignedInUser, ids: ItemIds, body: Body): Promise<Answer> {
  const stored = await storedAnswer(services, ids, body);
  if (stored) return stored;
  const work = await loadWork(services, user, ids);
  if (work.progress.done < work.progress.total) return { regrade: null, progress: work.progress };
  if (work.basis !== body.basis) {
    const meanwhile = await storedAnswer(services, ids, body);
    if (meanwhile) return meanwhile;
    throw cameIn();
  }
  // By a newer version everybody is marked again; the appeal only says what it was for.
  const isByVersion = body.policy === 'never-lower' || body.policy === 'as-graded';
  const appeal = isByVersion ? undefined : (body.appeal ?? undefined);
  const choice = await choiceOf(services, ids, work, { policy: body.policy, part: body.part ?? undefined, appeal });
  const obstacle = obstacleOf(work, choice);
  if (obstacle !== null) throw conflict('request/conflict', obstacle);
  const outlook = lookAhead(services, work, choice, []);
  const isWritten = await inTransaction(services, (inside) => write(inside, user, { ids, body, work, outlook }));
  if (!isWritten) return (await storedAnswer(services, ids, body)) ?? { regrade: null, progress: work.progress };
  return { regrade: await presentRegrade(services, body.id), progress: work.progress };
}

/** The regrade of this id, if it is there; of another question, 409. */
async function storedAnswer(services: Services, ids: ItemIds, { id }: Body): Promise<Answer | null> {
  const stored = await regradeData(services).findRegrade(id);
  if (!stored) return null;
  if (stored.regrade.taskItemId !== ids.itemId) throw conflict('request/conflict', said(m.idUsed));
  return { regrade: await presentRegrade(services, id), progress: { done: 0, total: 0 } };
}

async function write(
  services: Services,
  user: SignedInUser,
  {
    ids,
    body,
    work,
    outlook,
  }: { readonly ids: ItemIds; readonly body: Body; readonly work: ItemWork; readonly outlook: Outlook },
): Promise<boolean> {
  const regrades = regradeData(services);
  const locked = await regrades.lockItem(ids.itemId);
  const isByVersion = body.policy === 'never-lower' || body.policy === 'as-graded';
  const isFirst = await regrades.insertRegrade({
    id: body.id,
    taskItemId: ids.itemId,
    versionId: isByVersion ? (work.target?.id ?? null) : null,
    policy: body.policy,
    part: outlook.choice.part,
    reason: cleanText(body.reason),
    pointsBefore: work.context.item.points,
    pointsAfter: outlook.itemPoints,
    appliedBy: user.id,
    appliedAt: services.now(),
  });
  if (!isFirst) return false;
  if (basisOf(locked, work.target?.id ?? null) !== work.basis) throw cameIn();
  const markingBefore = new Map(work.rows.map(({ variant }) => [variant.id, variant.markingVersionId]));
  const marksOn = (id: string) => isByVersion && work.fitting.has(id);
  const touched = outlook.planned.filter((one) => one.isChanged || marksOn(one.work.id));
  await regrades.insertRegraded(
    touched.map(({ work: { id, share, outcome }, ...after }) => ({
      id: newId(),
      regradeId: body.id,
      attemptVariantId: id,
      shareBefore: share,
      shareAfter: after.share,
      outcomeBefore: outcome,
      outcomeAfter: after.outcome,
      markingVersionBefore: markingBefore.get(id) ?? null,
    })),
    touched
      .filter(({ isChanged }) => isChanged)
      .flatMap(({ responses }) =>
        responses.map(({ id, after, credit }) => ({
          id: newId(),
          regradeId: body.id,
          responseId: id,
          outcome: keptOutcome(after),
          credit,
          verdict: after,
        })),
      ),
  );
  await regrades.updateVariants(
    touched.map(({ work: { id }, share, outcome }) => ({
      id,
      share,
      outcome,
      markingVersionId: marksOn(id) ? (work.target?.id ?? null) : (markingBefore.get(id) ?? null),
    })),
  );
  await regrades.changePoints(ids.itemId, { from: work.context.item.points, to: outlook.itemPoints });
  await scoreChangeQueries(services).noteScoresOfTasks([ids.taskId]);
  if (body.appeal !== null) await appealQueries(services).noteRegrade(body.appeal, body.id);
  await notify(services, user, { ids, regradeId: body.id, work, outlook });
  return true;
}

/** Those whose score is another now, where they may see it, and the teacher. */
async function notify(
  services: Services,
  user: SignedInUser,
  {
    ids: { classId, taskId },
    regradeId,
    work,
    outlook,
  }: { readonly ids: ItemIds; readonly regradeId: string; readonly work: ItemWork; readonly outlook: Outlook },
): Promise<void> {
  const { task } = work.context;
  const about = { classId, taskId };
  const common = { subject: regradeId, topic: topicOfTask(taskId), fold: taskId };
  const changed = new Set(outlook.planned.filter((one) => one.share !== one.work.share).map((one) => one.work.id));
  const touched = work.rows.filter(({ variant }) => changed.has(variant.id));
  const seeing = touched.filter(({ attempt }) => areScoresVisible(task, attempt, services.now()));
  const learners = new Set(seeing.map(({ attempt }) => attempt.userId));
  await recordHappenings(services, [
    ...[...learners].map((userId) => ({
      ...common,
      kind: 'score-changed' as const,
      to: { person: userId, inClass: classId },
      about,
    })),
    {
      ...common,
      kind: 'regrade-finished',
      to: { person: user.id },
      about: { ...about, changed: new Set(touched.map(({ attempt }) => attempt.userId)).size },
    },
  ]);
}
