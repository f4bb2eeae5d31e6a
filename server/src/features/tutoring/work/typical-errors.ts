import type { AcceptedAnswer, ExerciseDocument } from '@lemma/math';
import { isMathsType } from '@lemma/math/document';
import { read, toPlain } from '@lemma/math/notation';
import type { SignedInUser } from '../../../core/access/visitor.ts';
import { conflict, invalidField, notFound } from '../../../core/errors.ts';
import type { Services } from '../../../core/services.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { regradedQueries } from '../../attempts/api.ts';
import { updateExercise } from '../../exercises/api.ts';
import { reviewQueries } from '../../results/api.ts';
import { threadData } from '../data/thread-store.ts';
import type { OpenThread } from './access.ts';
import { findEditable, notYours, requireAnswer } from './drafts.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../messages.ts';

const mostAnswers = 40;
const longestFeedback = 2000;

interface Wrong {
  readonly responseId: string;
  readonly part: string;
}

/**
 * Adds what the learner answered to the mistakes that the draft knows, with the teacher's answer as its feedback. Both
 * speak of one variant's numbers, so the author publishes them once they hold for all. Again changes nothing.
 */
export async function turnIntoTypicalError(
  services: Services,
  user: SignedInUser,
  open: OpenThread,
  { messageId, ...wrong }: Wrong & { readonly messageId: string },
): Promise<{ exerciseId: string; mistake: string }> {
  const { exerciseId, id: threadId } = open.row;
  const { text: feedback } = await requireAnswer(services, open, {
    messageId,
    cannot: said(m.onlyWordsAboutMistake),
  });
  if (feedback.length > longestFeedback) {
    throw conflict('request/conflict', said(m.mistakeTooLong));
  }
  const value = await findWrongAnswer(services, threadId, wrong);
  return inTransaction(services, async (services) => {
    const exercise = await findEditable(services, user, exerciseId);
    if (exercise === null) throw conflict('request/conflict', notYours);
    const { document, mistake } = withMistake(exercise.draft, { part: wrong.part, value, feedback });
    if (document !== exercise.draft) {
      await updateExercise(services, user, exercise, { revision: exercise.revision, document });
    }
    return { exerciseId, mistake };
  });
}

async function findWrongAnswer(services: Services, threadId: string, { responseId, part }: Wrong): Promise<string> {
  const context = await threadData(services).findContext(threadId);
  if (!context) throw notFound();
  const tries = await regradedQueries(services).overlay(
    await reviewQueries(services).selectResponses([context.variant.id]),
  );
  const tried = tries.find(({ id }) => id === responseId);
  if (!tried) throw invalidField('responseId', said(m.notATryHere));
  const outcome = tried.verdict.parts.find((one) => one.part === part)?.outcome;
  const value = tried.answers.find((one) => one.part === part)?.value ?? '';
  if ((outcome !== 'wrong' && outcome !== 'partly') || value === '') {
    throw invalidField('part', said(m.nothingWrongHere));
  }
  return value;
}

/** The document itself when it knows the mistake with these words already. */
function withMistake(
  draft: ExerciseDocument,
  { part: name, value, feedback }: { readonly part: string; readonly value: string; readonly feedback: string },
): { readonly document: ExerciseDocument; readonly mistake: string } {
  const part = draft.parts.find((one) => one.name === name);
  if (part === undefined || !('accept' in part)) {
    throw conflict('request/conflict', said(m.choiceInExercise));
  }
  const mistake = isMathsType(part.answerType) ? inTheWordsOfAnAuthor(value) : value;
  const known = part.accept.find((one) => one.value === mistake);
  if (known?.score === 0 && known.feedback === feedback) return { document: draft, mistake };
  if (known !== undefined && (known.score !== 0 || (known.feedback ?? '') !== '')) {
    throw conflict('request/conflict', said(m.answerKnown, { mistake }));
  }
  if (known === undefined && part.accept.length >= mostAnswers) {
    throw conflict('request/conflict', said(m.answersKnown, { mostAnswers }));
  }
  const kept: AcceptedAnswer = { value: mistake, score: 0, feedback };
  const accept = [...part.accept.filter((one) => one !== known), kept];
  return {
    document: { ...draft, parts: draft.parts.map((one) => (one === part ? { ...part, accept } : one)) },
    mistake,
  };
}

/** Typed with letters of a keyboard instead of the commands of the maths field. */
function inTheWordsOfAnAuthor(value: string): string {
  const reading = read(value);
  return reading.ok ? toPlain(reading.tree) : value;
}
