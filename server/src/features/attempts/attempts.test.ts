import {
  drawNextVariant,
  getAttempt,
  getLearnerTask,
  graceSeconds,
  handIn,
  revealHint,
  saveDraft,
  showSolution,
  startAttempt,
  submitResponse,
  type Attempt,
  type BodyOf,
  type createTask,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoParts } from '../../testing/classes/exercise-documents.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function start(fields: Partial<BodyOf<typeof createTask>> = {}, documents?: readonly ExerciseDocument[]) {
  const room = await app.openClassroom();
  const task = await setTask(room.teacher, room.classId, fields, documents);
  const params = { classId: room.classId, taskId: task.id };
  const attempt = await room.learner.call(startAttempt, { params, body: { number: 1 } });
  return { ...room, task, params, attempt, ...firstItem(attempt) };
}

function firstItem(attempt: Attempt) {
  const item = attempt.items[0];
  if (!item) throw new Error('an attempt without items');
  return { item, itemParams: { attemptId: attempt.id, itemId: item.id } };
}

/** `(x + a)^2` as shown, so that tests can work out the answer. */
function shownNumber(question: string): number {
  return Number(/x ?\+ ?(\d+)/.exec(question)?.[1]);
}

const rightAnswer = (question: string) => {
  const a = shownNumber(question);
  return `x^2+${2 * a}x+${a * a}`;
};

const respond = (
  learner: TestClient,
  params: { attemptId: string; itemId: string },
  value: string,
  { id = newId(), variantNumber = 1, part = 'square' } = {},
) => learner.tryCall(submitResponse, { params, body: { id, variantNumber, answers: [{ part, value }] } });

describe('practice', () => {
  it('accepts the right answer in any spelling and scores it [D15] [V08]', async () => {
    const { learner, item, itemParams } = await start();
    const a = shownNumber(item.variant.question);
    const answer = await respond(learner, itemParams, `\\left(x+${a}\\right)\\left(${a}+x\\right)`);
    expect(answer.body).toMatchObject({ state: 'right', bestScore: 2, response: { verdict: { outcome: 'right' } } });
  });

  it('says why a known mistake is wrong, and a later right answer counts in full', async () => {
    const { learner, attempt, item, itemParams } = await start();
    const a = shownNumber(item.variant.question);
    const wrong = await respond(learner, itemParams, `x^2+${a * a}`);
    expect(wrong.body).toMatchObject({
      state: 'wrong',
      bestScore: 0,
      response: { verdict: { parts: [{ outcome: 'wrong', feedback: 'The middle term is missing.' }] } },
    });
    await respond(learner, itemParams, rightAnswer(item.variant.question));
    const after = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(after.items[0]).toMatchObject({ state: 'right', bestScore: 2 });
    expect(after.items[0]?.responses.map((response) => response.verdict?.outcome)).toEqual(['wrong', 'right']);
  });

  it('never counts an unreadable answer, and says what is missing [V04]', async () => {
    const { learner, attempt, itemParams } = await start();
    const answer = await respond(learner, itemParams, 'x^{2');
    expect(answer.body).toMatchObject({
      state: 'open',
      response: { verdict: { outcome: 'invalid', parts: [{ feedback: 'Invalid input: missing close brace' }] } },
    });
    const after = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(after.items[0]?.responses).toEqual([]);
  });

  it('takes no try for an answer that is right and not worked out, and says so', async () => {
    const { learner, attempt, item, itemParams } = await start();
    const answer = await respond(learner, itemParams, `(x+${shownNumber(item.variant.question)})^2`);
    expect(answer.body).toMatchObject({
      state: 'open',
      response: {
        verdict: {
          outcome: 'invalid',
          score: 0,
          parts: [{ outcome: 'unfinished', feedback: expect.stringMatching(/^This is right, but not worked out yet/) }],
        },
      },
    });
    const after = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(after.items[0]).toMatchObject({ responseCount: 0, responses: [] });
  });

  it('gives hints one at a time, and only those asked for [M02]', async () => {
    const { learner, item, itemParams } = await start();
    expect(item.variant.hintCount).toBe(2);
    const ask = (number: number) =>
      learner.call(revealHint, { params: itemParams, body: { variantNumber: 1, number } });
    expect((await ask(1)).hints).toHaveLength(1);
    expect((await ask(2)).hints).toHaveLength(2);
    expect((await ask(1)).hints).toHaveLength(2);
  });

  it('shows the solution with this variant’s numbers, takes no more answers to it, and draws another [M03]', async () => {
    const { learner, item, itemParams } = await start();
    const a = shownNumber(item.variant.question);
    const shown = await learner.call(showSolution, { params: itemParams, body: { variantNumber: 1 } });
    expect(shown.solution).toContain(String(a * a));
    const late = await respond(learner, itemParams, rightAnswer(item.variant.question));
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'attempt/solution-shown' });

    const draw = () => learner.call(drawNextVariant, { params: itemParams, body: { after: 1 } });
    const [one, two] = await Promise.all([draw(), draw()]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ variantNumber: 2, solution: null, state: 'open' });
    const answer = await respond(learner, itemParams, rightAnswer(one.variant.question), { variantNumber: 2 });
    expect(answer.body).toMatchObject({ state: 'right', bestScore: 2 });
  });

  it('keeps the best score when another variant goes worse [M03]', async () => {
    const { learner, item, itemParams } = await start();
    await respond(learner, itemParams, rightAnswer(item.variant.question));
    await learner.call(drawNextVariant, { params: itemParams, body: { after: 1 } });
    const worse = await respond(learner, itemParams, 'x', { variantNumber: 2 });
    expect(worse.body).toMatchObject({ state: 'wrong', bestScore: 2 });
  });

  it('marks each part on its own and adds up the share', async () => {
    const { learner, item, itemParams } = await start({}, [twoParts]);
    const yes = item.variant.parts[0]?.choices.find((choice) => choice.text === 'Yes')?.key ?? '';
    const answers = [
      { part: 'same', value: yes },
      { part: 'twice', value: '1' },
    ];
    const answer = await learner.call(submitResponse, {
      params: itemParams,
      body: { id: newId(), variantNumber: 1, answers },
    });
    expect(answer).toMatchObject({ state: 'partly', bestScore: 1 });
    expect(answer.response.verdict?.parts.map((part) => part.outcome)).toEqual(['right', 'wrong']);
  });
});

