/** How long each question stood in front, kept on this device so that a reload begins nothing anew. */
export interface QuestionTime {
  /** This question is in front from now on; none when the page is hidden or left. */
  readonly show: (itemId: string | undefined) => void;
  /** Whole seconds so far. */
  readonly secondsOf: (itemId: string) => number;
}

const key = (attemptId: string): string => `lemma.time.${attemptId}`;

function stored(text: string | null): Record<string, number> {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).flatMap(([itemId, seconds]) => (typeof seconds === 'number' ? [[itemId, seconds]] : [])),
    );
  } catch {
    return {};
  }
}

interface TimeWorld {
  /** Milliseconds of a clock that cannot be set. */
  readonly now: () => number;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** The times of one attempt. */
export function keepQuestionTime(attemptId: string, { now, storage }: TimeWorld): QuestionTime {
  const seconds = stored(storage.getItem(key(attemptId)));
  let shown: { readonly itemId: string; readonly since: number } | undefined;
  const running = (itemId: string): number => (shown?.itemId === itemId ? (now() - shown.since) / 1000 : 0);
  return {
    show(itemId) {
      if (shown !== undefined) {
        seconds[shown.itemId] = (seconds[shown.itemId] ?? 0) + running(shown.itemId);
        storage.setItem(key(attemptId), JSON.stringify(seconds));
      }
      shown = itemId === undefined ? undefined : { itemId, since: now() };
    },
    secondsOf: (itemId) => Math.min(1_000_000, Math.floor((seconds[itemId] ?? 0) + running(itemId))),
  };
}
