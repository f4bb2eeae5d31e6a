import {
  castPollVote,
  closePollRound,
  createPoll,
  getPoll,
  getPollParticipants,
  getPollResults,
  getPollView,
  getPollWall,
  pollQuestionKinds,
  revealPoll,
  type PollBodyOf,
  type PollQuestionKind,
} from '@lemma/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { first, joinPollAs, lowestPoint, openPollOf, params, vote } from '../../../../testing/polls/polls.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { measureRanking } from './ranking.ts';
import { measureScale } from './scale.ts';

let app: TestApp;
let teacher: Awaited<ReturnType<TestApp['signUpAs']>>;

beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher');
});
afterAll(() => app.close());

const topics: PollBodyOf<'ranking'> = {
  kind: 'ranking',
  prompt: 'Which topic shall we repeat first?',
  choices: [{ text: 'Limits' }, { text: 'Chain rule' }, { text: 'Integrals' }],
};
const pace: PollBodyOf<'scale'> = { kind: 'scale', prompt: 'How was the pace?', points: 5, low: 'slow', high: 'fast' };

/** Everything that one question of each kind needs, and an answer to it. */
const examples: { readonly [K in PollQuestionKind]: readonly [PollBodyOf<K>, readonly string[]] } = {
  choice: [{ kind: 'choice', prompt: 'One?', choices: twoChoices(), solution: '' }, ['B']],
  several: [{ kind: 'several', prompt: 'Some?', choices: twoChoices(), solution: '' }, ['A', 'B']],
  number: [{ kind: 'number', prompt: 'How many?', label: '', answer: '3/4', solution: '' }, ['0.75']],
  expression: [{ kind: 'expression', prompt: 'What?', label: '', answer: '2x', solution: '' }, ['x+x']],
  text: [{ kind: 'text', prompt: 'Who?', answer: 'Gauss', solution: '' }, ['gauss']],
  cloud: [{ kind: 'cloud', prompt: 'Words?' }, ['limit', 'slope']],
  letters: [{ kind: 'letters', prompt: '', count: 3, right: 'C' }, ['C']],
  ranking: [topics, ['B', 'C', 'A']],
  scale: [pace, ['4']],
  point: [lowestPoint, ['(1.5, -2)']],
};

function twoChoices() {
  return [
    { text: 'a', isRight: false },
    { text: 'b', isRight: true },
  ];
}

describe('every kind of poll question', () => {
  it.each(pollQuestionKinds)('asks a %s, takes its answer and shows it on the wall', async (kind) => {
    const [question, answer] = examples[kind];
    const poll = await openPollOf(teacher, question, { moderated: false });
    const voter = await joinPollAs(app.visitor(), poll);
    await voter.call(castPollVote, vote(poll, [...answer]));
    expect(
      (await voter.tryCall(castPollVote, vote(poll, ['no such answer §', 'nor this'], { sequence: 2 }))).status,
    ).toBe(kind === 'cloud' ? 200 : 400);
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    await teacher.call(revealPoll, { params: first(poll), body: { results: true } });
    const { question: asked } = await teacher.call(getPollWall, { params: params(poll) });
    expect(asked?.results?.answered).toBe(1);
    expect(asked?.results?.groups.some(({ count }) => count === 1)).toBe(true);
    expect((await voter.call(getPollView, { params: params(poll) })).question?.results).toEqual(asked?.results);
    const { results } = await teacher.call(getPollParticipants, { params: params(poll), query: {} });
    expect(results).toHaveLength(1);
  });
});

