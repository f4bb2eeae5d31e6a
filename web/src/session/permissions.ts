import {
  isPrivileged as hasPrivilege,
  isStaff as isOfStaff,
  isSuperuser as isAdministrator,
  type User,
} from '@lemma/contracts';

/** The people who may see a page (F02). */
export type Access = 'signed-in' | 'known' | 'privileged' | 'staff' | 'superuser';

type Person = Pick<User, 'roles' | 'isAnonymous'>;

/** The rules of the server (P01, P02), for people who may be signed out. */
export const isSuperuser = (user: Person | null): boolean => user !== null && isAdministrator(user);
export const isStaff = (user: Person | null): boolean => user !== null && isOfStaff(user);
export const isPrivileged = (user: Person | null): boolean => user !== null && hasPrivilege(user);

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
