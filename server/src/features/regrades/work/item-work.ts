import { createHash } from 'node:crypto';
import { notFound } from '../../../core/errors.ts';
import type { VariantState } from '../data/changes-store.ts';
import { markAgain, type ToMark } from './marking.ts';
import type { WorkedResponse, WorkedVariant } from './plan.ts';
import { type ItemContext, regradeData } from '../data/regrade-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { type ItemResponse, type ItemVariant, regradedQueries, underLastingDecisions } from '../../attempts/api.ts';
import { accommodationQueries, keepsBest, lateFactor, penaltyFactor, windowOf } from '../../tasks/api.ts';
import { canViewExercise, exerciseQueries, type ExerciseVersion } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';

export interface ItemIds {
  readonly classId: string;
  readonly taskId: string;
  readonly itemId: string;
}

/** Everybody's work on one question, as it counts now and as the newest version of the exercise marks it. */
export interface ItemWork {
  readonly context: ItemContext;
  readonly parts: readonly { readonly name: string; readonly label: string; readonly points: number }[];
  readonly rows: readonly ItemVariant[];
  readonly variants: readonly WorkedVariant[];
  /** The version that marks again; null when none is newer than those that have marked. */
  readonly target: ExerciseVersion | null;
  /** Ids of variants whose question the target asks in the same way, and of those it asks otherwise. */
  readonly fitting: ReadonlySet<string>;
  readonly unfitting: ReadonlySet<string>;
  readonly progress: { readonly done: number; readonly total: number };
  readonly basis: string;
}

/** Presents the question that a regrade is about. */
export const presentItem = ({ item, task, classroom, document, exerciseId, groupType }: ItemContext) => ({
  id: item.id,
  position: item.position,
  title: document.title,
  exerciseId,
  points: item.points,
  groupType,
  taskName: task.name,
  kind: task.kind,
  className: classroom.name,
});

const versionOf = (variant: ItemVariant['variant']) => variant.markingVersionId ?? variant.exerciseVersionId;

/** Reads and marks; several calls are needed while `progress` is not at its end. */
export async function loadWork(services: Services, user: SignedInUser, ids: ItemIds): Promise<ItemWork> {
  const context = await regradeData(services).findItem(ids);
  if (!context) throw notFound();
  const [rows, stored, profiles, lasting, newest] = await Promise.all([
    regradedQueries(services).selectItemVariants(ids.itemId),
    regradedQueries(services).selectItemResponses(ids.itemId),
    accommodationQueries(services).selectOf(ids.classId),
    regradedQueries(services).selectLastingDecisions(ids.itemId),
    findNewest(services, user, context.exerciseId),
  ]);
  const responses = await regradedQueries(services).overlay(stored.map(({ response }) => response));
  const byVariant = Map.groupBy(responses, (response) => response.attemptVariantId);
  const stale = newest ? rows.filter(({ variant }) => versionOf(variant) !== newest.id) : [];
  const target = stale.length > 0 ? newest : null;
  const wanted = stale.flatMap((row) => toMark(row, byVariant.get(row.variant.id) ?? []));
  const { marked, done } = target
    ? await markAgain(
        services,
        target.id,
        wanted.map(({ mark }) => mark),
      )
    : { marked: [], done: 0 };
  const unfitting = new Set(
    wanted.flatMap(({ row }, index) => (marked[index] === 'other-question' ? row.variant.id : [])),
  );
  const fresh = new Map(wanted.map(({ responseId }, index) => [responseId, marked[index]]));
  const dropped = new Set(lasting.flatMap(({ policy, part }) => (policy === 'drop' ? (part ?? []) : [])));
  const variants = rows.map((row): WorkedVariant => {
    const profile = profiles.find((one) => one.userId === row.attempt.userId) ?? null;
    const { dueAt } = windowOf(context.task, profile);
    const { variant, attempt } = row;
    return {
      id: variant.id,
      attemptId: attempt.id,
      userId: attempt.userId,
      attemptNumber: attempt.number,
      number: variant.number,
      share: variant.share,
      outcome: variant.outcome,
      responses: (byVariant.get(variant.id) ?? []).map((response, index) => {
        const again = fresh.get(response.id);
        return {
          ...workedResponse(context, row, response, { dueAt, tries: index }),
          fresh: again && typeof again === 'object' ? underLastingDecisions(again, lasting) : null,
        };
      }),
    };
  });
  return {
    context,
    parts: context.document.parts.map(({ name, label, points }) => ({
      name,
      label: label ?? '',
      points: dropped.has(name) ? 0 : (points ?? 1),
    })),
    rows,
    variants,
    target,
    fitting: new Set(stale.flatMap(({ variant }) => (unfitting.has(variant.id) ? [] : variant.id))),
    unfitting,
    progress: { done, total: wanted.length },
    basis: basisOf({ points: context.item.points, variants: rows.map(({ variant }) => variant) }, target?.id ?? null),
  };
}

/** The newest version, if the exercise is still one that this teacher may use. */
async function findNewest(services: Services, user: SignedInUser, exerciseId: string): Promise<ExerciseVersion | null> {
  const exercise = await exerciseQueries(services).findExercise(exerciseId, user.id);
  return exercise && canViewExercise(user, exercise) ? exerciseQueries(services).selectLatestVersion(exerciseId) : null;
}

/** Each response of a variant, or the variant alone when nothing was answered. */
function toMark(row: ItemVariant, responses: readonly ItemResponse['response'][]) {
  const { exerciseVersionId: drawnFrom, seed } = row.variant;
  const mark = (answers: ToMark['answers']): ToMark => ({ drawnFrom, seed, answers });
  if (responses.length === 0) return [{ row, responseId: '', mark: mark(null) }];
  return responses.map((response) => ({ row, responseId: response.id, mark: mark(response.answers) }));
}

function workedResponse(
  { task, classroom }: ItemContext,
  { variant }: ItemVariant,
  response: ItemResponse['response'],
  { dueAt, tries }: { readonly dueAt: Date | null; readonly tries: number },
): Omit<WorkedResponse, 'fresh'> {
  const { id, answers, verdict, share, credit, isLate, receivedAt } = response;
  const factor =
    lateFactor(task, dueAt, receivedAt, classroom.timeZone) * penaltyFactor(task, { tries, hints: variant.hintsShown });
  return { id, answers, verdict, share, credit, keepsBest: keepsBest(task, isLate), factor };
}

/** Names what a preview was worked out from. */
export function basisOf(
  { points, variants }: { readonly points: number; readonly variants: readonly VariantState[] },
  targetId: string | null,
): string {
  const states = variants
    .map(({ id, responseCount, share, outcome, markingVersionId }) => [
      id,
      responseCount,
      share,
      outcome,
      markingVersionId,
    ])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([points, targetId, states]))
    .digest('base64url');
}
