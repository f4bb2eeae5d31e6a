import type { HelpConversation, HelpState } from '@lemma/contracts';

/** Says in words by whom a thread was closed. */
export function closedWords(closedBy: HelpConversation['closedBy']): string {
  if (closedBy === 'quiet') return 'Closed after two quiet weeks.';
  return closedBy === 'staff' ? 'Closed by a teacher.' : 'Closed by the learner who asked.';
}

export const stateNames: Record<HelpState, string> = { open: 'Waiting', answered: 'Answered', closed: 'Closed' };

/** `25 min`, `3 h`, `2 days` */
export function waitWords(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
