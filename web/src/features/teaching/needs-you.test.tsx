import { countHelpThreads, countTaughtAppeals, listAttention, remindLearners, type Attention } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { now } from '../../testing/open-player.tsx';
import { idOf, teacher } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { NeedsYou } from './NeedsYou.tsx';

const closing: Attention = {
  classId: idOf(1),
  className: 'Year 11',
  taskId: idOf(2),
  taskName: 'Quadratics',
  dueAt: new Date(Date.parse(now()) + 20 * 3_600_000).toISOString(),
  learnerCount: 28,
  startedCount: 19,
  remindedAt: null,
  stuck: [],
};

function show() {
  serve(countHelpThreads, { openCount: 1, oldestId: idOf(5), oldestAt: now() });
  serve(countTaughtAppeals, [
    { classId: idOf(1), className: 'Year 11', openCount: 2, oldestId: idOf(6), oldestAt: now() },
  ]);
  serve(listAttention, [closing]);
  return showPage(NeedsYou, { as: teacher });
}

describe('what needs a teacher [R10]', () => {
  it('leads to the question, to the appeal and to the task, each with its own word', async () => {
    show();
    const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Answer', `/a/help/${idOf(5)}`],
      ['Decide', `/a/classrooms/${idOf(1)}/appeals?appeal=${idOf(6)}`],
      ['Look', `/a/classrooms/${idOf(1)}/tasks/${idOf(2)}/progress`],
    ]);
    expect(screen.getByText('2 appeals are waiting for your decision')).toBeDefined();
  });

  it('reminds the learners who have not begun without leaving the page, once on a day', async () => {
    const { user } = show();
    serve(remindLearners, { remindedAt: now() });
    serve(listAttention, () => [{ ...closing, remindedAt: callsOf(remindLearners).length > 0 ? now() : null }]);
    await user.click(await screen.findByRole('button', { name: /^Remind 9: / }));
    const reminded = await screen.findByRole('button', { name: /^Reminded today/ });
    await waitFor(() => expect(reminded).toHaveProperty('disabled', true));
    expect(callsOf(remindLearners)).toHaveLength(1);
    expect(within(document.body).getByText('9 learners will be reminded.')).toBeDefined();
  });

  it('says why no one was reminded, and allows another try', async () => {
    const { user } = show();
    serve(remindLearners, refuse(409, 'This task is not open. There is nothing to remind of.'));
    await user.click(await screen.findByRole('button', { name: /^Remind 9: / }));
    expect(await screen.findByText(/This task is not open/)).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Remind 9/ })).toHaveProperty('disabled', false));
  });
});
