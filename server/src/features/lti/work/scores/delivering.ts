import {
  PlatformRefused,
  PlatformUnavailable,
  platformScopes,
  type PlatformAccount,
  type ScoreMessage,
} from '../../../../core/outside/lti-platform/platform.ts';
import type { Services } from '../../../../core/services.ts';
import type { DueScore } from '../../data/scores/outbox-store.ts';
import { scoreData } from '../../data/scores/score-store.ts';
import { requireColumn } from './columns.ts';
import { accountOf, ltiPlatforms } from './platforms.ts';

/** The result of sending a score. */
export type Delivery =
  /** `isKept` where the platform is not known to show another grade all the same. */
  | { readonly kind: 'sent'; readonly isKept: boolean }
  | { readonly kind: 'refused' | 'stopped'; readonly problem: string }
  | {
      readonly kind: 'unavailable';
      readonly problem: string;
      readonly retryAfterMs: number | null;
      /** Whether it may have arrived all the same. */
      readonly mayBeDone: boolean;
    };

const sent: Delivery = { kind: 'sent', isKept: true };

const progressOf = {
  initialized: { activityProgress: 'Initialized', gradingProgress: 'NotReady' },
  submitted: { activityProgress: 'Submitted', gradingProgress: 'Pending' },
  completed: { activityProgress: 'Completed', gradingProgress: 'FullyGraded' },
} as const;

function messageOf(score: DueScore, timestamp: Date): ScoreMessage {
  const { wantedScore, wantedMaximum, wantedComment, submittedAt } = score;
  return {
    userId: score.subject,
    ...progressOf[score.wantedProgress],
    ...(wantedScore === null ? {} : { scoreGiven: wantedScore, scoreMaximum: wantedMaximum }),
    ...(wantedComment === '' ? {} : { comment: wantedComment }),
    ...(submittedAt === null ? {} : { submission: { submittedAt: submittedAt.toISOString() } }),
    timestamp: timestamp.toISOString(),
  };
}

/** Sends one score, and says what became of it; never rejects because of the platform. */
export async function deliverScore(services: Services, score: DueScore): Promise<Delivery> {
  try {
    return await deliver(services, score, { mayMakeAgain: true });
  } catch (error) {
    if (error instanceof PlatformUnavailable) {
      const { retryAfterMs, mayBeDone, message: problem } = error;
      return { kind: 'unavailable', problem, retryAfterMs, mayBeDone };
    }
    if (error instanceof PlatformRefused) return whyRefused(error);
    throw error;
  }
}

async function deliver(
  services: Services,
  score: DueScore,
  { mayMakeAgain }: { readonly mayMakeAgain: boolean },
): Promise<Delivery> {
  if (!score.scopes.includes(platformScopes.score)) {
    return { kind: 'stopped', problem: 'The LMS does not let Lemma send scores from this course.' };
  }
  const column = await scoreData(services).findColumn(score.linkId);
  if (!column) return { kind: 'stopped', problem: 'The course is no longer connected with this class.' };
  const account = accountOf(column.platform);
  const address = await requireColumn(services, column);
  const sending = { account, address, score };
  if (score.wantedProgress === 'submitted') {
    if (await hasGrade(services, sending)) return sent;
  } else if (score.mayBeThere && (await isThere(services, sending))) return sent;
  try {
    return await send(services, { ...sending, timestamp: score.lastTimestamp });
  } catch (error) {
    const isGone = error instanceof PlatformRefused && (error.status === 404 || error.status === 410);
    if (!isGone || !mayMakeAgain) throw error;
    await scoreData(services).forgetColumn(score.linkId, address);
    return deliver(services, { ...score, mayBeThere: false }, { mayMakeAgain: false });
  }
}

interface Sending {
  readonly account: PlatformAccount;
  readonly address: string;
  readonly score: DueScore;
}

/**
 * Sends the message. A platform that has one as new already either has this very score, from a try whose answer was lost, or
 * a grade of its own: then a later timestamp is tried once.
 */
async function send(services: Services, { timestamp, ...sending }: Sending & { timestamp: Date }): Promise<Delivery> {
  const { account, address, score } = sending;
  const platforms = ltiPlatforms(services);
  try {
    await platforms.sendScore(account, address, messageOf(score, timestamp));
    // A grade that a teacher has changed in the LMS may stay as it is.
    return score.hasDifference ? { kind: 'sent', isKept: await isThere(services, sending) } : sent;
  } catch (error) {
    if (!(error instanceof PlatformRefused) || error.status !== 409) throw error;
  }
  if (await isThere(services, sending)) return sent;
  const later = await scoreData(services).moveTimestamp(score.id, services.now());
  try {
    await platforms.sendScore(account, address, messageOf(score, later));
    return sent;
  } catch (error) {
    if (!(error instanceof PlatformRefused) || error.status !== 409) throw error;
    throw new PlatformUnavailable('The LMS has a newer grade.', { mayBeDone: false, cause: error });
  }
}

async function readResult(services: Services, { account, address, score }: Sending) {
  const results = await ltiPlatforms(services).readResults(account, address, score.subject);
  return results.find(({ userId }) => userId === score.subject);
}

/**
 * Whether the platform has a grade already, perhaps a teacher's own: a message that somebody has handed in would empty it.
 * Where the platform does not let itself be asked, it may.
 */
async function hasGrade(services: Services, sending: Sending): Promise<boolean> {
  if (!sending.score.scopes.includes(platformScopes.result)) return true;
  return typeof (await readResult(services, sending))?.resultScore === 'number';
}

/** Whether the platform has this score; false where it does not let itself be asked. */
async function isThere(services: Services, sending: Sending): Promise<boolean> {
  const { score } = sending;
  if (score.wantedProgress === 'submitted') return true;
  if (!score.scopes.includes(platformScopes.result)) return false;
  const result = await readResult(services, sending);
  return isSameScore(
    { score: score.wantedScore, maximum: score.wantedMaximum },
    { score: result?.resultScore ?? null, maximum: result?.resultMaximum ?? null },
  );
}

const rounding = 0.0005;

interface Scored {
  readonly score: number | null;
  /** Null is what the platform does not say: 1. */
  readonly maximum: number | null;
}

/** Whether a platform, which scales and rounds, has the score that it was sent. */
export function isSameScore(ours: Scored, theirs: Scored): boolean {
  if (ours.score === null || theirs.score === null) return ours.score === theirs.score;
  return Math.abs(ours.score / (ours.maximum ?? 1) - theirs.score / (theirs.maximum ?? 1)) <= rounding;
}

function whyRefused({ status, message }: PlatformRefused): Delivery {
  if (status === 401) {
    return {
      kind: 'unavailable',
      problem: `The LMS does not accept Lemma’s access: ${message}`,
      retryAfterMs: null,
      mayBeDone: false,
    };
  }
  if (status === 403) return { kind: 'refused', problem: `The LMS does not let Lemma write scores here: ${message}` };
  // Moodle does not name the person: it says this of people without a role that has grades.
  const namesPerson = /user|student|learner|incorrect score received/i.test(message);
  const isAboutPerson = (status === 400 || status === 404 || status === 422) && namesPerson;
  if (isAboutPerson) return { kind: 'stopped', problem: `The LMS does not take a score for this learner: ${message}` };
  return { kind: 'refused', problem: message };
}
