import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { serverNow } from '../../api/server-clock.ts';

const minute = 60_000;
/** The clock is shown for the last hour; for the last five minutes it is amber, with a word. */
const shownFor = 60 * minute;
const shortFor = 5 * minute;

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '0 10px',
  borderRadius: 8,
  fontSize: 15,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  background: theme.vars.palette.lemma.sunken,
  '&.short': { background: theme.vars.palette.lemma.warnSoft, color: theme.vars.palette.lemma.warnText },
}));

/** `27:31`, never below zero. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface DueTimerProps {
  dueAt: string;
  /** Called once when the time is nearly up, so that nothing typed is left behind. */
  onNearEnd: () => void;
}

/** What is left of the last hour, by the server's clock. */
export function DueTimer({ dueAt, onNearEnd }: DueTimerProps) {
  const [left, setLeft] = useState(() => Date.parse(dueAt) - serverNow());
  const isNear = left <= 10_000 && left > 0;
  useEffect(() => {
    const timer = setInterval(() => setLeft(Date.parse(dueAt) - serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [dueAt]);
  useEffect(() => {
    if (isNear) onNearEnd();
    // Only the moment counts, not what the handler closes over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNear]);
  if (left > shownFor) return null;
  const isShort = left <= shortFor;
  return (
    <Chip className={isShort ? 'short' : undefined} role="timer" aria-label={`Time left ${clockWords(left)}`}>
      <Timer aria-hidden />
      {clockWords(left)}
      {isShort && ' left'}
    </Chip>
  );
}