describe('nothing is lost, nothing is counted twice', () => {
  it('returns the first verdict when a response is sent again, also ten times at the same moment [RL6]', async () => {
    const { learner, attempt, item, itemParams } = await start();
    const id = newId();
    const value = rightAnswer(item.variant.question);
    const answers = await Promise.all(Array.from({ length: 10 }, () => respond(learner, itemParams, value, { id })));
    for (const answer of answers) expect(answer.body).toMatchObject({ state: 'right', response: { id } });
    const after = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(after.items[0]).toMatchObject({ responseCount: 1, responses: [{ id }] });
  });

  it('refuses the same id with other answers or for another question [RL6]', async () => {
    const { learner, item, itemParams } = await start();
    const id = newId();
    await respond(learner, itemParams, rightAnswer(item.variant.question), { id });
    expect((await respond(learner, itemParams, 'x', { id })).status).toBe(409);
    const elsewhere = await start();
    expect((await respond(elsewhere.learner, elsewhere.itemParams, 'x', { id })).status).toBe(409);
  });

  it('starts one attempt for a double click', async () => {
    const { learner, params, attempt } = await start();
    const again = await Promise.all(
      Array.from({ length: 5 }, () => learner.call(startAttempt, { params, body: { number: 1 } })),
    );
    expect(new Set(again.map((one) => one.id))).toEqual(new Set([attempt.id]));
  });

  it('keeps the newest draft, whatever order drafts arrive in', async () => {
    const { learner, attempt, itemParams } = await start();
    const save = (sequence: number) =>
      learner.call(saveDraft, {
        params: itemParams,
        body: { variantNumber: 1, sequence, answers: [{ part: 'square', value: `draft ${sequence}` }] },
      });
    await save(2);
    expect((await save(1)).sequence).toBe(2);
    const after = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(after.items[0]?.draft).toMatchObject({ sequence: 2, answers: [{ value: 'draft 2' }] });
  });

  it('draws the same variant at every look, and others for other learners [invariant 3]', async () => {
    const { learner, attempt, item } = await start();
    const again = await learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(again.items[0]?.variant).toEqual(item.variant);
    const questions = await Promise.all(Array.from({ length: 6 }, async () => (await start()).item.variant.question));
    expect(new Set(questions).size).toBeGreaterThan(1);
  });
});

