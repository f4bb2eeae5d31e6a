import { setTimeout as wait } from 'node:timers/promises';
import {
  createClassroom,
  getAttempt,
  handIn,
  joinClassroom,
  saveDraft,
  signUp,
  startAttempt,
  submitResponse,
  type Attempt,
  type AttemptItem,
  type PartAnswers,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { drawDemoChance } from '../features/demo/work/chance.ts';
import { twoParts } from '../testing/classes/exercise-documents.ts';
import { createHttpClient, type HttpClient } from '../testing/http-client.ts';
import { findFreePort } from '../testing/free-port.ts';
import { startProduct } from '../testing/product/product.ts';
import { setTask } from '../testing/classes/set-task.ts';
import type { Place } from './oracle.ts';

const questions = 3;
const draftsEach = 2;
const callsOfLearner = 1 + questions * (draftsEach + 1) + 1;

/** Faults found after a lesson, by learner; all lists are empty if there are none. */
interface LessonReport {
  /** Began more than one attempt. */
  readonly begunTwice: readonly number[];
  /** An acknowledged response or draft is not there, or not once. */
  readonly lostOrDoubled: readonly number[];
  /** The score is not what the answers deserve. */
  readonly misjudged: readonly number[];
  readonly notHandedIn: readonly number[];
  /** Calls that a kill has broken. */
  readonly failures: number;
}

/**
 * A class sits a test of three questions while the server is killed: begins, types, answers and hands in, each call again
 * until it is answered, as a browser does.
 */
export async function killInLesson(options: {
  readonly place: Place;
  readonly learnerCount: number;
  readonly kills: number;
  readonly seed: number;
}): Promise<LessonReport> {
  const { place, learnerCount, kills, seed } = options;
  const chance = drawDemoChance(seed);
  const where = { ...place, port: await findFreePort() };
  let product = await startProduct(where);
  const traffic = { answered: 0, failures: 0 };
  const room = await openRoom(product.url, learnerCount);
  const lesson = Promise.all(room.learners.map((client) => sitTest(client, room.params, { traffic, chance })));
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = (learnerCount * callsOfLearner * kill) / (kills + 1);
      while (traffic.answered < enough) await wait(1);
      await product.kill();
      product = await startProduct(where);
    }
    const sat = await lesson;
    const looks = await Promise.all(sat.map(({ attemptIds, client }) => look(client, attemptIds)));
    const wrong = (isWrong: (index: number) => boolean) => sat.flatMap((_, index) => (isWrong(index) ? [index] : []));
    return {
      begunTwice: wrong((index) => sat[index]?.attemptIds.size !== 1),
      lostOrDoubled: wrong((index) =>
        (looks[index]?.items ?? []).some(
          (item) => item.responseCount !== 1 || item.draft.sequence !== draftsEach || item.responses.length !== 1,
        ),
      ),
      misjudged: wrong((index) => looks[index]?.score !== sat[index]?.score),
      notHandedIn: wrong((index) => looks[index]?.handedInBy !== 'learner' || looks[index].items.length !== questions),
      failures: traffic.failures,
    };
  } finally {
    room.close();
    await product.kill();
  }
}

const look = (client: HttpClient, attemptIds: ReadonlySet<string>): Promise<Attempt> =>
  client.call(getAttempt, { params: { attemptId: [...attemptIds][0] ?? '' } });

async function openRoom(url: string, learnerCount: number) {
  const teacher = createHttpClient(url);
  const email = `lesson-${newId()}@school.example`;
  await teacher.call(signUp, {
    body: { firstName: 'Busy', lastName: 'Teacher', email, password: 'a long password', role: 'teacher' },
  });
  const classroom = await teacher.call(createClassroom, { body: { name: 'Lesson' } });
  const fields = { kind: 'assessment', attemptsAllowed: 1, timeLimitMinutes: 45, shufflesItems: true } as const;
  const documents = Array.from({ length: questions }, () => twoParts);
  const task = await setTask(teacher, classroom.id, fields, documents);
  const learners: HttpClient[] = [];
  for (let n = 0; n < learnerCount; n += 1) {
    const client = createHttpClient(url);
    const body = { code: classroom.joinCode ?? '', firstName: 'Learner', lastName: String(n) };
    await client.call(joinClassroom, { body });
    learners.push(client);
  }
  return {
    learners,
    params: { classId: classroom.id, taskId: task.id },
    close() {
      teacher.close();
      for (const learner of learners) learner.close();
    },
  };
}

async function sitTest(
  client: HttpClient,
  params: { readonly classId: string; readonly taskId: string },
  { traffic, chance }: { readonly traffic: { answered: number; failures: number }; readonly chance: () => number },
) {
  async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await call();
        traffic.answered += 1;
        return answer;
      } catch {
        traffic.failures += 1;
        await wait(20 + 40 * chance());
      }
    }
  }
  const begin = () => client.call(startAttempt, { params, body: { number: 1 } });
  const attempt = await untilAnswered(begin);
  const attemptIds = new Set([attempt.id, (await untilAnswered(begin)).id]);
  let score = 0;
  for (const item of attempt.items) {
    const itemParams = { attemptId: attempt.id, itemId: item.id };
    const { answers, worth } = composeAnswers(item, chance);
    for (let sequence = 1; sequence <= draftsEach; sequence += 1) {
      const body = { variantNumber: 1, sequence, answers };
      await untilAnswered(() => client.call(saveDraft, { params: itemParams, body }));
    }
    const body = { id: newId(), variantNumber: 1, answers };
    await untilAnswered(() => client.call(submitResponse, { params: itemParams, body }));
    score += worth;
  }
  await untilAnswered(() => client.call(handIn, { params: { attemptId: attempt.id } }));
  return { client, attemptIds, score };
}

/** Two parts of a point each, now right, now wrong. */
export function composeAnswers(item: AttemptItem, chance: () => number): { answers: PartAnswers; worth: number } {
  const keyOf = (text: string) => item.variant.parts[0]?.choices.find((choice) => choice.text === text)?.key ?? '';
  const n = Number(/Twice (\d+)/.exec(item.variant.question)?.[1]);
  const [isYes, isTwice] = [chance() < 0.5, chance() < 0.5];
  const answers = [
    { part: 'same', value: keyOf(isYes ? 'Yes' : 'No') },
    { part: 'twice', value: String(isTwice ? 2 * n : 2 * n + 1) },
  ];
  return { answers, worth: Number(isYes) + Number(isTwice) };
}
