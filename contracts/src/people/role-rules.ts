import type { Role } from './person.ts';

interface HasRoles {
  readonly roles: readonly Role[];
}

/** P02; ADMIN always carries superuser (D01). */
export const isSuperuser = ({ roles }: HasRoles): boolean => roles.includes('superuser') || roles.includes('ADMIN');
/** Whether the user is staff (P02). */
export const isStaff = (user: HasRoles): boolean => isSuperuser(user) || user.roles.includes('STAFF');
/** Whether the user has a privileged role (P01): may write exercises and run classrooms. */
export const isPrivileged = (user: HasRoles): boolean => isStaff(user) || user.roles.includes('INSTRUCTOR');
