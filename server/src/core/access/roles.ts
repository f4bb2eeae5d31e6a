import { isPrivileged, isStaff, isSuperuser, type Role } from '@lemma/contracts';

interface HasRoles {
  readonly roles: readonly Role[];
}

export { isPrivileged, isStaff, isSuperuser };

interface MayBeLetIn extends HasRoles {
  readonly letInAt: Date | null;
  readonly letInBy: string | null;
}

/** SC20: sees keys of the catalogue and invites people by mail. */
export const isLetIn = (user: MayBeLetIn) => isStaff(user) || (isPrivileged(user) && user.letInAt !== null);
/** Not by the setting of the instance alone. */
export const wasLetInBySomebody = (user: MayBeLetIn) => isStaff(user) || (isLetIn(user) && user.letInBy !== null);

/** Whether somebody counts as the owner: the owner, superusers and staff; the last two can each be switched off (P05). */
export function isOwner(
  user: HasRoles & { readonly id: string },
  ownerId: string,
  allow: { readonly superuser?: boolean; readonly staff?: boolean } = {},
): boolean {
  if (user.id === ownerId) return true;
  if (isSuperuser(user)) return allow.superuser ?? true;
  return isStaff(user) && (allow.staff ?? true);
}
