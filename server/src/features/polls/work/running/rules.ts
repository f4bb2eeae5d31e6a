import { pollGraceMs, type PollPhase } from '@lemma/contracts';

/** The rules of time in a poll: pure functions of its rounds and the server's time. */

export interface RoundTimes {
  readonly closesAt: Date | null;
  readonly closedAt: Date | null;
}

/** A timer closes its round by itself: nothing is written when it ends. */
export function isRoundOpen(round: RoundTimes, now: Date): boolean {
  return round.closedAt === null && (round.closesAt === null || now < round.closesAt);
}

/**
 * Whether votes are taken: those sent in time may arrive a little after the timer's end, but not after the teacher has
 * closed.
 */
export function takesVotes(round: RoundTimes, now: Date): boolean {
  if (round.closedAt !== null) return false;
  return round.closesAt === null || now.getTime() < round.closesAt.getTime() + pollGraceMs;
}

export function phaseOf(round: RoundTimes | undefined, now: Date): PollPhase {
  if (!round) return 'ready';
  return isRoundOpen(round, now) ? 'open' : 'closed';
}

/** When a round was closed, by hand or by its timer; null while it is open. */
export function closedAtOf(round: RoundTimes, now: Date): Date | null {
  if (round.closedAt) return round.closesAt && round.closesAt < round.closedAt ? round.closesAt : round.closedAt;
  return round.closesAt && round.closesAt <= now ? round.closesAt : null;
}

interface Shown {
  readonly resultsShown: boolean;
  readonly keyShown: boolean;
  readonly comparisonShown: boolean;
  readonly liveResults: boolean;
}

/**
 * Returns the parts of a question for the wall. While votes come in there are results only if they are to be live; the
 * key and the comparison wait for the end of the round.
 */
export function whatIsRevealed(question: Shown, phase: PollPhase) {
  const isClosed = phase === 'closed';
  return {
    results: question.resultsShown || (phase === 'open' && question.liveResults),
    key: isClosed && question.keyShown,
    comparison: isClosed && question.comparisonShown,
  };
}
