import { appendFileSync, mkdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { allowedSecondTries } from '../../e2e/second-tries.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.cache');

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of the tests that failed, each with what it wrote as its reason. */
  readonly failures: readonly string[];
}

/** Adds one runner's counts to the list that `print-test-counts.ts` sums. */
function keepCounts(counts: TestCounts): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(resolve(folder, 'test-counts.jsonl'), `${JSON.stringify(counts)}\n`);
}

interface VitestModule {
  readonly moduleId: string;
  readonly children: {
    allTests(): Iterable<{ fullName: string; result(): { state: string; errors?: readonly unknown[] } }>;
  };
  errors(): readonly unknown[];
}

interface BrowserTest {
  readonly id: string;
  readonly title: string;
  readonly location: { readonly file: string };
}

interface BrowserResult {
  readonly status: string;
  readonly retry: number;
  readonly error?: { readonly message?: string };
}

interface Outcome {
  readonly title: string;
  readonly status: string;
  /** The fault, in one line. */
  readonly reason: string;
}

/** Letters of a reason that are kept. */
const longestReason = 600;

const failing = ['failed', 'timedOut', 'interrupted'];

/**
 * A reporter for Vitest and for Playwright that counts, keeps the names of the tests that failed, and fails a run in
 * which a test needed a second try.
 */
export default class CountReporter {
  private readonly outcomes = new Map<string, Outcome>();

  /** Vitest. Files that could not be loaded and errors outside tests count as failed. */
  onTestRunEnd(modules: readonly VitestModule[], errors: readonly unknown[]): void {
    const outcomes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test): Outcome => {
        const { state, errors: found } = test.result();
        return {
          title: `${relative(root, module.moduleId)} › ${test.fullName}`,
          status: state,
          reason: inOneLine(found?.[0]),
        };
      }),
    );
    const broken = modules.flatMap((module) =>
      module.errors().map((error) => `${relative(root, module.moduleId)}: ${inOneLine(error)}`),
    );
    this.keep(outcomes, [...broken, ...errors.map((error) => inOneLine(error))]);
  }

  /** Playwright, once for each try of a test. The last one counts, unless it passed without an excuse for the others. */
  onTestEnd(test: BrowserTest, result: BrowserResult): void {
    const title = `${relative(root, test.location.file)} › ${test.title}`;
    const before = this.outcomes.get(test.id);
    if (before && result.status === 'passed' && !Object.hasOwn(allowedSecondTries, test.title)) {
      const reason = `passed at the second try only, and e2e/second-tries.ts gives no reason for it: ${before.reason}`;
      this.outcomes.set(test.id, { title, status: 'failed', reason });
    } else {
      this.outcomes.set(test.id, { title, status: result.status, reason: inOneLine(result.error) });
    }
  }

  /** Playwright. */
  onEnd(result: { status: string }): { status?: 'failed' } {
    const outcomes = [...this.outcomes.values()];
    const ranNothing = outcomes.length === 0 && result.status !== 'passed';
    this.keep(outcomes, ranNothing ? ['no browser test ran'] : []);
    return outcomes.some(({ status }) => failing.includes(status)) ? { status: 'failed' } : {};
  }

  private keep(outcomes: readonly Outcome[], broken: readonly string[]): void {
    const withStatus = (wanted: readonly string[]) => outcomes.filter(({ status }) => wanted.includes(status));
    const failed = withStatus(failing).map(({ title, reason }) => `${title}: ${reason}`);
    keepCounts({
      passed: withStatus(['passed']).length,
      failed: failed.length + broken.length,
      skipped: withStatus(['skipped', 'pending']).length,
      failures: [...failed, ...broken],
    });
  }
}

/** The message of an error, of a comparison also what was received and not expected. */
function inOneLine(error: unknown): string {
  const { message, diff } = (error ?? {}) as { message?: unknown; diff?: unknown };
  const text = [message, diff].filter((part) => typeof part === 'string').join('\n') || 'no message';
  const [first = '', ...others] = stripVTControlCharacters(text).split('\n');
  const received = others.filter((line) => /^\+ (?!Received)/.test(line)).map((line) => line.slice(1).trim());
  return [first, ...received].join(' ').slice(0, longestReason);
}
