import type { AttemptItem } from '@lemma/contracts';
import { ArrowRight, Dices, Lightbulb, ListChecks } from 'lucide-react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { AskButton } from '../../tutoring/asking/AskButton.tsx';
import type { Asking } from '../../tutoring/asking/use-asking.ts';
import { KeyboardButton } from '../../../maths/KeyboardButton.tsx';
import { isOver, mayTryAgain, type Phase } from '../playing/player-state.ts';
import type { Help } from '../playing/use-help.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
      {mayHint(item, phase) && (
        <Button variant="text" startIcon={<Lightbulb aria-hidden />} disabled={help.isBusy} onClick={help.hint}>
          {hintWords(item)}
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
          {t(m.anotherVariant)}
        </Button>
      )}
      {item.canShowSolution && phase !== 'shown' && (
        <Button variant="text" startIcon={<ListChecks aria-hidden />} disabled={help.isBusy} onClick={help.solve}>
          {t(m.solution)}
        </Button>
      )}
    </>
  );
}

/** Whether a hint is left to be revealed. */
export const mayHint = (item: AttemptItem, phase: Phase): boolean =>
  !isOver(phase) && item.hints.length < item.variant.hintCount;

export const hintWords = (item: AttemptItem): string => (item.hints.length === 0 ? t(m.hint) : t(m.nextHint));

interface PracticePrimaryProps {
  phase: Phase;
  isLast: boolean;
  /** The answer waits for the network: the learner may continue meanwhile. */
  mayGoOn: boolean;
}

/** Check, Try again, Next: always the same button in the same place. */
export function PracticePrimary({ phase, isLast, mayGoOn }: PracticePrimaryProps) {
  const leadsOn = isOver(phase) || mayGoOn;
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={phase === 'waiting' && !mayGoOn}
      endIcon={leadsOn && !isLast ? <ArrowRight aria-hidden /> : undefined}
    >
      {primaryWords({ phase, isLast, mayGoOn })}
    </Button>
  );
}

/** The word of the main button, which the filled key of the maths keyboard has too. */
export function primaryWords({ phase, isLast, mayGoOn }: PracticePrimaryProps): string {
  if (isOver(phase) || mayGoOn) return isLast ? t(m.finish) : t(m.next);
  return mayTryAgain(phase) ? t(m.tryAgain) : t(m.check);
}
