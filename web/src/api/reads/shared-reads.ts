/** K04: a read that is under way is shared by all who ask for the same meanwhile, for so many milliseconds. */
const sharedFor = 5_000;

interface Running {
  readonly answer: Promise<unknown>;
  readonly since: number;
}

/** Reads under way by their address. A change forgets them: what is read after it must not be older than it. */
export function createSharedReads(now: () => number) {
  const running = new Map<string, Running>();
  return {
    read<Answer>(address: string, start: () => Promise<Answer>): Promise<Answer> {
      const known = running.get(address);
      if (known !== undefined && now() - known.since < sharedFor) return known.answer as Promise<Answer>;
      const answer = start();
      const entry = { answer, since: now() };
      running.set(address, entry);
      const end = (): void => {
        if (running.get(address) === entry) running.delete(address);
      };
      answer.then(end, end);
      return answer;
    },
    forget: () => running.clear(),
  };
}
