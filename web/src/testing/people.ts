import type { User } from '@lemma/contracts';

/** An id that reads as a number. */
export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A learner with an account. */
export const learner: User = {
  id: idOf(1),
  uid: idOf(1),
  email: 'lena@school.example',
  firstName: 'Lena',
  lastName: 'Berg',
  roles: ['STUDENT'],
  isAnonymous: false,
  userName: '',
  isEmailVerified: true,
  isLetIn: false,
  actingAdministrator: null,
};

/** A teacher whom somebody has let in. */
export const teacher: User = {
  ...learner,
  id: idOf(2),
  uid: idOf(2),
  email: 'tom@school.example',
  firstName: 'Tom',
  lastName: 'Hall',
  roles: ['INSTRUCTOR'],
  isLetIn: true,
};

/** A learner who joined with a name alone. */
export const guest: User = { ...learner, id: idOf(3), uid: idOf(3), email: '', lastName: '', isAnonymous: true };

/** A member of staff with all rights. */
export const administrator: User = { ...teacher, id: idOf(4), uid: idOf(4), firstName: 'Ada', roles: ['superuser'] };
