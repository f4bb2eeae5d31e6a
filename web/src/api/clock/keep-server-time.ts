import { clockFailed } from '../call-events.ts';
import { watchClock } from './clock-watch.ts';
import { correctForJump, setDrift } from './server-clock.ts';
import { fetchServerTime } from './server-time.ts';

async function measure(): Promise<void> {
  try {
    setDrift((await fetchServerTime()).drift);
  } catch (error) {
    clockFailed.tell(error);
  }
}

/** C16: measures the server's clock now, unless it is known, and whenever this device's clock was set; returns how to stop. */
export function keepServerTime(isKnown: boolean): () => void {
  if (!isKnown) void measure();
  return watchClock({
    wall: () => Date.now(),
    steady: () => performance.now(),
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    onJump: (milliseconds) => {
      correctForJump(milliseconds);
      void measure();
    },
  });
}
