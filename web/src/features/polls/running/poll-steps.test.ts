import type { PollControl, PollQuestion } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { nextStep, sideSteps, turnTo } from './poll-steps.ts';

type Current = NonNullable<PollControl['current']>;

const question = (id: string, changes: { twoRounds?: boolean; hasKey?: boolean } = {}): PollQuestion =>
  ({
    id,
    round: 0,
    view: { twoRounds: changes.twoRounds ?? false },
    answer: changes.hasKey === false ? null : { choices: ['a'], latex: '', text: '', solution: '' },
  }) as unknown as PollQuestion;

function control(current: Partial<Current> | null, questions = [question('one'), question('two')]): PollControl {
  const full = {
    questionId: 'one',
    phase: 'closed',
    round: 1,
    closesAt: null,
    resultsShown: false,
    keyShown: false,
    comparisonShown: false,
    comparison: null,
    groups: [],
    ...current,
  };
  return { state: 'live', questions, current: current && full } as unknown as PollControl;
}

const twoRounds = [question('one', { twoRounds: true }), question('two')];
const comparison = {} as Current['comparison'];

const word = (state: string, isFlagged = false) => ({ state, isFlagged }) as Current['groups'][number];

describe('words that wait', () => {
  const words = (...groups: Current['groups']) =>
    control({ resultsShown: true, groups }, [question('one', { hasKey: false })]);

  it('are let through by the next step as long as nothing is on the wall', () => {
    const command = { kind: 'let-through', questionId: 'one' };
    expect(nextStep(words(word('waiting'), word('waiting'), word('hidden')))).toMatchObject({
      label: 'Let 2 through',
      command,
    });
    expect(nextStep(words(word('waiting'), word('shown')))?.label).toBe('End session');
    expect(sideSteps(words(word('waiting'), word('shown')), 0)).toContainEqual({
      label: 'Let 1 through',
      hotkey: 'w',
      command,
    });
  });

  it('are decided one by one when they are offensive', () => {
    expect(nextStep(words(word('waiting', true)))?.label).toBe('End session');
    expect(sideSteps(words(word('waiting', true)), 0).map(({ hotkey }) => hotkey)).not.toContain('w');
  });
});

describe('the next step of a lecture [R11] [M05]', () => {
  it.each([
    ['nothing asked yet', control(null), 'Ask the first question', { kind: 'open', questionId: 'one', round: 1 }],
    ['shown only', control({ phase: 'ready', round: 0 }), 'Open voting', { kind: 'open', questionId: 'one', round: 1 }],
    ['open', control({ phase: 'open' }), 'Close voting', { kind: 'close', questionId: 'one', round: 1 }],
    ['closed', control({}), 'Show results', { kind: 'reveal', questionId: 'one', results: true }],
    ['results shown', control({ resultsShown: true }), 'Show answer', { kind: 'reveal', questionId: 'one', key: true }],
    [
      'results of a question without an answer',
      control({ resultsShown: true }, [question('one', { hasKey: false }), question('two')]),
      'Next question',
      { kind: 'open', questionId: 'two', round: 1 },
    ],
    ['first of two rounds', control({}, twoRounds), 'Vote again', { kind: 'open', questionId: 'one', round: 2 }],
    [
      'two rounds with everything shown but who moved',
      control({ round: 2, resultsShown: true, keyShown: true, comparison }, twoRounds),
      'Compare rounds',
      { kind: 'reveal', questionId: 'one', comparison: true },
    ],
    [
      'the last one',
      control({ questionId: 'two', resultsShown: true, keyShown: true }),
      'End session',
      { kind: 'end' },
    ],
  ])('after %s', (_, state, label, command) => {
    expect(nextStep(state)).toMatchObject({ label, command });
    expect(nextStep(state)?.isOnward === true).toBe(label === 'Next question');
  });

  it('starts what is not live, and has nothing to do without questions', () => {
    expect(nextStep({ ...control(null), state: 'draft' })?.command).toEqual({ kind: 'start' });
    expect(nextStep(control(null, []))).toBeNull();
  });

  it('turns to the neighbours and stops at the ends', () => {
    expect(turnTo(control({}), 1)?.command).toEqual({ kind: 'show', questionId: 'two' });
    expect(turnTo(control({}), -1)).toBeNull();
    expect(turnTo(control({ questionId: 'two' }), 1)).toBeNull();
  });

  it('gives half a minute more than is left, or than now', () => {
    const now = Date.parse('2026-11-20T10:00:00Z');
    const plus = (closesAt: string | null) => sideSteps(control({ phase: 'open', closesAt }), now)[0]?.command;
    expect(plus('2026-11-20T10:00:10Z')).toMatchObject({ closesAt: '2026-11-20T10:00:40.000Z' });
    expect(plus(null)).toMatchObject({ closesAt: '2026-11-20T10:00:30.000Z' });
  });

  it('keeps the answer and the comparison for when there are any', () => {
    const labels = (state: PollControl) => sideSteps(state, 0).map(({ label }) => label);
    expect(labels(control({}, [question('one', { hasKey: false })]))).toEqual(['Show results', 'Ask again']);
    expect(labels(control({ round: 2, comparison, keyShown: true }))).toEqual([
      'Show results',
      'Hide answer',
      'Compare rounds',
      'Ask again',
    ]);
    expect(labels(control({ round: 2, comparison, comparisonShown: true }))).toEqual(['Show question', 'Ask again']);
    expect(labels(control({ phase: 'ready' }))).toEqual([]);
  });
});
