import { describe, expect, it } from 'vitest';
import { publishObstacle, variantCountWords } from './publish-obstacle.ts';

const fine = {
  title: 'Roots',
  hasErrors: false,
  healthErrors: 0,
  hasVariant: true,
  exercise: undefined,
  isDirty: false,
} as const;

describe('publishObstacle [S09]', () => {
  it('lets a healthy exercise with a title be published', () => {
    expect(publishObstacle(fine)).toBeUndefined();
  });

  it('names what is in the way, the nearest first', () => {
    expect(publishObstacle({ ...fine, title: ' ', hasErrors: true })).toMatch(/title/);
    expect(publishObstacle({ ...fine, hasErrors: true })).toMatch(/marked/);
    expect(publishObstacle({ ...fine, hasVariant: false })).toMatch(/preview/);
    expect(publishObstacle({ ...fine, healthErrors: 2 })).toMatch(/^2 problems/);
  });

  it('does not publish the same twice, but every change', () => {
    const exercise = { status: 'PB', hasUnpublishedChanges: false } as const;
    expect(publishObstacle({ ...fine, exercise })).toMatch(/Nothing has changed/);
    expect(publishObstacle({ ...fine, exercise, isDirty: true })).toBeUndefined();
    expect(publishObstacle({ ...fine, exercise: { status: 'DR', hasUnpublishedChanges: false } })).toBeUndefined();
  });
});

describe('variantCountWords', () => {
  it('says how many were met, and when there are more', () => {
    expect(variantCountWords(1, 1000)).toBe('one variant');
    expect(variantCountWords(40, 1000)).toBe('40 variants');
    expect(variantCountWords(1000, 1000)).toBe('over 1,000 variants');
  });
});
