import { setTimeout as wait } from 'node:timers/promises';
import {
  createClassroom,
  getAttempt,
  handIn,
  joinClassroom,
  signUp,
  startAttempt,
  submitResponse,
  updateTask,
  type Attempt,
  type BodyOf,
  type ResponseOf,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { drawDemoChance, type Chance } from '../features/demo/work/chance.ts';
import { twoParts } from '../testing/classes/exercise-documents.ts';
import { createHttpClient, HttpAnswerError, type HttpClient } from '../testing/http-client.ts';
import { setTask } from '../testing/classes/set-task.ts';
import { composeAnswers } from './lesson.ts';

interface LastSecondsReport {
  readonly answers: number;
  /** Answers that counted, and those that arrived past the end and its grace and are the teacher's to decide. */
  readonly counted: number;
  readonly keptForTeacher: number;
  /** Sendings without an answer or with one that says to come again. */
  readonly sentAgain: number;
  /** From an answer's first sending to its acknowledgement, sorted. */
  readonly acknowledgedMs: readonly number[];
  readonly findings: {
    /** Acknowledged and neither counted nor kept. */
    readonly lost: readonly string[];
    readonly countedTwice: readonly string[];
    /** Sent before the end and refused for good. */
    readonly refusedInTime: readonly string[];
    /** Typed after the end and taken all the same. */
    readonly takenTooLate: readonly string[];
    /** Learners whose score is not what the answers that counted deserve. */
    readonly misjudged: readonly number[];
    readonly notHandedIn: readonly number[];
  };
}

interface RushOptions {
  readonly url: string;
  readonly learners: number;
  /** How many answers each learner has not sent yet. */
  readonly questions: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Time after the end in which the server takes answers that were on their way. */
const graceMs = 10_000;

/**
 * Every learner of a test sends all answers and hands in within its last seconds, each call again until it is answered, as
 * a browser does; and tries one answer more when the time is over.
 */
export async function rushAtEnd({ url, learners, questions, seconds, seed }: RushOptions): Promise<LastSecondsReport> {
  const chance = drawDemoChance(seed);
  const room = await openRoom(url, learners, questions);
  try {
    const end = Date.now() + 1000 + seconds * 1000;
    await room.teacher.call(updateTask, { params: room.params, body: { dueAt: new Date(end).toISOString() } });
    const sat = await Promise.all(
      room.sitting.map(async ({ client, attempt }) => {
        await wait(end - chance() * seconds * 1000 - Date.now());
        return sendAll({ client, attempt, end, chance });
      }),
    );
    await wait(Math.max(0, end + graceMs + 500 - Date.now()));
    const findings = { ...noFindings() };
    for (const one of sat) await tryTooLate(one, end, findings.takenTooLate);
    for (const [index, one] of sat.entries()) await judge(one, index, findings);
    const sent = sat.flatMap((one) => one.sent);
    return {
      answers: sent.length,
      counted: sent.filter(({ outcome }) => outcome === 'counted').length,
      keptForTeacher: sent.filter(({ outcome }) => outcome === 'kept').length,
      sentAgain: sent.reduce((sum, { tries }) => sum + tries - 1, 0),
      acknowledgedMs: sent.map(({ ms }) => ms).toSorted((a, b) => a - b),
      findings,
    };
  } finally {
    room.close();
  }
}

const noFindings = () => ({
  lost: [] as string[],
  countedTwice: [] as string[],
  refusedInTime: [] as string[],
  takenTooLate: [] as string[],
  misjudged: [] as number[],
  notHandedIn: [] as number[],
});

async function openRoom(url: string, learners: number, questions: number) {
  const teacher = createHttpClient(url);
  const email = `last-seconds-${newId()}@school.example`;
  await teacher.call(signUp, {
    body: { firstName: 'Busy', lastName: 'Teacher', email, password: 'a long password', role: 'teacher' },
  });
  const classroom = await teacher.call(createClassroom, { body: { name: 'Hall' } });
  const documents = Array.from({ length: questions }, () => twoParts);
  const task = await setTask(teacher, classroom.id, { kind: 'assessment', attemptsAllowed: 1 }, documents);
  const params = { classId: classroom.id, taskId: task.id };
  const begin = async (lastName: string) => {
    const client = createHttpClient(url);
    await client.call(joinClassroom, { body: { code: classroom.joinCode ?? '', firstName: 'Learner', lastName } });
    return { client, attempt: await client.call(startAttempt, { params, body: { number: 1 } }) };
  };
  const sitting: { client: HttpClient; attempt: Attempt }[] = [];
  for (let from = 0; from < learners; from += 10) {
    const names = Array.from({ length: Math.min(10, learners - from) }, (_, k) => String(from + k));
    sitting.push(...(await Promise.all(names.map(begin))));
  }
  return {
    teacher,
    params,
    sitting,
    close() {
      teacher.close();
      for (const { client } of sitting) client.close();
    },
  };
}

interface Sent {
  readonly id: string;
  readonly itemId: string;
  readonly body: BodyOf<typeof submitResponse>;
  readonly worth: number;
  readonly sentAt: number;
  readonly outcome: 'counted' | 'kept' | 'refused';
  readonly tries: number;
  readonly ms: number;
}

interface Sitting {
  readonly client: HttpClient;
  readonly attempt: Attempt;
}

interface Sat extends Sitting {
  readonly sent: readonly Sent[];
}

async function sendAll({ client, attempt, end, chance }: Sitting & { end: number; chance: Chance }): Promise<Sat> {
  const sent: Sent[] = [];
  // All of it was typed before the end.
  const typedAt = new Date(Math.min(Date.now(), end - 1)).toISOString();
  for (const item of attempt.items) {
    const { answers, worth } = composeAnswers(item, chance);
    const body = { id: newId(), variantNumber: 1, answers, typedAt };
    const sentAt = Date.now();
    const { answer, tries } = await untilAnswered(chance, () => submit(client, attempt, item.id, body));
    const outcome = answer === undefined ? 'refused' : answer.isKeptForTeacher ? 'kept' : 'counted';
    sent.push({ id: body.id, itemId: item.id, body, worth, sentAt, outcome, tries, ms: Date.now() - sentAt });
  }
  await untilAnswered(chance, () => client.call(handIn, { params: { attemptId: attempt.id } }));
  return { client, attempt, sent };
}

const submit = (
  client: HttpClient,
  attempt: Attempt,
  itemId: string,
  body: BodyOf<typeof submitResponse>,
): Promise<ResponseOf<typeof submitResponse>> =>
  client.call(submitResponse, { params: { attemptId: attempt.id, itemId }, body });

/** Calls again where the wire breaks or the server says to come again; without an answer when it refuses for good. */
async function untilAnswered<T>(chance: Chance, call: () => Promise<T>): Promise<{ answer?: T; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return { answer: await call(), tries };
    } catch (error) {
      if (error instanceof HttpAnswerError && error.status < 500 && error.status !== 429) return { tries };
      await wait(Math.min(5000, 100 * 2 ** tries) * (0.5 + chance()));
    }
  }
}

