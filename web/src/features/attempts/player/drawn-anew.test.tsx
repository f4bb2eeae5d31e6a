import { saveDraft } from '@lemma/contracts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptOf, itemOf, wordsPart } from '../../../testing/attempts.ts';
import { keepDrafts, openQuestion } from '../../../testing/open-player.tsx';
import { callsOf } from '../../../testing/server.ts';
import { PhaseNote } from '../question/PhaseNote.tsx';
import { Steps } from './Steps.tsx';

vi.mock('../question/PhaseNote.tsx', { spy: true });
vi.mock('./Steps.tsx', { spy: true });

beforeEach(keepDrafts);

/** Counts how often the question and the squares above it were drawn since the last count. */
function drawn() {
  const counts = { question: vi.mocked(PhaseNote).mock.calls.length, squares: vi.mocked(Steps).mock.calls.length };
  vi.mocked(PhaseNote).mockClear();
  vi.mocked(Steps).mockClear();
  return counts;
}

async function openBox() {
  const { user, form } = await openQuestion(attemptOf({ items: [itemOf(1, {}, [wordsPart()])] }));
  return { user, box: form.getByRole('textbox', { name: 'Name' }) };
}

describe('a key in the box of a question', () => {
  it('draws the question and its square anew when the box stops being empty, or becomes empty again', async () => {
    const { user, box } = await openBox();
    drawn();
    await user.type(box, 's');
    expect(drawn()).toEqual({ question: 1, squares: 1 });
    await user.type(box, '{Backspace}');
    expect(drawn()).toEqual({ question: 1, squares: 1 });
  });

  it('draws no more than the box when it only continues the text, also once that is saved', async () => {
    const { user, box } = await openBox();
    await user.type(box, 's');
    drawn();
    await user.type(box, 'ine');
    await waitFor(() => expect(callsOf(saveDraft).at(-1)?.body.answers).toEqual([{ part: 'a', value: 'sine' }]));
    await screen.findByText(/^Saved ./);
    expect(box).toHaveProperty('value', 'sine');
    expect(drawn()).toEqual({ question: 0, squares: 0 });
  });
});
