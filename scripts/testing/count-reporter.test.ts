import { describe, expect, it } from 'vitest';
import { mostSecondTries } from '../../e2e/second-tries.ts';
import CountReporter, { inOneLine } from './count-reporter.ts';

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

describe('tests that pass only on the second try', () => {
  /** Leaves the counts of this run alone. */
  class Apart extends CountReporter {
    secondTries: readonly { readonly title: string; readonly reason: string }[] = [];
    protected override keep(...[, , secondTries = []]: Parameters<CountReporter['keep']>): void {
      this.secondTries = secondTries;
    }
  }
  const location = { file: new URL('../../e2e/offline.spec.ts', import.meta.url).pathname };

  function run(count: number, errors: readonly unknown[]) {
    const reporter = new Apart();
    for (let index = 0; index < count; index += 1) {
      const test = { id: String(index), title: `journey ${index}`, location };
      reporter.onTestEnd(test, { status: 'timedOut', retry: 0, errors });
      reporter.onTestEnd(test, { status: 'passed', retry: 1, errors: [] });
    }
    return { ending: reporter.onEnd({ status: 'passed' }), secondTries: reporter.secondTries };
  }

  it('are named with the reason of the first try, also where it gave none', () => {
    const title = 'e2e/offline.spec.ts › journey 0';
    expect(run(1, [{ message: 'Test timeout exceeded.' }]).secondTries).toMatchObject([
      { title, reason: 'Test timeout exceeded.' },
    ]);
    expect(run(1, []).secondTries).toMatchObject([{ title, reason: 'no message' }]);
  });

  it('fail a run when they are more than may be', () => {
    expect(run(mostSecondTries, []).ending).toEqual({});
    expect(run(mostSecondTries + 1, []).ending).toEqual({ status: 'failed' });
  });
});
