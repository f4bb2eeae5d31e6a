import { getAttempt, getLearnerTask, handIn, startAttempt, submitResponse, type LearnerTask } from '@lemma/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptOf, examOf, itemOf, learnerTaskOf, verdictOf, wordsPart } from '../../../testing/attempts.ts';
import { keepDrafts, mark, now, openPlayer, openQuestion, playerAddress } from '../../../testing/open-player.tsx';
import { learner } from '../../../testing/people.ts';
import { callsOf, cutNetwork, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage } from '../../../testing/show.tsx';
import { PlayerPage } from './PlayerPage.tsx';

beforeEach(keepDrafts);

describe('a question of an assessment', () => {
  it('takes the answer without saying whether it is right', async () => {
    mark(null);
    const { user, form } = await openQuestion(examOf());
    await user.click(form.getByRole('radio', { name: /two/ }));
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('form', { name: 'Question 2' })).toBeDefined();
    expect(callsOf(submitResponse)[0]?.body.answers).toEqual([{ part: 'a', value: '2' }]);
    expect(screen.queryByText(/Great|Not quite/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Question 1, answered' })).toBeDefined();
  });

  it('can be left empty for later', async () => {
    const { user, form } = await openQuestion(examOf());
    await user.click(form.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('form', { name: 'Question 2' })).toBeDefined();
    expect(callsOf(submitResponse)).toEqual([]);
  });

  it('has no way back at the first question, and one at the second', async () => {
    const { user, form } = await openQuestion(examOf());
    expect(form.queryByRole('button', { name: 'Back' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Next' }));
    await screen.findByRole('form', { name: 'Question 2' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('form', { name: 'Question 1' })).toBeDefined();
  });

  it('can be marked for later, which its step says too', async () => {
    const { user, form } = await openQuestion(examOf());
    const button = form.getByRole('button', { name: /^Mark/ });
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', { name: 'Question 1, not answered, marked for later' })).toBeDefined();
    await user.click(button);
    expect(screen.getByRole('link', { name: 'Question 1, not answered' })).toBeDefined();
  });

  it('is shown as open until the hand-in', async () => {
    await openQuestion(examOf());
    expect(screen.getByText(/Nothing is final until you hand in after question 3/)).toBeDefined();
  });

  it('has no hints and no solution', async () => {
    const { form } = await openQuestion(examOf());
    expect(form.queryByRole('button', { name: /Hint|Solution|Check/ })).toBeNull();
  });

  it('is checked first where the task shows results after each answer', async () => {
    mark(verdictOf('wrong'));
    const { user, form } = await openQuestion(examOf({ results: 'after-answer', resultsVisible: true }));
    await user.click(form.getByRole('radio', { name: /two/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect(await form.findByText('Not quite, keep it up though!')).toBeDefined();
    expect(screen.getByRole('form', { name: 'Question 1' })).toBeDefined();
  });

  it('is handed in from the last question', async () => {
    const attempt = examOf();
    const closed = { handedInAt: now(), handedInBy: 'learner', isClosed: true, receiptCode: 'ABCD-EFGH' } as const;
    serve(handIn, { ...attempt, ...closed });
    const { user, form } = await openQuestion(attempt, '?item=3');
    await user.click(form.getByRole('button', { name: 'Hand in' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Hand in now?' });
    expect(dialog.textContent).toContain('Questions 1, 2 and 3 are not answered.');
    await user.click(within(dialog).getByRole('button', { name: 'Hand in' }));
    await waitFor(() => expect(callsOf(handIn)).toHaveLength(1));
    expect(await screen.findByText(/ABCD-EFGH/)).toBeDefined();
  });

  it('leads to the next question immediately without a network, keeps the answer, and asks for nothing to be tried', async () => {
    const { user, form } = await openQuestion(examOf());
    mark(null);
    cutNetwork(true);
    const choice = form.getByRole('radio', { name: /two/ });
    await user.click(choice);
    await screen.findByText(/^You are offline/);
    await user.click(form.getByRole('button', { name: 'Next' }));
    // Where an answer is waited for, its box takes no more typing.
    expect(choice).toHaveProperty('disabled', false);
    expect(await screen.findByRole('form', { name: 'Question 2' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: /^Question 1/ }));
    expect(await screen.findByText(/^Your answer is kept/)).toBeDefined();
    expect(screen.queryByText(/try again/i)).toBeNull();
    cutNetwork(false);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
  });

  it('takes no more typing while its answer is on the way', async () => {
    serve(submitResponse, () => new Promise<never>(() => undefined));
    const { user, form } = await openQuestion(examOf({ items: [itemOf(1, {}, [wordsPart()]), itemOf(2)] }));
    const box = form.getByRole('textbox', { name: 'Name' });
    await user.type(box, 'sine{Enter}cosine');
    expect(box).toHaveProperty('value', 'sine');
    expect(await screen.findByRole('form', { name: 'Question 2' })).toBeDefined();
  });

  it('hands the caret on to the next question when it is left by Enter', async () => {
    mark(null);
    const items = [itemOf(1, {}, [wordsPart()]), itemOf(2, {}, [wordsPart()])];
    const { user, form } = await openQuestion(examOf({ items }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'sine{Enter}');
    const next = within(await screen.findByRole('form', { name: 'Question 2' }));
    expect(document.activeElement).toBe(next.getByRole('textbox', { name: 'Name' }));
  });

  it('says in words that the time was up, without a tick for it', async () => {
    const end = { handedInAt: now(), handedInBy: 'server', isClosed: true, receiptCode: 'ABCD' } as const;
    await openPlayer(examOf(end), '?item=summary');
    const title = await screen.findByRole('heading', { level: 1, name: /^Time was up at / });
    expect(screen.getByText(/What you had answered was handed in\./)).toBeDefined();
    expect(title.closest('header')?.querySelector('[data-sign]')?.getAttribute('data-sign')).toBe('time');
  });

  it('stays open for learners who want to keep working', async () => {
    const { user, form } = await openQuestion(examOf(), '?item=3');
    await user.click(form.getByRole('button', { name: 'Hand in' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep working' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(handIn)).toEqual([]);
  });

  it('cannot be changed after the hand-in', async () => {
    const closed = { handedInAt: now(), handedInBy: 'learner', isClosed: true, receiptCode: 'ABCD' } as const;
    const { form } = await openQuestion(examOf(closed), '?item=1');
    expect(form.queryByRole('button', { name: /Mark|Hand in/ })).toBeNull();
    expect(form.getAllByRole('radio').every((one) => one.matches(':disabled, [readonly], [aria-disabled=true]'))).toBe(
      true,
    );
  });
});

describe('before an assessment', () => {
  const ready: Partial<LearnerTask> = {
    kind: 'assessment',
    state: 'not-started',
    attemptId: null,
    attemptsUsed: 0,
    attemptsAllowed: 1,
    results: 'after-hand-in',
    scores: 'after-hand-in',
    solutions: 'never',
  };
  const openStart = async (changes: Partial<LearnerTask> = {}) => {
    const page = await openPlayer(examOf(), '', { ...ready, ...changes });
    // While the page loads, its bar has the heading.
    await waitFor(() => within(screen.getByRole('main')).getByRole('heading', { level: 1, name: 'Fractions' }));
    return page;
  };

  it('one button starts it, and the first question comes', async () => {
    serve(startAttempt, examOf());
    const { user } = await openStart();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('form', { name: 'Question 1' })).toBeDefined();
    expect(callsOf(startAttempt).map(({ body }) => body)).toEqual([{ number: 1 }]);
  });

  it.each<[string, Partial<LearnerTask>, RegExp]>([
    ['the clock does not stop', { timeLimitMinutes: 45 }, /The clock does not stop/],
    [
      'the task closes at a moment',
      { dueAt: '2099-09-14T08:00:00Z' },
      /The task closes .*whether you have handed in or not/,
    ],
    ['a further try costs', { tryPenalty: 20 }, /Each further try at a question takes 20 % off/],
    [
      'there are several attempts, of which the best counts',
      { attemptsAllowed: 3 },
      /You have 3 attempts; the best one counts/,
    ],
    [
      'the last attempt counts',
      { attemptsAllowed: 2, countedAttempt: 'last' },
      /You have 2 attempts; the last one counts/,
    ],
    [
      'the average counts',
      { attemptsAllowed: 2, countedAttempt: 'average' },
      /You have 2 attempts; their average counts/,
    ],
    ['attempts are not counted', { attemptsAllowed: null }, /You may try as often as you like/],
    ['the teacher gives instructions', { instructions: 'Calculators stay closed.' }, /Calculators stay closed/],
    ['what cannot be read costs nothing', {}, /Input that cannot be read costs nothing/],
    ['every answer is saved', {}, /Every answer is saved as you type/],
  ])('says that %s', async (_, changes, words) => {
    await openStart(changes);
    expect(screen.getAllByRole('listitem').some((rule) => words.test(rule.textContent))).toBe(true);
  });

  it('says nothing of a clock where there is no limit', async () => {
    await openStart();
    expect(screen.queryByText(/The clock does not stop/)).toBeNull();
  });

  it('sends the password of the teacher, without spaces around it', async () => {
    serve(startAttempt, examOf());
    const { user } = await openStart({ needsPassword: true });
    await fill(user, screen.getByLabelText('Password from your teacher'), ' pi ');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await screen.findByRole('form', { name: 'Question 1' });
    expect(callsOf(startAttempt)[0]?.body).toEqual({ number: 1, password: 'pi' });
  });

  it('shows a wrong password below its field', async () => {
    serve(startAttempt, refuse(403, 'That is not the password.', { code: 'attempt/wrong-password' }));
    const { user } = await openStart({ needsPassword: true });
    await fill(user, screen.getByLabelText('Password from your teacher'), 'e');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('That is not the password.')).toBeDefined();
    expect(screen.getByLabelText('Password from your teacher').getAttribute('aria-invalid')).toBe('true');
  });

  it('says why it cannot be started', async () => {
    serve(startAttempt, refuse(409, 'The task has closed meanwhile.'));
    const { user } = await openStart();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The task has closed meanwhile.');
  });

  it.each<[string, Partial<LearnerTask>]>([
    ['not open yet', { state: 'not-open', opensAt: '2099-01-01T00:00:00Z' }],
    ['closed', { state: 'closed', dueAt: '2020-01-01T00:00:00Z' }],
    ['something the learner is excused from', { isExcused: true }],
  ])('has no button while the task is %s', async (_, changes) => {
    await openStart(changes);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });
});

describe('a task that cannot be read', () => {
  it('says that it is not here when it is not', async () => {
    serve(getLearnerTask, refuse(404, 'Not found.'));
    showPage(PlayerPage, { as: learner, at: playerAddress, path: '/c/:classId/tasks/:taskId' });
    expect(await screen.findByRole('heading', { name: 'This task is not here' })).toBeDefined();
  });

  it('comes at another try after a failure', async () => {
    serve(getLearnerTask, refuse(400, 'Later, please.'));
    const { user } = showPage(PlayerPage, { as: learner, at: playerAddress, path: '/c/:classId/tasks/:taskId' });
    await screen.findByText('Later, please.');
    serve(getLearnerTask, { ...learnerTaskOf(), className: 'Class 7b' });
    serve(getAttempt, attemptOf());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('form', { name: 'Question 1' })).toBeDefined();
  });

  it('asks people who are not signed in for nothing but signing in', async () => {
    showPage(PlayerPage, { at: playerAddress, path: '/c/:classId/tasks/:taskId' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(callsOf(getLearnerTask)).toEqual([]);
  });
});
