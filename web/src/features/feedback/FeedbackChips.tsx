import type { FeedbackItem, FeedbackState } from '@lemma/contracts';
import { Bug, Check, CircleHelp, Heart, Lightbulb } from 'lucide-react';
import { Chip } from '../../ui/Chip.tsx';
import { kindWord } from './feedback-kinds.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** The kind of feedback with its sign. */
export function FeedbackKindChip({ item }: { item: Pick<FeedbackItem, 'type' | 'feedbackType'> }) {
  const word = kindWord(item);
  if (item.type === 'BG') return <Chip color="error" icon={<Bug aria-hidden />} label={word} />;
  if (word === 'idea') return <Chip color="info" icon={<Lightbulb aria-hidden />} label={word} />;
  if (word === 'praise') return <Chip color="info" icon={<Heart aria-hidden />} label={word} />;
  return <Chip color="info" icon={<CircleHelp aria-hidden />} label={word} />;
}

/** Where feedback stands: nothing for what is open and unanswered. */
export function FeedbackStateChip({ state }: { state: FeedbackState }) {
  if (state === 'AN') return <Chip color="success" icon={<Check aria-hidden />} label={t(m.answered)} />;
  return <Chip label={state === 'OP' ? t(m.sent) : t(m.closed)} />;
}
