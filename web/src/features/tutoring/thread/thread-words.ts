import type { HelpConversation, HelpState } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Says in words by whom a thread was closed. */
export function closedWords(closedBy: HelpConversation['closedBy']): string {
  if (closedBy === 'quiet') return t(m.closedAfterTwoQuiet);
  return closedBy === 'staff' ? t(m.closedByTeacher) : t(m.closedByLearnerWho);
}

export const stateNames: Record<HelpState, string> = {
  open: t(m.waiting),
  answered: t(m.answered),
  closed: t(m.closed),
};

/** `25 min`, `3 h`, `2 days` */
export function waitWords(minutes: number): string {
  if (minutes < 60) return t(m.min, { minutes: Math.max(1, Math.round(minutes)) });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : t(m.days, { number: Math.round(hours / 24) });
}
