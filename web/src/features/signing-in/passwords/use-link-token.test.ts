import { describe, expect, it } from 'vitest';
import { tokenIn } from './use-link-token.ts';

describe('the token of a link', () => {
  it.each([
    ['#token=abc_DEF-1', 'abc_DEF-1'],
    ['#other=1&token=abc', 'abc'],
    ['#token=', ''],
    ['#section', ''],
    ['', ''],
  ])('[R04] of %j is %j', (hash, token) => {
    expect(tokenIn(hash)).toBe(token);
  });
});
