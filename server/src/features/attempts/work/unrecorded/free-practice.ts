import type * as calls from '@lemma/contracts';
import type { BodyOf, ResponseOf } from '@lemma/contracts';
import { everythingSeen, figuresFor } from '@lemma/math/document';
import { conflict, forbidden } from '../../../../core/errors.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { notationInClass } from '../../../classrooms/api.ts';
import { versionedDocument } from '../../../exercises/api.ts';
import {
  accommodationQueries,
  isPractisedOn,
  maySeeSolution,
  requireTask,
  requireUnaskedTask,
  type TaskRow,
  windowOf,
} from '../../../tasks/api.ts';
import {
  beginUnrecorded,
  type Ids,
  markUnrecorded,
  openUnrecorded,
  type Purpose,
  type Question,
  redrawUnrecorded,
  presentHints,
} from './questions.ts';
import { readerLanguages } from '../../../../core/language/reader.ts';

const purposeOf = (user: SignedInUser): Purpose => ({ audience: 'free-practice', userId: user.id });

/**
 * The task, when it is over for this learner and can be practised on. Nothing counts, so neither late answers nor
 * further tries and hints take anything.
 */
async function requireOver(services: Services, user: SignedInUser, ids: Ids): Promise<TaskRow> {
  const task = await requireTask(services, ids);
  const profile = await accommodationQueries(services).find({ classId: ids.classId, userId: user.id });
  if (!isPractisedOn(task, windowOf(task, profile), services.now())) {
    throw conflict('request/conflict', 'Only practice that is closed can be practised without a score.');
  }
  await requireUnaskedTask(services, user.id, task.id);
  return { ...task, latePolicy: 'none', tryPenalty: 0, hintPenalty: 0 };
}

/** New variants of a closed practice task, of which nothing is recorded. */
export async function practiseOn(
  services: Services,
  user: SignedInUser,
  ids: Ids,
): Promise<ResponseOf<typeof calls.practiseOn>> {
  const task = await requireOver(services, user, ids);
  const notation = await notationInClass(services, { classId: ids.classId, userId: user.id, kind: 'practice' });
  return beginUnrecorded(services, task, { as: 'practice', notation }, purposeOf(user));
}

const open = async (services: Services, user: SignedInUser, ids: Ids, ticket: string) =>
  openUnrecorded(services, await requireOver(services, user, ids), purposeOf(user), ticket);

export async function answerPractice(
  services: Services,
  user: SignedInUser,
  ids: Ids,
  { ticket, ...given }: BodyOf<typeof calls.answerPractice>,
): Promise<ResponseOf<typeof calls.answerPractice>> {
  return markUnrecorded(services, await open(services, user, ids, ticket), given);
}

const draw = (services: Services, { versionId, seed, notation }: Question) =>
  services.engine.drawVariant(versionedDocument(services, versionId), seed, notation, readerLanguages());

export async function hintPractice(
  services: Services,
  user: SignedInUser,
  ids: Ids,
  { ticket, number }: BodyOf<typeof calls.hintPractice>,
) {
  const { question } = await open(services, user, ids, ticket);
  const { variant } = await draw(services, question);
  return presentHints(variant, number);
}

/** Solutions are released as for the task itself. */
export async function solvePractice(services: Services, user: SignedInUser, ids: Ids, ticket: string) {
  const { question, attempt } = await open(services, user, ids, ticket);
  if (!maySeeSolution(attempt.task, attempt, services.now())) throw forbidden('The solution is not to be seen yet.');
  const { variant } = await draw(services, question);
  return { solution: variant.solution, figures: figuresFor(variant, everythingSeen) };
}

export async function redrawPractice(services: Services, user: SignedInUser, ids: Ids, ticket: string) {
  return redrawUnrecorded(services, await open(services, user, ids, ticket), purposeOf(user));
}
