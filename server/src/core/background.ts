import type { Log } from './db/log.ts';
import { whyUnavailable } from './db/unavailable.ts';

/** Work that no answer waits for. */
export interface Background {
  /** Starts the work; what goes wrong is logged, without a stack where the database could not do it now. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves when all of it has ended. */
  settle(): Promise<void>;
}

export function createBackground(log: Pick<Log, 'warn' | 'error'>): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(what, work) {
      const job = work().then(
        () => undefined,
        (error: unknown) => {
          const why = whyUnavailable(error);
          if (why) log.warn({ why }, `${what} failed: the database is not available`);
          else log.error({ err: error }, `${what} failed`);
        },
      );
      underWay.add(job);
      void job.finally(() => underWay.delete(job));
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
