import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { serverNow } from '../../api/clock/server-clock.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollTimer.module.css';
import { classes } from '../../ui/classes.ts';

const Chip = part('span', css.chip);

const shortSeconds = 10;

/** Whole seconds until a moment by the server's clock; never below zero. */
export function useSecondsLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
    // The function is made of `until` alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [until]);
  return seconds;
}

/** `0:24` */
export const timerWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Shows the time left in a round, by the server's clock. */
export function PollTimer({ closesAt, className }: { closesAt: string; className?: string | undefined }) {
  const seconds = useSecondsLeft(closesAt);
  return (
    <Chip
      className={classes(className, seconds <= shortSeconds && css.short)}
      role="timer"
      aria-label={t(m.timeLeft, { timer: timerWords(seconds) })}
    >
      <Timer aria-hidden />
      {timerWords(seconds)}
    </Chip>
  );
}
