import type { HelpThread } from '@lemma/contracts';
import { wordsOf } from '@lemma/contracts/messages';
import { everythingSeen, figuresFor } from '@lemma/math/document';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { asTyped, regradedQueries } from '../../attempts/api.ts';
import { readerTitles, versionedDocument } from '../../exercises/api.ts';
import { reviewQueries } from '../../results/api.ts';
import { classData } from '../data/class-store.ts';
import { queueData } from '../data/queue-store.ts';
import { threadData, type ThreadContext } from '../data/thread-store.ts';
import type { OpenThread } from './access.ts';
import { isBesideTest } from './asking.ts';
import { findEditable } from './drafts.ts';
import { whyNoHint } from './hints.ts';
import { readerLanguages, speakerForReader } from '../../../core/language/reader.ts';

type Responses = Awaited<ReturnType<ReturnType<typeof reviewQueries>['selectResponses']>>;

/** Presents the variant of a thread, the tries and the hints that were seen; for staff with key and solution. */
export async function getHelpThread(
  services: Services,
  user: SignedInUser,
  { row, side }: OpenThread,
): Promise<HelpThread> {
  const context = await threadData(services).findContext(row.id);
  if (!context) throw notFound();
  const { thread, variant, task, learner } = context;
  const { exerciseVersionId } = variant;
  const [titles, drawn, responses, settings, isHeldBack] = await Promise.all([
    readerTitles(services, [exerciseVersionId]),
    draw(services, exerciseVersionId, variant.seed),
    reviewQueries(services)
      .selectResponses([variant.id])
      .then((rows) => regradedQueries(services).overlay(rows)),
    classData(services).findSettings(thread.classroomId),
    isBesideTest(services, { task, userId: thread.userId }, variant.taskItemId),
  ]);
  return {
    id: thread.id,
    state: thread.state,
    isHeldBack,
    createdAt: thread.createdAt.toISOString(),
    learner,
    classId: thread.classroomId,
    className: context.className,
    taskId: task.id,
    taskName: task.name,
    position: variant.place,
    title: titles.get(exerciseVersionId) ?? context.title,
    variantNumber: variant.number,
    question: drawn.question,
    figures: figuresFor(drawn, { hints: thread.hintsShown, hasSolution: false }),
    direction: drawn.direction,
    parts: drawn.parts.map(({ name, label, answerType, choices }) => ({
      name,
      label,
      answerType,
      choices: choices.map(({ key, text }) => ({ key, text })),
    })),
    tries: responses.map(({ id, receivedAt, answers }) => ({
      id,
      receivedAt: receivedAt.toISOString(),
      answers: asTyped(answers),
    })),
    hints: drawn.hints.slice(0, thread.hintsShown),
    expected: settings.expected,
    staff:
      side === 'staff'
        ? await presentForStaff(services, user, context, { responses, mayPublish: settings.mayPublish })
        : null,
  };
}

const draw = async (services: Services, versionId: string, seed: number) =>
  (await services.engine.drawVariant(versionedDocument(services, versionId), seed, 'en', readerLanguages())).variant;

async function presentForStaff(
  services: Services,
  user: SignedInUser,
  { thread, variant, memberId }: ThreadContext,
  { responses, mayPublish }: { readonly responses: Responses; readonly mayPublish: boolean },
): Promise<NonNullable<HelpThread['staff']>> {
  const { classroomId: classId, userId } = thread;
  const [marked, colleagues, isMuted, exercise, nextId] = await Promise.all([
    draw(services, variant.markingVersionId ?? variant.exerciseVersionId, variant.seed),
    classData(services).selectHelpers(classId),
    classData(services).isMuted({ classId, userId }),
    findEditable(services, user, thread.exerciseId),
    queueData(services).findNext(user.id, thread.id),
  ]);
  const obstacle = whyNoHint(exercise);
  return {
    memberId,
    keys: marked.parts.map(({ name, answerLatex }) => ({ part: name, answerLatex })),
    solution: marked.solution,
    figures: figuresFor(
      marked,
      everythingSeen,
      responses.flatMap(({ verdict }) => verdict.parts.map(({ feedback }) => feedback)),
    ),
    verdicts: responses.map(({ id, verdict }) => ({
      responseId: id,
      parts: verdict.parts.map(({ part, outcome, feedback }) => ({ part, outcome, feedback })),
    })),
    exerciseId: thread.exerciseId,
    hintObstacle: obstacle === null ? '' : wordsOf(obstacle, speakerForReader()),
    mayEdit: exercise !== null,
    isMuted,
    assignee: colleagues.find(({ id }) => id === thread.assigneeId) ?? null,
    colleagues,
    published:
      thread.publishedAt === null
        ? null
        : { question: thread.publishedQuestion ?? '', answer: thread.publishedAnswer ?? '' },
    mayPublish,
    nextId,
  };
}
