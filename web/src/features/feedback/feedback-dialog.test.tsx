import { listMyFeedback, sendFeedback } from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { idOf, learner } from '../../testing/people.ts';
import { callsOf, cutNetwork, refuse, serve } from '../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../testing/show.tsx';
import { forgetDraft } from './feedback-draft.ts';
import { useUser } from '../../session/session-context.ts';
import { useFeedbackDialog } from './use-feedback-dialog.tsx';

afterEach(() => {
  forgetDraft();
  cutNetwork(false);
});

function Page() {
  const feedback = useFeedbackDialog();
  return (
    <>
      <button type="button" onClick={feedback.open}>
        Feedback of {useUser()?.firstName}
      </button>
      {feedback.dialog}
    </>
  );
}

async function open() {
  serve(listMyFeedback, []);
  const page = showPage(Page, { as: learner });
  const openDialog = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Feedback of Lena', hidden: true }));
    return within(await screen.findByRole('dialog', { name: 'Send feedback' }));
  };
  const dialog = await openDialog();
  const send = () => page.user.click(dialog.getByRole('button', { name: 'Send' }));
  return { ...page, openDialog, dialog, send };
}

describe('the feedback dialog', () => {
  it('sends the kind, the words and the address, and thanks', async () => {
    serve(sendFeedback, { id: idOf(1) });
    const { user, dialog, send } = await open();
    await user.click(dialog.getByRole('radio', { name: /idea/i }));
    await fill(user, dialog.getByLabelText('Subject'), 'Graphs');
    await fill(user, dialog.getByLabelText('Message'), 'I would like graphs.');
    await send();
    expect(await screen.findByText('Thank you. Your message has arrived.')).toBeDefined();
    expect(callsOf(sendFeedback)[0]?.body).toMatchObject({
      subject: 'Graphs',
      message: 'I would like graphs.',
      type: 'QU',
      state: 'OP',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows at each field what is missing, until it is filled in', async () => {
    serve(sendFeedback, refuse(400, { subject: 'Say what it is about.', preferredEmail: 'Enter an address.' }));
    const { user, dialog, send } = await open();
    const wanted = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'I would like an answer' });
    if (!wanted.checked) await user.click(wanted);
    await fill(user, dialog.getByLabelText('Subject'), 'No');
    await fill(user, dialog.getByLabelText('Message'), 'Something');
    await send();
    const subject = dialog.getByLabelText('Subject');
    await waitFor(() => expect(wordsAt(subject)).toMatch(/Say what it is about\./));
    expect(document.activeElement).toBe(subject);
    expect(wordsAt(dialog.getByLabelText(/e-mail/))).toMatch(/Enter an address\./);
    await user.type(subject, 'Graphs');
    expect(wordsAt(subject)).not.toMatch(/Say what/);
    expect(wordsAt(dialog.getByLabelText(/e-mail/))).toMatch(/Enter an address\./);
  });

  it('keeps the message without a network, also when it is opened again', async () => {
    const { user, openDialog, dialog, send } = await open();
    await fill(user, dialog.getByLabelText('Subject'), 'Graphs');
    await fill(user, dialog.getByLabelText('Message'), 'I would like graphs.');
    cutNetwork(true);
    await send();
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Your message is kept here/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openDialog();
    expect(again.getByLabelText('Message')).toHaveProperty('value', 'I would like graphs.');
  });
});
