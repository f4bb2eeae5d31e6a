/** Why a launch is refused, by the number of the check. Each has words for the person who launches. */
const refusals = {
  'platform-error': { check: 1, words: 'Your LMS did not sign you in.' },
  malformed: { check: 2, words: 'This launch cannot be read.' },
  'unknown-state': { check: 2, words: 'This launch has ended.' },
  'unknown-registration': { check: 2, words: 'This LMS is not registered here.' },
  'registration-waiting': { check: 2, words: 'An administrator has to approve your LMS first.' },
  'registration-off': { check: 2, words: 'An administrator has switched your LMS off here.' },
  'several-registrations': { check: 2, words: 'Your LMS did not say which installation of it you come from.' },
  'other-browser': { check: 3, words: 'This launch began in another browser, or your browser keeps no cookies.' },
  'wrong-algorithm': { check: 4, words: '' },
  'no-key-id': { check: 4, words: '' },
  'unknown-key': { check: 5, words: '' },
  'keys-unreadable': { check: 5, words: 'The keys of your LMS cannot be read at the moment.' },
  'bad-signature': { check: 6, words: '' },
  'wrong-issuer': { check: 7, words: '' },
  'wrong-audience': { check: 8, words: '' },
  'wrong-authorized-party': { check: 8, words: '' },
  'no-times': { check: 9, words: '' },
  ended: { check: 9, words: 'This launch has ended.' },
  'not-yet-valid': { check: 9, words: 'The clock of your LMS is wrong.' },
  'lives-too-long': { check: 9, words: '' },
  'too-old': { check: 9, words: 'This launch has ended.' },
  'wrong-nonce': { check: 10, words: '' },
  replayed: { check: 11, words: 'This launch was used already.' },
  'no-subject': { check: 12, words: 'Your LMS did not say who you are. Sign in there first.' },
  'wrong-version': { check: 13, words: '' },
  'wrong-message-type': { check: 14, words: '' },
  'wrong-deployment': { check: 15, words: '' },
  'deployment-waiting': { check: 15, words: 'An administrator has to switch this on first.' },
  'deployment-off': { check: 15, words: 'An administrator has switched this off.' },
  'wrong-roles': { check: 16, words: '' },
  'no-resource-link': { check: 17, words: '' },
  'wrong-deep-linking': { check: 17, words: '' },
  'no-course': { check: 17, words: 'This link is in no course. Open it from a course.' },
  'wrong-target': { check: 18, words: '' },
  'no-role': { check: 16, words: 'You have no role in this course.' },
  'mentor-role': { check: 16, words: 'There is no page for mentors and parents yet.' },
  suspended: { check: 19, words: 'Your account is suspended. Ask an administrator.' },
  'taken-out': { check: 19, words: 'A teacher has taken you out of this class. Ask your teacher.' },
  'class-over': { check: 19, words: 'This class is over.' },
} as const satisfies Readonly<Record<string, { readonly check: number; readonly words: string }>>;

export type RefusalCode = keyof typeof refusals;

const usualWords = 'Your LMS sent something that cannot be trusted.';

/** A launch that is refused: the code and details are for administrators, the words for the person. */
export class LaunchRefused extends Error {
  override name = 'LaunchRefused';
  readonly code: RefusalCode;
  readonly check: number;
  readonly words: string;
  /** A description of the fault, without names. */
  readonly details: string;
  /** Known when the platform was recognised. */
  registrationId: string | null = null;

  constructor(code: RefusalCode, details = '') {
    super(code);
    this.code = code;
    this.check = refusals[code].check;
    this.words = refusals[code].words || usualWords;
    this.details = details.slice(0, 300);
  }
}

/** Throws unless the condition holds. */
export function mustHold(condition: boolean, code: RefusalCode, details = ''): asserts condition {
  if (!condition) throw new LaunchRefused(code, details);
}