describe('a ranking', () => {
  it('is shown as mean places and as pairs, only after the results are revealed', async () => {
    const poll = await openPollOf(teacher, topics);
    const orders = ['ABC', 'BAC', 'BCA', 'ABC'];
    const voters = await Promise.all(orders.map(() => joinPollAs(app.visitor(), poll)));
    await Promise.all(voters.map((voter, at) => voter.call(castPollVote, vote(poll, (orders[at] ?? '').split('')))));
    expect((await teacher.call(getPollWall, { params: params(poll) })).question?.results).toBeNull();
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    const measures = {
      kind: 'ranking',
      means: [
        { key: 'B', mean: 1.5 },
        { key: 'A', mean: 1.75 },
        { key: 'C', mean: 2.75 },
      ],
      pairs: [
        { first: 'A', second: 'B', firstBefore: 2, secondBefore: 2 },
        { first: 'A', second: 'C', firstBefore: 3, secondBefore: 1 },
        { first: 'B', second: 'C', firstBefore: 4, secondBefore: 0 },
      ],
    };
    expect((await teacher.call(getPoll, { params: params(poll) })).current?.measures).toEqual(measures);
    await teacher.call(revealPoll, { params: first(poll), body: { results: true } });
    expect((await teacher.call(getPollWall, { params: params(poll) })).question?.results).toMatchObject({
      measures,
      right: null,
    });
    const { questions } = await teacher.call(getPollResults, { params: params(poll) });
    expect(questions[0]?.rounds[0]?.measures).toEqual(measures);
  });

  it.each([[['A', 'B']], [['A', 'B', 'C', 'D']], [['A', 'A', 'B']], [['A', 'B', 'X']]])(
    'refuses %j, which is not an order of all choices',
    async (values) => {
      const poll = await openPollOf(teacher, topics);
      const voter = await joinPollAs(app.visitor(), poll);
      const refused = await voter.tryCall(castPollVote, vote(poll, values));
      expect(refused).toMatchObject({ status: 400, body: { values: ['Put all choices in order.'] } });
    },
  );

  it('has mean places that add up, and pairs that agree with them', () => {
    const keys = ['A', 'B', 'C', 'D'];
    const order = fc.shuffledSubarray(keys, { minLength: 4, maxLength: 4 });
    const tallies = fc.array(fc.record({ values: order, count: fc.integer({ min: 1, max: 50 }) }), { minLength: 1 });
    fc.assert(
      fc.property(tallies, (rounds) => {
        const measures = measureRanking(keys, rounds);
        if (measures?.kind !== 'ranking') throw new Error('a ranking has measures');
        const answered = rounds.reduce((sum, { count }) => sum + count, 0);
        expect(measures.means.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(10);
        for (const { key, mean } of measures.means) {
          // The place of a choice is one more than the number of choices before it.
          const before = measures.pairs.reduce(
            (sum, pair) =>
              sum + (pair.first === key ? pair.secondBefore : 0) + (pair.second === key ? pair.firstBefore : 0),
            0,
          );
          expect(mean).toBeCloseTo(1 + before / answered);
        }
      }),
    );
  });
});

describe('a scale', () => {
  it('counts each point and gives mean and median', async () => {
    const poll = await openPollOf(teacher, pace);
    for (const point of ['1', '4', '5', '4']) {
      const voter = await joinPollAs(app.visitor(), poll);
      await voter.call(castPollVote, vote(poll, [point]));
    }
    const { current, questions } = await teacher.call(getPoll, { params: params(poll) });
    expect(current?.groups.map(({ count }) => count)).toEqual([1, 0, 0, 2, 1]);
    expect(current?.measures).toEqual({ kind: 'scale', mean: 3.5, median: 4 });
    expect(questions[0]?.view.choices.map(({ text }) => text)).toEqual(['slow', '', '', '', 'fast']);
  });

  it.each([['0'], ['6'], ['2.5'], ['-1']])('refuses the point %s', async (point) => {
    const poll = await openPollOf(teacher, pace);
    const voter = await joinPollAs(app.visitor(), poll);
    expect((await voter.tryCall(castPollVote, vote(poll, [point]))).status).toBe(400);
  });

  it('has five or ten points', async () => {
    const body = { name: 'Scale', questions: [{ question: { ...pace, points: 7 as never } }] };
    expect((await teacher.tryCall(createPoll, { body })).status).toBe(400);
  });

  it('takes the middle of both middle points as the median of an even number of answers', () => {
    const tally = (point: string, count: number) => ({ values: [point], count });
    expect(measureScale([tally('1', 1), tally('4', 1)])).toMatchObject({ mean: 2.5, median: 2.5 });
    expect(measureScale([tally('10', 1), tally('2', 2)])).toMatchObject({ median: 2 });
    expect(measureScale([])).toBeNull();
  });
});
