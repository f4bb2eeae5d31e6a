import { getAttempt, getClassroomStudent, getGoal, listClassrooms, type LearnerGoal } from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attemptOf, itemOf, learnerTaskOf } from '../../testing/attempts.ts';
import { classSummaryOf, learntClassOf } from '../../testing/classes.ts';
import { idOf, learner } from '../../testing/people.ts';
import { callsOf, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { TodayPage } from './TodayPage.tsx';

const undecided: LearnerGoal = {
  goal: null,
  isDecided: false,
  timeZone: 'UTC',
  today: '2026-09-07',
  rightToday: 0,
  isReached: false,
  streak: 0,
  best: 0,
  days: [],
};

function openToday(tasks: ReturnType<typeof learnerTaskOf>[]) {
  serve(listClassrooms, [classSummaryOf({ role: 'learner' })]);
  serve(getClassroomStudent, learntClassOf({ tasks }));
  serve(getGoal, undecided);
  return showPage(() => <TodayPage user={learner} />, { as: learner });
}

describe('the card to continue [R01]', () => {
  it('shows which questions are right, which are not, and which are open', async () => {
    const states = ['right', 'wrong', 'open', 'partly', 'open'] as const;
    serve(getAttempt, attemptOf({ items: states.map((state, index) => itemOf(index + 1, { state })) }));
    openToday([learnerTaskOf({ state: 'started', answeredCount: 3, questionCount: 5, attemptId: idOf(50) })]);
    const card = await screen.findByRole('region', { name: 'Continue where you stopped' });
    await within(card).findByText('1 right, 1 partly right, 1 not right yet, 2 open');
    const steps = within(within(card).getByRole('list', { name: 'Questions' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Question 1, right',
      'Question 2, not right yet',
      '3Question 3, not answered',
      'Question 4, partly right',
      '5Question 5, not answered',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  });

  it('says of a test no more than that questions are answered', async () => {
    serve(getAttempt, attemptOf({ items: [itemOf(1, { state: 'answered' }), itemOf(2), itemOf(3)] }));
    openToday([learnerTaskOf({ state: 'started', kind: 'assessment', attemptId: idOf(50) })]);
    expect(await screen.findByText('1 answered, 2 open')).toBeDefined();
  });

  it('reads no attempt of a task that was not begun', async () => {
    openToday([learnerTaskOf({ state: 'not-started', attemptId: null, attemptsUsed: 0 })]);
    const card = await screen.findByRole('region', { name: 'Next up' });
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
    expect(callsOf(getAttempt)).toEqual([]);
  });
});

describe('the question for a daily goal on the page of the day [M06]', () => {
  it('comes after the first finished practice', async () => {
    openToday([learnerTaskOf({ state: 'done' })]);
    expect(await screen.findByRole('region', { name: 'Daily goal' })).toBeDefined();
  });

  it.each([
    { state: 'started' as const, attemptId: null },
    { state: 'done' as const, kind: 'assessment' as const },
  ])('does not come before, as with %j', async (task) => {
    openToday([learnerTaskOf(task)]);
    await screen.findByRole('heading', { name: /Good/ });
    expect(screen.queryByRole('region', { name: 'Daily goal' })).toBeNull();
  });
});
