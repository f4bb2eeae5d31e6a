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
  isLetIn: false,
  actingAdministrator: null,
  ...fields,
});

const teacher = person('INSTRUCTOR');
const learner = person('STUDENT');
const labels = (links: readonly { readonly label: string }[]) => links.map((link) => link.label);
const activeOn = (user: User | null, path: string) =>
  labels(navigationLinks(user).filter((one) => isActive(one, path)));

describe('the navigation bar', () => {
  it.each(['INSTRUCTOR', 'STAFF', 'superuser'] as const)(
    '[F06] [P01] leads %s to exercises, classrooms and poll sessions',
    (role) => {
      const links = navigationLinks(person(role)).map((link) => [link.label, link.to]);
      expect(links).toEqual([
        ['Exercises', '/a/catalog/exercises'],
        ['Classrooms', '/c/'],
        ['Poll Sessions', '/a/polls'],
      ]);
      expect(logoTarget(person(role))).toBe('/a');
    },
  );

  it('[F07] leads everybody else to classrooms and polls, and the logo home', () => {
    for (const user of [null, learner, person('STUDENT', { isAnonymous: true })]) {
      expect(navigationLinks(user).map((link) => [link.label, link.to])).toEqual([
        ['Classrooms', '/c/'],
        ['Poll Sessions', '/polls'],
      ]);
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
  it.each(['/a/polls', '/a/polls/1/present'])('[F06] shows Poll Sessions as current on %s', (path) =>
    expect(activeOn(teacher, path)).toEqual(['Poll Sessions']),
  );
  it.each(['/', '/a', '/account', '/company/privacy-policy', '/help', '/catalogue', '/classrooms'])(
    '[F06] shows nothing as current on %s',
    (path) => expect(activeOn(teacher, path)).toEqual([]),
  );
});

describe('the footer', () => {
  it('[F11] shows Account to the signed-in and Help to those with an account', () => {
    const always = ['Classrooms', 'Polls', 'Privacy', 'Terms'];
    expect(labels(footerLinks(null))).toEqual(always);
    expect(labels(footerLinks(person('STUDENT', { isAnonymous: true })))).toEqual([
      'Classrooms',
      'Polls',
      'Account',
      ...always.slice(2),
    ]);
    expect(labels(footerLinks(learner))).toEqual(['Classrooms', 'Polls', 'Account', 'Help', ...always.slice(2)]);
  });
});
