/**
 * The error bodies of the API. 400 answers field errors, with a `code` beside them where clients act upon it; every other
 * error answers `{ detail, code }`.
 * Wording of the details that clients look for is the requirements' own (X01).
 */

export const errorDetails = {
  notSignedIn: 'Authentication credentials were not provided.',
  tokenExpired: 'Token expired',
  csrf: 'CSRF token missing or incorrect.',
} as const;

/** P08 and the further codes that clients act upon. */
export type ErrorCode =
  | 'session/wrong-password'
  | 'session/not-authenticated'
  | 'session/authentication-error'
  | 'session/csrf'
  /** The password was right; the body names the second factors that may be given: `{ methods }`. */
  | 'session/second-factor-needed'
  /** The act needs the password, and the second factor where there is one, once more. */
  | 'session/confirmation-needed'
  | 'session/acting-as-somebody'
  /** Not from the frame of an LMS: the page offers to continue in a window of its own. */
  | 'session/framed'
  /** The API token that came with the call does not have the scope that the body names: `{ scope }`. */
  | 'token/scope-missing'
  /** No API token may make the call. */
  | 'token/not-for-tokens'
  | 'request/invalid'
  | 'request/not-found'
  | 'request/forbidden'
  | 'request/conflict'
  | 'request/too-many'
  | 'request/too-large'
  /** Archived, or past its last day. */
  | 'classroom/read-only'
  /** A new attempt needs a place in the class, and the learner has none. */
  | 'classroom/place-needed'
  /** The caller waits to be let into the class. */
  | 'classroom/waiting'
  | 'attempt/closed'
  | 'attempt/not-open'
  | 'attempt/wrong-password'
  | 'attempt/variant-changed'
  | 'attempt/solution-shown'
  | 'attempt/same-id-other-answers'
  /** Something has changed since the preview: read it again. */
  | 'regrade/answers-came-in'
  | 'poll/closed'
  | 'poll/not-live'
  | 'poll/members-only'
  /** The same identity has voted elsewhere meanwhile: read `getMyPoll` again. */
  | 'poll/changed-elsewhere'
  | 'poll/wrong-code'
  /** In a 400: the address belongs to an account that the work can be merged with. */
  | 'account/address-taken'
  /** The caller is a teacher who was not let in yet (SC20). */
  | 'account/not-let-in'
  | 'exercise/changed-elsewhere'
  | 'exercise/has-problems'
  | 'server/unavailable'
  /** Nothing can be saved at the moment, as on a full disk; reading still works. */
  | 'server/read-only'
  | 'server/error';

/** Body of a 400: messages by field; `nonFieldErrors` for those of no field. Nested fields are joined by a dot. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;
