import type { ListedUser, Role } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Roles as people call them, and what each may do. */
export const roleWords: Record<Role, { readonly name: string; readonly means: string }> = {
  STUDENT: { name: t(m.learner), means: t(m.joinsClassesAndWorks) },
  INSTRUCTOR: { name: t(m.teacher), means: t(m.writesExercisesAndRuns) },
  STAFF: { name: t(m.staff), means: t(m.seesUsersFeedbackAnd) },
  ADMIN: { name: t(m.administrator), means: t(m.doesEverythingHereRoles) },
  superuser: { name: t(m.superuser), means: t(m.mayDoEverythingEvery) },
};

/** The roles that say most; superuser goes without saying for administrators. */
export function rolesInWords(roles: readonly Role[]): string {
  const shown = roles.filter((role) => role !== 'superuser' || !roles.includes('ADMIN'));
  const telling = shown.length > 1 ? shown.filter((role) => role !== 'STUDENT') : shown;
  return telling.map((role) => roleWords[role].name).join(', ');
}

export const nameOf = (user: Pick<ListedUser, 'firstName' | 'lastName'>): string =>
  `${user.firstName} ${user.lastName}`.trim() || t(m.withoutName);

/** How somebody gets in: by an address, with two steps or not, or without an account. */
export function signInWords(user: Pick<ListedUser, 'isAnonymous' | 'hasSecondFactor' | 'email' | 'userName'>): string {
  if (user.isAnonymous) return t(m.noAccount);
  const address = (user.email === '' ? user.userName : user.email) || t(m.anotherProvider);
  return user.hasSecondFactor ? t(m.twoSteps, { address }) : address;
}
