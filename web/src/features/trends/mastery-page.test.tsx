import { getMasteryMap, type ClassroomAdmin, type MasteryMap } from '@lemma/contracts';
import { screen, within } from '@testing-library/react';
import { Outlet } from '../../routing/RouterProvider.tsx';
import { describe, expect, it } from 'vitest';
import { idOf, teacher } from '../../testing/people.ts';
import { serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import type { TaughtClassroom } from '../classrooms/classroom-context.ts';
import { MasteryPage } from './MasteryPage.tsx';

const around: TaughtClassroom = {
  classroom: { id: idOf(1) } as ClassroomAdmin,
  mayChange: true,
  keep: () => Promise.resolve(),
  readAgain: () => Promise.resolve(),
};

const learnerOf = (number: number, lastName: string, cells: MasteryMap['learners'][number]['cells']) => ({
  memberId: idOf(number),
  firstName: 'Ada',
  lastName,
  cells,
});

function open() {
  serve(getMasteryMap, {
    total: 2,
    topics: ['algebra/powers', 'algebra/surds'],
    learners: [
      learnerOf(2, 'Adams', [{ mastery: 0.8, change: 0.2 }, null]),
      learnerOf(3, 'Bell', [
        { mastery: 0.4, change: null },
        { mastery: null, change: null },
      ]),
    ],
  });
  return showPage(MasteryPage, { as: teacher, around: () => <Outlet context={around} /> });
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the mastery map of a class', () => {
  it('says each figure and what rises in words, and sorts by a topic with the weakest first', async () => {
    const { user } = open();
    const table = await screen.findByRole('table');
    expect(rowsOf(table)).toEqual([
      ['Adams, Ada', '80 ▲, rising', 'not practised'],
      ['Bell, Ada', '40', '·fewer than three answers'],
      ['Class', '60', 'not practised'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Laws of powers' }));
    expect(rowsOf(table).map(([name]) => name)).toEqual(['Bell, Ada', 'Adams, Ada', 'Class']);
    expect(screen.getByRole('columnheader', { name: 'Laws of powers' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('shows the figures of four weeks ago, without those that were not known then', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: '4 weeks ago' }));
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Adams, Ada', '60', 'not practised'],
      ['Bell, Ada', '·fewer than three answers', '·fewer than three answers'],
      ['Class', '60', 'not practised'],
    ]);
    await user.click(screen.getByRole('radio', { name: 'Now' }));
    expect(rowsOf(screen.getByRole('table'))[0]).toEqual(['Adams, Ada', '80 ▲, rising', 'not practised']);
  });
});
