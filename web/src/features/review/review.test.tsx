import {
  getReview,
  saveReviewDraft,
  startSitting,
  submitReview,
  updateReview,
  type ReviewOverview,
  type Sitting,
} from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { itemOf, verdictOf } from '../../testing/attempts.ts';
import { now } from '../../testing/open-player.tsx';
import { idOf, learner } from '../../testing/people.ts';
import { callsOf, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const overviewOf = (fields: Partial<ReviewOverview> = {}): ReviewOverview => ({
  perDay: 20,
  toReview: 0,
  minutes: 0,
  left: 0,
  doneToday: 0,
  exerciseCount: 5,
  nextAt: null,
  set: [],
  ...fields,
});

const questions = (count: number): Sitting => ({
  id: idOf(80),
  startedAt: now(),
  notation: 'en',
  classReviewId: null,
  items: Array.from({ length: count }, (_, index) => itemOf(index + 1, { points: 0, bestScore: null })),
});

/** Answers every response with this outcome. */
function mark(outcome: 'right' | 'wrong'): void {
  const kept = { receivedAt: now(), verdict: verdictOf(outcome), isLate: false, isFromDraft: false, credited: null };
  serve(submitReview, ({ body }) => ({
    response: { ...kept, id: body.id, answers: body.answers },
    state: outcome,
    bestScore: null,
    canShowSolution: false,
    isKeptForTeacher: false,
  }));
}

function open(sitting: Sitting, overview: ReviewOverview) {
  serve(startSitting, sitting);
  serve(saveReviewDraft, ({ body }) => ({ sequence: body.sequence, savedAt: now() }));
  serve(getReview, overview);
  return showPage(ReviewPage, { as: learner, at: '/learn/review', path: '/learn/review' });
}

describe('the page of reviews [A11]', () => {
  it('asks one question after the other as in practice, without points, and then says what was remembered', async () => {
    mark('right');
    const { user } = open(questions(2), overviewOf());
    for (const number of [1, 2]) {
      const form = within(await screen.findByRole('form', { name: `Question ${number}` }));
      expect(form.queryByText(/point/)).toBeNull();
      await user.click(form.getByRole('radio', { name: /two/ }));
      await user.click(form.getByRole('button', { name: 'Check' }));
      expect(form.queryByRole('button', { name: 'Another variant' })).toBeNull();
      await user.click(await form.findByRole('button', { name: number === 1 ? 'Next' : 'Finish' }));
    }
    expect(await screen.findByRole('heading', { name: '2 of 2 remembered' })).toBeDefined();
    expect(callsOf(submitReview)).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Back to today' })[0]).toBeDefined();
  });

  it('offers the next questions when more are due, naming the sitting that is finished', async () => {
    mark('right');
    const { user } = open(questions(1), overviewOf({ toReview: 3, minutes: 2 }));
    const form = within(await screen.findByRole('form', { name: 'Question 1' }));
    await user.click(form.getByRole('radio', { name: /two/ }));
    await user.click(form.getByRole('button', { name: 'Check' }));
    await user.click(await form.findByRole('button', { name: 'Finish' }));
    await user.click(await screen.findByRole('button', { name: 'Review 3 more' }));
    await screen.findByRole('form', { name: 'Question 1' });
    expect(callsOf(startSitting).map(({ body }) => body)).toEqual([{}, { after: idOf(80) }]);
  });

  it('says when the next exercise is due when there is nothing to review, and takes another number a day', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    serve(updateReview, ({ body }) => overviewOf({ perDay: body.perDay }));
    const { user } = open(questions(0), overviewOf({ nextAt: tomorrow }));
    expect(await screen.findByText(/The next one is due tomorrow/)).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reviews a day, at most' }), 'None');
    expect(await screen.findByRole('heading', { name: 'Reviews are off' })).toBeDefined();
    expect(callsOf(updateReview).map(({ body }) => body)).toEqual([{ perDay: 0 }]);
  });
});

describe('the card of reviews on the page of the day [A11]', () => {
  const show = (overview: ReviewOverview) => {
    serve(getReview, overview);
    return showPage(ReviewCard, { as: learner, at: '/', path: '/' });
  };

  it('says how many there are and how long they take, and leads to the first question', async () => {
    show(overviewOf({ toReview: 6, minutes: 8 }));
    expect(await screen.findByText('6 to review, about 8 minutes')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Review now' })).toHaveProperty('href', expect.stringMatching(/review$/));
  });

  it('says that all is done for today', async () => {
    show(overviewOf({ doneToday: 6, left: 2 }));
    expect(await screen.findByText('Done for today: 6 reviewed')).toBeDefined();
    expect(screen.getByText('The rest comes back tomorrow.')).toBeDefined();
  });
});
