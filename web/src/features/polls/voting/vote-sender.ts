import { wordsFor } from '../../../api/error-words.ts';
import { FetchError } from '../../../api/fetch-error.ts';

/** An answer of this voter to one round. Its id is made here, once: sending it again changes nothing. */
export interface Vote {
  readonly id: string;
  readonly questionId: string;
  readonly round: number;
  readonly sequence: number;
  readonly values: readonly string[];
}

/** The vote that counts at the server after one was taken: another device's, if that was newer. */
export interface Acknowledged {
  readonly id: string;
  readonly sequence: number;
}

export interface VoteWorld {
  readonly newId: () => string;
  readonly send: (vote: Vote) => Promise<Acknowledged>;
  /** Keeps what is on its way over a reload; null when nothing is. */
  readonly keep: (vote: Vote | null) => void;
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Between 0 and 1: waits of many phones spread, so that they do not come back at the same moment. */
  readonly random: () => number;
  readonly onChange: (state: SenderState) => void;
  /** The server knows better: own votes should be read again. */
  readonly onStale: () => void;
}

export interface SenderState {
  /** Not acknowledged yet. */
  readonly waiting: Vote | null;
  /** Acknowledged, the newest of each round. */
  readonly votes: readonly Vote[];
  /** The server cannot be reached; it is tried again. */
  readonly isReached: boolean;
  /** Why the last vote was refused; empty when it was not. */
  readonly problem: string;
}

const firstWait = 400;
const longestWait = 5_000;

const isSame = (a: Pick<Vote, 'questionId' | 'round'>, b: Pick<Vote, 'questionId' | 'round'>): boolean =>
  a.questionId === b.questionId && a.round === b.round;

/** No answer, too busy, or not signed in at the moment: the vote itself was not judged. */
function mayTryAgain(error: unknown): boolean {
  if (!(error instanceof FetchError)) return true;
  return error.isNetwork || error.status >= 500 || error.status === 429 || error.status === 408 || error.status === 401;
}

/**
 * Sends the newest answer until it is acknowledged or refused. Only the newest matters: what was typed before it and is
 * still on its way is given up.
 */
export function createVoteSender(world: VoteWorld) {
  let state: SenderState = { waiting: null, votes: [], isReached: true, problem: '' };
  let isSending = false;
  let tries = 0;
  let cancel: (() => void) | undefined;

  function change(changes: Partial<SenderState>): void {
    state = { ...state, ...changes };
    world.onChange(state);
  }

  function take(vote: Vote): readonly Vote[] {
    return [...state.votes.filter((one) => !isSame(one, vote) || one.sequence > vote.sequence), vote];
  }

  async function send(): Promise<void> {
    cancel?.();
    const vote = state.waiting;
    if (isSending || vote === null) return;
    isSending = true;
    try {
      const taken = await world.send(vote);
      tries = 0;
      const isOwn = taken.id === vote.id || taken.sequence <= vote.sequence;
      settle(vote, { votes: isOwn ? take(vote) : state.votes, problem: '' });
      if (!isOwn) world.onStale();
    } catch (error) {
      if (mayTryAgain(error)) {
        tries += 1;
        change({ isReached: false });
        const wait = Math.min(longestWait, firstWait * 2 ** (tries - 1)) * (0.5 + world.random());
        cancel = world.after(wait, () => void send());
      } else {
        settle(vote, { problem: wordsFor(error) });
        world.onStale();
      }
    } finally {
      isSending = false;
    }
    if (state.waiting !== null && state.waiting !== vote) void send();
  }

  /** The vote is done with, unless a newer one has taken its place. */
  function settle(vote: Vote, changes: Partial<SenderState>): void {
    const isNewest = state.waiting === vote;
    if (isNewest) world.keep(null);
    change({ ...changes, waiting: isNewest ? null : state.waiting, isReached: true });
  }

  return {
    /** Answers a round, or changes the answer. */
    give(questionId: string, round: number, values: readonly string[]): void {
      const known = [...state.votes, ...(state.waiting ? [state.waiting] : [])].filter((one) =>
        isSame(one, { questionId, round }),
      );
      const sequence = 1 + Math.max(0, ...known.map((one) => one.sequence));
      const vote: Vote = { id: world.newId(), questionId, round, sequence, values };
      world.keep(vote);
      tries = 0;
      change({ waiting: vote, problem: '' });
      void send();
    },
    /**
     * Takes over what the server has, and sends what an earlier visit could not. Votes that were taken after the server was
     * asked stay.
     */
    adopt(votes: readonly Vote[], kept: Vote | null): void {
      const later = state.votes.filter(
        (one) => !votes.some((other) => isSame(one, other) && other.sequence >= one.sequence),
      );
      const newer = kept && !votes.some((one) => isSame(one, kept) && one.sequence >= kept.sequence) ? kept : null;
      if (kept && !newer) world.keep(null);
      const others = votes.filter((one) => !later.some((other) => isSame(one, other)));
      change({ votes: [...others, ...later], waiting: state.waiting ?? newer });
      void send();
    },
    /** The network is back. */
    wake(): void {
      tries = 0;
      void send();
    },
    /** The page is left: waiting votes are sent at the next visit. */
    stop(): void {
      cancel?.();
    },
  };
}
