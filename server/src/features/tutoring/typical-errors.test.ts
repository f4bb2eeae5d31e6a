import {
  askForHelp,
  getExercise,
  getHelpThread,
  publishExercise,
  sendHelpMessage,
  startAttempt,
  submitResponse,
  turnIntoTypicalError,
} from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClassOf } from '../../testing/classes/class-of.ts';
import { squareOfSum, twoParts } from '../../testing/classes/exercise-documents.ts';
import { setTask } from '../../testing/classes/set-task.ts';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const words = 'Square the whole bracket: each term meets each term.';

/** A learner answers, asks, and is answered with these words. */
async function openAnswered(document: ExerciseDocument, answers: Readonly<Record<string, string>>) {
  const room = await openClassOf(app, ['Ada'], { document });
  const { attemptId, responseIds } = await room.work('Ada', answers);
  const params = { attemptId, itemId: room.itemPath.itemId };
  const question = { id: newId(), text: 'Why?', variantNumber: 1 };
  const { threadId } = await room.learners.Ada.call(askForHelp, { params, body: question });
  const answer = { id: newId(), text: words };
  await room.teacher.call(sendHelpMessage, { params: { threadId }, body: answer });
  const turn = (body: object, messageId = answer.id, client: TestClient = room.teacher) =>
    client.tryCall(turnIntoTypicalError, { params: { threadId, messageId }, body });
  const draft = async () =>
    (await room.teacher.call(getExercise, { params: { exerciseId: room.exerciseId } })).document as ExerciseDocument;
  return { ...room, threadId, question, responseId: responseIds[0] ?? '', turn, draft };
}

const acceptedIn = (document: ExerciseDocument, name: string) => {
  const part = document.parts.find((one) => one.name === name);
  return part !== undefined && 'accept' in part ? part.accept : [];
};

describe('an answer to a question that becomes a typical error [M08]', () => {
  it('is in the draft with the learner’s mistake, once, and the next who makes it reads it', async () => {
    const { turn, draft, responseId, exerciseId, teacher, classId, learners } = await openAnswered(squareOfSum, {
      square: 'x^{2}+\\frac{x}{2}',
    });
    const body = { responseId, part: 'square' };
    for (let time = 0; time < 2; time += 1) {
      expect((await turn(body)).body).toEqual({ exerciseId, mistake: 'x^2 + x/2' });
    }
    const known = squareOfSum.parts[0] as { accept: readonly object[] };
    expect(acceptedIn(await draft(), 'square')).toEqual([
      ...known.accept,
      { value: 'x^2 + x/2', score: 0, feedback: words },
    ]);
    const { revision } = await teacher.call(getExercise, { params: { exerciseId } });
    await teacher.call(publishExercise, { params: { exerciseId }, body: { revision } });
    const groups = [{ type: 'SG' as const, name: '', drawCount: null, items: [{ exerciseId, points: 2 }] }];
    const task = await setTask(teacher, classId, { groups });
    const attempt = await learners.Ada.call(startAttempt, {
      params: { classId, taskId: task.id },
      body: { number: 1 },
    });
    const response = await learners.Ada.call(submitResponse, {
      params: { attemptId: attempt.id, itemId: attempt.items[0]?.id ?? '' },
      body: { id: newId(), variantNumber: 1, answers: [{ part: 'square', value: 'x^2+x/2' }] },
    });
    expect(JSON.stringify(response)).toContain(words);
  });

  it('is refused for a question, an answer that is not wrong or of another question, a choice, and a mistake known with other words', async () => {
    const asked = await openAnswered(twoParts, { same: 'a', twice: '1000' });
    const { turn, question, responseId, threadId, teacher } = asked;
    const seen = await teacher.call(getHelpThread, { params: { threadId } });
    const same = seen.staff?.verdicts[0]?.parts.find(({ part }) => part === 'same');
    expect((await turn({ responseId, part: 'twice' }, question.id)).status).toBe(409);
    expect((await turn({ responseId: newId(), part: 'twice' })).body).toMatchObject({ responseId: [/not a try/] });
    expect((await turn({ responseId, part: 'same' })).status).toBe(same?.outcome === 'wrong' ? 409 : 400);
    expect((await turn({ responseId, part: 'nothing' })).body).toMatchObject({ part: [/Nothing wrong/] });
    expect((await turn({ responseId, part: 'twice' })).status).toBe(200);
    const others = { id: newId(), text: 'Other words.' };
    await teacher.call(sendHelpMessage, { params: { threadId }, body: others });
    expect((await turn({ responseId, part: 'twice' }, others.id)).body).toMatchObject({
      detail: /knows the answer 1000/,
    });
    expect(acceptedIn(await asked.draft(), 'twice')).toHaveLength(2);
  });

  it('is for those who may change the exercise, and offered to no one else', async () => {
    const { turn, responseId, threadId } = await openAnswered(squareOfSum, { square: 'x^2' });
    const staff = await app.signUpStaff();
    expect((await turn({ responseId, part: 'square' }, undefined, staff)).status).toBe(409);
    expect(await staff.call(getHelpThread, { params: { threadId } })).toMatchObject({ staff: { mayEdit: false } });
  });
});