async function tryTooLate({ client, attempt }: Sat, end: number, takenTooLate: string[]): Promise<void> {
  const [item] = attempt.items;
  if (!item) return;
  const typed = { variantNumber: 1, answers: [{ part: 'twice', value: '1' }] };
  // Said to be of now, of the very end, and of no time at all.
  for (const when of [{ typedAt: new Date().toISOString() }, { typedAt: new Date(end).toISOString() }, {}]) {
    const taken = await submit(client, attempt, item.id, { id: newId(), ...typed, ...when }).then(
      () => true,
      (error: unknown) => !(error instanceof HttpAnswerError && error.status === 409),
    );
    if (taken) takenTooLate.push(`${attempt.id} ${JSON.stringify(when)}`);
  }
}

async function judge(
  { client, attempt, sent }: Sat,
  index: number,
  findings: ReturnType<typeof noFindings>,
): Promise<void> {
  const shown = await client.call(getAttempt, { params: { attemptId: attempt.id } });
  if (shown.handedInAt === null) findings.notHandedIn.push(index);
  let score = 0;
  for (const one of sent) {
    const stored = shown.items.find(({ id }) => id === one.itemId);
    const times = stored?.responses.filter(({ id }) => id === one.id).length ?? 0;
    if (one.outcome === 'refused') findings.refusedInTime.push(one.id);
    if (one.outcome === 'counted') score += one.worth;
    if (one.outcome === 'counted' && times === 0) findings.lost.push(one.id);
    if (times > 1 || (stored?.responseCount ?? 0) > (one.outcome === 'counted' ? 1 : 0)) {
      findings.countedTwice.push(one.id);
    }
    if (one.outcome !== 'kept') continue;
    // The list of late answers is shorter than a hall's; the same answer again gets the same reply only where it is
    // kept.
    const again = await submit(client, attempt, one.itemId, one.body).catch(() => undefined);
    if (!again?.isKeptForTeacher || again.response.id !== one.id) findings.lost.push(one.id);
  }
  if (shown.score !== score) findings.misjudged.push(index);
}
