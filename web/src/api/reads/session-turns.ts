/** In milliseconds: no call waits longer for another. */
const patience = 3_000;

/**
 * Keeps reads apart from calls that exchange the session, such as one that makes an account of a guest: a read that is on its
 * way meanwhile carries the old session, and would be refused like that of a person who is not signed in.
 */
export function createSessionTurns() {
  const reads = new Set<Promise<unknown>>();
  let exchange: Promise<unknown> | undefined;
  const settled = (calls: Iterable<Promise<unknown>>): Promise<unknown> =>
    Promise.race([Promise.allSettled(calls), new Promise((resolve) => setTimeout(resolve, patience))]);
  return {
    async read<Answer>(run: () => Promise<Answer>): Promise<Answer> {
      if (exchange !== undefined) await settled([exchange]);
      const answer = run();
      reads.add(answer);
      try {
        return await answer;
      } finally {
        reads.delete(answer);
      }
    },
    async exchange<Answer>(run: () => Promise<Answer>): Promise<Answer> {
      const answer = reads.size === 0 ? run() : settled(reads).then(run);
      exchange = answer;
      try {
        return await answer;
      } finally {
        if (exchange === answer) exchange = undefined;
      }
    },
  };
}
