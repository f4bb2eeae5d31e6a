import { describe, expect, it } from 'vitest';
import { errorAt, placeName, problemsAt, problemsOfFields } from './problems.ts';

const problems = [
  { severity: 'warning', place: 'parts.roots', message: 'looks odd' },
  { severity: 'error', place: 'parts.roots.accept.0', message: 'cannot be read' },
  { severity: 'error', place: 'variables.a', message: 'is too large' },
] as const;

describe('problems in place', () => {
  it('belong to the place and to its contents', () => {
    expect(problemsAt(problems, 'parts.roots')).toHaveLength(2);
    expect(problemsAt(problems, 'parts.root')).toHaveLength(0);
  });

  it('give a field its first error, warnings left out', () => {
    expect(errorAt(problems, 'parts.roots')).toBe('cannot be read');
    expect(errorAt(problems, 'question')).toBeUndefined();
  });

  it('are named as the author knows them', () => {
    expect(placeName('variables.a', [])).toBe('Variable a');
    expect(placeName('variables.keepIf', [])).toBe('Keep if');
    expect(placeName('parts.roots', ['x', 'roots'])).toBe('Part 2');
    expect(placeName('hints.0', [])).toBe('Hint 1');
    expect(placeName('solution', [])).toBe('Solution');
  });

  it('take over the field errors of a refused publication [V07]', () => {
    expect(problemsOfFields({ 'document.title': 'Give it a title.' })).toEqual([
      { severity: 'error', place: 'title', message: 'Give it a title.' },
    ]);
  });
});
