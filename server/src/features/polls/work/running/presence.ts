import { createHmac } from 'node:crypto';
import { pollPresenceDigits, pollPresenceSeconds } from '@lemma/contracts';
import { conflict, invalidField } from '../../../../core/errors.ts';
import type { PollRow } from '../../data/poll-store.ts';
import { votesTopic } from './topics.ts';
import { type PollVoter, votingData } from '../../data/voting-store.ts';
import { limits } from '../../../../core/throttle/limits.ts';
import type { Services } from '../../../../core/services.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

const windowMs = pollPresenceSeconds * 1000;

export const windowAt = (moment: Date): number => Math.floor(moment.getTime() / windowMs);
export const endOfWindow = (window: number): Date => new Date((window + 1) * windowMs);

/** The code on the wall in one window of time; every node makes the same. */
export function presenceCode(poll: Pick<PollRow, 'id' | 'presenceSecret'>, window: number): string {
  const digest = createHmac('sha256', poll.presenceSecret).update(`${poll.id} ${window}`).digest();
  return String(digest.readUInt32BE(0) % 10 ** pollPresenceDigits).padStart(pollPresenceDigits, '0');
}

/** The window of a code that is right now: the one on the wall, or the one before it, which somebody is still typing. */
export function windowOfCode(poll: Pick<PollRow, 'id' | 'presenceSecret'>, code: string, now: Date): number | null {
  const current = windowAt(now);
  return [current, current - 1].find((window) => presenceCode(poll, window) === code) ?? null;
}

/** Notes that the voter sees the wall. It shows the teacher something and decides nothing. */
export async function enterPresenceCode(
  services: Services,
  { poll, voter }: { readonly poll: PollRow; readonly voter: PollVoter },
  code: string,
): Promise<{ presentAt: string }> {
  if (poll.state !== 'live' || !poll.countsPresence) {
    throw conflict('poll/not-live', said(m.noCodeAsked));
  }
  const attempt = { limit: limits.presenceCodeOfVoter, subject: voter.id };
  await services.throttle.take(attempt);
  const now = services.now();
  const window = windowOfCode(poll, code, now);
  if (window === null) throw invalidField('code', said(m.notCodeOnWall));
  await services.throttle.giveBack(attempt);
  const wasLate = window !== windowAt(now);
  await votingData(services).insertPresence({ voterId: voter.id, window, wasLate, enteredAt: now });
  services.bus.publish(votesTopic(poll.id));
  return { presentAt: now.toISOString() };
}
