import type { User } from '@lemma/contracts';
import { isLetIn } from '../../../core/access/roles.ts';
import type { Account, SignedInUser } from '../../../core/access/visitor.ts';

/** Returns the fields of a user that the client may know (C03). */
export function presentUser(user: Account | SignedInUser): User {
  return {
    id: user.id,
    uid: user.id,
    email: user.email ?? '',
    firstName: user.firstName,
    lastName: user.lastName,
    roles: [...user.roles],
    isAnonymous: user.isAnonymous,
    userName: user.userName ?? '',
    isEmailVerified: user.email === null || user.emailVerifiedAt !== null,
    isLetIn: isLetIn(user),
    actingAdministrator: ('session' in user ? user.session?.actingAdministrator?.name : undefined) ?? null,
  };
}
