import type { AttemptItem } from '@lemma/contracts';

/** The state of a question in words. */
export const stateWords: Record<AttemptItem['state'], string> = {
  open: 'not answered',
  answered: 'answered',
  right: 'right',
  partly: 'partly right',
  wrong: 'not right yet',
};
