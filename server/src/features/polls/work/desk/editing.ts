import type * as calls from '@lemma/contracts';
import { pollQuestionsMost, type BodyOf, type PollControl } from '@lemma/contracts';
import { conflict, invalidField, notFound } from '../../../../core/errors.ts';
import type { PollQuestionSettings } from '@lemma/contracts';
import type { QuestionContent } from '../kinds/poll-kind.ts';
import { drawAnother, makeQuestion } from './questions.ts';
import { changed, defaultSettings, settingsColumns, settingsOfQuestion } from './settings.ts';
import { openPollRound } from '../running/running.ts';
import { tell } from './polls.ts';
import { pollData, type PollQuestionRow, type PollRow } from '../../data/poll-store.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** The question of this session; throws 404 for any other. */
export async function requireQuestion(
  services: Services,
  poll: Pick<PollRow, 'id'>,
  questionId: string,
): Promise<PollQuestionRow> {
  const questions = await pollData(services).selectQuestions([poll.id]);
  const question = questions.find((one) => one.id === questionId);
  if (!question) throw notFound();
  return question;
}

export async function addPollQuestion(
  services: Services,
  user: SignedInUser,
  poll: PollRow,
  { question, settings, after, open }: BodyOf<typeof calls.addPollQuestion>,
): Promise<PollControl> {
  const content = await makeQuestion(services, user, question);
  return place(services, poll, content, { settings: changed(defaultSettings, settings), after, open });
}

/** The same question with other numbers, right behind it. */
export async function askPollVariant(
  services: Services,
  user: SignedInUser,
  poll: PollRow,
  questionId: string,
  open: boolean,
): Promise<PollControl> {
  const question = await requireQuestion(services, poll, questionId);
  const settings = settingsOfQuestion(question);
  return place(services, poll, await drawAnother(services, user, question), { settings, after: questionId, open });
}

async function place(
  services: Services,
  poll: PollRow,
  content: QuestionContent,
  {
    settings,
    after,
    open,
  }: { readonly settings: PollQuestionSettings; readonly after: string | null; readonly open: boolean },
): Promise<PollControl> {
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    await polls.lockPoll(poll.id);
    const ids = (await polls.selectQuestions([poll.id])).map(({ id }) => id);
    if (ids.length >= pollQuestionsMost) {
      throw conflict('request/conflict', said(m.mostQuestions, { pollQuestionsMost }));
    }
    const index = after === null ? -1 : ids.indexOf(after);
    const position = index < 0 ? ids.length : index + 1;
    await polls.insertQuestion({ ...content, ...settingsColumns(content.view, settings), pollId: poll.id, position });
    await polls.orderQuestions(poll.id, ids.toSpliced(position, 0, content.id));
  });
  if (open) return openPollRound(services, poll, content.id, { round: 1 });
  return tell(services, poll.id);
}

/** The content of a question that was asked stays; how it runs may still change. */
export async function updatePollQuestion(
  services: Services,
  user: SignedInUser,
  poll: PollRow,
  questionId: string,
  { question: body, settings }: BodyOf<typeof calls.updatePollQuestion>,
): Promise<PollControl> {
  const question = await requireQuestion(services, poll, questionId);
  const revision = question.revision + 1;
  const content = body ? await makeQuestion(services, user, body, { id: questionId, revision }) : null;
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    await polls.lockPoll(poll.id);
    const wasAsked = (await polls.selectRounds([poll.id])).some(({ round }) => round.questionId === questionId);
    if (content && wasAsked) {
      throw conflict('request/conflict', said(m.askedAlready));
    }
    const columns = settingsColumns((content ?? question).view, changed(settingsOfQuestion(question), settings));
    await polls.updateQuestion(questionId, { ...content, ...columns });
  });
  return tell(services, poll.id);
}

export async function removePollQuestion(services: Services, poll: PollRow, questionId: string): Promise<PollControl> {
  await requireQuestion(services, poll, questionId);
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    const { currentQuestionId } = await polls.lockPoll(poll.id);
    const rounds = await polls.selectRounds([poll.id]);
    if (rounds.some(({ round, answered }) => round.questionId === questionId && answered > 0)) {
      throw conflict('request/conflict', said(m.hasAnswers));
    }
    if (currentQuestionId === questionId) await polls.updatePoll(poll.id, { currentQuestionId: null });
    await polls.deleteQuestion(questionId);
  });
  return tell(services, poll.id);
}

export async function orderPollQuestions(
  services: Services,
  poll: PollRow,
  { questionIds }: BodyOf<typeof calls.orderPollQuestions>,
): Promise<PollControl> {
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    await polls.lockPoll(poll.id);
    const known = (await polls.selectQuestions([poll.id])).map(({ id }) => id);
    const isSame = known.length === questionIds.length && new Set(questionIds).size === known.length;
    if (!isSame || !known.every((id) => questionIds.includes(id))) {
      throw invalidField('questionIds', said(m.questionsChanged));
    }
    await polls.orderQuestions(poll.id, questionIds);
  });
  return tell(services, poll.id);
}
