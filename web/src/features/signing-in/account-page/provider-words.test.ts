import { describe, expect, it } from 'vitest';
import { providerProblem } from './provider-words.ts';

const nameOf = (id: string) => (id === 'school' ? 'Riverside School' : undefined);
const problemOf = (query: string) => providerProblem(new URLSearchParams(query), nameOf);

describe('providerProblem', () => {
  it('sends people who already have an account to the password first [SC11]', () => {
    expect(problemOf('problem=email-taken&provider=school')).toEqual({
      title: 'There is already an account with your e-mail address',
      text: 'Sign in with your password first, then link Riverside School in your account.',
    });
  });
  it('says nothing of a provider that it does not know', () => {
    expect(problemOf('problem=provider-unavailable&provider=<b>evil</b>')?.title).toBe(
      'This provider does not answer just now',
    );
  });
  it('is nothing where nothing went wrong', () => {
    expect(problemOf('')).toBeUndefined();
    expect(problemOf('problem=constructor')).toBeUndefined();
  });
});
