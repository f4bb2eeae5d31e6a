import { describe, expect, it } from 'vitest';
import { inOneLine } from './count-reporter.ts';

describe('the reason of a test that failed', () => {
  it('says what a browser test waited for, and where', () => {
    const message = [
      'Error: locator.click: Test timeout of 240000ms exceeded.',
      'Call log:',
      "\u001b[2m  - waiting for getByRole('link', { name: 'Question 1' })\u001b[22m",
    ].join('\n');
    const location = { file: new URL('../../e2e/offline.spec.ts', import.meta.url).pathname, line: 67, column: 3 };
    expect(inOneLine({ message, location })).toBe(
      "Error: locator.click: Test timeout of 240000ms exceeded. - waiting for getByRole('link', { name: 'Question 1' }) at e2e/offline.spec.ts:67",
    );
  });

  it('says what a comparison received', () => {
    expect(inOneLine({ message: 'expected 1 to be 2', diff: '- Expected\n+ Received\n\n- 2\n+ 1' })).toBe(
      'expected 1 to be 2 1',
    );
  });

  it('says what caused it', () => {
    const cause = { message: 'canceling statement due to statement timeout' };
    expect(inOneLine({ message: 'Failed query: delete from "x"', cause })).toBe(
      'Failed query: delete from "x" because of: canceling statement due to statement timeout',
    );
  });
});
