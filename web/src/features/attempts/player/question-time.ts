/** How long each question stood in front, kept on this device so that a reload begins nothing anew. */
export interface QuestionTime {
  /** This question is in front from now on; none when the page is hidden or left. */
  readonly show: (itemId: string | undefined) => void;
  /** The learner does something: without that for some minutes, the time no longer counts. */
  readonly touch: () => void;
  /** Whole seconds so far. */
  readonly secondsOf: (itemId: string) => number;
}

/** Reading and working on paper count; being away does not. */
const idleMs = 5 * 60_000;

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
  let touchedAt = now();
  const running = (itemId: string): number =>
    shown?.itemId === itemId ? Math.max(0, Math.min(now(), touchedAt + idleMs) - shown.since) / 1000 : 0;
  const show = (itemId: string | undefined): void => {
    if (shown !== undefined) {
      seconds[shown.itemId] = (seconds[shown.itemId] ?? 0) + running(shown.itemId);
      storage.setItem(key(attemptId), JSON.stringify(seconds));
    }
    shown = itemId === undefined ? undefined : { itemId, since: now() };
    touchedAt = now();
  };
  return {
    show,
    touch() {
      if (now() - touchedAt > idleMs) show(shown?.itemId);
      touchedAt = now();
    },
    secondsOf: (itemId) => Math.min(1_000_000, Math.floor((seconds[itemId] ?? 0) + running(itemId))),
  };
}
