import type { Role, User } from '@lemma/contracts';
import { describe, expect, it } from 'vitest';
import { footerLinks, isActive, logoTarget, navigationLinks } from './navigation-links.ts';

const person = (role: Role, fields: Partial<User> = {}): User => ({
  id: 'p',
  uid: 'p',
  email: 'p@school.example',
  firstName: 'Pat',
  lastName: 'Example',
  roles: [role],
  isAnonymous: false,
  userName: '',
  isEmailVerified: true,
  actingAdministrator: null,
  ...fields,
});

const teacher = person('INSTRUCTOR');
const learner = person('STUDENT');
const labels = (links: readonly { readonly label: string }[]) => links.map((link) => link.label);
const activeOn = (user: User | null, path: string) =>
  labels(navigationLinks(user).filter((one) => isActive(one, path)));

describe('the navigation bar', () => {
  it.each(['INSTRUCTOR', 'STAFF', 'superuser'] as const)('[F06] [P01] leads %s to exercises and classrooms', (role) => {
    const links = navigationLinks(person(role)).map((link) => [link.label, link.to]);
    expect(links.slice(0, 2)).toEqual([
      ['Exercises', '/a/catalog/exercises'],
      ['Classrooms', '/c/'],
    ]);
    expect(logoTarget(person(role))).toBe('/a');
  });

  it('[F07] leads everybody else to classrooms, and the logo home', () => {
    for (const user of [null, learner, person('STUDENT', { isAnonymous: true })]) {
      expect(labels(navigationLinks(user))).toContain('Classrooms');
      expect(labels(navigationLinks(user))).not.toContain('Exercises');
      expect(logoTarget(user)).toBe('/');
    }
  });

  it.each(['/c', '/c/', '/c/1/tasks/2', '/a/classrooms', '/a/classrooms/1/results', '/classroom/create-task'])(
    '[F06] shows Classrooms as current on %s',
    (path) => expect(activeOn(teacher, path)).toEqual(['Classrooms']),
  );
  it.each(['/a/catalog/exercises', '/a/catalog/exercises/1/preview', '/catalog/create-task'])(
    '[F06] shows Exercises as current on %s',
    (path) => expect(activeOn(teacher, path)).toEqual(['Exercises']),
  );
  it.each(['/', '/a', '/account', '/company/privacy-policy', '/help', '/catalogue', '/classrooms'])(
    '[F06] shows nothing as current on %s',
    (path) => expect(activeOn(teacher, path)).toEqual([]),
  );
});

describe('the footer', () => {
  it('[F11] shows Account to the signed-in and Help to those with an account', () => {
    const always = ['Classrooms', 'Privacy', 'Terms'];
    expect(labels(footerLinks(null))).toEqual(always);
    expect(labels(footerLinks(person('STUDENT', { isAnonymous: true })))).toEqual([
      'Classrooms',
      'Account',
      ...always.slice(1),
    ]);
    expect(labels(footerLinks(learner))).toEqual(['Classrooms', 'Account', 'Help', ...always.slice(1)]);
  });
});
