import type { GradeBook, LearnerReview, TaskProgress } from '@lemma/contracts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { versionedDocument } from '../attempts/present.ts';
import { byName } from '../classrooms/service.ts';
import { isFinished, requireTask } from '../tasks/service.ts';
import type { Standing } from '../tasks/store.ts';
import { isRight, triesUntilStuck, type ResultStore } from './store.ts';

const roundScore = (score: number) => Math.round(score * 100) / 100;

/** Every learner's best score in every task (R17). */
export async function readGradeBook(services: Services, classId: string): Promise<GradeBook> {
  const [tasks, learners, standings] = await Promise.all([
    services.tasks.selectTasks(classId),
    services.results.selectLearners(classId),
    services.tasks.selectStandings({ classId }),
  ]);
  const best = new Map<string, number>();
  for (const { userId, taskId, score } of standings) {
    const key = `${userId} ${taskId}`;
    best.set(key, Math.max(best.get(key) ?? 0, roundScore(score)));
  }
  return {
    tasks: tasks.map(({ id, name, kind, points, dueAt }) => ({
      id,
      name,
      kind,
      points,
      dueAt: dueAt?.toISOString() ?? null,
    })),
    rows: learners.sort(byName).map(({ memberId, userId, firstName, lastName }) => ({
      memberId,
      firstName,
      lastName,
      scores: tasks.map((task) => best.get(`${userId} ${task.id}`) ?? null),
    })),
  };
}

type Learner = Awaited<ReturnType<ResultStore['selectLearners']>>[number];
type Variants = Awaited<ReturnType<ResultStore['selectVariants']>>;
type ItemState = TaskProgress['learners'][number]['items'][number];

/** Where the class stands in a task (R21). */
export async function readProgress(
  services: Services,
  ids: { readonly classId: string; readonly taskId: string },
): Promise<TaskProgress> {
  const task = await requireTask(services, ids);
  const [items, learners, standings, variants] = await Promise.all([
    services.tasks.selectItems(task.id),
    services.results.selectLearners(ids.classId),
    services.tasks.selectStandings(ids),
    services.results.selectVariants(task.id),
  ]);
  const itemIds = items.map((item) => item.id);
  const variantsByUser = Map.groupBy(variants, (row) => row.userId);
  const standingsByUser = Map.groupBy(standings, (standing) => standing.userId);
  const rows = learners.sort(byName).map((learner) =>
    presentLearner({
      learner,
      itemIds,
      task: { kind: task.kind, itemCount: items.length },
      standings: standingsByUser.get(learner.userId) ?? [],
      variants: variantsByUser.get(learner.userId) ?? [],
    }),
  );
  const countItem = (index: number, states: readonly ItemState[]) =>
    rows.filter((row) => states.includes(row.items[index] ?? 'open')).length;
  return {
    taskName: task.name,
    kind: task.kind,
    dueAt: task.dueAt?.toISOString() ?? null,
    points: items.reduce((sum, item) => sum + item.points, 0),
    items: items.map((item, index) => ({
      id: item.id,
      title: item.title,
      right: countItem(index, ['right']),
      trying: countItem(index, ['trying', 'partly']),
      notYet: countItem(index, ['open']),
    })),
    learners: rows,
  };
}

function presentLearner({
  learner,
  itemIds,
  task,
  standings,
  variants,
}: {
  readonly learner: Learner;
  readonly itemIds: readonly string[];
  readonly task: { readonly kind: 'practice' | 'assessment'; readonly itemCount: number };
  readonly standings: readonly Standing[];
  readonly variants: Variants;
}): TaskProgress['learners'][number] {
  const perItem = itemIds.map((id) => variants.filter((row) => row.variant.taskItemId === id));
  const items = perItem.map(stateOfItem);
  const stuck = perItem
    .map((rows, index) => ({
      position: index + 1,
      tries: rows.at(-1)?.variant.responseCount ?? 0,
      at: items[index],
    }))
    .findLast((item) => item.at !== 'right' && item.tries >= triesUntilStuck);
  const isDone = standings.some((standing) => isFinished(task, standing));
  const activity = standings.map((standing) => standing.lastActiveAt.getTime());
  return {
    memberId: learner.memberId,
    firstName: learner.firstName,
    lastName: learner.lastName,
    state: standings.length === 0 ? 'not-started' : isDone ? 'finished' : 'working',
    score: standings.length === 0 ? null : roundScore(Math.max(...standings.map((standing) => standing.score))),
    responseCount: standings.reduce((sum, standing) => sum + standing.responses, 0),
    lastActiveAt: activity.length > 0 ? new Date(Math.max(...activity)).toISOString() : null,
    items,
    stuckAt: stuck && task.kind === 'practice' ? { position: stuck.position, tries: stuck.tries } : null,
  };
}

