import { roles as allRoles, type Role } from '@lemma/contracts';

/** In the order of the contract, each once; ADMIN always carries superuser (D01). */
export function completeRoles(roles: readonly Role[]): Role[] {
  const held = new Set(roles);
  if (held.has('ADMIN')) held.add('superuser');
  return allRoles.filter((role) => held.has(role));
}

/** As the audit log names a change of roles. */
export const describeRoles = (before: readonly Role[], after: readonly Role[]): string =>
  `${before.join(', ')} → ${after.join(', ')}`;
