/*
 * Lines of calls, one for each caller: a caller's calls begin at a pace, whatever number comes in one moment, and few of
 * them are at work together. What waits costs next to nothing, and no caller waits for another.
 */

export interface LineOptions {
  /** Calls of one kind that a caller has at work together. */
  readonly atOnce: number;
  /** Calls that a caller who has rested begins in one go, and how many a second from then on. */
  readonly burst: number;
  readonly perSecond: number;
  /** Calls of one caller that may wait, and for how long. */
  readonly mostWaiting: number;
  readonly patienceMs: number;
}

/** The place of a call in its caller's line. */
export interface Place {
  readonly mustWait: boolean;
  /** Resolves when the call may begin, with how to say that it has ended; rejects with `LineTooLong`. */
  readonly turn: Promise<() => void>;
  /** The caller has gone: the next one of the line takes the place. The turn never comes. */
  readonly giveUp: () => void;
}

/** There was no room in the line of a caller, or no turn in time. */
export class LineTooLong extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too many calls of one caller');
    this.seconds = seconds;
  }
}

interface Waiting {
  readonly kind: string;
  readonly begin: () => void;
  patience?: NodeJS.Timeout;
}

interface Line {
  readonly running: Map<string, number>;
  readonly waiting: Waiting[];
  /** Calls that may begin now; a part of one is on its way. */
  allowed: number;
  countedAt: number;
  /** Set while the next call waits for nothing but its time. */
  pause?: NodeJS.Timeout | undefined;
}

export class CallerLines {
  readonly #options: LineOptions;
  /** In the order of their last use, as far as that matters to forget them. */
  readonly #lines = new Map<string, Line>();

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Callers who are remembered. */
  get size(): number {
    return this.#lines.size;
  }

  /** Puts a call at the end of its caller's line. Calls of another kind pass it where it only waits for its own kind. */
  enter(caller: string, kind: string): Place {
    const line = this.#lineOf(caller);
    const { mostWaiting, patienceMs, perSecond } = this.#options;
    if (line.waiting.length >= mostWaiting) {
      const seconds = Math.ceil(mostWaiting / perSecond);
      return { mustWait: true, turn: Promise.reject(new LineTooLong(seconds)), giveUp: () => undefined };
    }
    let mustWait = true;
    let giveUp = (): void => undefined;
    const turn = new Promise<() => void>((begin, refuse) => {
      const waiting: Waiting = {
        kind,
        begin: () => {
          mustWait = false;
          begin(this.#onceEnded(line, kind));
        },
      };
      waiting.patience = setTimeout(() => {
        if (leaveLine(line, waiting)) refuse(new LineTooLong(Math.ceil(patienceMs / 1000)));
      }, patienceMs);
      waiting.patience.unref();
      line.waiting.push(waiting);
      giveUp = () => void leaveLine(line, waiting);
    });
    this.#beginNext(line);
    return { mustWait, turn, giveUp };
  }

  #lineOf(caller: string): Line {
    const now = performance.now();
    const known = this.#lines.get(caller);
    const line = known ?? { running: new Map(), waiting: [], allowed: this.#options.burst, countedAt: now };
    this.#lines.delete(caller);
    if (!known) this.#forgetRested(now);
    this.#lines.set(caller, line);
    return line;
  }

  /** Looks at the two that were used longest ago, so that no more are remembered than are in use. */
  #forgetRested(now: number): void {
    let looked = 0;
    for (const [caller, line] of this.#lines) {
      if ((looked += 1) > 2) return;
      this.#lines.delete(caller);
      this.#refill(line, now);
      const isRested = line.running.size === 0 && line.waiting.length === 0 && line.allowed >= this.#options.burst;
      if (!isRested) this.#lines.set(caller, line);
    }
  }

  #refill(line: Line, now: number): void {
    const { burst, perSecond } = this.#options;
    line.allowed = Math.min(burst, line.allowed + ((now - line.countedAt) * perSecond) / 1000);
    line.countedAt = now;
  }

  #beginNext(line: Line): void {
    const { atOnce, perSecond } = this.#options;
    this.#refill(line, performance.now());
    for (;;) {
      const next = line.waiting.find(({ kind }) => (line.running.get(kind) ?? 0) < atOnce);
      if (!next) return;
      if (line.allowed < 1) {
        line.pause ??= setTimeout(
          () => {
            line.pause = undefined;
            this.#beginNext(line);
          },
          Math.ceil(((1 - line.allowed) * 1000) / perSecond),
        ).unref();
        return;
      }
      leaveLine(line, next);
      line.allowed -= 1;
      line.running.set(next.kind, (line.running.get(next.kind) ?? 0) + 1);
      next.begin();
    }
  }

  /** Returns how a call says that it has ended; it may say so several times. */
  #onceEnded(line: Line, kind: string): () => void {
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      const others = (line.running.get(kind) ?? 1) - 1;
      if (others === 0) line.running.delete(kind);
      else line.running.set(kind, others);
      this.#beginNext(line);
    };
  }
}

/** Takes a call out of its line; false when it waits there no longer. */
function leaveLine(line: Line, waiting: Waiting): boolean {
  clearTimeout(waiting.patience);
  const at = line.waiting.indexOf(waiting);
  if (at >= 0) line.waiting.splice(at, 1);
  return at >= 0;
}
