import {
  listExerciseReports,
  listShares,
  removeShare,
  reportExercise,
  resolveReport,
  setShare,
  setSharingLink,
  type ExerciseReport,
  type ExerciseShare,
  type ResponseOf,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../testing/example-of.ts';
import { exerciseOf } from '../../../testing/exercises.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage } from '../../../testing/show.tsx';
import { ReportDialog } from '../reports/ReportDialog.tsx';
import { ReportRow } from '../reports/ReportRow.tsx';
import { ShareDialog } from './ShareDialog.tsx';

type Shares = ResponseOf<typeof setShare>;

const nothing = () => undefined;
const shareOf = (changes: Partial<ExerciseShare> = {}): ExerciseShare => ({
  ...(answerOf(listShares).people[0] as ExerciseShare),
  id: idOf(31),
  email: 'ann@school.example',
  level: 10,
  ...changes,
});
const sharesOf = (changes: Partial<Shares> = {}): Shares => ({ people: [shareOf()], link: null, ...changes });

describe('sharing an exercise', () => {
  const open = async (shares = sharesOf()) => {
    serve(listShares, shares);
    const page = showPage(() => <ShareDialog exercise={exerciseOf()} onClose={nothing} />, { as: teacher });
    const dialog = within(await screen.findByRole('dialog', { name: 'Share “A linear equation”' }));
    const people = within(await dialog.findByRole('list', { name: 'Who may do what' }));
    return { ...page, dialog, people };
  };

  it('lets a person in by their address, and is ready for the next', async () => {
    serve(
      setShare,
      sharesOf({ people: [shareOf(), shareOf({ id: idOf(32), email: 'bo@school.example', level: 20 })] }),
    );
    const { user, dialog, people } = await open();
    const email = dialog.getByLabelText<HTMLInputElement>('Add a person by e-mail');
    await user.selectOptions(dialog.getByLabelText('Level'), 'May edit');
    await user.type(email, ' bo@school.example{Enter}');
    expect(await people.findByText('bo@school.example')).toBeDefined();
    expect(callsOf(setShare)[0]?.body).toEqual({ email: 'bo@school.example', level: 20 });
    expect(email.value).toBe('');
    expect(document.activeElement).toBe(email);
  });

  it('says at the field that an address is none', async () => {
    const { user, dialog } = await open();
    const email = dialog.getByLabelText<HTMLInputElement>('Add a person by e-mail');
    await user.type(email, 'bo{Enter}');
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(email.value).toBe('bo');
    expect(callsOf(setShare)).toEqual([]);
  });

  it('changes a level, and takes it back', async () => {
    serve(setShare, sharesOf({ people: [shareOf({ level: 20 })] }));
    serve(removeShare, sharesOf({ people: [] }));
    const { user, people } = await open();
    await user.selectOptions(people.getByLabelText('Level of ann@school.example'), 'May edit');
    await waitFor(() => expect(callsOf(setShare)[0]?.body).toEqual({ email: 'ann@school.example', level: 20 }));
    await user.click(people.getByRole('button', { name: 'Take back from ann@school.example' }));
    await waitFor(() => expect(people.queryByText('ann@school.example')).toBeNull());
  });

  it('says why a level was not changed', async () => {
    serve(setShare, refuse(403, 'You may not give that away.'));
    const { user, people } = await open();
    await user.selectOptions(people.getByLabelText('Level of ann@school.example'), 'May edit');
    expect(await screen.findByText('You may not give that away.')).toBeDefined();
  });

  it('turns a link on, and makes another one', async () => {
    const link = { ...(answerOf(listShares).link as NonNullable<Shares['link']>), level: 10 as const };
    serve(setSharingLink, sharesOf({ link }));
    const { user, dialog } = await open();
    await user.selectOptions(dialog.getByLabelText('Link'), '10');
    expect(await dialog.findByRole('button', { name: 'Copy link' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Make a new link' }));
    expect(await screen.findByText('This is a new link. The old one no longer works.')).toBeDefined();
    expect(callsOf(setSharingLink).map(({ body }) => body.level)).toEqual([10, null, 10]);
  });
});

describe('a report about an exercise', () => {
  const reportOf = (changes: Partial<ExerciseReport> = {}): ExerciseReport => ({
    ...(answerOf(listExerciseReports)[0] as ExerciseReport),
    message: 'The key is wrong.',
    reply: '',
    resolvedAt: null,
    seed: 7,
    ...changes,
  });

  it('says what is wrong and in which variant', async () => {
    serve(reportExercise, reportOf());
    serve(listExerciseReports, []);
    let isClosed = false;
    const { user } = showPage(
      () => <ReportDialog exercise={exerciseOf()} variantNumber={7} onClose={() => (isClosed = true)} />,
      { as: teacher },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a problem' }));
    await user.click(dialog.getByRole('radio', { name: /A right answer is marked wrong/ }));
    await fill(user, dialog.getByLabelText('Tell them more'), 'Try 0.5 ');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/Your report is with the author/)).toBeDefined();
    expect(callsOf(reportExercise)[0]?.body).toEqual({
      message: 'A right answer is marked wrong. Try 0.5',
      seed: 7,
    });
    expect(isClosed).toBe(true);
  });

  it('is answered by those who may edit', async () => {
    serve(resolveReport, reportOf({ reply: 'Fixed.' }));
    let isChanged = false;
    const { user } = showPage(
      () => (
        <ReportRow
          exercise={exerciseOf()}
          report={reportOf()}
          onChanged={() => Promise.resolve(void (isChanged = true))}
        />
      ),
      { as: teacher },
    );
    expect(await screen.findByRole('button', { name: 'Close without an answer' })).toBeDefined();
    await user.type(screen.getByLabelText('Answer'), 'Fixed.');
    await user.click(screen.getByRole('button', { name: 'Answer and close' }));
    await waitFor(() => expect(isChanged).toBe(true));
    expect(callsOf(resolveReport)[0]?.body).toEqual({ reply: 'Fixed.' });
  });

  it('shows its answer to others, without a field', async () => {
    const report = reportOf({ reply: 'Fixed.', resolvedAt: '2026-09-07T08:00:00Z' });
    showPage(
      () => <ReportRow exercise={exerciseOf({ canEdit: false })} report={report} onChanged={() => Promise.resolve()} />,
      {
        as: teacher,
      },
    );
    expect(await screen.findByText('Fixed.')).toBeDefined();
    expect(screen.getByText('closed')).toBeDefined();
    expect(screen.queryByLabelText('Answer')).toBeNull();
  });
});
