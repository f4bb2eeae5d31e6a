import type { MemberRole } from '@lemma/contracts';

/** Somebody whom a course has, in the role that the class gives them. */
export interface Comer {
  readonly subject: string;
  readonly role: MemberRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly sourcedId: string | null;
  readonly isTest: boolean;
}

/** Somebody of the LMS who has an account here. */
export interface KnownMember {
  readonly subject: string;
  readonly identityId: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** In the class now; null for people who are not in it. */
  readonly role: MemberRole | null;
  /** A teacher of the class has taken them out: the roster does not bring them in again. */
  readonly isTakenOut: boolean;
  /** The course has brought them: they leave with it. */
  readonly isOfCourse: boolean;
  /** Made by the LMS for trying out: many leave such people out of the roster. */
  readonly isTest: boolean;
}

export type RosterChange =
  | { readonly change: 'comes'; readonly comer: Comer; readonly known: KnownMember | null }
  | { readonly change: 'role'; readonly comer: Comer; readonly known: KnownMember; readonly before: MemberRole }
  /** Has to choose an account, and comes in with the first launch. */
  | { readonly change: 'later'; readonly comer: Comer }
  | { readonly change: 'kept-out'; readonly comer: Comer }
  | { readonly change: 'goes'; readonly known: KnownMember; readonly role: MemberRole };

export interface Plan {
  readonly changes: readonly RosterChange[];
  /** In the course, and in the class in the same role. */
  readonly unchanged: readonly { readonly comer: Comer; readonly known: KnownMember }[];
  /** So many leave that somebody has to look at it first. */
  readonly needsLook: boolean;
}

/** More than this share of a course at the same time may be an error of the LMS. */
const leavingShare = 0.3;

/** Compares a course with its class. `makesAccounts`: learners who are new get an account without being asked. */
export function planRoster(
  comers: readonly Comer[],
  known: readonly KnownMember[],
  { makesAccounts }: { readonly makesAccounts: boolean },
): Plan {
  const bySubject = new Map(known.map((member) => [member.subject, member]));
  const unchanged: Plan['unchanged'][number][] = [];
  const changes: RosterChange[] = [];
  for (const comer of comers) {
    const member = bySubject.get(comer.subject) ?? null;
    if (member === null) {
      const isMade = makesAccounts && comer.role === 'learner';
      changes.push(isMade ? { change: 'comes', comer, known: null } : { change: 'later', comer });
    } else if (member.isTakenOut) changes.push({ change: 'kept-out', comer });
    else if (member.role === null) changes.push({ change: 'comes', comer, known: member });
    else if (member.role === comer.role) unchanged.push({ comer, known: member });
    else changes.push({ change: 'role', comer, known: member, before: member.role });
  }
  const inCourse = new Set(comers.map(({ subject }) => subject));
  const ofCourse = known.filter(({ isOfCourse, isTest, role }) => isOfCourse && !isTest && role !== null);
  const going = ofCourse.filter(({ subject }) => !inCourse.has(subject));
  for (const member of going) {
    if (member.role !== null) changes.push({ change: 'goes', known: member, role: member.role });
  }
  return { changes, unchanged, needsLook: going.length > ofCourse.length * leavingShare };
}
