import { randomBytes } from 'node:crypto';
import type * as calls from '@lemma/contracts';
import {
  pollPageSize,
  pollQuestionsMost,
  type BodyOf,
  type NotationChoice,
  type PollControl,
  type PollSettings,
  type QueryOf,
  type ResponseOf,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { cleanLine } from '../../../../core/clean-text.ts';
import { conflict, invalidField } from '../../../../core/errors.ts';
import { gradePoll } from '../results/grade.ts';
import { makeQuestion } from './questions.ts';
import { isRoundOpen } from '../running/rules.ts';
import {
  changed,
  defaultPollSettings,
  defaultSettings,
  settingsColumns,
  gradingColumns,
  gradingOf,
  settingsOf,
} from './settings.ts';
import { getPoll } from '../running/states.ts';
import { type NewPoll, type NewPollQuestion, pollData, type PollRow } from '../../data/poll-store.ts';
import { summarisePolls } from '../results/summaries.ts';
import { pollTopic } from '../running/topics.ts';
import type { SignedInUser } from '../../../../core/access/visitor.ts';
import { classroomQueries, newJoinCode } from '../../../classrooms/api.ts';
import { accountQueries } from '../../../people/api.ts';
import type { Services } from '../../../../core/services.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

/** Returns the poll after a change, and notifies its followers. */
export async function tell(services: Services, pollId: string): Promise<PollControl> {
  services.bus.publish(pollTopic(pollId));
  return (await getPoll(services, pollId)).state;
}

/** Lists the caller's polls (R11). */
export async function listPolls(
  services: Services,
  user: SignedInUser,
  query: QueryOf<typeof calls.listPolls>,
): Promise<ResponseOf<typeof calls.listPolls>> {
  const { state, archived, page } = query;
  const [rows, counts] = await Promise.all([
    pollData(services).selectPolls(user.id, {
      state,
      archived,
      limit: pollPageSize,
      offset: (page - 1) * pollPageSize,
    }),
    pollData(services).countPolls(user.id),
  ]);
  const of = (one: PollRow['state']) => counts.of(one, archived);
  return {
    count: state ? of(state) : of('draft') + of('live') + of('done'),
    counts: { draft: counts.of('draft', false), live: counts.of('live', false), done: counts.of('done', false) },
    results: await summarisePolls(services, rows),
  };
}

/** Makes a session; throws field errors for a class that is not the caller's to teach. */
export async function createPoll(
  services: Services,
  user: SignedInUser,
  body: BodyOf<typeof calls.createPoll>,
): Promise<PollControl> {
  const poll = newPoll(
    services,
    user,
    cleanLine(body.name),
    await checkClass(services, user, body.classId, {
      ...changed(defaultPollSettings, body.settings),
      membersOnly: body.settings?.membersOnly ?? (await rememberedChoice(services, body.classId)),
    }),
  );
  const questions: NewPollQuestion[] = [];
  for (const { question, settings } of body.questions) {
    const content = await makeQuestion(services, user, question);
    questions.push({
      ...content,
      ...settingsColumns(content.view, changed(defaultSettings, settings)),
      pollId: poll.id,
      position: questions.length,
    });
  }
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    await polls.insertPoll(poll);
    for (const question of questions) await polls.insertQuestion(question);
  });
  if (body.start || body.open) await startPoll(services, poll.id);
  const [first] = questions;
  if (body.open && first) {
    await pollData(services).insertRound(newRound(services, first.id, 1, first.seconds ?? null));
    await pollData(services).updatePoll(poll.id, { currentQuestionId: first.id });
  }
  return tell(services, poll.id);
}

const newSecret = () => randomBytes(24).toString('base64url');

type Columns = Pick<NewPoll, 'classroomId' | 'named' | 'mayChange' | 'countsPresence' | 'membersOnly' | 'notation'>;

/** Whether the class's last poll was for its members alone. */
const rememberedChoice = async (services: Services, classId: string | null): Promise<boolean> =>
  classId !== null && pollData(services).lastMembersOnly(classId);

async function checkClass(
  services: Services,
  user: SignedInUser,
  classId: string | null,
  { named, mayChange, presence, membersOnly }: PollSettings,
  before: string | null = null,
): Promise<Columns> {
  if (named && classId === null) throw invalidField('classId', said(m.chooseClassByName));
  if (membersOnly && classId === null) throw invalidField('classId', said(m.chooseClassOfVoters));
  if (classId !== null && classId !== before && !(await teaches(services, user, classId))) {
    throw invalidField('classId', said(m.chooseTaughtClass));
  }
  return {
    classroomId: classId,
    named,
    mayChange,
    countsPresence: presence,
    membersOnly,
    notation: await notationOfPoll(services, user, classId),
  };
}

/** How a new poll writes mathematics: as its class does, else as its lecturer. */
async function notationOfPoll(services: Services, user: SignedInUser, classId: string | null): Promise<NotationChoice> {
  if (classId !== null) return (await classroomQueries(services).selectClassroom(classId)).notation;
  return (await accountQueries(services).selectNotation(user.id)) ?? 'en';
}

