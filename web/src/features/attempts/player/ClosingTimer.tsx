import { Timer } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { clockWords } from './time-left.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClosingTimer.module.css';

const minute = 60_000;
/** Without a limit of its own the clock is shown for the last hour; for the last five minutes it is amber. */
const shownFor = 60 * minute;
const shortFor = 5 * minute;

const Chip = part('span', css.chip);

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
  return (
    <>
      {isShown && (
        <Chip
          className={isShort ? css.short : undefined}
          role="timer"
          aria-label={t(m.timeLeft, { time: clockWords(left) })}
        >
          <Timer aria-hidden />
          {isShort ? (
            <Rich
              of={m.shortTimeLeft}
              values={{ time: clockWords(left) }}
              tags={{ words: <span className={css.words} /> }}
            />
          ) : (
            clockWords(left)
          )}
        </Chip>
      )}
      <VisuallyHidden as="output" aria-live="polite">
        {said}
      </VisuallyHidden>
    </>
  );
}
