import type { RegradedLearner } from '@lemma/contracts';
import { Chip } from '../../ui/Chip.tsx';
import { ArrowRight, Check, Circle, CircleHelp, Minus, X } from 'lucide-react';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../ui/part.ts';
import css from './VerdictChange.module.css';

type Outcome = RegradedLearner['changes'][number]['before'];

const chips = {
  right: { label: 'right', color: 'success', icon: <Check aria-hidden /> },
  partly: { label: 'partly', color: 'warning', icon: <Minus aria-hidden /> },
  wrong: { label: 'wrong', color: 'error', icon: <X aria-hidden /> },
  unknown: { label: 'undecided', color: 'info', icon: <CircleHelp aria-hidden /> },
  open: { label: 'empty', color: 'default', icon: <Circle aria-hidden /> },
} as const;

const Line = part('span', css.line);

/** The verdict of an answer before and after. */
export function VerdictChange({ before, after }: { before: Outcome; after: Outcome }) {
  return (
    <Line>
      <Chip {...chips[before]} />
      <ArrowRight aria-hidden />
      <VisuallyHidden> becomes </VisuallyHidden>
      <Chip {...chips[after]} />
    </Line>
  );
}
