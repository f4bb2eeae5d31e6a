import {
  getGoal,
  getGradeBook,
  getReview,
  getSitting,
  giveUpReview,
  revealReviewHint,
  saveReviewDraft,
  submitReview,
} from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOn } from '../../testing/classes/class-work.ts';
import {
  answerReview,
  dayMs,
  first,
  pass,
  practised,
  rightFor,
  sit,
  toReview,
} from '../../testing/classes/reviewing.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { rebuildDays } from '../goals/work/rebuild.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('spaced review [A11]', () => {
  it('asks again on the next day what was wrong, later what was right, and later still what was right again', async () => {
    const [wrong, right] = [await practised(app, false), await practised(app, true)];
    expect([await toReview(wrong.learner), await toReview(right.learner)]).toEqual([0, 0]);
    pass(app, 1);
    expect([await toReview(wrong.learner), await toReview(right.learner)]).toEqual([1, 0]);
    pass(app, 1);
    expect([await toReview(wrong.learner), await toReview(right.learner)]).toEqual([1, 1]);
    const item = first(await sit(right.learner));
    expect((await answerReview(right.learner, item, rightFor(item))).state).toBe('right');
    const overview = await right.learner.call(getReview, {});
    expect(overview).toMatchObject({ toReview: 0, doneToday: 1, exerciseCount: 1 });
    expect(Date.parse(overview.nextAt ?? '') - app.clock.now.getTime()).toBeGreaterThan(7 * dayMs);
  });

  it('draws another variant than in the last review', async () => {
    const { learner } = await practised(app, false);
    const questions: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      pass(app, 1);
      const item = first(await sit(learner));
      questions.push(item.variant.question);
      await answerReview(learner, item, 'x');
    }
    for (const [index, question] of questions.entries()) expect(question).not.toBe(questions[index - 1]);
  });

  it('touches no grades', async () => {
    const { learner, teacher, classId } = await practised(app, false);
    const params = { classId };
    const before = await teacher.call(getGradeBook, { params });
    pass(app, 1);
    const item = first(await sit(learner));
    await answerReview(learner, item, rightFor(item));
    expect((await teacher.call(getGradeBook, { params })).rows).toEqual(before.rows);
  });

  it('counts the first right answer to a question for the daily goal, once [M06]', async () => {
    const { learner } = await practised(app, false);
    pass(app, 1);
    const item = first(await sit(learner));
    await answerReview(learner, item, 'x');
    const id = newId();
    await Promise.all([1, 2].map(() => answerReview(learner, item, rightFor(item), id)));
    expect((await learner.call(getGoal, {})).rightToday).toBe(1);
    await rebuildDays(app.database);
    expect((await learner.call(getGoal, {})).rightToday).toBe(1);
  });

  it('returns the first verdict when a response comes twice, refuses other answers with its id, and takes none after a right one', async () => {
    const { learner } = await practised(app, false);
    pass(app, 1);
    const item = first(await sit(learner));
    const id = newId();
    const wrong = await answerReview(learner, item, 'x', id);
    expect(await answerReview(learner, item, 'x', id)).toEqual(wrong);
    const params = { reviewQuestionId: item.id };
    const body = { id, answers: [{ part: 'square', value: 'x+1' }] };
    expect((await learner.tryCall(submitReview, { params, body })).status).toBe(409);
    const rightId = newId();
    expect((await answerReview(learner, item, rightFor(item), rightId)).state).toBe('right');
    expect((await answerReview(learner, item, rightFor(item), rightId)).state).toBe('right');
    expect((await learner.tryCall(submitReview, { params, body: { ...body, id: newId() } })).status).toBe(409);
    expect((await sit(learner)).items).toEqual([]);
  });

  it('keeps one response of several with the same id that arrive together', async () => {
    const { learner } = await practised(app, false);
    pass(app, 1);
    const sitting = await sit(learner);
    const id = newId();
    await Promise.all([1, 2, 3].map(() => answerReview(learner, first(sitting), 'x', id)));
    const again = await learner.call(getSitting, { params: { sittingId: sitting.id } });
    expect(first(again)).toMatchObject({ responseCount: 1, responses: [{ id }] });
  });

  it('costs nothing where an answer cannot be read', async () => {
    const { learner } = await practised(app, false);
    pass(app, 1);
    const sitting = await sit(learner);
    const unread = await answerReview(learner, first(sitting), 'x^{');
    expect(unread.response.verdict?.outcome).toBe('invalid');
    expect(first(await sit(learner)).responseCount).toBe(0);
    expect(await toReview(learner)).toBe(1);
  });

  it('keeps what was typed, and shows the same questions again until they are answered', async () => {
    const { learner } = await practised(app, false);
    pass(app, 1);
    const sitting = await sit(learner);
    const answers = [{ part: 'square', value: 'x^2+' }];
    await learner.call(saveReviewDraft, {
      params: { reviewQuestionId: first(sitting).id },
      body: { sequence: 2, answers },
    });
    await learner.call(saveReviewDraft, {
      params: { reviewQuestionId: first(sitting).id },
      body: { sequence: 1, answers: [] },
    });
    const [again, elsewhere] = await Promise.all([sit(learner), sit(learner)]);
    expect(again).toEqual(elsewhere);
    expect(again).toMatchObject({ id: sitting.id, items: [{ draft: { sequence: 2, answers } }] });
  });

  it('draws one sitting when two devices begin at the same moment, or ask for the next one', async () => {
    const { learner } = await practised(app, false);
    pass(app, 1);
    const begun = await Promise.all([1, 2, 3, 4].map(() => sit(learner)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const [{ id } = { id: '' }] = begun;
    const next = await Promise.all([1, 2, 3].map(() => sit(learner, id)));
    expect(new Set(next.map((one) => one.id)).size).toBe(1);
    expect(next[0]?.id).not.toBe(id);
  });

  it('is shown to no one else', async () => {
    const { learner, teacher } = await practised(app, false);
    pass(app, 1);
    const sitting = await sit(learner);
    const params = { reviewQuestionId: first(sitting).id, sittingId: sitting.id };
    const body = { id: newId(), answers: [{ part: 'square', value: 'x' }] };
    for (const client of [teacher, await app.signUpAs('learner')]) {
      expect((await client.tryCall(getSitting, { params })).status).toBe(404);
      expect((await client.tryCall(submitReview, { params, body })).status).toBe(404);
      expect((await client.tryCall(revealReviewHint, { params, body: { number: 1 } })).status).toBe(404);
      expect((await client.tryCall(giveUpReview, { params })).status).toBe(404);
      expect((await client.tryCall(saveReviewDraft, { params, body: { sequence: 1, answers: [] } })).status).toBe(404);
    }
  });
});

describe('help in a review [A11]', () => {
  it('reveals hints one at a time, after which a right answer is a hard one', async () => {
    const [plain, helped] = [await practised(app, true), await practised(app, true)];
    pass(app, 2);
    const dues: number[] = [];
    for (const { learner } of [plain, helped]) {
      const item = first(await sit(learner));
      if (learner === helped.learner) {
        const params = { reviewQuestionId: item.id };
        expect((await learner.call(revealReviewHint, { params, body: { number: 1 } })).hints).toHaveLength(1);
      }
      await answerReview(learner, item, rightFor(item));
      dues.push(Date.parse((await learner.call(getReview, {})).nextAt ?? ''));
    }
    expect(dues[1]).toBeLessThan(dues[0] ?? 0);
  });

  it('gives a question up with its solution, which then takes no answers and comes back the next day', async () => {
    const { learner } = await practised(app, false);
    pass(app, 1);
    const item = first(await sit(learner));
    expect(item.canShowSolution).toBe(true);
    const shown = await learner.call(giveUpReview, { params: { reviewQuestionId: item.id } });
    expect(shown.solution).toContain('x^2');
    const body = { id: newId(), answers: [{ part: 'square', value: rightFor(item) }] };
    expect((await learner.tryCall(submitReview, { params: { reviewQuestionId: item.id }, body })).status).toBe(409);
    expect(await toReview(learner)).toBe(0);
    pass(app, 1);
    expect(await toReview(learner)).toBe(1);
  });

  it('shows no solution that the task of the exercise does not show', async () => {
    const home = await app.openClassroom();
    const task = await setTask(home.teacher, home.classId, {
      solutions: 'after-due',
      dueAt: new Date(app.clock.now.getTime() + 3 * dayMs).toISOString(),
    });
    await workOn(home.learner, { classId: home.classId, taskId: task.id }, { isRight: false });
    pass(app, 1);
    const item = first(await sit(home.learner));
    expect(item.canShowSolution).toBe(false);
    const params = { reviewQuestionId: item.id };
    expect((await home.learner.call(giveUpReview, { params })).solution).toBeNull();
    pass(app, 3);
    const next = first(await sit(home.learner));
    expect((await home.learner.call(giveUpReview, { params: { reviewQuestionId: next.id } })).solution).toContain(
      'x^2',
    );
  });
});
