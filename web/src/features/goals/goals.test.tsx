import { getGoal, setGoal, updateNotificationSettings, type GoalDay, type LearnerGoal } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { learner } from '../../testing/people.ts';
import { callsOf, serve } from '../../testing/server.ts';
import { fill, showPage } from '../../testing/show.tsx';
import { AskForGoal } from './AskForGoal.tsx';
import { GoalCard } from './card/GoalCard.tsx';
import { goalDayWords, streakWords } from './goal-words.ts';
import { GoalSection } from './settings/GoalSection.tsx';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const today = '2026-09-10';

/** Four weeks to 13 September 2026: Monday and Tuesday reached, a rest day, and today. */
const days = Array.from({ length: 28 }, (_, index): GoalDay => {
  const day = new Date(Date.UTC(2026, 7, 17 + index)).toISOString().slice(0, 10);
  if (day === '2026-09-07' || day === '2026-09-08') return { day, rightCount: 9, state: 'reached' };
  if (day === '2026-09-09') return { day, rightCount: 2, state: 'rest' };
  return { day, rightCount: day === today ? 5 : 0, state: day > today ? 'ahead' : 'open' };
});

const learnerGoalOf = (changes: Partial<LearnerGoal> = {}): LearnerGoal => ({
  goal: { rightCount: 8, weekDays: everyDay },
  isDecided: true,
  timeZone: 'Europe/Berlin',
  today,
  rightToday: 5,
  isReached: false,
  streak: 2,
  best: 12,
  days,
  ...changes,
});
const undecided = learnerGoalOf({ goal: null, isDecided: false, streak: 0, best: 0 });
const reached = { rightToday: 8, isReached: true, streak: 3 };

const showCard = () => showPage(() => <GoalCard user={learner} />, { as: learner });

beforeEach(() => localStorage.clear());

