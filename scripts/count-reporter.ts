import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

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

/** A reporter for Vitest and for Playwright that only counts. */
export default class CountReporter {
  private readonly outcomes = new Map<string, string>();

  /** Vitest. Files that could not be loaded and errors outside tests count as failed. */
  onTestRunEnd(modules: readonly VitestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const broken = modules.reduce((sum, module) => sum + module.errors().length, 0) + errors.length;
    this.keep(states, broken);
  }

  /** Playwright, once for each try of a test; the last one counts. */
  onTestEnd(test: { id: string }, result: { status: string }): void {
    this.outcomes.set(test.id, result.status);
  }

  /** Playwright. */
  onEnd(result: { status: string }): void {
    const states = [...this.outcomes.values()];
    const ranNothing = states.length === 0 && result.status !== 'passed';
    this.keep(states, ranNothing ? 1 : 0);
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
