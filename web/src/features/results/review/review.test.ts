import { answerTypes } from '@lemma/math/document';
import { describe, expect, it } from 'vitest';
import {
  answerSource,
  firstToLookAt,
  itemOutcome,
  reasonWords,
  reviewCounts,
  sameMistake,
  type ReviewedAttempt,
  type ReviewedResponse,
} from './review.ts';

const response = (outcome: ReviewedResponse['outcome']): ReviewedResponse => ({
  id: outcome,
  receivedAt: '2026-11-19T12:00:00Z',
  outcome,
  secondsSpent: null,
  isLate: false,
  isFromDraft: false,
  score: 0,
  credited: 0,
  answers: [],
  parts: [],
});

const attempt = (...items: ReviewedResponse['outcome'][][]): ReviewedAttempt => ({
  id: 'a',
  number: 1,
  startedAt: '2026-11-19T12:00:00Z',
  handedInAt: null,
  handedInBy: null,
  secondsSpent: 0,
  score: 0,
  items: items.map((outcomes, index) => ({
    id: String(index),
    title: `Question ${index + 1}`,
    points: 1,
    score: 0,
    variants: [
      {
        number: 1,
        question: '',
        direction: 'ltr',
        figures: [],
        hintsShown: 0,
        solutionShown: false,
        secondsSpent: 0,
        parts: [],
        responses: outcomes.map(response),
      },
    ],
  })),
});

describe('the review of an attempt', () => {
  it('opens at the first question that went wrong', () => {
    expect(firstToLookAt(attempt(['right'], ['wrong', 'right'], ['wrong'], ['partly']))).toBe(2);
    expect(firstToLookAt(attempt(['right'], []))).toBe(0);
  });

  it('takes the best of several tries', () => {
    const [first, second] = attempt(['wrong', 'partly', 'right'], []).items;
    expect(first && itemOutcome(first)).toBe('right');
    expect(second && itemOutcome(second)).toBe('open');
  });

  it('counts tries and right questions', () => {
    expect(reviewCounts(attempt(['wrong', 'right'], ['wrong'], []))).toEqual({ tries: 3, right: 1 });
  });

  it('shows the texts of what was chosen', () => {
    const choices = [
      { key: 'k1', text: '$x = 1$' },
      { key: 'k2', text: 'none' },
    ];
    const part = { name: 'p', label: '', answerType: answerTypes.severalChoices, answerLatex: '', choices };
    expect(answerSource(part, 'k2,k1')).toBe('none, $x = 1$');
    expect(answerSource({ ...part, answerType: answerTypes.expression, choices: [] }, 'x^2')).toBe('x^2');
  });

  it('says in words how an answer was decided', () => {
    expect(reasonWords('entries')).toBe('entry by entry');
    expect(reasonWords('follow-through: exact')).toBe('with the learner’s own earlier value, by its exact value');
    expect(reasonWords('typical error: opposite')).toBe('it shows a typical error');
    expect(reasonWords('something new')).toBe('something new');
  });

  it('names the mistake that several tries have in common [R15]', () => {
    const tried = (outcome: ReviewedResponse['outcome'], feedback: string): ReviewedResponse => ({
      ...response(outcome),
      parts: [{ part: 'a', outcome, score: 0, points: 1, feedback, reason: '' }],
    });
    const [item] = attempt([]).items;
    const of = (responses: ReviewedResponse[]) =>
      item && sameMistake({ ...item, variants: item.variants.map((variant) => ({ ...variant, responses })) });
    expect(of([tried('wrong', 'A sign.'), tried('wrong', 'A sign.')])).toEqual({
      cause: 'A sign.',
      tries: 2,
      isAll: true,
    });
    expect(of([tried('wrong', 'A sign.'), tried('wrong', 'A sign.'), tried('right', '')])?.isAll).toBe(false);
    expect(of([tried('wrong', 'A sign.'), tried('wrong', 'A bracket.')])).toBeUndefined();
    expect(of([tried('wrong', ''), tried('wrong', '')])).toBeUndefined();
  });
});
