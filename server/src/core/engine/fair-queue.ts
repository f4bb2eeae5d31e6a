import { serverCaller } from './caller.ts';

/*
 * Work of many callers, served in turn. Each caller has an allowance of working time that fills up again while others
 * work: short pieces are never held back, and somebody whose pieces are long gets a fixed share of a thread at most,
 * however many are sent at the same time.
 */

/** A waiting piece of work; the queue does not look into it. */
export interface Waiting<Piece> {
  readonly caller: string;
  readonly piece: Piece;
  readonly addedAt: number;
}

interface Caller<Piece> {
  readonly id: string;
  readonly waiting: Waiting<Piece>[];
  running: number;
  /** Milliseconds of work that may still be begun; below zero after a piece that took longer. */
  allowance: number;
  countedAt: number;
}

export interface FairQueueOptions {
  /** Pieces of one caller at work at the same time. */
  readonly mostRunning: number;
  /** Pieces of one caller that may wait. */
  readonly mostWaitingEach: number;
  /** Pieces that may wait altogether. */
  readonly mostWaiting: number;
  /** Allowance in milliseconds that a caller gets for each millisecond that passes: their share of one thread. */
  readonly refill: number;
}

/** Milliseconds of work that a caller who has rested may begin in one go. */
const fullAllowance = 400;
/** A caller below this has sent long pieces lately. The server itself has no allowance to use up. */
const heavyBelow = 0.8 * fullAllowance;

export class FairQueue<Piece> {
  private readonly options: FairQueueOptions;
  /** In the order in which they are served next. */
  private readonly callers = new Map<string, Caller<Piece>>();
  private waitingCount = 0;

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  get size(): number {
    return this.waitingCount;
  }

  /** Adds a piece behind the caller's others; false when the caller or all together have too many waiting. */
  add(id: string, piece: Piece, now: number): boolean {
    const caller = this.callers.get(id) ?? { id, waiting: [], running: 0, allowance: fullAllowance, countedAt: now };
    const { mostWaiting, mostWaitingEach } = this.options;
    if (this.waitingCount >= mostWaiting || (id !== serverCaller && caller.waiting.length >= mostWaitingEach)) {
      return false;
    }
    this.callers.set(id, caller);
    caller.waiting.push({ caller: id, piece, addedAt: now });
    this.waitingCount += 1;
    return true;
  }

  /** Takes the next piece of the next caller whose turn it is; skips callers with long pieces unless `letsHeavy`. */
  take(now: number, letsHeavy: boolean): Waiting<Piece> | undefined {
    for (const caller of this.callers.values()) {
      const [first] = caller.waiting;
      if (!first || !this.mayGoOn(caller, now) || (!letsHeavy && this.isHeavy(caller.id, now))) continue;
      caller.waiting.shift();
      caller.running += 1;
      this.waitingCount -= 1;
      // To the end: everybody else comes first.
      this.callers.delete(caller.id);
      this.callers.set(caller.id, caller);
      return first;
    }
    return undefined;
  }

  /** Notes that a piece of this caller took so many milliseconds. */
  finish(id: string, tookMs: number, now: number): void {
    const caller = this.callers.get(id);
    if (!caller) return;
    caller.running -= 1;
    if (id !== serverCaller) caller.allowance = this.allowanceOf(caller, now) - tookMs;
    caller.countedAt = now;
    // A caller without work, debt or use need not be remembered.
    if (caller.running === 0 && caller.waiting.length === 0 && caller.allowance >= fullAllowance)
      this.callers.delete(id);
  }

  /** Whether this caller's pieces took long lately. */
  isHeavy(id: string, now: number): boolean {
    const caller = this.callers.get(id);
    return caller !== undefined && id !== serverCaller && this.allowanceOf(caller, now) < heavyBelow;
  }

  /** Takes out what was added before a moment, and forgets callers who have nothing here any longer. */
  expire(before: number, now: number): Waiting<Piece>[] {
    const expired: Waiting<Piece>[] = [];
    for (const caller of this.callers.values()) {
      while (caller.waiting[0] && caller.waiting[0].addedAt < before) expired.push(...caller.waiting.splice(0, 1));
      const isIdle = caller.waiting.length === 0 && caller.running === 0;
      if (isIdle && this.allowanceOf(caller, now) >= fullAllowance) this.callers.delete(caller.id);
    }
    this.waitingCount -= expired.length;
    return expired;
  }

  /** Takes out everything that waits. */
  clear(): Waiting<Piece>[] {
    return this.expire(Infinity, 0);
  }

  private mayGoOn(caller: Caller<Piece>, now: number): boolean {
    return caller.running < this.options.mostRunning && this.allowanceOf(caller, now) > 0;
  }

  private allowanceOf(caller: Caller<Piece>, now: number): number {
    return Math.min(fullAllowance, caller.allowance + (now - caller.countedAt) * this.options.refill);
  }
}
