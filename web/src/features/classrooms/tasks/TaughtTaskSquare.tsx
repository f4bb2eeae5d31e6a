import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';
import { Archive, Check, Lock } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { TaskPhase } from './task-phase.ts';

const words: Record<TaskPhase, string> = {
  open: 'Open',
  waiting: 'Not open yet',
  closed: 'Closed',
  archived: 'Archived',
};

const Square = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  flex: 'none',
  borderRadius: 6,
  overflow: 'hidden',
  border: `2px solid ${theme.vars.palette.primary.main}`,
  '& svg': { fontSize: 12, zIndex: 1 },
  '& .fill': { position: 'absolute', insetInline: 0, bottom: 0, background: theme.vars.palette.primary.main },
  '&.waiting': { border: `2px dashed ${theme.vars.palette.lemma.lineStrong}`, color: theme.vars.palette.lemma.ink3 },
  '&.closed, &.archived': {
    border: `2px solid ${theme.vars.palette.lemma.lineStrong}`,
    background: theme.vars.palette.lemma.sunken,
    color: theme.vars.palette.lemma.ink3,
  },
}));

/** A task's state as the square: it fills as learners finish. */
export function TaughtTaskSquare({ phase, finishedShare }: { phase: TaskPhase; finishedShare: number }): ReactElement {
  return (
    <Square className={phase}>
      {phase === 'open' ? <span className="fill" style={{ height: `${Math.min(1, finishedShare) * 100}%` }} /> : null}
      {phase === 'waiting' ? <Lock aria-hidden /> : null}
      {phase === 'closed' ? <Check aria-hidden /> : null}
      {phase === 'archived' ? <Archive aria-hidden /> : null}
      <VisuallyHidden>{words[phase]}</VisuallyHidden>
    </Square>
  );
}
