import { said, type Message, type Said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

interface Refusal {
  readonly check: number;
  readonly words: Message;
  readonly next?: Message | null;
}

/**
 * Why a launch is refused, by the number of the check. Each has words for the person who launches, and the sentence that
 * helps them on. Without `next`, opening the link again may help; null is for words that say all.
 */
const refusals = {
  'platform-error': { check: 1, words: m.notSignedIn },
  malformed: { check: 2, words: m.notRead },
  'unknown-state': { check: 2, words: m.ended },
  'unknown-registration': { check: 2, words: m.notRegistered },
  'registration-waiting': { check: 2, words: m.lmsWaits, next: m.showToStaff },
  'registration-off': { check: 2, words: m.lmsOff, next: m.showToStaff },
  'several-registrations': { check: 2, words: m.whichInstallation, next: m.showToStaff },
  'other-browser': { check: 3, words: m.otherBrowser },
  'wrong-algorithm': { check: 4, words: m.notTrusted },
  'no-key-id': { check: 4, words: m.notTrusted },
  'unknown-key': { check: 5, words: m.notTrusted },
  'keys-unreadable': { check: 5, words: m.keysUnreadable },
  'bad-signature': { check: 6, words: m.notTrusted },
  'wrong-issuer': { check: 7, words: m.notTrusted },
  'wrong-audience': { check: 8, words: m.notTrusted },
  'wrong-authorized-party': { check: 8, words: m.notTrusted },
  'no-times': { check: 9, words: m.notTrusted },
  ended: { check: 9, words: m.ended },
  'not-yet-valid': { check: 9, words: m.wrongClock, next: m.showToStaff },
  'lives-too-long': { check: 9, words: m.notTrusted },
  'too-old': { check: 9, words: m.ended },
  'wrong-nonce': { check: 10, words: m.notTrusted },
  replayed: { check: 11, words: m.usedAlready },
  'no-subject': { check: 12, words: m.unknownPerson },
  'wrong-version': { check: 13, words: m.notTrusted },
  'wrong-message-type': { check: 14, words: m.notTrusted },
  'wrong-deployment': { check: 15, words: m.notTrusted },
  'deployment-waiting': { check: 15, words: m.installationWaits, next: m.showToStaff },
  'deployment-off': { check: 15, words: m.installationOff, next: m.showToStaff },
  'wrong-roles': { check: 16, words: m.notTrusted },
  'no-resource-link': { check: 17, words: m.notTrusted },
  'wrong-deep-linking': { check: 17, words: m.notTrusted },
  'no-course': { check: 17, words: m.noCourse, next: null },
  'wrong-target': { check: 18, words: m.notTrusted },
  'no-role': { check: 16, words: m.noRole, next: m.showToStaff },
  'mentor-role': { check: 16, words: m.noPageForMentors, next: null },
  suspended: { check: 19, words: m.suspended, next: null },
  'taken-out': { check: 19, words: m.takenOut, next: null },
  'class-over': { check: 19, words: m.classIsOver, next: null },
} as const satisfies Readonly<Record<string, Refusal>>;

export type RefusalCode = keyof typeof refusals;

/** Returns the words for the person whose launch was refused for this reason; null for one that is no longer known. */
export const wordsOfRefusal = (code: string): Said | null =>
  Object.hasOwn(refusals, code) ? said(refusals[code as RefusalCode].words) : null;

/** A launch that is refused: the code and details are for administrators, the words for the person. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused';
  readonly code: RefusalCode;
  readonly check: number;
  readonly words: Said;
  /** A description of the fault, without names. */
  readonly details: string;
  /** The sentence that helps the person on; null where the words say all. */
  next: Said | null;
  /** Known when the platform was recognised. */
  registrationId: string | null = null;

  constructor(code: RefusalCode, details = '') {
    super(code);
    this.code = code;
    this.check = refusals[code].check;
    const { words, next = m.openAgainOrShow }: Refusal = refusals[code];
    this.words = said(words);
    this.next = next === null ? null : said(next);
    this.details = details.slice(0, 300);
  }
}

/** Throws unless the condition holds. */
export function mustHold(condition: boolean, code: RefusalCode, details = ''): asserts condition {
  if (!condition) throw new LaunchRefused(code, details);
}
