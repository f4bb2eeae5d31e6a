import { createCalendar, deleteCalendar, listCalendars, type Calendar } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf, learner } from '../../testing/people.ts';
import { callsOf, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { CalendarSection } from './CalendarSection.tsx';

const classId = idOf(7);
const at = '2026-11-20T10:00:00.000Z';

const calendar = (fields: Partial<Calendar> = {}): Calendar => ({
  id: idOf(1),
  classId: null,
  className: null,
  createdAt: at,
  lastReadAt: null,
  ...fields,
});

function open(calendars: readonly Calendar[]) {
  serve(listCalendars, { calendars: [...calendars], classes: [{ id: classId, name: 'Year 9' }] });
  return showPage(CalendarSection, { as: learner });
}

describe('the calendar section of the account', () => {
  it('makes an address of one class and shows it once, to copy or to open', async () => {
    serve(createCalendar, ({ body }) => ({
      ...calendar({ classId: body.classId, className: 'Year 9' }),
      address: 'https://maths.example/api/mm/calendars/secret/dates.ics',
    }));
    const { user } = open([]);
    await user.selectOptions(await screen.findByLabelText('Due dates of'), 'Year 9');
    await user.click(screen.getByRole('button', { name: 'Make an address' }));
    await screen.findByText('The calendar of Year 9 is ready');
    const address = 'https://maths.example/api/mm/calendars/secret/dates.ics';
    expect(screen.getByLabelText<HTMLInputElement>('Address of the calendar').value).toBe(address);
    screen.getByRole('button', { name: 'Copy address' });
    expect(screen.getByRole('link', { name: 'Open in a calendar program' }).getAttribute('href')).toBe(
      address.replace('https', 'webcal'),
    );
    expect(callsOf(createCalendar).map(({ body }) => body)).toEqual([{ classId }]);
  });

  it('asks before an address is replaced', async () => {
    serve(createCalendar, { ...calendar(), address: 'https://maths.example/new' });
    const { user } = open([calendar()]);
    await user.click(await screen.findByRole('button', { name: 'Make an address' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull());
    expect(callsOf(createCalendar)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Make an address' }));
    await user.click(await screen.findByRole('button', { name: 'New address' }));
    await screen.findByText('The calendar of all classes is ready');
    expect(callsOf(createCalendar).map(({ body }) => body)).toEqual([{ classId: null }]);
  });

  it('lists calendars with when they were read last, and ends one', async () => {
    serve(deleteCalendar, null);
    const { user } = open([calendar(), calendar({ id: idOf(2), classId, className: 'Year 9', lastReadAt: at })]);
    const rows = within(await screen.findByRole('list', { name: 'Calendars' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^All classes.*not read yet/),
      expect.stringMatching(/^Year 9.*last read/),
    ]);
    await user.click(screen.getByRole('button', { name: 'End the calendar Year 9' }));
    await user.click(await screen.findByRole('button', { name: 'End it' }));
    await waitFor(() => expect(callsOf(deleteCalendar).map(({ params }) => params.calendarId)).toEqual([idOf(2)]));
  });
});
