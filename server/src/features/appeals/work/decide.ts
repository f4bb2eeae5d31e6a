import type * as calls from '@lemma/contracts';
import type { Appeal, BodyOf } from '@lemma/contracts';
import type { ExerciseDocument, ExerciseTest } from '@lemma/math';
import { cleanLine, cleanText } from '../../../core/clean-text.ts';
import { conflict, notFound, InvalidRequest, invalidField } from '../../../core/errors.ts';
import { requireAppeal, getAppeal, whyNotEdit } from './queue.ts';
import { type AppealContext, appealData } from '../data/appeal-store.ts';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { exerciseQueries, publishExercise, updateExercise, versionedDocument } from '../../exercises/api.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { recordHappenings } from '../../notifications/api.ts';
import { topicOfTask } from '../../tasks/api.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const mostTests = 40;
const field = 'alternative';

/** Accepts, perhaps with another accepted answer in the exercise, or refuses with a word. The same again changes nothing. */
export async function decideAppeal(
  services: Services,
  user: SignedInUser,
  ids: { readonly classId: string; readonly appealId: string },
  { decision, reply, alternative }: BodyOf<typeof calls.decideAppeal>,
): Promise<Appeal> {
  const context = await requireAppeal(services, ids);
  const state = decision === 'accept' ? 'accepted' : 'refused';
  if (context.appeal.state !== 'open') return decidedBefore(services, user, context, state);
  if (decision === 'accept' && alternative !== null) {
    await addAlternative(services, user, context, cleanLine(alternative));
  }
  const isFirst = await inTransaction(services, async (services) => {
    const { id, userId } = context.appeal;
    const decided = { answer: cleanText(reply), decidedBy: user.id, decidedAt: services.now() };
    if (!(await appealData(services).decide(id, { state, ...decided }))) return false;
    const { classId } = ids;
    const taskId = context.task.id;
    // The learner does not know that a teacher has looked at the answer again.
    if (context.appeal.raisedBy !== null && state === 'refused') return true;
    await recordHappenings(services, [
      {
        kind: 'appeal-decided',
        subject: id,
        topic: topicOfTask(taskId),
        fold: taskId,
        to: { person: userId, inClass: classId },
        about: { classId, taskId, isAccepted: state === 'accepted' },
      },
    ]);
    return true;
  });
  const after = await requireAppeal(services, ids);
  return isFirst ? getAppeal(services, user, after) : decidedBefore(services, user, after, state);
}

function decidedBefore(services: Services, user: SignedInUser, context: AppealContext, state: string) {
  if (context.appeal.state !== state) throw conflict('request/conflict', said(m.decidedMeanwhile));
  return getAppeal(services, user, context);
}

/** A new version with one more accepted answer, and the learner's answer as a test of it. */
async function addAlternative(
  services: Services,
  user: SignedInUser,
  { appeal, response, variant, exerciseId }: AppealContext,
  alternative: string,
): Promise<void> {
  const obstacle = await whyNotEdit(services, user, exerciseId);
  const exercise = await exerciseQueries(services).findExercise(exerciseId, user.id);
  if (obstacle !== null) throw conflict('request/conflict', obstacle);
  if (!exercise) throw notFound();
  const source = versionedDocument(services, variant.markingVersionId ?? variant.exerciseVersionId);
  const { variant: drawn } = await services.engine.drawVariant(source, variant.seed);
  const typed = response.answers.find(({ part }) => part === appeal.part)?.value ?? '';
  // The other parts as the key has them: the test is about this one.
  const answers = drawn.parts.map(({ name, answerPlain }) => ({
    part: name,
    value: name === appeal.part ? typed : answerPlain,
  }));
  const kept = await services.engine.keepAnswers(source, variant.seed, answers);
  const document = withAlternative(exercise.draft, appeal.part, alternative, { seed: variant.seed, answers: kept });
  await requireRight(services, document, { part: appeal.part, seed: variant.seed, answers });
  const saved = await updateExercise(services, user, exercise, { revision: exercise.revision, document });
  const row = await exerciseQueries(services).findExercise(exerciseId, user.id);
  if (!row) throw new Error(`exercise ${exerciseId} is missing`);
  try {
    await publishExercise(services, user, row, saved.revision);
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    await updateExercise(services, user, row, { revision: saved.revision, document: exercise.draft });
    throw invalidField(field, Object.values(error.fields).flat()[0] ?? said(m.cannotPublishWithThis));
  }
}

function withAlternative(
  document: ExerciseDocument,
  partName: string,
  value: string,
  test: ExerciseTest,
): ExerciseDocument {
  const parts = document.parts.map((part) =>
    part.name === partName && 'accept' in part ? { ...part, accept: [...part.accept, { value }] } : part,
  );
  const tests = document.tests.length < mostTests ? [...document.tests, test] : document.tests;
  return { ...document, parts, tests };
}

async function requireRight(
  services: Services,
  document: ExerciseDocument,
  { part, seed, answers }: { part: string; seed: number; answers: readonly { part: string; value: string }[] },
): Promise<void> {
  const verdict = await services.engine.markDraft(document, seed, answers).catch((error: unknown) => {
    throw invalidField(field, error instanceof Error ? error.message.replace(/^[^:]*: /, '') : said(m.cannotBeRead));
  });
  if (verdict.parts.find((one) => one.part === part)?.outcome === 'right') return;
  throw invalidField(field, said(m.stillNotRight));
}
