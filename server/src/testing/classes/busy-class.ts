import {
  createClassroom,
  getTaskProgress,
  joinClassroom,
  signUp,
  startAttempt,
  submitResponse,
  type PartAnswers,
  type ResponseOf,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { createHttpClient, type HttpClient } from '../http-client.ts';
import type { Message } from '../product/load-driver.ts';
import { setTask } from './set-task.ts';
import { twoParts } from './exercise-documents.ts';

export interface BusyLearner {
  readonly client: HttpClient;
  readonly attemptId: string;
  readonly itemId: string;
  /** The content that the learner sees, from which a driver works out the right answer. */
  readonly shown: { readonly question: string; readonly yes: string; readonly no: string };
}

/** A class over the wire in which every learner has begun the same task of one exercise. */
export type BusyClass = Awaited<ReturnType<typeof openBusyClass>>;

export async function openBusyClass(
  urls: readonly string[],
  learnerCount: number,
  document: ExerciseDocument = twoParts,
) {
  const teacher = createHttpClient(...urls);
  const email = `busy-${newId()}@school.example`;
  await teacher.call(signUp, {
    body: { firstName: 'Busy', lastName: 'Teacher', email, password: 'a long password', role: 'teacher' },
  });
  const classroom = await teacher.call(createClassroom, { body: { name: 'Busy' } });
  const task = await setTask(teacher, classroom.id, {}, [document]);
  const params = { classId: classroom.id, taskId: task.id };

  async function joinAs(lastName: string): Promise<BusyLearner> {
    const client = createHttpClient(...urls);
    await client.call(joinClassroom, { body: { code: classroom.joinCode ?? '', firstName: 'Learner', lastName } });
    const attempt = await client.call(startAttempt, { params, body: { number: 1 } });
    const item = attempt.items[0];
    if (!item) throw new Error('an attempt without items');
    const keyOf = (text: string) => item.variant.parts[0]?.choices.find((choice) => choice.text === text)?.key ?? '';
    const shown = { question: item.variant.question, yes: keyOf('Yes'), no: keyOf('No') };
    return { client, attemptId: attempt.id, itemId: item.id, shown };
  }

  const learners: BusyLearner[] = [];
  for (let index = 0; index < learnerCount; index += 1) learners.push(await joinAs(String(index)));
  return {
    learners,
    teacher,
    classId: classroom.id,
    taskId: task.id,

    /** Score and number of responses of each learner, in their order, as the teacher sees them. */
    async readScores(): Promise<{ score: number | null; responseCount: number }[]> {
      const progress = await teacher.call(getTaskProgress, { params });
      return progress.learners
        .toSorted((a, b) => Number(a.lastName) - Number(b.lastName))
        .map(({ score, responseCount }) => ({ score, responseCount }));
    },

    close() {
      teacher.close();
      for (const { client } of learners) client.close();
    },
  };
}

/** A response as a driver sends it, with the score that it must get. */
export interface SentResponse extends Message {
  readonly learner: number;
  readonly answers: PartAnswers;
  readonly score: number;
}

/** An answer to `twoParts`: seldom right, so that the best score of a learner depends on single responses. */
export function composeResponse(busy: BusyClass, learner: number, chance: () => number): SentResponse {
  const { shown } = learnerOf(busy, learner);
  const n = Number(/Twice (\d+)/.exec(shown.question)?.[1]);
  const isYes = chance() < 0.02;
  const isTwice = chance() < 0.02;
  return {
    id: newId(),
    learner,
    answers: [
      { part: 'same', value: isYes ? shown.yes : shown.no },
      { part: 'twice', value: String(isTwice ? 2 * n : 2 * n + 1 + Math.floor(chance() * 1000)) },
    ],
    score: Number(isYes) + Number(isTwice),
  };
}

export function sendResponse(busy: BusyClass, sent: SentResponse): Promise<ResponseOf<typeof submitResponse>> {
  const { client, attemptId, itemId } = learnerOf(busy, sent.learner);
  return client.call(submitResponse, {
    params: { attemptId, itemId },
    body: { id: sent.id, variantNumber: 1, answers: sent.answers },
  });
}

function learnerOf(busy: BusyClass, index: number): BusyLearner {
  const learner = busy.learners[index];
  if (!learner) throw new Error(`no learner ${index}`);
  return learner;
}
