import {
  answerFeedback,
  listFeedback,
  listMyFeedback,
  sendFeedback,
  setFeedbackState,
  type BodyOf,
} from '@lemma/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../core/db/tables/index.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Awaited<ReturnType<TestApp['signUpWithRoles']>>;
beforeAll(async () => {
  app = await openTestApp();
  staff = await app.signUpWithRoles(['STAFF']);
});
afterAll(() => app.close());

const body = (changes: Partial<BodyOf<typeof sendFeedback>> = {}): BodyOf<typeof sendFeedback> => ({
  subject: 'The key does nothing',
  message: 'I press it.\nNothing <b>happens</b>.',
  replyAllowed: true,
  preferredEmail: '',
  feedbackType: 'problem',
  type: 'BG',
  state: 'OP',
  context: { userAgent: 'Firefox', pageUrl: 'https://lemma.test/c/1', version: '0.1.0', extras: { theme: 'dark' } },
  ...changes,
});

const mailsTo = (to: string) => app.database.db.select().from(mails).where(eq(mails.to, to));

describe('feedback [D18] [C14]', () => {
  it('is open at first, is answered by mail and in the account, and can be closed', async () => {
    const learner = await app.signUpAs('learner', { firstName: 'Mila', lastName: 'Novak' });
    const { id } = await learner.call(sendFeedback, { body: body() });
    const listed = await staff.call(listFeedback, { query: { q: 'mila nov' } });
    expect(listed.items).toMatchObject([
      { id, state: 'OP', sender: 'Mila Novak', type: 'BG', context: body().context },
    ]);
    await staff.call(answerFeedback, { params: { feedbackId: id }, body: { message: 'Fixed <now>.\nThank you.' } });
    const [mine] = await learner.call(listMyFeedback, {});
    expect(mine).toMatchObject({ state: 'AN', replies: [{ message: 'Fixed <now>.\nThank you.' }] });
    const mail = (await mailsTo(learner.email)).find(({ subject }) => subject.startsWith('Answer'));
    expect(mail?.subject).toBe('Answer: The key does nothing');
    expect(mail?.text).toContain('Fixed <now>.');
    expect(mail?.html).not.toMatch(/<now>|<b>/);
    const closed = await staff.call(setFeedbackState, { params: { feedbackId: id }, body: { state: 'CL' } });
    expect(closed.state).toBe('CL');
  });

  it('may come from anybody, and the answer goes where it is asked for [C14]', async () => {
    const { id } = await app.visitor().call(sendFeedback, { body: body({ preferredEmail: 'parent@home.example' }) });
    await staff.call(answerFeedback, { params: { feedbackId: id }, body: { message: 'Hello.' } });
    expect(await mailsTo('parent@home.example')).toHaveLength(1);
    const found = await staff.call(listFeedback, { query: { q: 'parent@home' } });
    expect(found.items).toMatchObject([{ sender: '', senderId: null }]);
  });

  it('is not answered by mail when no answer is wanted', async () => {
    const learner = await app.signUpAs('learner');
    const { id } = await learner.call(sendFeedback, { body: body({ replyAllowed: false }) });
    await staff.call(answerFeedback, { params: { feedbackId: id }, body: { message: 'Hello.' } });
    expect((await mailsTo(learner.email)).filter(({ subject }) => subject.startsWith('Answer'))).toEqual([]);
  });

  it('hides what others sent', async () => {
    const learner = await app.signUpAs('learner');
    expect(await learner.call(listMyFeedback, {})).toEqual([]);
  });

  it('takes no other state than open, and no field that it does not know [D18]', async () => {
    const visitor = app.visitor();
    expect((await visitor.tryCall(sendFeedback, { body: { ...body(), state: 'CL' } })).status).toBe(400);
    expect((await visitor.tryCall(sendFeedback, { body: { ...body(), user_id: 'x' } })).status).toBe(400);
  });

  it('is a question unless it is a bug report, whatever type a client sends [D18]', async () => {
    const learner = await app.signUpAs('learner');
    for (const type of ['XX', '']) await learner.call(sendFeedback, { body: body({ type: type as 'QU' }) });
    expect((await learner.call(listMyFeedback, {})).map((one) => one.type)).toEqual(['QU', 'QU']);
  });

  it('is counted by state and kind for staff', async () => {
    await app.visitor().call(sendFeedback, { body: body({ subject: 'Idea', type: 'QU', feedbackType: 'idea' }) });
    const open = await staff.call(listFeedback, { query: { state: 'OP', type: 'QU' } });
    expect(open.items.every((item) => item.state === 'OP' && item.type === 'QU')).toBe(true);
    expect(open.open).toBeGreaterThanOrEqual(open.total);
  });

  it('is limited to ten a minute from one address [SC24]', async () => {
    const visitor = app.visitor();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await visitor.tryCall(sendFeedback, { body: body() })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
