import type { PartVerdict, ResponseVerdict } from '@lemma/math';
import { wordsOf, type Message, type Said, type Speaker } from '@lemma/contracts/messages';
import { engineWordsIn } from '../../../core/language/engine-sentences.ts';
import * as m from '../messages.ts';
import { decided, shareOf } from '../../attempts/api.ts';

/** Reads and compares verdicts: pure functions. */

/** Outcome as it is kept beside a response. */
export function keptOutcome(verdict: ResponseVerdict): 'right' | 'partly' | 'wrong' | 'unknown' {
  if (verdict.parts.some(({ outcome }) => outcome === 'unknown')) return 'unknown';
  return verdict.outcome === 'invalid' ? 'unknown' : verdict.outcome;
}

export const shareOfVerdict = (verdict: ResponseVerdict): number => shareOf(verdict);

/** Whether the new version can say nothing of an answer that counts: it cannot read it, or not decide it. */
export function isUndecided(fresh: ResponseVerdict | null, part: string | null): boolean {
  if (fresh === null || fresh.outcome === 'invalid') return true;
  return fresh.parts.some((one) => (part === null || one.part === part) && !decided.has(one.outcome));
}

/** Why an answer is marked as it is now, in a sentence for the teacher. */
export function whyMarked(verdict: ResponseVerdict, part: string | null, before?: ResponseVerdict): Said | string {
  const isMeant = (one: PartVerdict) =>
    (part === null || one.part === part) &&
    !before?.parts.some((old) => old.part === one.part && old.score === one.score && old.outcome === one.outcome);
  const changed = verdict.parts.filter(isMeant);
  const first = changed.find(({ feedback }) => feedback !== '') ?? changed[0];
  if (!first) return '';
  if (first.feedback !== '') return first.feedback;
  const known = reasons.find(([pattern]) => pattern.test(first.reason))?.[1];
  return { message: known ?? (first.score > 0 ? m.equalToAccepted : m.equalToNone), values: {} };
}

const reasons: readonly (readonly [RegExp, Message])[] = [
  [/^full-marks$/, m.fullMarksForEverybody],
  [/^drop$/, m.noLongerCounts],
  [/^known mistake/, m.knownMistake],
  [/^(identical|structure|exact)$/, m.sameAsAccepted],
  [/^rounded$/, m.roundedAsAllowed],
  [/^tolerance$/, m.withinTolerance],
  [/^form$/, m.notInForm],
  [/^empty$/, m.leftEmpty],
];

/** The reason for a reader: in words of ours, of the engine, or of the author as they are. */
export const whyInWords = (why: Said | string, speaker: Speaker): string =>
  typeof why === 'string' ? engineWordsIn(why, speaker) : wordsOf(why, speaker);
