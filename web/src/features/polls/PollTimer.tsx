import { styled } from '@mui/material/styles';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { serverNow } from '../../api/clock/server-clock.ts';

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  padding: '0 8px',
  borderRadius: 8,
  fontSize: 14,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  background: theme.vars.palette.lemma.sunken,
  '&.short': { background: theme.vars.palette.lemma.warnSoft, color: theme.vars.palette.lemma.warnText },
}));

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
export function PollTimer({ closesAt, className }: { closesAt: string; className?: string }) {
  const seconds = useSecondsLeft(closesAt);
  const classes = [className, seconds <= shortSeconds ? 'short' : undefined].filter(Boolean).join(' ');
  return (
    <Chip className={classes} role="timer" aria-label={`Time left ${timerWords(seconds)}`}>
      <Timer aria-hidden />
      {timerWords(seconds)}
    </Chip>
  );
}