async function teaches(services: Services, user: SignedInUser, classId: string): Promise<boolean> {
  const state = await classroomQueries(services).findMembershipState({ classId, userId: user.id });
  return state?.membership?.role === 'teacher';
}

function newPoll(services: Services, user: SignedInUser, name: string, columns: Columns): NewPoll & { id: string } {
  return {
    id: newId(),
    ownerId: user.id,
    name,
    ...columns,
    presenceSecret: newSecret(),
    createdAt: services.now(),
  };
}

export function newRound(services: Services, questionId: string, number: number, seconds: number | null) {
  const openedAt = services.now();
  const closesAt = seconds === null ? null : new Date(openedAt.getTime() + seconds * 1000);
  return { id: newId(), questionId, number, openedAt, closesAt, closedAt: null };
}

/** Changes a poll; names and class are fixed once answers may have come. */
export async function updatePoll(
  services: Services,
  user: SignedInUser,
  poll: PollRow,
  { name, classId = poll.classroomId, settings, grading, isArchived }: BodyOf<typeof calls.updatePoll>,
): Promise<PollControl> {
  const before =
    classId === poll.classroomId
      ? settingsOf(poll)
      : { ...settingsOf(poll), membersOnly: await rememberedChoice(services, classId) };
  const columns = await checkClass(services, user, classId, changed(before, settings), poll.classroomId);
  const wasLive = poll.startedAt !== null;
  if (wasLive && (columns.classroomId !== poll.classroomId || columns.named !== poll.named)) {
    throw conflict('request/conflict', said(m.liveAlready));
  }
  // Phones hold answers in the notation with which the poll went live.
  const { notation } = wasLive ? poll : columns;
  if (columns.membersOnly !== poll.membersOnly) await refuseWhileOpen(services, poll);
  const rule = changed(gradingOf(poll), grading);
  if (grading?.by !== undefined && grading.by !== 'none' && !columns.named) {
    throw invalidField('grading', said(m.onlyNamesCount));
  }
  if (isArchived === true && poll.state === 'live') throw conflict('request/conflict', said(m.endPollFirst));
  await pollData(services).updatePoll(poll.id, {
    ...columns,
    notation,
    ...gradingColumns(columns.named ? rule : { ...rule, by: 'none' }),
    ...(name === undefined ? {} : { name: cleanLine(name) }),
    ...(isArchived === undefined ? {} : { archivedAt: isArchived ? services.now() : null }),
  });
  if (grading) await gradePoll(services, poll.id);
  return tell(services, poll.id);
}

/** Refuses changes while a round is open, which would let voters answer again under another identity. */
async function refuseWhileOpen(services: Services, poll: PollRow): Promise<void> {
  const { now } = services;
  const rounds = await pollData(services).selectRounds([poll.id]);
  if (!rounds.some(({ round }) => isRoundOpen(round, now()))) return;
  throw conflict('request/conflict', said(m.closeVotingFirst));
}

/** The same questions for another time; answers stay with the session in which they were given. */
export async function copyPoll(
  services: Services,
  user: SignedInUser,
  poll: PollRow,
  { name, start }: BodyOf<typeof calls.copyPoll>,
): Promise<PollControl> {
  const { classroomId, named, mayChange, countsPresence, membersOnly } = poll;
  const notation = await notationOfPoll(services, user, classroomId);
  const columns = {
    classroomId,
    named,
    mayChange,
    countsPresence,
    membersOnly,
    notation,
    ...gradingColumns(gradingOf(poll)),
  };
  const copy = newPoll(services, user, cleanLine(name ?? poll.name), columns);
  const questions = await pollData(services).selectQuestions([poll.id]);
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    await polls.insertPoll(copy);
    for (const question of questions.slice(0, pollQuestionsMost)) {
      const id = newId();
      const hidden = { resultsShown: false, keyShown: false, comparisonShown: false };
      const view = { ...question.view, id };
      await polls.insertQuestion({ ...question, ...hidden, id, pollId: copy.id, view, revision: 1 });
    }
  });
  if (start) await startPoll(services, copy.id);
  return tell(services, copy.id);
}

const mostCodes = 20;

/** Takes the session live under a code that no other live one has. */
export async function startPoll(services: Services, pollId: string): Promise<void> {
  for (let attempt = 1; attempt <= mostCodes; attempt += 1) {
    try {
      if (
        await pollData(services).goLive(pollId, { joinCode: newJoinCode(), voterSecret: newSecret() }, services.now())
      )
        return;
    } catch (error) {
      // Another session took the same code at the same moment.
      if (attempt === mostCodes) throw error;
    }
  }
  throw new Error('no free join code was found');
}

/** Closes what is open and gives the code back. */
export async function endPoll(services: Services, poll: PollRow): Promise<PollControl> {
  const at = services.now();
  await inTransaction(services, async (services) => {
    const polls = pollData(services);
    const { state } = await polls.lockPoll(poll.id);
    if (state !== 'live') return;
    await polls.closeRounds(poll.id, at);
    await polls.updatePoll(poll.id, { state: 'done', joinCode: null, endedAt: at });
  });
  await gradePoll(services, poll.id);
  return tell(services, poll.id);
}
