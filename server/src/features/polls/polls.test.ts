import {
  addPollQuestion,
  castPollVote,
  closePollRound,
  copyPoll,
  createPoll,
  downloadPollResults,
  endPoll,
  enterPresenceCode,
  findPoll,
  getGradeBook,
  getMyPoll,
  getPoll,
  getPollParticipants,
  getPollResults,
  getPollView,
  getPollWall,
  joinPoll,
  listPolls,
  moderatePollGroup,
  openPollRound,
  removePollQuestion,
  revealPoll,
  setPollTimer,
  updatePoll,
  updatePollQuestion,
  type PollControl,
  type PollQuestionBody,
  type PollView,
} from '@lemma/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivative, first, joinPollAs, limit, openPollOf, params, vote } from '../../testing/polls/polls.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { readParticipation } from './work/results/results.ts';

let app: TestApp;
let teacher: Awaited<ReturnType<TestApp['signUpAs']>>;

beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher');
});
afterAll(() => app.close());

const openPoll = (question: PollQuestionBody, settings: object = {}) => openPollOf(teacher, question, settings);
const joinAs = (poll: PollControl, client: TestClient = app.visitor()) => joinPollAs(client, poll);

describe('a poll', () => {
  it('[R11] [R09] [M05] is open after one call and takes answers of people without accounts', async () => {
    const poll = await openPoll({ kind: 'letters', prompt: '', count: 5, right: null });
    expect(poll).toMatchObject({ state: 'live', current: { phase: 'open', round: 1 }, voters: 0 });
    expect(poll.code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{6}$/);
    const typed = ` ${poll.code?.slice(0, 3).toLowerCase()}-${poll.code?.slice(3)} `;
    const visitor = app.visitor();
    const found = await visitor.call(findPoll, { params: { pollCode: typed } });
    expect(found).toMatchObject({ id: poll.id, needs: 'nothing', isJoined: false });
    expect((await visitor.tryCall(getPollView, { params: params(poll) })).status).toBe(404);
    const { codename } = await visitor.call(joinPoll, { body: { code: typed } });
    const view = await visitor.call(getPollView, { params: params(poll) });
    expect(view.question).toMatchObject({ phase: 'open', round: 1, results: null, key: null, answered: null });
    await visitor.call(castPollVote, vote(poll, ['B']));
    expect((await visitor.tryCall(castPollVote, vote(poll, ['F'], { sequence: 2 }))).status).toBe(400);
    // Back after an empty battery: the same identity, the same answer.
    expect(await visitor.call(joinPoll, { body: { code: typed } })).toEqual({ pollId: poll.id, codename });
    expect(await visitor.call(getMyPoll, { params: params(poll) })).toMatchObject({
      codename,
      name: null,
      votes: [{ round: 1, sequence: 1, values: ['B'], isRight: null }],
    });
    const control = await teacher.call(getPoll, { params: params(poll) });
    expect(control).toMatchObject({ voters: 1, current: { answered: 1 } });
    expect(control.current?.groups.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0]);
    expect((await app.visitor().tryCall(joinPoll, { body: { code: 'XXXXXX' } })).status).toBe(400);
  });

  it('[M05] [RL7] counts each vote once, whatever is sent twice, late or in another order', async () => {
    const poll = await openPoll(limit);
    const voter = await joinAs(poll);
    const second = vote(poll, ['B'], { sequence: 2 });
    const sent = [vote(poll, ['A']), second, second, vote(poll, ['C'], { sequence: 1 })];
    const answers = await Promise.all(sent.map((one) => voter.tryCall(castPollVote, one)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await voter.call(castPollVote, second)).toMatchObject({ id: second.body.id, sequence: 2 });
    const other = await voter.tryCall(castPollVote, vote(poll, ['A'], { id: second.body.id, sequence: 2 }));
    expect(other).toMatchObject({ status: 409, body: { code: 'poll/changed-elsewhere' } });
    const { current } = await teacher.call(getPoll, { params: params(poll) });
    expect(current).toMatchObject({ answered: 1, right: 1 });
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    expect(await voter.tryCall(castPollVote, vote(poll, ['A'], { sequence: 3 }))).toMatchObject({
      status: 409,
      body: { code: 'poll/closed' },
    });
    expect((await voter.tryCall(castPollVote, second)).status).toBe(200);
  });

  it('[M05] groups free answers by mathematical equality, and says what went wrong only with the key', async () => {
    const poll = await openPoll(derivative, { liveResults: true });
    const answers = [
      '2x sin(x)+x^2 cos(x)',
      'x(2\\sin x+x\\cos x)',
      'x^2cos x+2x sin x',
      'x(x cos(x)+2sin(x))',
      '2x cos(x)',
      '2x sin(x)-x^2 cos(x)',
      'x+(',
    ];
    for (const answer of answers) await (await joinAs(poll)).call(castPollVote, vote(poll, [answer]));
    const wall = await teacher.call(getPollWall, { params: params(poll) });
    expect(wall.question?.results?.groups.map(({ count, isRight, error }) => [count, isRight, error])).toEqual([
      [4, null, ''],
      [1, null, ''],
      [1, null, ''],
    ]);
    expect(wall.question?.results?.others).toEqual({ groups: 1, answers: 1 });
    const phone = await joinAs(poll);
    const before = await phone.tryCall(getPollView, { params: params(poll) });
    expect(before.raw).not.toContain('is_right":true');
    expect((before.body as PollView).question?.key).toBeNull();
    const control = await teacher.call(revealPoll, { params: first(poll), body: { results: true, key: true } });
    expect(control.current).toMatchObject({ phase: 'closed', right: 4, answered: 7 });
    expect(control.current?.groups[0]).toMatchObject({ count: 4, isRight: true });
    expect(control.current?.groups[0]?.spellings.length).toBeGreaterThan(0);
    expect(control.current?.groups.find(({ latex }) => /2 ?x ?\\cos/.test(latex))?.error).not.toBe('');
    const after = await phone.call(getPollView, { params: params(poll) });
    expect(after.question?.key?.latex).toContain('\\sin');
  });

  it('[M05] runs two rounds with the key withheld, and shows who moved where', async () => {
    const poll = await openPoll(limit, { twoRounds: true });
    const voters = await Promise.all([1, 2, 3].map(() => joinAs(poll)));
    const firstRound = ['A', 'A', 'B'];
    for (const [index, voter] of voters.entries())
      await voter.call(castPollVote, vote(poll, [firstRound[index] ?? '']));
    await teacher.call(closePollRound, { params: first(poll), body: { round: 1 } });
    for (let click = 0; click < 2; click += 1)
      await teacher.call(openPollRound, { params: first(poll), body: { round: 2 } });
    const secondRound = ['B', 'A', 'B'];
    for (const [index, voter] of voters.entries()) {
      await voter.call(castPollVote, vote(poll, [secondRound[index] ?? ''], { round: 2 }));
    }
    await teacher.call(revealPoll, { params: first(poll), body: { results: true, comparison: true } });
    const view = await voters[0]?.call(getPollView, { params: params(poll) });
    expect(view?.question?.key).toBeNull();
    expect(view?.question?.comparison).toMatchObject({
      bothRounds: 3,
      first: { round: 1, answered: 3, right: null },
      second: { round: 2, answered: 3 },
    });
    expect(view?.question?.comparison?.flows).toHaveLength(3);
    expect(view?.question?.comparison?.flows).toContainEqual({ from: 'A', to: 'B', count: 1 });
    await teacher.call(revealPoll, { params: first(poll), body: { key: true } });
    expect(await voters[1]?.call(getMyPoll, { params: params(poll) })).toMatchObject({
      votes: [
        { round: 1, isRight: false },
        { round: 2, isRight: false },
      ],
    });
    const results = await teacher.call(getPollResults, { params: params(poll) });
    expect(results.questions[0]?.rounds.map(({ right }) => right)).toEqual([1, 2]);
  });

  it('[M05] closes by its timer, on time by the server, without anybody there', async () => {
    const poll = await openPoll(limit, { seconds: 30 });
    const voter = await joinAs(poll);
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 30_500);
    expect((await voter.call(getPollView, { params: params(poll) })).question?.phase).toBe('closed');
    expect((await voter.tryCall(castPollVote, vote(poll, ['A']))).status).toBe(200);
    app.clock.now = new Date(start.getTime() + 31_001);
    expect((await voter.tryCall(castPollVote, vote(poll, ['B'], { sequence: 2 }))).status).toBe(409);
    const late = { round: 1, closesAt: new Date(start.getTime() + 90_000).toISOString() };
    expect((await teacher.tryCall(setPollTimer, { params: first(poll), body: late })).status).toBe(409);
    app.clock.now = start;
  });

  it('[M05] [SC4] holds words back until they are let through', async () => {
    const poll = await openPoll({ kind: 'cloud', prompt: 'What was hard?' }, { liveResults: true });
    const nasty = '<img src=x onerror=alert(1)>';
    const words = [['Limits', nasty], ['limits ', 'Proofs'], ['LIMITS!']];
    for (const values of words) await (await joinAs(poll)).call(castPollVote, vote(poll, values));
    const control = await teacher.call(getPoll, { params: params(poll) });
    expect(control.current?.groups.map(({ count, state }) => [count, state])).toEqual([
      [3, 'waiting'],
      [1, 'waiting'],
      [1, 'waiting'],
    ]);
    const group = control.current?.groups[0]?.key ?? '';
    await teacher.call(moderatePollGroup, { params: first(poll), body: { group, state: 'shown' } });
    const wall = await teacher.call(getPollWall, { params: params(poll) });
    expect(wall.question?.results?.groups).toMatchObject([{ text: expect.stringMatching(/^limits/i), count: 3 }]);
    expect(JSON.stringify(wall)).not.toContain('onerror');
    await teacher.call(moderatePollGroup, { params: first(poll), body: { group, state: 'hidden' } });
    const hidden = await teacher.call(getPollWall, { params: params(poll) });
    expect(hidden.question?.results?.groups).toEqual([]);
  });

  it('[R11] is prepared, copied, listed and ended; what was asked stays as it was asked', async () => {
    const owner = await app.signUpAs('teacher');
    const draft = await owner.call(createPoll, { body: { name: 'Surds', questions: [{ question: limit }] } });
    const withTwo = await owner.call(addPollQuestion, { params: params(draft), body: { question: derivative } });
    expect(withTwo.questions.map(({ view }) => view.kind)).toEqual(['choice', 'expression']);
    const bad = { ...derivative, answer: '2x sin(' };
    const refused = await owner.tryCall(addPollQuestion, { params: params(draft), body: { question: bad } });
    expect(refused).toMatchObject({ status: 400 });
    expect(Object.keys(refused.body as object)[0]).toBe('question.answer');
    const live = await owner.call(copyPoll, { params: params(draft), body: { start: true } });
    await owner.call(openPollRound, { params: first(live), body: { round: 1 } });
    const change = { params: first(live), body: { question: derivative } };
    expect((await owner.tryCall(updatePollQuestion, change)).status).toBe(409);
    const voter = await joinAs(live);
    await voter.call(castPollVote, vote(live, ['B']));
    expect((await owner.tryCall(removePollQuestion, { params: first(live) })).status).toBe(409);
    const ended = await owner.call(endPoll, { params: params(live) });
    expect(ended).toMatchObject({ state: 'done', code: null });
    expect((await voter.tryCall(castPollVote, vote(live, ['A'], { sequence: 2 }))).status).toBe(409);
    const list = await owner.call(listPolls, {});
    expect(list.counts).toEqual({ draft: 1, live: 0, done: 1 });
    expect(list.results.find(({ id }) => id === live.id)).toMatchObject({ voters: 1, answered: 1, rightShare: 1 });
    const stranger = await app.signUpAs('teacher');
    expect((await stranger.tryCall(getPoll, { params: params(live) })).status).toBe(404);
  });

  it('[R11] in a class takes names of members alone, proves presence and gives shares for the grade book', async () => {
    const { teacher: owner, learner, classId } = await app.openClassroom();
    const outsider = await app.signUpAs('learner');
    const poll = await owner.call(createPoll, {
      body: {
        name: 'Chain rule',
        classId,
        settings: { named: true, presence: true },
        questions: [{ question: limit }, { question: { kind: 'cloud', prompt: 'One word?' } }],
        start: true,
        open: true,
      },
    });
    const code = poll.code ?? '';
    expect((await app.visitor().tryCall(joinPoll, { body: { code } })).status).toBe(401);
    expect((await outsider.tryCall(joinPoll, { body: { code } })).status).toBe(403);
    await learner.call(joinPoll, { body: { code } });
    await learner.call(castPollVote, vote(poll, ['B']));
    const wall = await owner.call(getPollWall, { params: params(poll) });
    const shown = wall.presence?.code ?? '';
    const wrong = String((Number(shown) + 1) % 1000).padStart(3, '0');
    expect((await learner.tryCall(enterPresenceCode, { params: params(poll), body: { code: wrong } })).status).toBe(
      400,
    );
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 25_000);
    await learner.call(enterPresenceCode, { params: params(poll), body: { code: shown } });
    app.clock.now = new Date(start.getTime() + 65_000);
    expect((await learner.tryCall(enterPresenceCode, { params: params(poll), body: { code: shown } })).status).toBe(
      400,
    );
    app.clock.now = start;
    const { results, count } = await owner.call(getPollParticipants, { params: params(poll) });
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      name: `Person ${learner.user.lastName}`,
      answered: 1,
      right: 1,
      flags: ['late-code'],
    });
    expect(await readParticipation(app.services, poll.id)).toMatchObject({
      asked: 1,
      keyed: 1,
      learners: [{ userId: learner.user.id, answered: 1, right: 1 }],
    });
    for (const table of ['learners', 'answers']) {
      const file = await owner.tryCall(downloadPollResults, { params: params(poll), query: { table } });
      expect(file.raw).toContain(learner.user.lastName);
    }
    const inGerman = async (table: string) =>
      (await owner.tryCall(downloadPollResults, { params: params(poll), query: { table } })).raw;
    owner.sendAlways({ 'accept-language': 'de' });
    expect(await inGerman('learners')).toMatch(/^\uFEFF?Name,Dabei seit \(UTC\),.*,Frage 1,.*\r\n.*Code zu spät/s);
    expect(await inGerman('answers')).toMatch(/,richtig\r\n/);
    owner.sendAlways({ 'accept-language': '' });
    // One of one asked; the second question was not.
    const inBook = async () => {
      const { tasks, rows } = await owner.call(getGradeBook, { params: { classId } });
      const at = tasks.findIndex(({ id }) => id === poll.id);
      return at < 0 ? null : [tasks[at]?.kind, tasks[at]?.points, rows.map(({ scores }) => scores[at])];
    };
    await owner.call(updatePoll, { params: params(poll), body: { grading: { by: 'correctness', points: 4 } } });
    expect(await inBook()).toBeNull();
    await owner.call(endPoll, { params: params(poll) });
    expect(await inBook()).toEqual(['poll', 4, [4]]);
    await owner.call(updatePoll, { params: params(poll), body: { grading: { by: 'participation', points: 2 } } });
    expect(await inBook()).toEqual(['poll', 2, [2]]);
    await owner.call(updatePoll, { params: params(poll), body: { grading: { by: 'none' } } });
    expect(await inBook()).toBeNull();
    const anonymous = await openPoll(limit);
    expect(
      (await teacher.tryCall(updatePoll, { params: params(anonymous), body: { grading: { by: 'participation' } } }))
        .status,
    ).toBe(400);
  });
});
