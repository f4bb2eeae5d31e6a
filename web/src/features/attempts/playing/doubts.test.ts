import { describe, expect, it } from 'vitest';
import { answerNotation } from '../../../maths/reading/notation-reader.ts';
import type { Notation, Reading } from '../../../maths/reading/notation.ts';
import { doubtsIn } from './doubts.ts';

const readHere: Notation['readAnswer'] = async (source, options) =>
  answerNotation({ kind: 'answer', source, options }) as Reading;

const part = (name: string, answerType: 2 | 4 | 5 | 6 | 7) => ({
  name,
  answerType,
  points: 1,
  label: '',
  choices: [],
  keyboard: { letters: ['x'], functions: [], templates: [] },
});

const doubtsOf = (answerType: 2 | 4 | 5 | 6 | 7, value: string) =>
  doubtsIn([part('a', answerType)], { a: value }, 'en', readHere);

describe('doubtsIn', () => {
  it.each([
    [6, '6x/3x', { read: '\\frac{6x}{3}x', other: '\\frac{6x}{3x}' }],
    [6, 'sqrt2x', { read: '\\sqrt{2}x', other: '\\sqrt{2x}' }],
    [4, '1,000', { read: '1000', other: '1.000' }],
    [4, '5e-2', { read: '5\\times10^{-2}', other: '5e-2' }],
    [6, 'x2', { read: 'x\\cdot2', other: 'x^{2}' }],
    [6, 'x%3', { read: 'x\\%\\cdot3', other: 'x\\bmod 3' }],
  ] as const)('shows both readings of answer type %i: %s', async (answerType, value, doubt) => {
    expect(await doubtsOf(answerType, value)).toEqual({ a: doubt });
  });

  it.each([
    [6, '6x/(3x)'],
    [6, '\\frac{6x}{3}x'],
    [6, '6x/3'],
    [4, '1000'],
    [4, '1,000.5'],
    [7, 'x=1, x=2'],
    [7, 'x1=1, x2=2'],
    [4, '2 h 30'],
    [4, '3 x 10^4'],
    [4, '2 1/2 %'],
    [6, 'sin x/2'],
    [2, 'a'],
    [5, '1/2x'],
    [6, 'x^{'],
    [6, ''],
  ] as const)('has none where one reading is left: answer type %i, %s', async (answerType, value) => {
    expect(await doubtsOf(answerType, value)).toEqual({});
  });

  it('asks nothing where the reader cannot be reached', async () => {
    const unreachable = (): Promise<never> => Promise.reject(new Error('no network'));
    expect(await doubtsIn([part('a', 6)], { a: '6x/3x' }, 'en', unreachable)).toEqual({});
  });

  it('reads each part as the part asks', async () => {
    const parts = [part('a', 4), part('b', 6)];
    const doubts = await doubtsIn(parts, { a: '1,000', b: '1,000' }, 'en', readHere);
    expect(Object.keys(doubts)).toEqual(['a']);
  });
});
