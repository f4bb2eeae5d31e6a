import type { ListedUser, Role } from '@lemma/contracts';

/** Roles as people call them, and what each may do. */
export const roleWords: Record<Role, { readonly name: string; readonly means: string }> = {
  STUDENT: { name: 'Learner', means: 'Joins classes and works on tasks.' },
  INSTRUCTOR: { name: 'Teacher', means: 'Writes exercises and runs classes.' },
  STAFF: { name: 'Staff', means: 'Sees users, feedback and reports, and every class.' },
  ADMIN: { name: 'Administrator', means: 'Does everything here: roles, accounts, mails, the audit log.' },
  superuser: { name: 'Superuser', means: 'May do everything. Every administrator is one too.' },
};

/** The roles that say most; superuser goes without saying for administrators. */
export function rolesInWords(roles: readonly Role[]): string {
  const shown = roles.filter((role) => role !== 'superuser' || !roles.includes('ADMIN'));
  const telling = shown.length > 1 ? shown.filter((role) => role !== 'STUDENT') : shown;
  return telling.map((role) => roleWords[role].name).join(', ');
}

export const nameOf = (user: Pick<ListedUser, 'firstName' | 'lastName'>): string =>
  `${user.firstName} ${user.lastName}`.trim() || 'Without a name';

/** How somebody gets in: by an address, with two steps or not, or without an account. */
export function signInWords(user: Pick<ListedUser, 'isAnonymous' | 'hasSecondFactor' | 'email' | 'userName'>): string {
  if (user.isAnonymous) return 'no account';
  const address = (user.email === '' ? user.userName : user.email) || 'another provider';
  return user.hasSecondFactor ? `${address}, two steps` : address;
}
