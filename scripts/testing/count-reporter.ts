import { appendFileSync, mkdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { mostSecondTries } from '../../e2e/second-tries.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, '.cache');

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of the tests that failed, each with what it wrote as its reason. */
  readonly failures: readonly string[];
  /** Tests that passed only on the second try, each with the reason why the first try failed. */
  readonly secondTries: readonly string[];
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
  readonly errors: readonly unknown[];
}

interface Outcome {
  readonly title: string;
  readonly status: string;
  /** The fault, in one line; of a test that passed, that of its first try. */
  readonly reason: string;
}

/** Letters of a reason that are kept. */
const longestReason = 600;

const failing = ['failed', 'timedOut', 'interrupted'];

/**
 * A reporter for Vitest and for Playwright that counts, keeps the names of the tests that failed, and fails a run in
 * which more tests needed a second try than may (`e2e/second-tries.ts`).
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
          reason: found === undefined ? '' : inOneLine(found[0]),
        };
      }),
    );
    const broken = modules.flatMap((module) =>
      module.errors().map((error) => `${relative(root, module.moduleId)}: ${inOneLine(error)}`),
    );
    this.keep(outcomes, [...broken, ...errors.map((error) => inOneLine(error))]);
  }

  /** Playwright, once for each try of a test; the last one counts. */
  onTestEnd(test: BrowserTest, result: BrowserResult): void {
    const title = `${relative(root, test.location.file)} › ${test.title}`;
    const before = this.outcomes.get(test.id);
    const reason =
      result.status === 'passed' ? (before?.reason ?? '') : result.errors.map(inOneLine).join(' | ') || 'no message';
    this.outcomes.set(test.id, { title, status: result.status, reason });
  }

  /** Playwright. */
  onEnd(result: { status: string }): { status?: 'failed' } {
    const outcomes = [...this.outcomes.values()];
    const secondTries = outcomes.filter(({ status, reason }) => status === 'passed' && reason !== '');
    const broken = [
      ...(outcomes.length === 0 && result.status !== 'passed' ? ['no browser test ran'] : []),
      ...(secondTries.length > mostSecondTries ? [`${secondTries.length} tests passed only on the second try`] : []),
    ];
    this.keep(outcomes, broken, secondTries);
    return broken.length > 0 || outcomes.some(({ status }) => failing.includes(status)) ? { status: 'failed' } : {};
  }

  protected keep(outcomes: readonly Outcome[], broken: readonly string[], secondTries: readonly Outcome[] = []): void {
    const withStatus = (wanted: readonly string[]) => outcomes.filter(({ status }) => wanted.includes(status));
    const inWords = ({ title, reason }: Outcome) => `${title}: ${reason}`;
    const failed = withStatus(failing).map(inWords);
    keepCounts({
      passed: withStatus(['passed']).length,
      failed: failed.length + broken.length,
      skipped: withStatus(['skipped', 'pending']).length,
      failures: [...failed, ...broken],
      secondTries: secondTries.map(inWords),
    });
  }
}

interface Fault {
  readonly message?: unknown;
  readonly diff?: unknown;
  readonly cause?: unknown;
  readonly location?: { readonly file: string; readonly line: number };
}

/**
 * The message of an error, with what a browser test waited for and where, what a comparison received and did not expect,
 * and the error that caused it.
 */
export function inOneLine(error: unknown): string {
  const { message, diff, cause, location } = (error ?? {}) as Fault;
  const text = [message, diff].filter((part) => typeof part === 'string').join('\n') || 'no message';
  const [first = '', ...others] = stripVTControlCharacters(text).split('\n');
  const received = others.filter((line) => /^\+ (?!Received)/.test(line)).map((line) => line.slice(1).trim());
  const awaited = others.find((line) => /^\s*- (?:\d+ × )?waiting for /.test(line))?.trim();
  const place = location && `at ${relative(root, location.file)}:${location.line}`;
  const because = typeof cause === 'object' && cause !== null ? `because of: ${inOneLine(cause)}` : undefined;
  return [first, ...received, awaited, place, because].filter(Boolean).join(' ').slice(0, longestReason);
}
