import { randomUUID } from 'node:crypto';
import { ownPart } from '../../../../core/own.ts';
import type { Services } from '../../../../core/services.ts';
import type { DueScore } from '../../data/scores/outbox-store.ts';
import { scoreData } from '../../data/scores/score-store.ts';
import { deliverScore, type Delivery } from './delivering.ts';
import { createPlatformHealth } from './platform-health.ts';
import { restMs } from './settling.ts';

const second = 1000;
const hour = 3600 * second;
const leaseMs = 5 * 60 * second;
const platformLeaseMs = 60 * second;
const firstWaitMs = 30 * second;
const longestWaitMs = 6 * hour;
const givesUpAfterMs = 7 * 24 * hour;
const atOnce = 5;
/**
 * Sends waiting scores to their platforms, to all at the same time and to each one in turn. One server at a time sends to a
 * platform. A score is tried again for seven days, with waits that double; a platform that is away is asked less and less
 * often, and when it is back everything that waits is sent.
 */
export function createScoreSending(services: Services) {
  const sender = randomUUID();
  const health = createPlatformHealth(services.now);
  const stopping = new AbortController();

  async function settleOutcome(score: DueScore, outcome: Delivery): Promise<void> {
    const now = services.now();
    if (outcome.kind === 'sent')
      return scoreData(services).markScoreSent(score, { now, restMs, isKept: outcome.isKept });
    const isOpen = outcome.kind === 'unavailable' && (outcome.mayBeDone || score.mayBeThere);
    const nextTryAt = outcome.kind === 'unavailable' ? nextTry(score, now, outcome.retryAfterMs) : null;
    // The words of the platform may name people: they are for the teacher.
    services.log.warn({ score: score.id, tries: score.tries, why: outcome.kind, nextTryAt }, 'a score was not sent');
    const state = outcome.kind === 'stopped' ? 'stopped' : 'refused';
    return scoreData(services).markScoreProblem(score, { problem: outcome.problem, nextTryAt, isOpen, state });
  }

  async function sendOne(platformId: string, score: DueScore): Promise<void> {
    const outcome = await deliverScore(services, score);
    await settleOutcome(score, outcome);
    if (health.note(platformId, outcome)) await scoreData(services).wakeScores(platformId, services.now());
  }

  const running = new Map<string, Promise<number>>();

  /** One run at a time for each platform; a slow one delays no other. */
  function runFor(platformId: string): Promise<number> {
    const known = running.get(platformId);
    if (known) return known;
    const run = sendTo(platformId).finally(() => running.delete(platformId));
    running.set(platformId, run);
    return run;
  }

  async function duePlatforms(): Promise<string[]> {
    const platforms = await scoreData(services).selectDuePlatforms(services.now());
    return platforms.filter((id) => !health.isPaused(id));
  }

  async function sendTo(platformId: string): Promise<number> {
    let taken = 0;
    const until = () => new Date(services.now().getTime() + platformLeaseMs);
    while (!stopping.signal.aborted && !health.isPaused(platformId)) {
      const now = services.now();
      if (!(await scoreData(services).leasePlatform(platformId, { sender, now, until: until() }))) return taken;
      // While a platform is away, one score finds out whether it is back.
      const most = health.isAway(platformId) ? 1 : atOnce;
      const leaseEnd = new Date(now.getTime() + leaseMs);
      const due = await scoreData(services).takeDueScores(platformId, { now, leaseEnd, most });
      await Promise.all(due.map((score) => sendOne(platformId, score)));
      taken += due.length;
      if (due.length === 0) break;
    }
    await scoreData(services).releasePlatform(platformId, sender);
    return taken;
  }

  return {
    /** Sends what is due, and answers how many scores were taken. */
    async sendDue(): Promise<number> {
      const taken = await Promise.all((await duePlatforms()).map((id) => runFor(id)));
      return taken.reduce((sum, count) => sum + count, 0);
    },

    /** Begins to send what is due, without waiting for platforms. */
    async startDue(): Promise<void> {
      for (const id of await duePlatforms()) {
        if (running.has(id)) continue;
        services.background.run('sending scores', () => services.outages.watch('sending scores', () => runFor(id)));
      }
    },

    /** Takes no more; those under way are finished. */
    stop(): void {
      stopping.abort();
    },
  };
}

/** Waits double from half a minute to six hours, and are as long as the platform asks; null after seven days. */
export function nextTry(
  { tries, wantedAt }: Pick<DueScore, 'tries' | 'wantedAt'>,
  now: Date,
  retryAfterMs: number | null,
): Date | null {
  const wait = Math.max(
    retryAfterMs ?? 0,
    Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(20, Math.max(0, tries - 1))),
  );
  const end = wantedAt.getTime() + givesUpAfterMs;
  if (now.getTime() >= end) return null;
  return new Date(Math.min(now.getTime() + wait, end));
}

export const scoreSending = ownPart(createScoreSending);
