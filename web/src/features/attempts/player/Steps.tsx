import type { AttemptItem } from '@lemma/contracts';
import { LayoutGrid } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { SquareState, type SquareTone } from '../../../ui/SquareState.tsx';
import { part } from '../../../ui/part.ts';
import { stateWords } from '../playing/step-words.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './Steps.module.css';

/** A question as a step. */
export interface Step {
  readonly position: number;
  readonly to: string;
  readonly state: AttemptItem['state'];
  readonly isMarked: boolean;
  /** Something is typed, and no answer is given yet. */
  readonly isTyped: boolean;
  /** The solution was asked for instead of an answer. */
  readonly isGivenUp: boolean;
}

function toneOf(step: Step, isNow: boolean): SquareTone {
  if (isNow && step.state !== 'right') return 'now';
  if (step.isGivenUp) return 'wrong';
  if (step.state !== 'open') return step.state;
  return step.isTyped ? 'answered' : 'open';
}

const List = part('ol', css.list);

/** A thumb hits these: for the phone, and where a task has more questions than the bar has room. */
const Tiles = part('ol', css.tiles);

const roomFor = 14;

const linkWords = ({ position, state, isGivenUp, isMarked }: Step): string =>
  t(isMarked ? m.questionStateMarked : m.questionState, {
    number: position,
    state: isGivenUp ? t(m.solutionShown) : stateWords[state],
  });

/** Shows all questions in one list, large enough for a thumb. */
function AllQuestions({ steps, now, onClose }: { steps: readonly Step[]; now: number; onClose: () => void }) {
  const id = useId();
  const open = steps.filter((step) => step.state === 'open' && !step.isTyped && !step.isGivenUp).length;
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={dialogWidth('narrow')}>
      <DialogTitle id={id}>
        {open === 0 ? t(m.allQuestions) : t(m.notAnsweredOf, { open, count: steps.length })}
      </DialogTitle>
      <Tiles>
        {steps.map((step) => (
          <li key={step.position}>
            <Link
              to={step.to}
              replace
              aria-current={step.position === now ? 'step' : undefined}
              aria-label={linkWords(step)}
              onClick={onClose}
            >
              <SquareState tone={toneOf(step, step.position === now)} marked={step.isMarked} size={40}>
                {step.position}
              </SquareState>
            </Link>
          </li>
        ))}
      </Tiles>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t(m.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface StepsProps {
  readonly steps: readonly Step[];
  readonly now: number;
}

/** The questions of the task as squares, each a link; on the phone as a bar of segments, with all of them behind a button. */
export function Steps({ steps, now }: StepsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav aria-label={t(m.questions)} className={css.row}>
      <IconButton
        className={steps.length > roomFor ? undefined : css.onPhone}
        aria-label={t(m.allQuestions)}
        onClick={() => setIsOpen(true)}
      >
        <LayoutGrid aria-hidden size={20} />
      </IconButton>
      {isOpen && <AllQuestions steps={steps} now={now} onClose={() => setIsOpen(false)} />}
      <List>
        {steps.map((step) => {
          const isNow = step.position === now;
          const tone = toneOf(step, isNow);
          return (
            <li key={step.position}>
              <Link
                to={step.to}
                replace
                data-tone={tone}
                data-marked={step.isMarked || undefined}
                aria-current={isNow ? 'step' : undefined}
                aria-label={linkWords(step)}
              >
                <SquareState tone={tone} marked={step.isMarked}>
                  {step.position}
                </SquareState>
              </Link>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
