import { describe, expect, it } from 'vitest';
import { arrange } from './arranging.ts';
import { dayIn } from '../../../core/day-in.ts';
import { daysBetween, isReadOnly, shiftDays } from './rules.ts';

const vienna = 'Europe/Vienna';

describe('days of a class', () => {
  it.each([
    ['Europe/Vienna', '2026-09-07T22:30:00Z', '2026-09-08'],
    ['America/New_York', '2026-09-08T03:30:00Z', '2026-09-07'],
    ['Pacific/Auckland', '2026-09-07T12:30:00Z', '2026-09-08'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
  ])('in %s %s is %s', (zone, moment, day) => {
    expect(dayIn(zone, new Date(moment))).toBe(day);
  });

  it('[R16] end with the last one, by the clocks of the class', () => {
    const days = { archivedAt: null, lastDay: '2027-06-25', timeZone: vienna };
    expect(isReadOnly(days, new Date('2027-06-25T21:59:59Z'))).toBe(false);
    expect(isReadOnly(days, new Date('2027-06-25T22:00:00Z'))).toBe(true);
    expect(isReadOnly({ ...days, lastDay: null }, new Date('2030-01-01T00:00:00Z'))).toBe(false);
    expect(isReadOnly({ ...days, archivedAt: new Date() }, new Date('2020-01-01T00:00:00Z'))).toBe(true);
  });

  it.each([
    ['into winter time', vienna, '2026-10-20T21:59:00Z', 7, '2026-10-27T22:59:00Z'],
    ['into summer time', vienna, '2026-03-25T22:59:00Z', 7, '2026-04-01T21:59:00Z'],
    ['a year on', vienna, '2026-11-27T22:59:00Z', 364, '2027-11-26T22:59:00Z'],
    ['backwards', 'America/New_York', '2026-11-05T04:59:00Z', -7, '2026-10-29T03:59:00Z'],
    ['across the hour that is left out', vienna, '2026-03-28T01:30:00Z', 1, '2026-03-29T01:30:00Z'],
  ])('keep the time of day %s', (_, zone, moment, days, shifted) => {
    expect(shiftDays(zone, new Date(moment), days).toISOString()).toBe(new Date(shifted).toISOString());
  });

  it('are counted whatever the clocks do', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2027-01-01', '2026-01-01')).toBe(-365);
  });
});

describe('the order of a class [M04] [D08]', () => {
  const tasks = [
    { id: 'a', sectionId: 's1' },
    { id: 'b', sectionId: 's2' },
    { id: 'c', sectionId: null },
  ];
  const order = (wanted: { id: string; taskIds: string[] }[]) => arrange(wanted, ['s1', 's2'], tasks);

  it('moves tasks across sections, out of all of them, and sections past each other', () => {
    expect(
      order([
        { id: '-2', taskIds: ['b'] },
        { id: 's2', taskIds: [] },
        { id: 's1', taskIds: ['c', 'a'] },
      ]),
    ).toEqual({
      sectionIds: ['s2', 's1'],
      tasks: [
        { id: 'b', sectionId: null },
        { id: 'c', sectionId: 's1' },
        { id: 'a', sectionId: 's1' },
      ],
    });
  });

  it('leaves what is not named where it is, behind the rest', () => {
    expect(order([{ id: 's2', taskIds: ['b'] }])).toEqual({
      sectionIds: ['s2', 's1'],
      tasks: [tasks[1], tasks[0], tasks[2]],
    });
  });

  it('is refused with ids that stand twice or are of another class', () => {
    expect(order([{ id: 's1', taskIds: ['a', 'a'] }])).toBeNull();
    expect(order([{ id: 's3', taskIds: [] }])).toBeNull();
    expect(order([{ id: 's1', taskIds: ['z'] }])).toBeNull();
  });
});
