import type { LearnerTask } from '@lemma/contracts';
import { Check, Lock, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { stateWords } from './task-words.ts';
import { part } from '../../../ui/part.ts';
import css from './TaskSquare.module.css';

const Square = part('span', css.square);

/** The square of a task: open, half full when started, full with a check when done, dashed before it opens. */
export function TaskSquare({ state }: { state: LearnerTask['state'] }) {
  return (
    <Square className={css[state === 'not-open' ? 'notOpen' : state]}>
      {state === 'done' && <Check aria-hidden />}
      {state === 'not-open' && <Lock aria-hidden />}
      {state === 'closed' && <Minus aria-hidden />}
      <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
    </Square>
  );
}
