import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teacher } from '../../../testing/people.ts';
import { showPage } from '../../../testing/show.tsx';
import { MessageComposer, type Message } from './MessageComposer.tsx';

function show(place: string, sent: Message[], isTaken: boolean) {
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
});
