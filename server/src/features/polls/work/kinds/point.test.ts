import {
  castPollVote,
  closePollRound,
  createPoll,
  getPoll,
  getPollView,
  getPollWall,
  revealPoll,
  type PollBodyOf,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { first, joinPollAs, lowestPoint, openPollOf, params, vote } from '../../../../testing/polls/polls.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let teacher: Awaited<ReturnType<TestApp['signUpAs']>>;

beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher');
});
afterAll(() => app.close());

describe('a point on a plane', () => {
  const asked = async (changes: Partial<PollBodyOf<'point'>> = {}) =>
    openPollOf(teacher, { ...lowestPoint, ...changes });
  const voteAll = async (poll: Awaited<ReturnType<typeof asked>>, places: readonly string[]) => {
    for (const place of places) {
      const voter = await joinPollAs(app.visitor(), poll);
      await voter.call(castPollVote, vote(poll, [place]));
    }
  };

  it('sends the figure and the places, and nothing of the right one', async () => {
    const poll = await asked();
    const voter = await joinPollAs(app.visitor(), poll);
    const { question } = await voter.call(getPollView, { params: params(poll) });
    expect(question?.view.graph).toMatchObject({
      tool: 'points',
      count: 1,
      alsoTyped: false,
      snap: { x: 0.5, y: 0.5 },
    });
    expect(question?.view.figures.map(({ name, elements }) => [name, ...elements.map(({ kind }) => kind)])).toEqual([
      ['plane', 'curve'],
    ]);
    expect(JSON.stringify(question)).not.toMatch(/x - 1|within|the square is 0/);
  });

  it('counts each place, with the share near the right one and the mean', async () => {
    const poll = await asked();
    await voteAll(poll, ['(1, -2)', '(1, -2)', '(1.5, -2)', '(3/2, -4/2)', '(-2, 1)', '(1, -1)']);
    const { current } = await teacher.call(getPoll, { params: params(poll) });
    expect(current?.groups.map(({ key, count, isRight }) => [key, count, isRight])).toEqual([
      ['(1, -2)', 2, true],
      ['(1.5, -2)', 2, true],
      ['(-2, 1)', 1, false],
      ['(1, -1)', 1, false],
    ]);
    expect(current?.right).toBe(4);
    expect(current?.measures).toMatchObject({ kind: 'point', size: 1, mean: { x: 0.666667, y: -1.333333 } });
  });

  it('shows the hall no place of fewer than three while fewer than ten have answered', async () => {
    const poll = await asked();
    await voteAll(poll, ['(1, -2)', '(1.5, -2)', '(1, -2)', '(-4, 4)', '(-4.5, 4)', '(-4, 3.5)']);
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    await teacher.call(revealPoll, { params: first(poll), body: { results: true } });
    const wall = async () => (await teacher.call(getPollWall, { params: params(poll) })).question?.results;
    const few = await wall();
    expect(few?.measures).toMatchObject({ kind: 'point', mean: null });
    const cells = few?.measures?.kind === 'point' ? few.measures.cells : [];
    expect(cells.map(([, , count]) => count)).toEqual([3, 3]);
    expect(few?.groups.every(({ count, isRight }) => count >= 3 && isRight === null)).toBe(true);
    expect(JSON.stringify(few)).not.toContain('-4.5');
    // Said in signs, not in words of one language.
    expect(few?.groups.map(({ text, latex }) => [text, latex.replace(/\(.*/, '')])).toEqual([
      ['', '\\approx '],
      ['', '\\approx '],
    ]);
  });

  it('shows the hall the edges of the figure where two answers are all there are', async () => {
    const poll = await asked();
    await voteAll(poll, ['(1, -2)', '(-4, 4)']);
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    await teacher.call(revealPoll, { params: first(poll), body: { results: true } });
    const { question } = await teacher.call(getPollWall, { params: params(poll) });
    expect(question?.results?.groups).toMatchObject([{ count: 2, text: '', latex: '[-5,\\,5]\\times[-5,\\,5]' }]);
  });

  it('shows every place once ten have answered', async () => {
    const poll = await asked();
    await voteAll(
      poll,
      Array.from({ length: 10 }, (_, index) => `(${index / 2}, 1)`),
    );
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    await teacher.call(revealPoll, { params: first(poll), body: { results: true } });
    const { question } = await teacher.call(getPollWall, { params: params(poll) });
    expect(question?.results?.measures).toMatchObject({ size: 1, mean: { x: 2.25, y: 1 } });
    expect(question?.results?.groups).toHaveLength(10);
  });

  it('shows a hall of 600 one map, on the wall and on a phone, in which no answer is missing', async () => {
    const poll = await asked();
    // Two thirds near the vertex, the others anywhere; some spell the same place differently.
    const places = Array.from({ length: 600 }, (_, voter): readonly [number, number] =>
      voter % 3 === 0 ? [((voter * 7) % 21) / 2 - 5, ((voter * 13) % 21) / 2 - 5] : [1 + ((voter % 5) - 2) / 2, -2],
    );
    const spelled = places.map(([x, y], voter) => (voter % 4 === 0 ? `(${2 * x}/2,${y})` : `(${x}, ${y})`));
    const voters: Awaited<ReturnType<typeof joinPollAs>>[] = [];
    // They come in within two minutes and look at the figure before they answer.
    const pass = (seconds: number) => {
      app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
    };
    for (let from = 0; from < places.length; from += 50) {
      const some = spelled.slice(from, from + 50);
      voters.push(...(await Promise.all(some.map(() => joinPollAs(app.visitor(), poll)))));
      pass(10);
    }
    await Promise.all(voters.map((voter, at) => voter.call(castPollVote, vote(poll, [spelled[at] ?? '']))));
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    await teacher.call(revealPoll, { params: first(poll), body: { results: true } });

    const { question } = await teacher.call(getPollWall, { params: params(poll) });
    const { measures, groups = [], answered } = question?.results ?? {};
    const expected = Map.groupBy(places, ([x, y]) => `${x} ${y}`);
    const cells = measures?.kind === 'point' ? measures.cells : [];
    expect(answered).toBe(600);
    expect(new Map(cells.map(([x, y, count]) => [`${x} ${y}`, count]))).toEqual(
      new Map([...expected].map(([place, own]) => [place, own.length])),
    );
    const counts = groups.map(({ count }) => count);
    expect(counts.slice(0, 10)).toEqual(counts.toSorted((a, b) => b - a).slice(0, 10));
    const [phone] = voters;
    expect((await phone?.call(getPollView, { params: params(poll) }))?.question?.results).toEqual(question?.results);
    const { current } = await teacher.call(getPoll, { params: params(poll) });
    const near = places.filter(([x, y]) => Math.hypot(x - 1, y + 2) <= 0.5);
    expect(current?.right).toBe(near.length);
  }, 120_000);

  it('can be a number line', async () => {
    const poll = await asked({ isLine: true, curve: '', right: { x: 2, y: 0 }, within: 0 });
    await voteAll(poll, ['2', '-1.5', '2']);
    const { current, questions } = await teacher.call(getPoll, { params: params(poll) });
    expect(current?.groups.map(({ key, count, isRight }) => [key, count, isRight])).toEqual([
      ['2', 2, true],
      ['-1.5', 1, false],
    ]);
    expect(questions[0]?.view.figures[0]?.kind).toBe('number-line');
  });

  it.each(['(9, 0)', '1', '(1, 2, 3)', '(a, 1)', ''])(
    'refuses %j, which is not a place of the figure',
    async (place) => {
      const poll = await asked();
      const voter = await joinPollAs(app.visitor(), poll);
      expect((await voter.tryCall(castPollVote, vote(poll, [place]))).status).toBe(400);
    },
  );

  it.each<[string, Partial<PollBodyOf<'point'>>]>([
    ['question.x.to', { x: { from: 3, to: 3 } }],
    ['question.step', { step: 0.1 }],
    ['question.step', { step: 8 }],
    ['question.right.y', { right: { x: 1, y: 9 } }],
    ['question.curve', { curve: 'x +' }],
    ['question.curve', { curve: 'k x' }],
  ])('names the field %s of what cannot be asked', async (field, changes) => {
    const refused = await teacher.tryCall(createPoll, {
      body: { name: 'Points', questions: [{ question: { ...lowestPoint, ...changes } }] },
    });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(field.split('.').at(-1));
  });
});
