import { countNotifications, listNotifications, readAllNotifications, type ResponseOf } from '@lemma/contracts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { readAgain } from '../../../api/use-read.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';

/** Marks as read what the list shows and all before it; what has come since stays unread. */
export function useReadAll(): (shown: ResponseOf<typeof listNotifications>) => Promise<void> {
  const toast = useToast();
  return async ({ notifications }) => {
    const [newest] = notifications;
    if (newest === undefined) return;
    try {
      await call(readAllNotifications, { body: { until: newest.at } });
      await Promise.all([readAgain(listNotifications, {}), readAgain(countNotifications, {})]);
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
}
