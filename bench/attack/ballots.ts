import { castPollVote, createPoll, getPoll, joinPoll } from '@lemma/contracts';
import { v4 as newId } from 'uuid';
import { createHttpClient } from '../../server/src/testing/http-client.ts';
import { signUpTeacher } from './attacks.ts';

/** Number of votes that one client casts, each as another voter; how many count, and whether the desk shows a warning. */
export async function stuffBallots(url: string, ballots: number) {
  const teacher = await signUpTeacher(url, 'lecturer');
  const poll = await teacher.call(createPoll, {
    body: { name: 'Ballots', questions: [{ question: { kind: 'letters' } }], start: true, open: true },
  });
  const params = { pollId: poll.id };
  const questionId = poll.questions[0]?.id ?? '';
  const began = performance.now();
  for (let again = 0; again < ballots; again += 1) {
    const client = createHttpClient(url);
    await client.call(joinPoll, { body: { code: poll.code ?? '' } });
    await client.call(castPollVote, {
      params,
      body: { id: newId(), questionId, round: 1, sequence: 1, values: ['A'] },
    });
    client.close();
  }
  const seconds = (performance.now() - began) / 1000;
  const { current, suspicions } = await teacher.call(getPoll, { params });
  teacher.close();
  const suspected = suspicions.reduce((sum, { voters }) => sum + voters, 0);
  return { ballots, seconds: Math.round(seconds), counted: current?.answered ?? 0, 'shown to the desk': suspected };
}

/** So many phones behind one address join within a minute and answer; how many of them count, and how many are suspected. */
export async function fillHall(url: string, people: number) {
  const teacher = await signUpTeacher(url, 'lecturer');
  const poll = await teacher.call(createPoll, {
    body: { name: 'Hall', questions: [{ question: { kind: 'letters' } }], start: true, open: true },
  });
  const params = { pollId: poll.id };
  const questionId = poll.questions[0]?.id ?? '';
  const began = performance.now();
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const phone = async (place: number) => {
    await pause((place * hallMs) / people);
    const client = createHttpClient(url);
    await client.call(joinPoll, { body: { code: poll.code ?? '' } });
    // The question is read before it is answered.
    await pause(readingMs);
    await client.call(castPollVote, {
      params,
      body: { id: newId(), questionId, round: 1, sequence: 1, values: ['A'] },
    });
    client.close();
  };
  await Promise.all(Array.from({ length: people }, (_, place) => phone(place)));
  const seconds = (performance.now() - began) / 1000;
  const { current, suspicions } = await teacher.call(getPoll, { params });
  teacher.close();
  const suspected = suspicions.filter(({ isLeftOut }) => isLeftOut).reduce((sum, { voters }) => sum + voters, 0);
  return { ballots: people, seconds: Math.round(seconds), counted: current?.answered ?? 0, 'left out': suspected };
}

const hallMs = 30_000;
const readingMs = 4000;
