/** How many tries of one thing a person or an address has in a window of time. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/**
 * Limits per account are low, those per address are high: thirty pupils behind one address mistype their passwords on
 * the same morning, and none of them may be locked out by the others.
 */
export const limits = {
  passwordOfAccount: { name: 'password:account', most: 10, seconds: 15 * minute },
  /** Over this an address is slow, and each account has only a few tries from it. */
  passwordFromAddress: { name: 'password:address', most: 300, seconds: 15 * minute },
  passwordFromBusyAddress: { name: 'password:account-address', most: 5, seconds: 15 * minute },
  /** Where the account was signed in before. */
  passwordOnDevice: { name: 'password:device', most: 10, seconds: 15 * minute },
  /** Six figures of which three are right at a time: with these two, a year of trying finds one with 1 %. */
  codeOfAccount: { name: 'code:account', most: 5, seconds: 15 * minute },
  codeOfAccountInADay: { name: 'code-day:account', most: 30, seconds: 24 * hour },
  resetMailToAddress: { name: 'reset-mail:account', most: 3, seconds: hour },
  resetMailFromAddress: { name: 'reset-mail:address', most: 200, seconds: hour },
  verificationMail: { name: 'verification-mail:account', most: 5, seconds: hour },
  mailLinkFromAddress: { name: 'mail-link:address', most: 100, seconds: hour },
  /** Mails to addresses that somebody else typed (SC20). */
  invitationsOfUser: { name: 'invitation:user', most: 100, seconds: 24 * hour },
  /** One learner's tries of what a teacher has said in the room. */
  passwordOfTask: { name: 'password:task', most: 10, seconds: 15 * minute },
  /** Wrong codes only; several halls may share an address. */
  pollCodeFromAddress: { name: 'poll-code:address', most: 300, seconds: 10 * minute },
  /** New devices in one poll: four halls of 600, or one of 2,400, behind one address. */
  pollJoinsFromAddress: { name: 'poll-join:address', most: 2400, seconds: minute },
  /** Three figures of which two are right at a time. */
  presenceCodeOfVoter: { name: 'presence-code:voter', most: 8, seconds: 5 * minute },
  joinCodeFromAddress: { name: 'join-code:address', most: 100, seconds: 10 * minute },
  /** Each reads a document of an LMS that somebody has named. */
  ltiRegistrationFromAddress: { name: 'lti-registration:address', most: 60, seconds: 10 * minute },
} as const satisfies Record<string, Limit>;
