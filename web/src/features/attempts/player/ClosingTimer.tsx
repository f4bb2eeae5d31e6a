import { Timer } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { clockWords } from './time-left.ts';

const minute = 60_000;
/** Without a limit of its own the clock is shown for the last hour; for the last five minutes it is amber, then red. */
const shownFor = 60 * minute;
const shortFor = 5 * minute;
const lastFor = minute;

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
  '&.last': { background: theme.vars.palette.lemma.errSoft, color: theme.vars.palette.lemma.errText },
  '& .words': { [theme.breakpoints.down('sm')]: { display: 'none' } },
}));

interface ClosingTimerProps {
  /** Milliseconds. */
  left: number;
  /** A warning for screen readers, spoken when there is a pause. */
  said: string;
  /** The attempt has a limit of time, so that the clock is always there. */
  isTimed: boolean;
}

/** Shows the time left, by the server's clock. */
export function ClosingTimer({ left, said, isTimed }: ClosingTimerProps) {
  const isShown = isTimed || left <= shownFor;
  const isShort = left <= shortFor;
  const tone = left <= lastFor ? 'last' : isShort ? 'short' : undefined;
  return (
    <>
      {isShown && (
        <Chip className={tone} role="timer" aria-label={`Time left ${clockWords(left)}`}>
          <Timer aria-hidden />
          {clockWords(left)}
          {isShort && <span className="words"> left</span>}
        </Chip>
      )}
      <VisuallyHidden as="output" aria-live="polite">
        {said}
      </VisuallyHidden>
    </>
  );
}