describe('the card of the goal [M06]', () => {
  it('shows the ring, what is left today, the streak and the best one', async () => {
    serve(getGoal, learnerGoalOf());
    showCard();
    expect(await screen.findByRole('img', { name: '5 of 8 right answers today' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe(
      '3 more right answersYou have kept it up for 2 days. Yesterday was a rest day.',
    );
    expect(screen.getByText('12 days')).toBeDefined();
  });

  it('has a calendar of four weeks that reads as words', async () => {
    serve(getGoal, learnerGoalOf());
    showCard();
    const table = await screen.findByRole('table', { name: 'The last four weeks: goal reached on 2 days' });
    expect(within(table).getAllByRole('cell')).toHaveLength(28);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toContain('WWednesday');
    expect(within(table).getByRole('cell', { name: /7.*: goal reached, 9 right/ })).toBeDefined();
    expect(within(table).getByRole('cell', { name: /rest day, 2 right/ })).toBeDefined();
  });

  it('celebrates the goal once a day', async () => {
    serve(getGoal, learnerGoalOf(reached));
    const first = showCard();
    expect(await screen.findByText('You did it!')).toBeDefined();
    first.unmount();
    showCard();
    expect(await screen.findByText('Goal reached')).toBeDefined();
    expect(screen.queryByText('You did it!')).toBeNull();
  });

  it('is not there for people who want no goal', async () => {
    serve(getGoal, learnerGoalOf({ goal: null }));
    showCard();
    await waitFor(() => expect(callsOf(getGoal)).toHaveLength(1));
    expect(screen.queryByText('Daily goal')).toBeNull();
  });

  it('changes the goal in place', async () => {
    serve(getGoal, learnerGoalOf());
    serve(setGoal, learnerGoalOf({ goal: { rightCount: 20, weekDays: [1, 2, 3, 4, 5, 6] } }));
    const { user } = showCard();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change your daily goal' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Your own number').value).toBe('8');
    await user.click(within(dialog).getByRole('radio', { name: '20' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Sunday' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('img', { name: '5 of 20 right answers today' });
    expect(callsOf(setGoal)[0]?.body).toEqual({ goal: { rightCount: 20, weekDays: [1, 2, 3, 4, 5, 6] } });
  });
});

describe('words about a streak [M06]', () => {
  it.each([
    [{ streak: 11, isReached: true }, 'You have kept it up for 11 days.'],
    [{ streak: 1, isReached: true }, 'The first day is done.'],
    [{ streak: 0, best: 12 }, 'A new streak begins with the next day you reach it.'],
    [{ streak: 0, best: 0 }, 'Your streak begins with the first day.'],
  ])('of %j blame no one', (changes, words) => {
    expect(streakWords(learnerGoalOf({ ...changes, days: [] }))).toBe(words);
  });

  it('name a day by its date alone, wherever the browser is', () => {
    expect(goalDayWords({ day: '2026-09-07', rightCount: 0, state: 'ahead' })).toMatch(/^Monday/);
  });
});

describe('the question for a goal [M06]', () => {
  const ask = () => showPage(() => <AskForGoal />, { as: learner });

  it('is one line, answered with one click', async () => {
    serve(getGoal, undecided);
    serve(setGoal, learnerGoalOf({ goal: { rightCount: 10, weekDays: everyDay } }));
    const { user } = ask();
    await user.click(await screen.findByRole('button', { name: '10 a day' }));
    await screen.findByText('Your goal is set. You will find it on Today.');
    expect(callsOf(setGoal)[0]?.body).toEqual({ goal: { rightCount: 10, weekDays: everyDay } });
    expect(screen.queryByRole('region', { name: 'Daily goal' })).toBeNull();
  });

  it('is put away forever', async () => {
    serve(getGoal, undecided);
    serve(setGoal, learnerGoalOf({ goal: null }));
    const { user } = ask();
    await user.click(await screen.findByRole('button', { name: 'No daily goal' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Daily goal' })).toBeNull());
    expect(callsOf(setGoal)[0]?.body).toEqual({ goal: null });
  });

  it('is not asked of people who have decided', async () => {
    serve(getGoal, learnerGoalOf({ goal: null }));
    ask();
    await waitFor(() => expect(callsOf(getGoal)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Daily goal' })).toBeNull();
  });
});

describe('the section of the account [M06]', () => {
  const open = () => showPage(GoalSection, { as: learner });

  it('refuses a number that is none, beside its field, and sends nothing', async () => {
    serve(getGoal, learnerGoalOf());
    const { user } = open();
    const field = await screen.findByLabelText('Your own number');
    for (const [typed, words] of [
      ['', 'Enter a number.'],
      ['0', 'Choose at least one right answer a day.'],
      ['101', 'Use at most 100.'],
    ] as const) {
      await fill(user, field, typed);
      await user.click(screen.getByRole('button', { name: 'Save the goal' }));
      expect(await screen.findByText(words)).toBeDefined();
    }
    expect(callsOf(setGoal)).toEqual([]);
  });

  it('asks for at least one day', async () => {
    serve(getGoal, learnerGoalOf({ goal: { rightCount: 5, weekDays: [1] } }));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Monday' }));
    await user.click(screen.getByRole('button', { name: 'Save the goal' }));
    expect(await screen.findByText('Choose at least one day of the week.')).toBeDefined();
  });

  it('turns the goal off and changes the time zone', async () => {
    serve(getGoal, learnerGoalOf());
    serve(setGoal, learnerGoalOf({ goal: null }));
    const { user } = open();
    serve(updateNotificationSettings, {
      kinds: [],
      noMailsBecause: null,
      digest: 'daily',
      digestHour: 16,
      quietHours: null,
      timeZone: 'Asia/Tokyo',
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
    expect(callsOf(updateNotificationSettings)[0]?.body).toEqual({ timeZone: 'Asia/Tokyo' });
    await user.click(screen.getByRole('button', { name: 'Turn the goal off' }));
    expect(await screen.findByRole('button', { name: 'Set the goal' })).toBeDefined();
    expect(callsOf(setGoal)[0]?.body).toEqual({ goal: null });
  });
});
