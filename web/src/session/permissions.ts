import type { User } from '@lemma/contracts';

/** The people who may see a page (F02). */
export type Access = 'signed-in' | 'known' | 'privileged' | 'staff' | 'superuser';

type Person = Pick<User, 'roles' | 'isAnonymous'>;

/** Whether the person is a superuser (P02). */
export function isSuperuser(user: Person | null): boolean {
  return user?.roles.includes('superuser') ?? false;
}

/** Whether the person is staff (P02). */
export function isStaff(user: Person | null): boolean {
  return isSuperuser(user) || (user?.roles.includes('STAFF') ?? false);
}

/** P01: may write exercises and run classrooms. */
export function isPrivileged(user: Person | null): boolean {
  return isStaff(user) || (user?.roles.includes('INSTRUCTOR') ?? false);
}

/** Whether the user meets an access condition; `known` is any account that is not anonymous. */
export function mayAccess(user: Person | null, access: Access): boolean {
  if (user === null) return false;
  switch (access) {
    case 'signed-in':
      return true;
    case 'known':
      return !user.isAnonymous;
    case 'privileged':
      return isPrivileged(user);
    case 'staff':
      return isStaff(user);
    case 'superuser':
      return isSuperuser(user);
  }
}
