import { useEffect, useState } from 'react';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

const minute = 60_000;

/** Before the end, the minutes at which a word is said. */
const warnings = [10, 5, 1];

/** `27:31`, with hours `1:05:00`, never below zero. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The warning that is due when the time left goes from one value to another: `5 minutes left.` */
export function warningBetween(before: number, now: number): string | undefined {
  if (before > 0 && now <= 0) return t(m.timeIsUp);
  const passed = warnings.findLast((at) => before > at * minute && now <= at * minute && now > 0);
  return passed === undefined ? undefined : t(m.minutesLeft, { minutes: passed });
}

export interface TimeLeft {
  /** Milliseconds by the server's clock; never below zero. */
  readonly left: number;
  /** The last announcement for screen readers. */
  readonly said: string;
}

/**
 * Returns the time left until a moment, by the server's clock; updated each second and when the page is visible again.
 */
export function useTimeLeft(closesAt: string | null): TimeLeft | undefined {
  const [time, setTime] = useState<TimeLeft>(() => ({ left: leftUntil(closesAt), said: '' }));
  useEffect(() => {
    if (closesAt === null) return undefined;
    const look = (): void =>
      setTime((old) => {
        const left = leftUntil(closesAt);
        return { left, said: warningBetween(old.left, left) ?? old.said };
      });
    const timer = setInterval(look, 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [closesAt]);
  return closesAt === null ? undefined : time;
}

function leftUntil(closesAt: string | null): number {
  return closesAt === null ? Number.POSITIVE_INFINITY : Math.max(0, Date.parse(closesAt) - serverNow());
}
