import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AssessmentActions.module.css';

const Wide = part('span', css.wide);

interface MarkButtonProps {
  isMarked: boolean;
  onMark: () => void;
}

/** Puts the amber corner on the question's square, or takes it away. */
export function MarkButton({ isMarked, onMark }: MarkButtonProps) {
  return (
    <Button
      variant="text"
      startIcon={<Flag aria-hidden fill={isMarked ? 'currentColor' : 'none'} />}
      aria-pressed={isMarked}
      onClick={onMark}
    >
      <span>
        <Rich of={m.markForLater} tags={{ wide: <Wide /> }} />
      </span>
    </Button>
  );
}

interface WayOnProps {
  isBusy: boolean;
  /** Undefined at the first question. */
  onBack: (() => void) | undefined;
  /** Label of the button that continues or hands in. */
  label: string;
  /** Whether it leads to the next question. */
  isOnward: boolean;
}

/** The button “Back” and the one that continues, which submits the question's form. */
export function WayOn({ isBusy, onBack, label, isOnward }: WayOnProps) {
  return (
    <>
      {onBack !== undefined && (
        <Button className={css.backButton} size="large" disabled={isBusy} aria-label={t(m.back)} onClick={onBack}>
          <ArrowLeft aria-hidden />
          <span className={css.word}>{t(m.back)}</span>
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isBusy}
        endIcon={isOnward ? <ArrowRight aria-hidden /> : undefined}
      >
        {label}
      </Button>
    </>
  );
}
