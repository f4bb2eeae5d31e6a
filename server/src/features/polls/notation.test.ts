import {
  castPollVote,
  closePollRound,
  copyPoll,
  createPoll,
  getMyPoll,
  getPoll,
  getPollParticipants,
  getPollResults,
  getPollView,
  getPollWall,
  revealPoll,
  setOwnNotation,
  updateClassroom,
  updatePoll,
  type NotationChoice,
  type PollQuestionBody,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { first, joinPollAs, params, vote } from '../../testing/polls/polls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const half: PollQuestionBody = {
  kind: 'number',
  prompt: 'What is half of $2.5$?',
  label: '',
  answer: '1.25',
  solution: 'Half of $2.5$ is $1.25$.',
};

async function openIn(notation: NotationChoice, question: PollQuestionBody = half) {
  const room = await app.openClassroom();
  await room.teacher.call(updateClassroom, { params: { classId: room.classId }, body: { notation } });
  const poll = await room.teacher.call(createPoll, {
    body: { name: 'Halves', classId: room.classId, questions: [{ question }], start: true, open: true },
  });
  return { ...room, poll, voter: await joinPollAs(app.visitor(), poll) };
}

describe('a poll of a class that writes a decimal comma', () => {
  it('reads answers, groups them with others and shows them, and asks, with the comma', async () => {
    const { teacher, poll, voter } = await openIn('de');
    expect(poll.notation).toBe('de');
    expect(await voter.call(getPollView, { params: params(poll) })).toMatchObject({
      notation: 'de',
      question: { view: { prompt: 'What is half of $2{,}5$?' } },
    });
    await voter.call(castPollVote, vote(poll, ['1{,}25']));
    const others = await Promise.all(['5/4', '1,25', '2,5'].map(async (value) => ({ value, client: app.visitor() })));
    for (const { value, client } of others) {
      await (await joinPollAs(client, poll)).call(castPollVote, vote(poll, [value]));
    }
    const control = await teacher.call(getPoll, { params: params(poll) });
    expect(control.current).toMatchObject({
      right: 3,
      groups: [
        { count: 3, latex: '1{,}25', isRight: true },
        { count: 1, latex: '2{,}5', isRight: false },
      ],
    });
    expect(control.questions[0]).toMatchObject({
      answer: { latex: '1{,}25', text: '1,25', solution: 'Half of $2{,}5$ is $1{,}25$.' },
      body: null,
    });
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    await teacher.call(revealPoll, { params: first(poll), body: { results: true, key: true } });
    expect(await teacher.call(getPollWall, { params: params(poll) })).toMatchObject({
      question: { results: { groups: [{ latex: '1{,}25' }, {}] }, key: { latex: '1{,}25' } },
    });
    expect((await voter.call(getMyPoll, { params: params(poll) })).votes).toMatchObject([
      { values: ['1,25'], isRight: true },
    ]);
    expect(await teacher.call(getPollResults, { params: params(poll) })).toMatchObject({
      questions: [{ rounds: [{ groups: [{ latex: '1{,}25' }, { latex: '2{,}5' }] }] }],
    });
    const { results } = await teacher.call(getPollParticipants, { params: params(poll), query: { page: 1 } });
    expect(results.flatMap(({ answers }) => answers.map(({ latex }) => latex)).sort()).toEqual([
      '1{,}25',
      '1{,}25',
      '1{,}25',
      '2{,}5',
    ]);
  });

  it('asks again where an answer may be meant in two ways, and counts none', async () => {
    const { teacher, poll, voter } = await openIn('de', { ...half, answer: '1234', prompt: 'How many?' });
    const refused = await voter.tryCall(castPollVote, vote(poll, ['1.234']));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('values');
    expect((await teacher.call(getPoll, { params: params(poll) })).current).toMatchObject({ answered: 0 });
  });

  it('keeps it while it runs, and gives a copy what the class writes by then', async () => {
    const { teacher, classId, poll } = await openIn('de');
    await teacher.call(updateClassroom, { params: { classId }, body: { notation: 'en' } });
    const changed = await teacher.call(updatePoll, { params: params(poll), body: { settings: { mayChange: false } } });
    expect(changed.notation).toBe('de');
    expect((await teacher.call(copyPoll, { params: params(poll), body: {} })).notation).toBe('en');
  });
});

it('a poll without a class writes as its lecturer does', async () => {
  const lecturer = await app.signUpAs('teacher');
  await lecturer.call(setOwnNotation, { body: { notation: 'fr' } });
  const poll = await lecturer.call(createPoll, { body: { name: 'Hall', questions: [{ question: half }] } });
  expect(poll).toMatchObject({ notation: 'fr', questions: [{ view: { prompt: 'What is half of $2{,}5$?' } }] });
  expect(poll.questions[0]?.body).toMatchObject({ prompt: 'What is half of $2.5$?' });
});
