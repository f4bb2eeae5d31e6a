import type { AttemptItem } from '@lemma/contracts';
import { ArrowRight, Dices, Lightbulb, ListChecks } from 'lucide-react';
import Button from '@mui/material/Button';
import { AskButton } from '../../tutoring/asking/AskButton.tsx';
import type { Asking } from '../../tutoring/asking/use-asking.ts';
import { KeyboardButton } from '../../../maths/KeyboardButton.tsx';
import { isOver, mayTryAgain, type Phase } from '../playing/player-state.ts';
import type { Help } from '../playing/use-help.ts';
import { part } from '../../../ui/part.ts';
import css from './PracticeActions.module.css';

/** By touch the keyboard comes by itself. */
const OnDesktop = part('span', css.onDesktop);

interface PracticeActionsProps {
  item: AttemptItem;
  phase: Phase;
  help: Help;
  asking: Asking;
}

/** Buttons for help: hint, keyboard, another variant, solution. */
export function PracticeActions({ item, phase, help, asking }: PracticeActionsProps) {
  const isDone = isOver(phase);
  return (
    <>
      {!isDone && item.hints.length < item.variant.hintCount && (
        <Button variant="text" startIcon={<Lightbulb aria-hidden />} disabled={help.isBusy} onClick={help.hint}>
          {item.hints.length === 0 ? 'Hint' : 'Next hint'}
        </Button>
      )}
      <AskButton asking={asking} />
      {!isDone && (
        <OnDesktop>
          <KeyboardButton />
        </OnDesktop>
      )}
      {isDone && phase !== 'closed' && help.another !== undefined && (
        <Button variant="text" startIcon={<Dices aria-hidden />} disabled={help.isBusy} onClick={help.another}>
          Another variant
        </Button>
      )}
      {item.canShowSolution && phase !== 'shown' && (
        <Button
          className={css.smallOnPhone}
          variant="text"
          aria-label="Solution"
          disabled={help.isBusy}
          onClick={help.solve}
        >
          <ListChecks aria-hidden />
          <span className={css.word}>Solution</span>
        </Button>
      )}
    </>
  );
}

interface PracticePrimaryProps {
  phase: Phase;
  isLast: boolean;
  /** The answer waits for the network: the learner may continue meanwhile. */
  mayGoOn: boolean;
}

/** Check, Try again, Next: always the same button in the same place. */
export function PracticePrimary({ phase, isLast, mayGoOn }: PracticePrimaryProps) {
  const isDone = isOver(phase) || mayGoOn;
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={phase === 'waiting' && !mayGoOn}
      endIcon={isDone && !isLast ? <ArrowRight aria-hidden /> : undefined}
    >
      {isDone ? (isLast ? 'Finish' : 'Next') : mayTryAgain(phase) ? 'Try again' : 'Check'}
    </Button>
  );
}
