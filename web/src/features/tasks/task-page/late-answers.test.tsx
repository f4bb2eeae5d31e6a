import {
  decideLateAnswer,
  getClassroomAdmin,
  listLateAnswers,
  verifyReceipt,
  type LateAnswer,
  type ResponseOf,
} from '@lemma/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { classroomOf } from '../../../testing/classes.ts';
import { answerOf } from '../../../testing/example-of.ts';
import { idOf, teacher } from '../../../testing/people.ts';
import { callsOf, refuse, serve } from '../../../testing/server.ts';
import { fill, showPage, wordsAt } from '../../../testing/show.tsx';
import { LateAnswersCard } from './LateAnswersCard.tsx';
import { ReceiptCheckDialog } from './ReceiptCheckDialog.tsx';

const lateAnswerOf = (changes: Partial<LateAnswer> = {}): LateAnswer => ({
  ...(answerOf(listLateAnswers)[0] as LateAnswer),
  firstName: 'Lena',
  lastName: 'Berg',
  position: 2,
  state: 'waiting',
  seenBefore: 'nothing',
  ...changes,
});

describe('answers that came after the end', () => {
  const open = async (answers: LateAnswer[], role: 'teacher' | 'assistant' = 'teacher') => {
    serve(getClassroomAdmin, classroomOf({ role }));
    serve(listLateAnswers, answers);
    let decided = 0;
    const page = showPage(
      () => <LateAnswersCard classId={idOf(60)} taskId={idOf(70)} onDecided={() => (decided += 1)} />,
      { as: teacher },
    );
    const card = within(await screen.findByRole('region', { name: 'Came after the end' }));
    return { ...page, card, decided: () => decided };
  };
  const take = 'Take the answer of Lena Berg to question 2';

  it('are counted until they are decided', async () => {
    serve(decideLateAnswer, lateAnswerOf({ state: 'accepted' }));
    const { user, card, decided } = await open([lateAnswerOf()]);
    expect(card.getByText('1 answer to decide')).toBeDefined();
    await user.click(await card.findByRole('button', { name: take }));
    expect(await card.findByText('Taken')).toBeDefined();
    expect(card.getByText('all decided')).toBeDefined();
    expect(callsOf(decideLateAnswer)[0]?.body).toEqual({ decision: 'accepted' });
    expect(decided()).toBe(1);
  });

  it('are taken only after a question where the solution had been open before', async () => {
    serve(decideLateAnswer, lateAnswerOf({ state: 'accepted', seenBefore: 'solution' }));
    const { user, card } = await open([lateAnswerOf({ seenBefore: 'solution' })]);
    await user.click(await card.findByRole('button', { name: take }));
    const back = within(await screen.findByRole('alertdialog', { name: 'Solution seen before?' }));
    await user.click(back.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(decideLateAnswer)).toEqual([]);
    await user.click(card.getByRole('button', { name: take }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Accept it all the same' }));
    expect(await card.findByText('Taken')).toBeDefined();
  });

  it('can be refused', async () => {
    serve(decideLateAnswer, lateAnswerOf({ state: 'refused' }));
    const { user, card } = await open([lateAnswerOf()]);
    await user.click(await card.findByRole('button', { name: /^Refuse the answer of Lena/ }));
    expect(await card.findByText('Not taken')).toBeDefined();
  });

  it('say why a decision was not stored, and can be decided again', async () => {
    serve(decideLateAnswer, refuse(409, 'Somebody else has decided.'));
    const { user, card } = await open([lateAnswerOf()]);
    const button = await card.findByRole('button', { name: take });
    await user.click(button);
    expect(await screen.findByText('Somebody else has decided.')).toBeDefined();
    expect(button).toHaveProperty('disabled', false);
  });

  it('are shown to assistants without a choice', async () => {
    const { card } = await open([lateAnswerOf()], 'assistant');
    expect(await card.findByText('Waits for a teacher')).toBeDefined();
    expect(card.queryByRole('button')).toBeNull();
  });
});

describe('checking a receipt', () => {
  type Verified = ResponseOf<typeof verifyReceipt>;
  const genuine: Verified = { ...answerOf(verifyReceipt), isGenuine: true, differences: [] };

  const open = async () => {
    const page = showPage(() => <ReceiptCheckDialog classId={idOf(60)} onClose={() => undefined} />, { as: teacher });
    const dialog = within(await screen.findByRole('dialog', { name: 'Check a receipt' }));
    const box = dialog.getByLabelText('Code or text of the receipt');
    const check = async (text: string) => {
      await fill(page.user, box, text);
      await page.user.click(dialog.getByRole('button', { name: 'Check' }));
    };
    return { ...page, dialog, box, check };
  };

  it('asks for one', async () => {
    const { box, check } = await open();
    await check('');
    await waitFor(() => expect(wordsAt(box)).toMatch(/Paste a code or a receipt\./));
    expect(document.activeElement).toBe(box);
  });

  it('names whose it is, and leads to the answers', async () => {
    serve(verifyReceipt, genuine);
    const { dialog, check } = await open();
    await check('LM-7F3K');
    expect(await dialog.findByText('This receipt is genuine')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Look at the answers' })).toBeDefined();
    expect(callsOf(verifyReceipt)[0]?.body).toEqual({ receipt: 'LM-7F3K' });
  });

  it('lists what is stored otherwise', async () => {
    const receivedAt = '2026-09-07T08:00:00Z';
    serve(verifyReceipt, {
      ...genuine,
      differences: [
        { what: 'missing', responseId: idOf(1), receivedAt },
        { what: 'added', responseId: idOf(2), receivedAt },
      ],
    });
    const { dialog, check } = await open();
    await check('LM-7F3K');
    const list = within(await dialog.findByRole('list'));
    expect(list.getByText(/is no longer there$/)).toBeDefined();
    expect(list.getByText(/came afterwards$/)).toBeDefined();
  });

  it('says that one is not genuine, until another is typed', async () => {
    serve(verifyReceipt, { isGenuine: false, attempt: null, differences: [] });
    const { user, dialog, box, check } = await open();
    await check('LM-0000');
    expect((await dialog.findByRole('alert')).textContent).toMatch(/not genuine/);
    await user.type(box, '1');
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
