import { bounded, LimitReached, workDone } from '../algebra/work.ts';

/** For all lines together, with the search for typical errors: some 60 ms. */
const stepsForWorking = 500_000;

/** The steps that judging a whole working may take: its lines share them. */
export class Budget {
  private readonly end = workDone() + stepsForWorking;

  get isSpent(): boolean {
    return workDone() >= this.end;
  }

  /** Returns what comes of a comparison, or the first value where it would take too long. */
  within<T>(otherwise: T, compare: () => T): T {
    try {
      return bounded(Math.max(0, this.end - workDone()), compare);
    } catch (error) {
      if (error instanceof LimitReached || error instanceof RangeError) return otherwise;
      throw error;
    }
  }
}
