import { closeHelpThread, followHelpThread, sendHelpMessage, type HelpConversation } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useLive } from '../../../api/live/live.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import type { Message } from '../composer/MessageComposer.tsx';

export interface OpenConversation {
  readonly conversation: HelpConversation | undefined;
  readonly isSending: boolean;
  readonly problem: string | undefined;
  readonly send: (message: Message) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** The messages of a thread as they come, and what one can do in it. */
export function useConversation(threadId: string): OpenConversation {
  const { data, keep } = useLive(followHelpThread, { threadId });
  const { errors, formError, isSending, submit } = useSubmit(sendHelpMessage, ['text', 'pictureIds']);
  const toast = useToast();
  return {
    conversation: data,
    isSending,
    problem: errors['text'] ?? errors['pictureIds'] ?? formError,
    send: async (message) => {
      const sent = await submit({ params: { threadId }, body: message });
      if (sent !== undefined) keep(sent);
      return sent !== undefined;
    },
    close: async () => {
      try {
        keep(await call(closeHelpThread, { params: { threadId } }));
      } catch (error) {
        toast.show({ kind: 'error', message: wordsFor(error) });
      }
    },
  };
}
