import type { AttemptItem, LearnerVerdict } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import {
  firstOpenPosition,
  isTypedOn,
  listWords,
  phaseOf,
  positionIn,
  shownDoubts,
  shownVerdict,
  type QuestionExtras,
} from './player-state.ts';

const answers = (value: string) => [{ part: 'a', value }];

const verdict = (outcome: LearnerVerdict['outcome']): LearnerVerdict => ({
  outcome,
  score: outcome === 'right' ? 1 : 0,
  points: 1,
  parts: [{ part: 'a', outcome, score: 0, points: 1, feedback: '' }],
});

function item(change: Partial<AttemptItem> = {}): AttemptItem {
  const part = { name: 'a', answerType: 6 as const, points: 1, label: '', choices: [] };
  const keyboard = { letters: [], functions: [], templates: [] };
  return {
    id: 'item',
    position: 1,
    title: '',
    points: 1,
    state: 'open',
    bestScore: 0,
    variantNumber: 1,
    variant: {
      question: '',
      direction: 'ltr',
      figures: [],
      parts: [{ ...part, keyboard }],
      hintCount: 0,
      hasSolution: true,
    },
    draft: { sequence: 0, answers: [], savedAt: null },
    hints: [],
    solution: null,
    canShowSolution: false,
    responses: [],
    ...change,
    responseCount: change.responses?.length ?? 0,
  };
}

const response = (value: string, shown: LearnerVerdict | null) => ({
  id: value,
  receivedAt: '2026-11-21T10:00:00Z',
  answers: answers(value),
  verdict: shown,
  isLate: false,
  isFromDraft: false,
  credited: shown === null ? null : shown.score,
});

const extras = (value: string, change: Partial<QuestionExtras> = {}): QuestionExtras => ({
  values: value === '' ? {} : { a: value },
  unreadable: undefined,
  refusal: undefined,
  isWaiting: false,
  isTryingAgain: false,
  doubtful: undefined,
  other: undefined,
  ...change,
});

const practice = { kind: 'practice' as const, isClosed: false };
const assessment = { kind: 'assessment' as const, isClosed: false };

describe('phaseOf', () => {
  it('is empty, then typed', () => {
    expect(phaseOf(item(), practice, extras(''))).toBe('empty');
    expect(phaseOf(item(), practice, extras('x'))).toBe('typed');
  });
  it('shows the verdict of the answer in the boxes', () => {
    const answered = item({ responses: [response('x', verdict('wrong'))] });
    expect(phaseOf(answered, practice, extras('x'))).toBe('wrong');
  });
  it('takes the verdict away when another answer is typed, and brings it back with the old one', () => {
    const answered = item({ responses: [response('x', verdict('wrong'))] });
    expect(phaseOf(answered, practice, extras('x+1'))).toBe('typed');
    expect(phaseOf(answered, practice, extras('x'))).toBe('wrong');
  });
  it('puts a wrong verdict aside to try again, a right one never', () => {
    const again = { isTryingAgain: true };
    expect(phaseOf(item({ responses: [response('x', verdict('wrong'))] }), practice, extras('x', again))).toBe('typed');
    expect(phaseOf(item({ responses: [response('x', verdict('right'))] }), practice, extras('x', again))).toBe('right');
  });
  it('calls an answer unreadable only as long as it is in the box', () => {
    const unreadable = { variantNumber: 1, answers: answers('x^'), verdict: verdict('invalid') };
    expect(phaseOf(item(), practice, extras('x^', { unreadable }))).toBe('unreadable');
    expect(phaseOf(item(), practice, extras('x^2', { unreadable }))).toBe('typed');
  });
  it('says no more than that an answer is in while the verdict is withheld', () => {
    const answered = item({ state: 'answered', responses: [response('x', null)] });
    expect(phaseOf(answered, assessment, extras('x'))).toBe('taken');
    expect(shownVerdict(answered, 'taken', extras('x'))).toBeUndefined();
  });
  it('waits while the answer is on its way', () => {
    expect(phaseOf(item(), practice, extras('x', { isWaiting: true }))).toBe('waiting');
  });
  it('takes no more answers once the solution was asked for, or the task is over', () => {
    expect(phaseOf(item({ solution: 'x = 2' }), practice, extras('x'))).toBe('shown');
    expect(phaseOf(item(), { ...practice, isClosed: true }, extras('x'))).toBe('closed');
  });
});

describe('isTypedOn', () => {
  const answered = item({ responses: [response('x', verdict('wrong'))] });

  it('is so while only the text in the boxes changes', () => {
    expect(isTypedOn(item(), practice, extras('x'), extras('x+'))).toBe(true);
    expect(isTypedOn(answered, practice, extras('x+'), extras('x+1'))).toBe(true);
  });
  it.each([
    ['the first key', item(), extras(''), extras('x')],
    ['the last one that is deleted', item(), extras('x'), extras('')],
    ['a verdict that is left', answered, extras('x'), extras('x+')],
    ['a verdict that is come back to', answered, extras('x+'), extras('x')],
    ['a refusal that is gone', item(), extras('x', { refusal: 'Closed.' }), extras('x+')],
  ])('is not so with %s', (_name, of, before, after) => {
    expect(isTypedOn(of, practice, before, after)).toBe(false);
  });
  it('is not so where it is no longer, or again, to be shown how the answer was read', () => {
    const doubtful = { answers: answers('1/2x'), doubts: { a: { read: '\\frac{1}{2}x', other: '\\frac{1}{2x}' } } };
    const shown = extras('1/2x', { doubtful });
    const other = extras('1/2x+1', { doubtful });
    expect(isTypedOn(item(), practice, shown, other)).toBe(false);
    expect(isTypedOn(item(), practice, other, shown)).toBe(false);
  });
});

describe('firstOpenPosition', () => {
  it('continues at the first question that is not right yet', () => {
    const items = [item({ state: 'right' }), item({ state: 'wrong' }), item()];
    expect(firstOpenPosition({ kind: 'practice', items })).toBe(2);
  });
  it('continues at the first unanswered question of an assessment', () => {
    const items = [item({ state: 'answered' }), item({ state: 'answered' }), item()];
    expect(firstOpenPosition({ kind: 'assessment', items })).toBe(3);
  });
  it('begins with the first when all are done', () => {
    expect(firstOpenPosition({ kind: 'practice', items: [item({ state: 'right' })] })).toBe(1);
  });
});

describe('positionIn', () => {
  it('reads the question of an address', () => expect(positionIn('3', 8)).toBe(3));
  it.each(['0', '9', '1.5', 'x', '', null])('knows that %s is none of eight', (query) => {
    expect(positionIn(query, 8)).toBeUndefined();
  });
});

describe('listWords', () => {
  it('lists as people do', () =>
    expect([[2], [2, 5], [2, 5, 6]].map(listWords)).toEqual(['2', '2 and 5', '2, 5 and 6']));
});

describe('shownDoubts', () => {
  const doubts = { a: { read: '\\frac{1}{2}x', other: '\\frac{1}{2x}' } };
  const doubtful = { answers: answers('1/2x'), doubts };

  it('shows how an answer was read while nothing is changed or given', () => {
    expect(shownDoubts(item(), 'typed', extras('1/2x', { doubtful }))).toEqual(doubts);
    expect(shownDoubts(item(), 'typed', extras('1/2x+1', { doubtful }))).toEqual({});
    expect(shownDoubts(item(), 'waiting', extras('1/2x', { doubtful }))).toEqual({});
    expect(shownDoubts(item(), 'typed', extras('1/2x'))).toEqual({});
  });
});
