import { describe, expect, it } from 'vitest';
import { addressAfterSignIn } from './next-address.ts';

const learner = { roles: ['STUDENT' as const], isAnonymous: false };
const teacher = { roles: ['INSTRUCTOR' as const], isAnonymous: false };

describe('addressAfterSignIn', () => {
  it('goes back to the page one came from', () => {
    expect(addressAfterSignIn('/c/1/tasks/2?item=3', learner)).toBe('/c/1/tasks/2?item=3');
  });
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '',
  ])('[SC11] never leaves for %j', (next) => {
    expect(addressAfterSignIn(next, learner)).toBe('/');
  });
  it('goes home otherwise: learners to their day, teachers to theirs', () => {
    expect(addressAfterSignIn(null, learner)).toBe('/');
    expect(addressAfterSignIn(null, teacher)).toBe('/a');
  });
});
