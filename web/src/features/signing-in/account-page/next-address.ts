import type { User } from '@lemma/contracts';
import { paths } from '../../../paths.ts';
import { isPrivileged } from '../../../session/permissions.ts';

/**
 * Where to go after signing in: the page that somebody came from, else their home. Only addresses of this site are
 * followed: `//elsewhere` and `/\elsewhere` would leave it, and browsers skip tabs and line ends between the two.
 */
export function addressAfterSignIn(next: string | null, user: Pick<User, 'roles' | 'isAnonymous'>): string {
  if (next !== null && /^\/(?![/\\])\P{Cc}*$/u.test(next)) return next;
  return isPrivileged(user) ? paths.teacherHome : paths.home;
}
