import {
  createClassReview,
  getClassReview,
  getReview,
  listClassReviews,
  removeClassReview,
  startSitting,
  type ClassReview,
  type SetReview,
} from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { now } from '../../../testing/open-player.tsx';
import { idOf, learner, teacher } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show.tsx';
import { ReviewPage } from '../ReviewPage.tsx';
import { ClassReviews } from './ClassReviews.tsx';
import { SetReviewDialog } from './SetReviewDialog.tsx';
import { SetReviews } from './SetReviews.tsx';

const classId = idOf(1);
const inHours = (hours: number) => new Date(Date.parse(now()) + hours * 3_600_000).toISOString();

const reviewOf = (fields: Partial<ClassReview> = {}): ClassReview => ({
  id: idOf(70),
  minutes: 10,
  setAt: now(),
  dueAt: inHours(72),
  learnerCount: 16,
  doneCount: 5,
  nothingDueCount: 0,
  ...fields,
});

const setOf = (fields: Partial<SetReview> = {}): SetReview => ({
  id: idOf(70),
  classId,
  className: '8A',
  minutes: 10,
  minutesDone: 4,
  dueAt: inHours(72),
  toReview: 6,
  state: 'open',
  ...fields,
});

const serveSet = (set: readonly SetReview[]) =>
  serve(getReview, {
    perDay: 20,
    toReview: 0,
    minutes: 0,
    left: 0,
    doneToday: 0,
    exerciseCount: 0,
    nextAt: null,
    set: [...set],
  });

describe('the reviews that a class is set [A11]', () => {
  const show = (mayChange = true) =>
    showPage(() => <ClassReviews classId={classId} mayChange={mayChange} />, { as: teacher });

  it('says how many are done, and who is how far', async () => {
    serve(listClassReviews, [reviewOf({ nothingDueCount: 2 }), reviewOf({ id: idOf(71), dueAt: inHours(-30) })]);
    const learners = (['done', 'open', 'nothing-due'] as const).map((state, index) => ({
      memberId: idOf(80 + index),
      firstName: ['Ada', 'Ben', 'Cem'][index] ?? '',
      lastName: 'Adams',
      minutesDone: [10, 4, 0][index] ?? 0,
      questionCount: [9, 3, 0][index] ?? 0,
      rightCount: [8, 1, 0][index] ?? 0,
      state,
    }));
    serve(getClassReview, { ...reviewOf(), learners });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /5 of 16 done, 2 with nothing due/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const lines = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Ada Adams8 of 9 questions rightDone',
      'Ben Adams1 of 3 questions right4 of 10 min',
      'Cem AdamsNothing due',
    ]);
    expect(screen.getByText('One review is over')).toBeDefined();
  });

  it('asks before a review is taken back', async () => {
    serve(listClassReviews, [reviewOf()]);
    serve(removeClassReview, null);
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /^More for the review/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Take back' }));
    expect(callsOf(removeClassReview)).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(callsOf(removeClassReview)).toMatchObject([{ params: { classReviewId: idOf(70) } }]);
  });

  it('offers no changes to those who may make none', async () => {
    serve(listClassReviews, [reviewOf()]);
    show(false);
    await screen.findByRole('button', { name: /5 of 16 done/ });
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
  });

  it('is set with its minutes and its end, and keeps what was chosen when it is refused', async () => {
    serve(createClassReview, refuse(400, { dueAt: 'Choose a moment that is still to come.' }));
    const { user } = showPage(() => <SetReviewDialog classId={classId} onClose={() => undefined} />, { as: teacher });
    await user.selectOptions(await screen.findByLabelText('How long'), '15 minutes');
    await user.click(screen.getByRole('button', { name: 'Set the review' }));
    expect(await screen.findByText('Choose a moment that is still to come.')).toBeDefined();
    expect(callsOf(createClassReview)).toMatchObject([{ body: { minutes: 15 } }]);
    expect(screen.getByLabelText<HTMLSelectElement>('How long').value).toBe('15');
  });
});

describe('a review that a learner is set [A11]', () => {
  it('is one tap from its first question', async () => {
    serveSet([setOf()]);
    showPage(() => <SetReviews />, { as: learner });
    const link = await screen.findByRole('link', { name: 'Review for 8A' });
    expect(link.getAttribute('href')).toBe(`/learn/review/${idOf(70)}`);
    expect(screen.getByText('4 of 10 minutes')).toBeDefined();
  });

  it.each([
    [{ state: 'done', minutesDone: 10, toReview: 0 }, 'Done. Thank you.'],
    [{ state: 'nothing-due', minutesDone: 0, toReview: 0 }, 'Nothing to review at present.'],
    [{ state: 'nothing-due', minutesDone: 3, toReview: 0 }, 'Everything that was due is reviewed.'],
  ] as const)('says how it stands: %j', async (fields, words) => {
    serveSet([setOf(fields)]);
    showPage(() => <SetReviews />, { as: learner });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('asks for the questions of its class, and says when all of them are reviewed', async () => {
    serveSet([setOf({ state: 'nothing-due', toReview: 0 })]);
    serve(startSitting, { id: idOf(90), startedAt: now(), notation: 'en', classReviewId: idOf(70), items: [] });
    const at = `/learn/review/${idOf(70)}`;
    showPage(ReviewPage, { as: learner, at, path: '/learn/review/:classReviewId' });
    expect(await screen.findByText(/Everything due in this class is reviewed/)).toBeDefined();
    expect(callsOf(startSitting)).toMatchObject([{ body: { classReviewId: idOf(70) } }]);
    expect(screen.queryByText(/Reviews a day/)).toBeNull();
  });
});