describe('an assessment', () => {
  const test = { kind: 'assessment' as const, attemptsAllowed: 2 };

  it('shows neither verdict nor score, hint or solution while it runs [D15] [SC3]', async () => {
    const { learner, attempt, item, itemParams } = await start(test);
    const value = rightAnswer(item.variant.question);
    const answer = await respond(learner, itemParams, value);
    expect(answer.body).toMatchObject({ state: 'answered', bestScore: null, response: { verdict: null } });
    const look = await learner.tryCall(getAttempt, { params: { attemptId: attempt.id } });
    const a = shownNumber(item.variant.question);
    for (const secret of ['middle term', `(x + ${a})(x`, 'products', 'seed', '"verdict":{', 'accept']) {
      expect(look.raw, secret).not.toContain(secret);
    }
    const hint = await learner.tryCall(revealHint, { params: itemParams, body: { variantNumber: 1, number: 1 } });
    const solution = await learner.tryCall(showSolution, { params: itemParams, body: { variantNumber: 1 } });
    const variant = await learner.tryCall(drawNextVariant, { params: itemParams, body: { after: 1 } });
    expect([hint.status, solution.status, variant.status]).toEqual([403, 403, 403]);
  });

  it('says of what is not worked out only that it is not, whether it is right or wrong', async () => {
    const { learner, item, itemParams } = await start(test);
    const right = rightAnswer(item.variant.question);
    const verdicts = await Promise.all(
      [`d/dx(0)+${right}`, 'd/dx(0)+x'].map(async (value) => {
        const { body } = await respond(learner, itemParams, value);
        return (body as { response: { verdict: unknown } }).response.verdict;
      }),
    );
    expect(verdicts[0]).toEqual(verdicts[1]);
    expect(verdicts[0]).toMatchObject({
      outcome: 'invalid',
      parts: [{ outcome: 'unfinished', feedback: 'Work it out: there is still something to calculate.' }],
    });
  });

  it('counts the last answer, shows the results after the hand-in, and takes no answers after that', async () => {
    const { learner, attempt, item, itemParams } = await start(test);
    const value = rightAnswer(item.variant.question);
    await respond(learner, itemParams, value);
    await respond(learner, itemParams, 'x');
    const handed = await learner.call(handIn, { params: { attemptId: attempt.id } });
    expect(handed).toMatchObject({ resultsVisible: true, isClosed: true, score: 0 });
    expect(handed.items[0]).toMatchObject({ state: 'wrong' });
    expect(handed.items[0]?.solution).toBeTruthy();
    const late = await respond(learner, itemParams, value);
    expect(late.body).toMatchObject({ code: 'attempt/closed' });
    const again = await learner.call(handIn, { params: { attemptId: attempt.id } });
    expect(again.handedInAt).toBe(handed.handedInAt);
  });

  it('allows as many attempts as it says, one after another; the best counts [M03]', async () => {
    const { learner, params, attempt, item, itemParams } = await start(test);
    const begin = (number: number) => learner.tryCall(startAttempt, { params, body: { number } });
    expect((await begin(2)).status).toBe(409);
    await respond(learner, itemParams, rightAnswer(item.variant.question));
    await learner.call(handIn, { params: { attemptId: attempt.id } });
    const second = (await begin(2)).body as Attempt;
    await learner.call(handIn, { params: { attemptId: second.id } });
    expect((await begin(3)).status).toBe(403);
    expect(await learner.call(getLearnerTask, { params })).toMatchObject({ attemptsUsed: 2, score: 2, state: 'done' });
  });

  it('opens and closes by the server’s time, and results for all together come then [M03]', async () => {
    const opensAt = new Date(app.clock.now.getTime() + 3_600_000).toISOString();
    const dueAt = new Date(app.clock.now.getTime() + 7_200_000).toISOString();
    const room = await app.openClassroom();
    const task = await setTask(room.teacher, room.classId, { ...test, opensAt, dueAt, results: 'after-due' });
    const params = { classId: room.classId, taskId: task.id };
    const begin = () => room.learner.tryCall(startAttempt, { params, body: { number: 1 } });
    expect((await begin()).body).toMatchObject({ code: 'attempt/not-open' });

    const before = app.clock.now;
    app.clock.now = new Date(opensAt);
    const attempt = (await begin()).body as Attempt;
    const { itemParams, item } = firstItem(attempt);
    await respond(room.learner, itemParams, rightAnswer(item.variant.question));
    const handed = await room.learner.call(handIn, { params: { attemptId: attempt.id } });
    expect(handed).toMatchObject({ resultsVisible: false, score: null });

    app.clock.now = new Date(Date.parse(dueAt) + graceSeconds * 1000);
    const released = await room.learner.call(getAttempt, { params: { attemptId: attempt.id } });
    expect(released).toMatchObject({ resultsVisible: true, score: 2 });
    app.clock.now = before;
  });
});
