import { describe, expect, test } from 'vitest';
import { isMadeOf, textsOfPeople } from './made-of-messages.ts';

const isMade = isMadeOf(
  [
    'Aufgabe von {name}',
    '{count, plural, one {# Frage} other {# Fragen}}',
    'noch nicht fällig, zählt noch nicht',
    'Frag <link>deine Lehrkraft</link>.',
  ],
  'de-AT',
);
const given = new Set(['Ben Ito', 'Bestimme die Nullstellen von']);

describe('a text of a page', () => {
  test.each([
    '3 Fragen',
    'Aufgabe von Ben Ito',
    'Aufgabe von Ben Ito · 1 Frage',
    'Aufgabe von Ben Ito. 3 Fragen: noch nicht fällig, zählt noch nicht.',
    '0, noch nicht fällig, zählt noch nicht',
    'deine Lehrkraft',
    'Bestimme die …',
    'Dienstag, 24. November 2026',
    'Französisch',
    'BI',
    '= 3,5',
  ])('is made of messages, names, numbers and days: %s', (text) => {
    expect(isMade(text, given)).toBe(true);
  });

  test('is made of days, whichever day of a year it is', () => {
    const days = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at)));
    const written = days.flatMap((day) =>
      [
        { dateStyle: 'full' as const },
        { weekday: 'short' as const, day: 'numeric' as const, month: 'short' as const },
      ].map((style) => new Intl.DateTimeFormat('de-AT', { ...style, timeZone: 'UTC' }).format(day)),
    );
    expect(written.filter((text) => !isMade(text, given))).toEqual([]);
  });

  test.each([
    'Ask your teacher.',
    'Aufgabe von somebody else',
    '3 Fragen · 2 answers',
    'not due yet, noch nicht fällig, zählt noch nicht',
    'Find the …',
    'Tuesday, 24 November 2026',
    'French',
  ])('is foreign where one part of it is in no message: %s', (text) => {
    expect(isMade(text, given)).toBe(false);
  });
});

describe('an answer of the API', () => {
  test('gives names and texts of exercises, whole and between formulas', () => {
    const answer = {
      items: [{ title: 'Nullstellen', sample: 'Bestimme $x$ in der Gleichung' }],
      owner_name: 'Ada Okafor',
    };
    expect(textsOfPeople(answer)).toEqual(
      expect.arrayContaining(['Nullstellen', 'Bestimme', 'in der Gleichung', 'Ada Okafor']),
    );
  });

  test('gives samples as pages cut them: parts of one formula to the next, with a field as …', () => {
    const answer = { sample: 'Ein Bruch ist $\\frac12$ gleich.\n\n**Zähler:** [[a]] Nenner: [[b]]' };
    const given = new Set(textsOfPeople(answer));
    expect(isMade('gleich. Zähler: … Nenner: … ', given)).toBe(true);
    expect(isMade('gleich. Kehrwert: … ', given)).toBe(false);
  });

  test('gives no sentence of the server, and no English text of an exercise', () => {
    const answer = {
      detail: 'Bitte anmelden',
      code: 'not_found',
      question: 'Find the zeros of $x^2-1$',
      title: 'Angle of a line',
    };
    expect(textsOfPeople(answer)).toEqual([]);
  });
});
