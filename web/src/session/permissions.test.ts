import type { Role } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { mayAccess } from './permissions.ts';

const person = (...roles: Role[]) => ({ roles, isAnonymous: false });

describe('mayAccess', () => {
  it('[F02] refuses people who are signed out', () => expect(mayAccess(null, 'signed-in')).toBe(false));
  it.each(['ADMIN', 'superuser', 'STAFF', 'INSTRUCTOR'] as const)('[P01] %s is privileged', (role) => {
    expect(mayAccess(person(role), 'privileged')).toBe(true);
  });
  it('[P01] a student is not privileged', () => expect(mayAccess(person('STUDENT'), 'privileged')).toBe(false));
  it('[P02] staff are superusers and staff; superusers alone are superusers', () => {
    expect([mayAccess(person('superuser'), 'staff'), mayAccess(person('STAFF'), 'staff')]).toEqual([true, true]);
    expect([mayAccess(person('superuser'), 'superuser'), mayAccess(person('STAFF'), 'superuser')]).toEqual([
      true,
      false,
    ]);
    expect(mayAccess(person('INSTRUCTOR'), 'staff')).toBe(false);
  });
  it('[D01] ADMIN alone is a superuser, as the server has it', () => {
    expect(mayAccess(person('ADMIN'), 'superuser')).toBe(true);
  });
  it('[P07] an anonymous learner is signed in, but not known', () => {
    const anonymous = { roles: ['STUDENT' as const], isAnonymous: true };
    expect([mayAccess(anonymous, 'signed-in'), mayAccess(anonymous, 'known')]).toEqual([true, false]);
  });
});
