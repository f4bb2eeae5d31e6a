import type { ApiScope, Role } from '@lemma/contracts';

export interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly userName: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly isAnonymous: boolean;
  readonly emailVerifiedAt: Date | null;
  /** When a teacher was let in, and by whom; null when not let in, or when the setting of the instance did it. */
  readonly letInAt: Date | null;
  readonly letInBy: string | null;
}

/** The session that a request came in. */
export interface VisitorSession {
  readonly id: string;
  /** Set by `confirmIdentity`, and by signing in with everything that the account asks for. */
  readonly confirmedAt: Date | null;
  readonly lastSeenAt: Date;
  /** The administrator who is signed in as this user. */
  readonly actingAdministrator: { readonly id: string; readonly name: string } | null;
  /** Set for a session that began with a launch in an LMS: it reaches this class alone. */
  readonly course: SessionCourse | null;
}

/** The course of the launch that a session began with. */
export interface SessionCourse {
  readonly contextId: string;
  readonly linkId: string | null;
  /** Null while the course is connected with no class. */
  readonly classId: string | null;
}

/** The API token that a request came with, in place of a session. */
interface VisitorToken {
  readonly id: string;
  readonly scopes: readonly ApiScope[];
}

export interface SignedInUser extends Account {
  /** Null for people whom a program stands for, and for those whom no request has brought. */
  readonly session: VisitorSession | null;
  /** Where a program calls for the person. */
  readonly apiToken?: VisitorToken;
}
