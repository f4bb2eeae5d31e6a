import { describe, expect, it } from 'vitest';
import { csrfTokenIn } from './csrf.ts';

describe('csrfTokenIn', () => {
  it('[D22] reads the token under its name in production, in development and on HTTPS', () => {
    expect(csrfTokenIn('theme=dark; lemma_csrf=abc=')).toBe('abc=');
    expect(csrfTokenIn('lemma_csrf_dev=abc')).toBe('abc');
    expect(csrfTokenIn('__Host-lemma_csrf=abc; other=1')).toBe('abc');
  });
  it('finds none where there is none', () => {
    expect(csrfTokenIn('')).toBeUndefined();
    expect(csrfTokenIn('not_lemma_csrf=abc')).toBeUndefined();
  });
});
