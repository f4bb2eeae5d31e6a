import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { allowedSecondTries } from '../e2e/second-tries.ts';

const folder = resolve(import.meta.dirname, '../.cache');

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Adds one runner's counts to the list that `print-test-counts.ts` sums. */
function keepCounts(counts: TestCounts): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(resolve(folder, 'test-counts.jsonl'), `${JSON.stringify(counts)}\n`);
}

interface VitestModule {
  readonly children: { allTests(): Iterable<{ result(): { state: string } }> };
  errors(): readonly unknown[];
}

interface BrowserTest {
  readonly id: string;
  readonly title: string;
}

/** A reporter for Vitest and for Playwright that counts, and fails a run in which a test needed a second try. */
export default class CountReporter {
  private readonly outcomes = new Map<string, string>();
  private readonly triedAgain = new Map<string, string>();

  /** Vitest. Files that could not be loaded and errors outside tests count as failed. */
  onTestRunEnd(modules: readonly VitestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const broken = modules.reduce((sum, module) => sum + module.errors().length, 0) + errors.length;
    this.keep(states, broken);
  }

  /** Playwright, once for each try of a test; the last one counts. */
  onTestEnd(test: BrowserTest, result: { status: string; retry: number }): void {
    const isExcused = Object.hasOwn(allowedSecondTries, test.title);
    const needed = result.status === 'passed' && result.retry > 0;
    if (needed && !isExcused) this.triedAgain.set(test.id, test.title);
    this.outcomes.set(test.id, result.status);
  }

  /** Playwright. */
  onEnd(result: { status: string }): { status?: 'failed' } {
    for (const title of this.triedAgain.values()) {
      console.error(`Passed at the second try only, and e2e/second-tries.ts gives no reason for it: ${title}`);
    }
    for (const id of this.triedAgain.keys()) this.outcomes.set(id, 'failed');
    const states = [...this.outcomes.values()];
    const ranNothing = states.length === 0 && result.status !== 'passed';
    this.keep(states, ranNothing ? 1 : 0);
    return this.triedAgain.size > 0 ? { status: 'failed' } : {};
  }

  private keep(states: readonly string[], broken: number): void {
    const count = (wanted: readonly string[]) => states.filter((state) => wanted.includes(state)).length;
    keepCounts({
      passed: count(['passed']),
      failed: count(['failed', 'timedOut', 'interrupted']) + broken,
      skipped: count(['skipped', 'pending']),
    });
  }
}
