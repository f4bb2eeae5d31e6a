import { describe, expect, test } from 'vitest';
import type { Part } from '../exercises/document/document.ts';
import { treeOf } from '../testing/trees.ts';
import { outcomes, verdict } from '../testing/build-verdict.ts';
import { type Match, matchEach } from './context.ts';

/** It has no value, and nothing can be said of it. */
const undecided = '\\int_{-1}^1\\frac1u\\,du';

function part(...accept: readonly (readonly [value: string, score: number])[]): Part {
  const all = accept.map(([value, score]) => ({ value, score, feedback: `${score}.` }));
  return { name: 'p', answerType: 6, evaluated: 'any', letters: ['u', 'x'], accept: all };
}

describe('several accepted answers, of which one cannot be decided', () => {
  test('leave the answer to a person, unless another one is found that earns something', () => {
    expect(verdict(part(['2', 1]), undecided).outcome).toBe('unknown');
    expect(verdict(part(['2', 1], [undecided, 0.5]), undecided)).toMatchObject({ outcome: 'partly', feedback: '0.5.' });
    expect(verdict(part(['2', 1], [undecided, 0]), undecided).outcome).toBe('unknown');
  });

  test('say that it is wrong where only a known mistake cannot be decided', () => {
    expect(verdict(part(['2', 1], [undecided, 0]), '3')).toMatchObject({ outcome: 'wrong', reason: 'value' });
    expect(verdict(part(['2', 1], [undecided, 0.5]), '3').outcome).toBe('unknown');
    expect(outcomes(part([undecided, 1], ['3', 0]), ['3', '4', undecided])).toEqual(['unknown', 'unknown', 'right']);
    expect(outcomes(part([undecided, 1], ['3', 0.5]), ['3', '4'])).toEqual(['partly', 'unknown']);
  });

  test('say what their author says, with the number of a known mistake', () => {
    const several = part(['x', 1], ['2x', 0.5], ['3x', 0], ['4x', 0]);
    const marked = ['x', '2x', '3x', '4x', '5x'].map((answer) => {
      const { outcome, score, reason, feedback } = verdict(several, answer);
      return [outcome, score, reason.replace(/: .*/, ''), feedback];
    });
    expect(marked).toEqual([
      ['right', 1, 'identical', '1.'],
      ['partly', 0.5, 'identical', '0.5.'],
      ['wrong', 0, 'known mistake 3', '0.'],
      ['wrong', 0, 'known mistake 4', '0.'],
      ['wrong', 0, 'value', ''],
    ]);
  });
});

describe('several things beside several others', () => {
  const numbers = (...texts: string[]) => texts.map((text) => treeOf(text));
  const by = (matches: Readonly<Record<string, Match>>) => (own: { kind: string; text?: string }) =>
    matches[own.text ?? ''] ?? 'equal';

  test('match where each matches the one in its place, and one that does not decides', () => {
    const match = (given: string, matches: Readonly<Record<string, Match>> = {}, keys = '1 2 3') =>
      matchEach(numbers(...given.split(' ')), numbers(...keys.split(' ')), by(matches));
    expect(match('1 2 3')).toBe('equal');
    expect(match('1 2 3', { 2: 'unknown' })).toBe('unknown');
    expect(match('1 2 3', { 1: 'unknown', 3: 'different' })).toBe('different');
    expect(match('1 2 3', { 1: 'different', 3: 'unknown' })).toBe('different');
    expect(match('1 2')).toBe('different');
    expect(match('1 2 3', {}, '1 2')).toBe('different');
    expect(matchEach([], [], () => 'different')).toBe('equal');
  });
});
