import type { LearnerTask } from '@lemma/contracts';
import { Check, Lock, Minus } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { stateWords } from './task-words.ts';

const Square = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: 6,
  overflow: 'hidden',
  border: `2px solid ${theme.vars.palette.lemma.lineStrong}`,
  '& svg': { fontSize: 12, verticalAlign: 0 },
  '&.started': { borderColor: theme.vars.palette.primary.main },
  '&.started::after': {
    content: '""',
    position: 'absolute',
    inset: '50% 0 0',
    background: theme.vars.palette.primary.main,
  },
  '&.done': {
    borderColor: theme.vars.palette.success.main,
    background: theme.vars.palette.success.main,
    color: theme.vars.palette.success.contrastText,
  },
  '&.not-open': {
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.lemma.ink3,
  },
  '&.closed': { background: theme.vars.palette.lemma.sunken, color: theme.vars.palette.lemma.ink3 },
}));

/** The square of a task: open, half full when started, full with a check when done, dashed before it opens. */
export function TaskSquare({ state }: { state: LearnerTask['state'] }) {
  return (
    <Square className={state}>
      {state === 'done' && <Check aria-hidden />}
      {state === 'not-open' && <Lock aria-hidden />}
      {state === 'closed' && <Minus aria-hidden />}
      <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
    </Square>
  );
}
