import type { RegradedLearner } from '@lemma/contracts';
import { Chip } from '../../ui/Chip.tsx';
import { ArrowRight, Check, Circle, CircleHelp, Minus, X } from 'lucide-react';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './VerdictChange.module.css';

type Outcome = RegradedLearner['changes'][number]['before'];

const chips = {
  right: { label: t(m.rightWord), color: 'success', icon: <Check aria-hidden /> },
  partly: { label: t(m.partlyWord), color: 'warning', icon: <Minus aria-hidden /> },
  wrong: { label: t(m.wrongWord), color: 'error', icon: <X aria-hidden /> },
  unknown: { label: t(m.undecidedWord), color: 'info', icon: <CircleHelp aria-hidden /> },
  open: { label: t(m.emptyWord), color: 'default', icon: <Circle aria-hidden /> },
} as const;

const Line = part('span', css.line);

/** The verdict of an answer before and after. */
export function VerdictChange({ before, after }: { before: Outcome; after: Outcome }) {
  return (
    <Line>
      <Chip {...chips[before]} />
      <ArrowRight aria-hidden />
      <VisuallyHidden> {t(m.becomes)} </VisuallyHidden>
      <Chip {...chips[after]} />
    </Line>
  );
}
