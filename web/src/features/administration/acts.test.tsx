import {
  answerFeedback,
  deactivateUser,
  listFeedback,
  setFeedbackState,
  signInAs,
  type ResponseOf,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../testing/example-of.ts';
import { administrator } from '../../testing/people.ts';
import { callsOf, refuse, serve } from '../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../testing/show.tsx';
import { AnswerDialog } from './messages/AnswerDialog.tsx';
import { ReasonDialog, type ReasonedAct } from './users/ReasonDialog.tsx';

type Item = ResponseOf<typeof listFeedback>['items'][number];

const nothing = () => undefined;
const feedbackOf = (changes: Partial<Item> = {}): Item => ({
  ...(answerOf(listFeedback).items[0] as Item),
  subject: 'The keyboard hides the box',
  state: 'OP',
  ...changes,
});

describe('the answer to feedback', () => {
  const open = async (item = feedbackOf()) => {
    let changes = 0;
    const page = showPage(
      () => <AnswerDialog item={item} onClose={nothing} onChanged={() => Promise.resolve(void (changes += 1))} />,
      { as: administrator },
    );
    const dialog = within(await screen.findByRole('dialog', { name: item.subject }));
    return { ...page, dialog, changes: () => changes };
  };

  it('is sent, and the list is read again', async () => {
    serve(answerFeedback, answerOf(answerFeedback));
    const { user, dialog, changes } = await open();
    await fill(user, dialog.getByLabelText('Answer'), 'It is fixed.');
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('The answer is on its way.')).toBeDefined();
    expect(callsOf(answerFeedback)[0]?.body).toEqual({ message: 'It is fixed.' });
    expect(changes()).toBe(1);
  });

  it('is not sent without words', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    const answer = dialog.getByLabelText('Answer');
    await waitFor(() => expect(wordsAt(answer)).toMatch(/Write an answer\./));
    expect(document.activeElement).toBe(answer);
  });

  it.each([
    [{ replyAllowed: false }, /They asked for no mail/],
    [{ replyAllowed: true, preferredEmail: 'a@b.example', senderId: null }, /^Goes to a@b\.example\.$/],
    [{ replyAllowed: true, preferredEmail: 'a@b.example' }, /appears on their account page\.$/],
    [{ replyAllowed: true, preferredEmail: '' }, /address of their account/],
  ])('says where it goes: %o', async (changes, words) => {
    const { dialog } = await open(feedbackOf(changes));
    expect(wordsAt(dialog.getByLabelText('Answer'))).toMatch(words);
  });

  it('cannot be written where it could not arrive', async () => {
    const { dialog } = await open(feedbackOf({ senderId: null, preferredEmail: '' }));
    expect(dialog.queryByLabelText('Answer')).toBeNull();
    expect(dialog.getByText(/no answer can arrive/)).toBeDefined();
  });

  it.each([
    ['OP', 'Close it', 'It is closed.', 'CL'],
    ['CL', 'Open again', 'It is open again.', 'OP'],
  ] as const)('is not needed to change the state %s', async (state, button, words, next) => {
    serve(setFeedbackState, answerOf(setFeedbackState));
    const { user, dialog } = await open(feedbackOf({ state }));
    await user.click(dialog.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(callsOf(setFeedbackState)[0]?.body).toEqual({ state: next });
  });

  it('stays open where the state could not be changed', async () => {
    serve(setFeedbackState, refuse(409, 'Somebody else answered.'));
    const { user, dialog, changes } = await open();
    await user.click(dialog.getByRole('button', { name: 'Close it' }));
    expect(await screen.findByText('Somebody else answered.')).toBeDefined();
    expect(changes()).toBe(0);
  });
});

describe('an act that needs a reason', () => {
  const open = async (request: Partial<ReasonedAct> = {}) => {
    let closed = 0;
    const act: ReasonedAct = {
      title: 'Deactivate Lena?',
      message: 'She is signed out.',
      label: 'Deactivate',
      act: () => Promise.resolve(true),
      ...request,
    };
    const page = showPage(() => <ReasonDialog request={act} onClose={() => (closed += 1)} />, { as: administrator });
    const dialog = within(await screen.findByRole('dialog', { name: act.title }));
    const send = async () => page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    return { ...page, dialog, send, closed: () => closed };
  };

  it('gets the reason and the typed word, and the dialog closes', async () => {
    const given: unknown[] = [];
    const { user, dialog, send, closed } = await open({
      word: 'ERASE',
      act: (texts) => {
        given.push(texts);
        return Promise.resolve(true);
      },
    });
    await user.type(dialog.getByLabelText('Reason'), 'Left the school');
    await user.type(dialog.getByLabelText('Type ERASE to continue'), 'ERASE');
    await send();
    await waitFor(() => expect(closed()).toBe(1));
    expect(given).toEqual([{ reason: 'Left the school', confirmation: 'ERASE' }]);
  });

  it('leaves the dialog open where it was called off', async () => {
    const { send, closed, dialog } = await open({ act: () => Promise.resolve(false) });
    await send();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Deactivate' })).toHaveProperty('disabled', false));
    expect(closed()).toBe(0);
  });

  it('shows at the field what the server misses, and keeps the text', async () => {
    const { call } = await import('../../api/call.ts');
    serve(deactivateUser, refuse(400, { reason: 'Give a longer reason.' }));
    const { user, dialog, send, closed } = await open({
      act: async ({ reason }) => {
        await call(deactivateUser, { params: { userId: administrator.id }, body: { reason } });
        return true;
      },
    });
    const reason = dialog.getByLabelText<HTMLTextAreaElement>('Reason');
    await user.type(reason, 'So');
    await send();
    await waitFor(() => expect(wordsAt(reason)).toMatch(/Give a longer reason\./));
    expect(document.activeElement).toBe(reason);
    expect(reason.value).toBe('So');
    expect(closed()).toBe(0);
    expect(callsOf(signInAs)).toEqual([]);
  });
});
