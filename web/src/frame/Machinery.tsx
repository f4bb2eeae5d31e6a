import { useEffect } from 'react';
import { keepServerTime } from '../api/clock/keep-server-time.ts';
import { isClockMeasured } from '../api/clock/server-clock.ts';
import { LostDatabase } from '../reports/LostDatabase.tsx';
import { unregisterServiceWorkers } from '../reports/unregister-service-workers.ts';
import { UpdateWatch } from '../updates/UpdateWatch.tsx';

/** Runs beside every page and is visible only when it has something to say: clock, new versions, lost storage. */
export function Machinery() {
  useEffect(() => {
    void unregisterServiceWorkers(navigator.serviceWorker);
    // Most pages bring the server's time with them.
    return keepServerTime(isClockMeasured());
  }, []);
  return (
    <>
      <UpdateWatch />
      <LostDatabase />
    </>
  );
}
