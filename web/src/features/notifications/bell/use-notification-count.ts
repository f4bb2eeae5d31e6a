import { countNotifications, updateNotificationSettings, type ResponseOf } from '@lemma/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { useRead } from '../../../api/use-read.ts';

type Count = ResponseOf<typeof countNotifications>;

const everyMs = 60_000;

/**
 * Returns the unread count: read with each page, each minute while the tab is visible, and when the person comes back to
 * it. A stream for each open tab would cost the server a connection and tens of kilobytes for a number that seldom changes.
 */
export function useNotificationCount({ saysTimeZone }: { saysTimeZone: boolean }): Count | undefined {
  const { data, mutate } = useRead(countNotifications, {}, { refreshInterval: everyMs });
  const { pathname } = useLocation();
  const readAt = useRef(pathname);
  useEffect(() => {
    if (readAt.current === pathname) return;
    readAt.current = pathname;
    void mutate();
  }, [pathname, mutate]);
  const isUnknown = saysTimeZone && data?.timeZone === null;
  useEffect(() => {
    if (!isUnknown) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Sent again with the next page if it does not arrive.
    call(updateNotificationSettings, { body: { timeZone } }).catch(() => undefined);
  }, [isUnknown]);
  return data;
}