function stateOfItem(rows: Variants): ItemState {
  if (rows.some((row) => row.variant.share >= isRight)) return 'right';
  if (rows.some((row) => row.variant.share > 0)) return 'partly';
  return rows.some((row) => row.variant.responseCount > 0) ? 'trying' : 'open';
}

/** Every attempt and response of one learner in one task, with the variants' questions and keys. */
export async function reviewLearner(
  services: Services,
  ids: { readonly classId: string; readonly memberId: string; readonly taskId: string },
): Promise<LearnerReview> {
  const [task, member] = await Promise.all([requireTask(services, ids), services.results.findMember(ids)]);
  if (!member) throw notFound();
  const [attempts, variants] = await Promise.all([
    services.attempts.selectAttemptsOf({ taskId: task.id, userId: member.userId }),
    services.results.selectVariants(task.id, member.userId),
  ]);
  const responses = await services.results.selectResponses(variants.map((row) => row.variant.id));
  const presented = await Promise.all(
    attempts.map(async (attempt) => {
      const own = variants.filter((row) => row.variant.attemptId === attempt.id);
      const items = await Promise.all(
        [...Map.groupBy(own, (row) => row.variant.taskItemId).values()].map((rows) =>
          presentReviewedItem(services, rows, responses),
        ),
      );
      return {
        id: attempt.id,
        number: attempt.number,
        startedAt: attempt.startedAt.toISOString(),
        handedInAt: attempt.handedInAt?.toISOString() ?? null,
        score: roundScore(items.reduce((sum, item) => sum + item.score, 0)),
        items,
      };
    }),
  );
  const points = await services.tasks.selectItems(task.id);
  return {
    memberId: ids.memberId,
    firstName: member.firstName,
    lastName: member.lastName,
    taskName: task.name,
    kind: task.kind,
    points: points.reduce((sum, item) => sum + item.points, 0),
    attempts: presented,
  };
}

async function presentReviewedItem(
  services: Services,
  rows: Variants,
  responses: Awaited<ReturnType<ResultStore['selectResponses']>>,
) {
  const first = rows[0];
  if (!first) throw new Error('an item without a variant');
  const variants = await Promise.all(
    rows.map(async ({ variant, versionId }) => {
      const { variant: drawn } = await services.engine.drawVariant(
        versionedDocument(services, versionId),
        variant.seed,
      );
      return {
        number: variant.number,
        question: drawn.question,
        direction: drawn.direction,
        hintsShown: variant.hintsShown,
        solutionShown: variant.solutionShownAt !== null,
        parts: drawn.parts.map((part) => ({
          name: part.name,
          label: part.label,
          answerType: part.answerType,
          answerLatex: part.answerLatex,
          choices: part.choices.map(({ key, text }) => ({ key, text })),
        })),
        responses: responses
          .filter((response) => response.attemptVariantId === variant.id)
          .map((response) => ({
            id: response.id,
            receivedAt: response.receivedAt.toISOString(),
            outcome: response.outcome,
            score: roundScore(response.share * first.points),
            answers: [...response.answers],
            parts: response.verdict.parts.map(({ part, outcome, score, points, feedback, reason }) => ({
              part,
              outcome,
              score,
              points,
              feedback,
              reason,
            })),
          })),
      };
    }),
  );
  return {
    id: first.variant.taskItemId,
    title: first.title,
    points: first.points,
    score: roundScore(Math.max(...rows.map((row) => row.variant.share)) * first.points),
    variants,
  };
}
