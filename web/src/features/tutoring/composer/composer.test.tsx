import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teacher } from '../../../testing/people.ts';
import { showPage } from '../../../testing/show.tsx';
import { MessageComposer, type Message } from './MessageComposer.tsx';

function show(place: string, sent: Message[], isTaken: boolean, starters: readonly string[] = []) {
  const onSend = async (message: Message) => {
    sent.push(message);
    return isTaken;
  };
  return showPage(
    () => (
      <MessageComposer
        place={place}
        label="Your answer"
        placeholder="Answer"
        starters={starters}
        isSending={false}
        problem={undefined}
        onSend={onSend}
      />
    ),
    { as: teacher },
  );
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });

describe('a message that is being written [M08]', () => {
  it('is there again with the same id when its page was left, until it is taken', async () => {
    const sent: Message[] = [];
    const first = show('thread 1', sent, false);
    await first.user.type(await field(), 'Look at the sign');
    await first.user.click(screen.getByRole('button', { name: 'Send' }));
    first.unmount();
    const second = show('thread 1', sent, true);
    expect((await field()).value).toBe('Look at the sign');
    await second.user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await field()).value).toBe('');
    expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
    second.unmount();
    show('thread 1', sent, true);
    expect((await field()).value).toBe('');
  });

  it('has the caret behind a first step before the next key, so that it takes the focus from nothing later', async () => {
    show('thread 2', [], true, ['What did you try?']);
    const area = await field();
    const step = screen.getByRole('button', { name: 'What did you try?' });
    step.focus();
    fireEvent.click(step);
    expect(document.activeElement).toBe(area);
    expect([area.value, area.selectionStart]).toEqual(['What did you try? ', 18]);
    const send = screen.getByRole('button', { name: 'Send' });
    send.focus();
    await new Promise((drawn) => requestAnimationFrame(drawn));
    expect(document.activeElement).toBe(send);
  });
});
