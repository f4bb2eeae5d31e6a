import type { FastifyBaseLogger } from 'fastify';

/** Work that no answer waits for. */
export interface Background {
  /** Starts the work; what goes wrong is logged. */
  run(what: string, work: () => Promise<unknown>): void;
  /** Resolves when all of it has ended. */
  settle(): Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(what, work) {
      const job = work().then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, `${what} failed`),
      );
      underWay.add(job);
      void job.finally(() => underWay.delete(job));
    },
    async settle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
