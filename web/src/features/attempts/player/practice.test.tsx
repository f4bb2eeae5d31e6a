import {
  drawNextVariant,
  revealHint,
  saveDraft,
  showSolution,
  submitResponse,
  type AttemptItem,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptOf, itemOf, partOf, verdictOf, wordsPart } from '../../../testing/attempts.ts';
import { keepDrafts, mark, now, openPlayer, openQuestion } from '../../../testing/open-player.tsx';
import { idOf } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';

beforeEach(keepDrafts);

describe('a practice question', () => {
  it('shows the question with its choices, and which of how many it is', async () => {
    const { form } = await openQuestion(attemptOf());
    expect(form.getByText(/Question number 1/)).toBeDefined();
    expect(form.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText('Question 1 of 3')).toBeDefined();
  });

  it('sends the choice at Check, and says that it is right', async () => {
    mark(verdictOf('right'));
    const { user, form } = await openQuestion(attemptOf());
    await user.click(form.getByRole('radio', { name: /two/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect(await form.findByText('Great!')).toBeDefined();
    expect(callsOf(submitResponse)[0]?.body).toMatchObject({ variantNumber: 1, answers: [{ part: 'a', value: '2' }] });
  });

  it('says kindly that an answer is not right, with the reason, and keeps it to be looked at', async () => {
    mark(verdictOf('wrong', 'Add the numerators.'));
    const { user, form } = await openQuestion(attemptOf());
    await user.click(form.getByRole('radio', { name: /three/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect(await form.findByText('Not quite, keep it up though!')).toBeDefined();
    expect(form.getByText('Add the numerators.')).toBeDefined();
    expect(form.getByRole('radio', { name: /three/ })).toHaveProperty('checked', true);
    expect(form.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('announces a verdict to screen readers', async () => {
    mark(verdictOf('wrong', 'Add the numerators.'));
    const { user, form } = await openQuestion(attemptOf());
    await user.click(form.getByRole('radio', { name: /three/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContainEqual(
        expect.stringContaining('Not quite, keep it up though! Add the numerators.'),
      ),
    );
  });

  it('continues with the next question once this one is right', async () => {
    mark(verdictOf('right'));
    const { user, form } = await openQuestion(attemptOf());
    await user.click(form.getByRole('radio', { name: /two/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    await user.click(await form.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('form', { name: 'Question 2' })).toBeDefined();
  });

  it.each([
    ['open', 'open'],
    ['right', 'done'],
  ] as const)('ends with a sign that says how far it is: %s', async (state, sign) => {
    const { container } = await openPlayer(attemptOf({ items: [itemOf(1, { state })] }), '?item=summary');
    await screen.findByRole('heading', { level: 1, name: state === 'right' ? 'All done' : 'This is where you stand' });
    expect(container.querySelector('[data-sign]')?.getAttribute('data-sign')).toBe(sign);
  });

  it('sends nothing while nothing is chosen', async () => {
    const { user, form } = await openQuestion(attemptOf());
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect(callsOf(submitResponse)).toEqual([]);
  });

  it('sends typed words at Enter', async () => {
    mark(verdictOf('right'));
    const { user, form } = await openQuestion(attemptOf({ items: [itemOf(1, {}, [wordsPart()])] }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'sine{Enter}');
    await form.findByText('Great!');
    expect(callsOf(submitResponse)[0]?.body.answers).toEqual([{ part: 'a', value: 'sine' }]);
  });

  it('says what cannot be read without counting a try', async () => {
    mark(verdictOf('invalid', 'This is not a word.'));
    const { user, form } = await openQuestion(attemptOf({ items: [itemOf(1, {}, [wordsPart()])] }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), '?{Enter}');
    expect((await form.findAllByText(/This is not a word|cannot be read/i)).length).toBeGreaterThan(0);
    expect(form.queryByText(/^Try 2/)).toBeNull();
  });

  it('keeps an answer in the box that the server refuses, and says why', async () => {
    serve(submitResponse, refuse(409, 'The attempt is closed.'));
    const { user, form } = await openQuestion(attemptOf());
    await user.click(form.getByRole('radio', { name: /two/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect((await form.findByRole('alert')).textContent).toContain('The attempt is closed.');
    expect(form.getByRole('radio', { name: /two/ })).toHaveProperty('checked', true);
  });

  it('counts the tries', async () => {
    const { form } = await openQuestion(attemptOf({ items: [itemOf(1, { responseCount: 2 })] }));
    expect(form.getByText('Try 3, as many as you like')).toBeDefined();
  });

  it('says what the next try takes before it is made', async () => {
    const { form } = await openQuestion(attemptOf({ tryPenalty: 10, items: [itemOf(1, { responseCount: 1 })] }));
    expect(form.getByText(/10 %.*What you have earned stays/)).toBeDefined();
  });

  it('says nothing about costs at the first try', async () => {
    const { form } = await openQuestion(attemptOf({ tryPenalty: 10 }));
    expect(form.queryByText(/What you have earned stays/)).toBeNull();
  });

  it('names each answer by its place where there are several without a label', async () => {
    const parts = [wordsPart({ label: '' }), wordsPart({ name: 'b', label: '' })];
    const { form } = await openQuestion(attemptOf({ items: [itemOf(1, {}, parts)] }));
    expect(form.getByRole('textbox', { name: 'Answer 1 of 2' })).toBeDefined();
    expect(form.getByRole('textbox', { name: 'Answer 2 of 2' })).toBeDefined();
  });

  it('takes several choices where several may be right', async () => {
    mark(verdictOf('right'));
    const { user, form } = await openQuestion(attemptOf({ items: [itemOf(1, {}, [partOf({ answerType: 3 })])] }));
    await user.click(form.getByRole('checkbox', { name: /one/ }));
    await user.click(form.getByRole('checkbox', { name: /three/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    await form.findByText('Great!');
    expect(callsOf(submitResponse)[0]?.body.answers).toEqual([{ part: 'a', value: '1,3' }]);
  });

  it('saves what is typed before it is checked', async () => {
    const { user, form } = await openQuestion(attemptOf());
    await user.click(form.getByRole('radio', { name: /two/ }));
    await waitFor(() => expect(callsOf(saveDraft)).toHaveLength(1));
    expect(callsOf(saveDraft)[0]?.body.answers).toEqual([{ part: 'a', value: '2' }]);
  });

  it('begins with what was typed at an earlier visit', async () => {
    const draft = { sequence: 4, answers: [{ part: 'a', value: '3' }], savedAt: now() };
    const { form } = await openQuestion(attemptOf({ items: [itemOf(1, { draft })] }));
    expect(form.getByRole('radio', { name: /three/ })).toHaveProperty('checked', true);
  });

  it('begins with the first question that is open', async () => {
    const items = [itemOf(1, { state: 'right', bestScore: 1 }), itemOf(2), itemOf(3)];
    await openQuestion(attemptOf({ items }));
    expect(screen.getByRole('form', { name: 'Question 2' })).toBeDefined();
  });

  it('opens the question that the address names', async () => {
    await openQuestion(attemptOf(), '?item=3');
    expect(screen.getByRole('form', { name: 'Question 3' })).toBeDefined();
  });
});

describe('help with a practice question', () => {
  const withHints = (changes: Partial<AttemptItem> = {}) => {
    const item = itemOf(1, changes);
    return attemptOf({ items: [{ ...item, variant: { ...item.variant, hintCount: 2, hasSolution: true } }] });
  };

  it('reveals hints one by one', async () => {
    serve(revealHint, ({ body }) => ({ hints: ['Look at the sign.', 'Multiply.'].slice(0, body.number), figures: [] }));
    const { user, form } = await openQuestion(withHints());
    await user.click(form.getByRole('button', { name: 'Hint' }));
    const first = await screen.findByRole('region', { name: 'Hint 1 of 2' });
    expect(within(first).getByText('Look at the sign.')).toBeDefined();
    await user.click(form.getByRole('button', { name: 'Next hint' }));
    expect(within(await screen.findByRole('region', { name: 'Hint 2 of 2' })).getByText('Multiply.')).toBeDefined();
    expect(form.queryByRole('button', { name: /hint/i })).toBeNull();
  });

  it('says what a hint takes where it takes something', async () => {
    const { form } = await openQuestion({ ...withHints(), hintPenalty: 20 });
    expect(form.getByText(/A hint takes 20 % off/)).toBeDefined();
  });

  it('shows the solution with this learner’s numbers, and takes no more answers', async () => {
    const item = withHints({ canShowSolution: true }).items[0] as AttemptItem;
    serve(showSolution, { ...item, solution: 'Because 1 + 1 = 2.', canShowSolution: false });
    const { user, form } = await openQuestion(attemptOf({ items: [item] }));
    await user.click(form.getByRole('button', { name: 'Solution' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Show solution' }));
    expect(within(await screen.findByRole('region', { name: 'Solution' })).getByText(/Because/)).toBeDefined();
    expect(form.queryByRole('button', { name: 'Check' })).toBeNull();
  });

  it('asks before a question is given up, says what it costs, and leaves it alone where the learner stays', async () => {
    const item = withHints({ canShowSolution: true }).items[0] as AttemptItem;
    const { user, form } = await openQuestion(attemptOf({ items: [item] }));
    await user.click(form.getByRole('button', { name: 'Solution' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Show the solution?' });
    expect(within(dialog).getByText(/takes no more answers and gives no points/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Keep trying' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(showSolution)).toEqual([]);
    expect(form.getByRole('button', { name: 'Check' })).toBeDefined();
  });

  it('marks a question that was given up in the steps, with the points that it gave', async () => {
    const item = withHints({ canShowSolution: true }).items[0] as AttemptItem;
    const given = { ...item, solution: 'Because 1 + 1 = 2.', canShowSolution: false };
    const { form } = await openQuestion(attemptOf({ items: [given, itemOf(2)] }), '?item=1');
    expect(form.getByText('0 of 1 point')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Question 1, solution shown' })).toBeDefined();
  });

  it('shows the solution of a right answer without asking', async () => {
    const right = { id: idOf(9), receivedAt: now(), answers: [{ part: 'a', value: '2' }], verdict: verdictOf('right') };
    const response = { ...right, isLate: false, isFromDraft: false, credited: 1 };
    const done = { bestScore: 1, responses: [response], responseCount: 1, canShowSolution: true };
    const item = withHints({ ...done, state: 'right' }).items[0] as AttemptItem;
    serve(showSolution, { ...item, solution: 'Because 1 + 1 = 2.', canShowSolution: false });
    const { user, form } = await openQuestion(attemptOf({ items: [item] }));
    await user.click(form.getByRole('button', { name: 'Solution' }));
    expect(await screen.findByRole('region', { name: 'Solution' })).toBeDefined();
  });

  it('does not offer a solution that may not be seen', async () => {
    const { form } = await openQuestion(withHints());
    expect(form.queryByRole('button', { name: 'Solution' })).toBeNull();
  });

  it('draws another variant of a question that is done', async () => {
    const right = { id: idOf(9), receivedAt: now(), answers: [{ part: 'a', value: '2' }], verdict: verdictOf('right') };
    const response = { ...right, isLate: false, isFromDraft: false, credited: 1 };
    const done = itemOf(1, { state: 'right', bestScore: 1, responses: [response], responseCount: 1 });
    serve(drawNextVariant, { ...itemOf(1), variantNumber: 2, bestScore: 1 });
    const { user, form } = await openQuestion(attemptOf({ items: [done] }), '?item=1');
    await user.click(form.getByRole('button', { name: 'Another variant' }));
    expect(await screen.findByText('Variant 2')).toBeDefined();
    expect(callsOf(drawNextVariant)[0]?.body).toEqual({ after: 1 });
    expect(screen.getByRole('button', { name: 'Check' })).toBeDefined();
  });
});

describe('the steps of a task', () => {
  const items = [
    itemOf(1, { state: 'right' }),
    itemOf(2, { state: 'wrong' }),
    itemOf(3, { state: 'partly' }),
    itemOf(4, { state: 'answered' }),
    itemOf(5),
  ];

  it.each([
    [1, 'right'],
    [2, 'not right yet'],
    [3, 'partly right'],
    [4, 'answered'],
    [5, 'not answered'],
  ])('name question %i as %s', async (position, words) => {
    await openQuestion(attemptOf({ items }), '?item=1');
    const steps = screen.getByRole('navigation', { name: 'Questions' });
    expect(within(steps).getByRole('link', { name: `Question ${position}, ${words}` })).toBeDefined();
  });

  it('lead to each question, and mark the one that is open', async () => {
    const { user } = await openQuestion(attemptOf({ items }), '?item=1');
    await user.click(screen.getByRole('link', { name: /^Question 4/ }));
    expect(await screen.findByRole('form', { name: 'Question 4' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Question 4/ }).getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('link', { name: /^Question 1/ }).getAttribute('aria-current')).toBeNull();
  });

  it('are all in one dialog where a task has many questions, and it says how many are open', async () => {
    const many = Array.from({ length: 15 }, (_, place) =>
      itemOf(place + 1, { state: place < 14 ? 'answered' : 'open' }),
    );
    const { user } = await openQuestion(attemptOf({ items: many }), '?item=1');
    await user.click(screen.getByRole('button', { name: 'All questions' }));
    const dialog = await screen.findByRole('dialog', { name: '1 of 15 not answered' });
    expect(within(dialog).getAllByRole('link')).toHaveLength(15);
    await user.click(within(dialog).getByRole('link', { name: /^Question 3/ }));
    expect(await screen.findByRole('form', { name: 'Question 3' })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
