import type { ReactElement } from 'react';
import { Archive, Check, Lock } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import type { TaskPhase } from './task-phase.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaughtTaskSquare.module.css';

const words: Record<TaskPhase, string> = {
  open: t(m.open),
  waiting: t(m.notOpenYet),
  closed: t(m.isClosed),
  archived: t(m.archived),
};

const Square = part('span', css.square);

/** A task's state as the square: it fills as learners finish. */
export function TaughtTaskSquare({ phase, finishedShare }: { phase: TaskPhase; finishedShare: number }): ReactElement {
  return (
    <Square className={css[phase]}>
      {phase === 'open' ? (
        <span className={css.fill} style={{ '--share': `${Math.min(1, finishedShare) * 100}%` }} />
      ) : null}
      {phase === 'waiting' ? <Lock aria-hidden /> : null}
      {phase === 'closed' ? <Check aria-hidden /> : null}
      {phase === 'archived' ? <Archive aria-hidden /> : null}
      <VisuallyHidden>{words[phase]}</VisuallyHidden>
    </Square>
  );
}
