import type { Endpoint, Who } from '@lemma/contracts';
import type { Browser } from './browser.ts';
import { said } from '@lemma/contracts/messages';
import { forbidden, notSignedIn } from '../errors.ts';
import type { EarlyReads, Resources } from './resources.ts';
import { isPrivileged, isStaff, isSuperuser } from './roles.ts';
import type { SignedInUser } from './visitor.ts';

/** A call that asks to be let in. */
export interface Visit {
  readonly endpoint: Endpoint;
  readonly browser: Browser;
  readonly visitor: SignedInUser | null;
  readonly params: Readonly<Record<string, string>>;
  readonly early: EarlyReads;
}

/** The rights and loaded resources of a visit that was let in. */
export interface Grant {
  readonly resources: Partial<Resources>;
  /** Whom the thing knows the caller as, where an account does not say it: limits and turns count by it. */
  readonly callerId?: string;
  /** The class that the thing belongs to, where the address does not name it. */
  readonly classId?: string | null;
}

/** A visit that access was granted to. */
export type Admitted = Visit & Pick<Grant, 'resources' | 'classId'>;

/** Lets the visit pass or throws 401, 403 or 404; foreign and absent things answer alike. */
export type AccessCheck<Level> = (visit: Visit, level: Level) => Promise<Grant>;

type Things = Extract<Who, object>;
type ThingNames<T> = T extends object ? keyof T : never;

/** A check for each kind of thing that `who` may name; features hand them in. */
export type AccessChecks = {
  readonly [Name in ThingNames<Things>]: AccessCheck<Extract<Things, Readonly<Record<Name, unknown>>>[Name]>;
};

/** Decides by the endpoint's `who`: roles here, things by the check of the feature that has them. */
export async function authorise(checks: AccessChecks, visit: Visit): Promise<Grant> {
  const { who, signInWords } = visit.endpoint;
  if (who === 'anyone') return { resources: {} };
  if (signInWords !== undefined && !visit.visitor) throw notSignedIn(said(signInWords));
  if (typeof who === 'string') {
    if (!holdsRole(who, requireVisitor(visit))) throw forbidden();
    return { resources: {} };
  }
  if ('classroom' in who) return checks.classroom(visit, who.classroom);
  if ('exercise' in who) return checks.exercise(visit, who.exercise);
  if ('attempt' in who) return checks.attempt(visit, who.attempt);
  if ('poll' in who) return checks.poll(visit, who.poll);
  if ('helpThread' in who) return checks.helpThread(visit, who.helpThread);
  return checks.worksheet(visit, who.worksheet);
}

/** Returns the visitor; throws 401 if no one is signed in. */
export function requireVisitor({ visitor }: Pick<Visit, 'visitor'>): SignedInUser {
  if (!visitor) throw notSignedIn();
  return visitor;
}

function holdsRole(who: Exclude<Who, object | 'anyone'>, visitor: SignedInUser): boolean {
  switch (who) {
    case 'signed-in':
      return true;
    case 'known':
      return !visitor.isAnonymous;
    case 'privileged':
      return isPrivileged(visitor);
    case 'staff':
      return isStaff(visitor);
    case 'superuser':
      return isSuperuser(visitor);
  }
}
