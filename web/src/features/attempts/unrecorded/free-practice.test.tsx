import { answerPractice, practiseOn, saveDraft, submitResponse } from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attemptOf, itemOf, verdictOf } from '../../../testing/attempts.ts';
import { now, openPlayer, openQuestion } from '../../../testing/open-player.tsx';
import { idOf, learner } from '../../../testing/people.ts';
import { callsOf, serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show.tsx';
import { FreePracticePage } from './FreePracticePage.tsx';

const address = `/c/${idOf(60)}/tasks/${idOf(70)}/practise`;
const nothingUsed = { attemptId: null, attemptsUsed: 0, score: null };

function markWith(state: 'right' | 'wrong'): void {
  const verdict = verdictOf(state);
  const kept = { receivedAt: now(), verdict, isLate: false, isFromDraft: false, credited: verdict.score };
  serve(answerPractice, ({ body: { id, answers } }) => ({
    response: { ...kept, id, answers },
    state,
    bestScore: verdict.score,
    canShowSolution: false,
    isKeptForTeacher: false,
  }));
}

describe('a practice task that is closed', () => {
  it('leads a learner who did not start it to practice that does not count, and says once that it is closed', async () => {
    await openPlayer(attemptOf(), '', { ...nothingUsed, state: 'closed', mayPractiseOn: true });
    expect(await screen.findByText('This task is closed. You did not start it.')).toBeDefined();
    expect(screen.getByText(/It does not count, and nothing is recorded/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Practise anyway' }).getAttribute('href')).toBe(address);
    expect(screen.getByText('as many as you like')).toBeDefined();
  });

  it('offers nothing where it may not be practised on', async () => {
    await openPlayer(attemptOf(), '', { ...nothingUsed, state: 'closed' });
    await screen.findByText('This task is closed. You did not start it.');
    expect(screen.queryByRole('link', { name: 'Practise anyway' })).toBeNull();
  });

  it('leads there from its questions and from its end', async () => {
    const closed = attemptOf({ isClosed: true, mayPractiseOn: true });
    const { form } = await openQuestion(closed, '?item=1');
    expect(form.getByRole('link', { name: 'Practise with new numbers' }).getAttribute('href')).toBe(address);
    await openPlayer(closed, '?item=summary');
    expect(await screen.findByRole('link', { name: 'Practise anyway' })).toBeDefined();
  });
});

describe('practice that does not count', () => {
  it('marks answers, says that nothing is recorded, and sends nothing that would be', async () => {
    const tickets = [1, 2, 3].map((position) => ({ itemId: idOf(100 + position), ticket: `ticket ${position}` }));
    serve(practiseOn, { attempt: attemptOf(), tickets });
    markWith('right');
    const { user } = showPage(FreePracticePage, {
      as: learner,
      at: address,
      path: '/c/:classId/tasks/:taskId/practise',
    });
    const form = within(await screen.findByRole('form', { name: 'Question 1' }));
    expect(within(screen.getByRole('region', { name: 'Free practice' })).getByText('It does not count.')).toBeDefined();
    expect(screen.queryByTitle(/^Saved/)).toBeNull();
    await user.click(form.getByRole('radio', { name: /two/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    expect(await form.findByText('Great!')).toBeDefined();
    expect(callsOf(answerPractice)[0]?.body).toMatchObject({
      ticket: 'ticket 1',
      answers: [{ part: 'a', value: '2' }],
    });
    expect([...callsOf(submitResponse), ...callsOf(saveDraft)]).toEqual([]);
  });

  it('keeps the best points of a question when a later variant goes worse', async () => {
    const items = [itemOf(1, { bestScore: 1, state: 'open', variantNumber: 2 })];
    serve(practiseOn, { attempt: attemptOf({ items }), tickets: [{ itemId: idOf(101), ticket: 't' }] });
    markWith('wrong');
    const { user } = showPage(FreePracticePage, {
      as: learner,
      at: address,
      path: '/c/:classId/tasks/:taskId/practise',
    });
    const form = within(await screen.findByRole('form', { name: 'Question 1' }));
    await user.click(form.getByRole('radio', { name: /one/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    await form.findByText('Not quite, keep it up though!');
    expect(form.getByText('1 of 1 point')).toBeDefined();
  });
});
