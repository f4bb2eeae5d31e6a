import { countNotifications, updateNotificationSettings, type ResponseOf } from '@lemma/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api/call.ts';
import { useLive } from '../../../api/live/live.ts';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Returns true while the page is visible. */
const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

type Count = ResponseOf<typeof countNotifications>;

/** Returns the unread count. Only a visible page follows it, so that tabs in the background hold no connection. */
export function useNotificationCount({ saysTimeZone }: { saysTimeZone: boolean }): Count | undefined {
  const isVisible = useIsVisible();
  const { data } = useLive(countNotifications, isVisible ? {} : null);
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  const isUnknown = saysTimeZone && data?.timeZone === null;
  useEffect(() => {
    if (!isUnknown) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Said again with the next page, if it does not arrive.
    call(updateNotificationSettings, { body: { timeZone } }).catch(() => undefined);
  }, [isUnknown]);
  return data ?? known;
}
