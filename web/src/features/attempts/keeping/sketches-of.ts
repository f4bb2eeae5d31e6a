import type { Attempt, AttemptItem } from '@lemma/contracts';
import type { AttemptCalls } from './attempt-calls.ts';
import { draftKey } from './drafts.ts';

/** The name under which this device keeps what is drawn on the sketchpads of a question; none where nothing is recorded. */
export const sketchesOf = (
  { attempt, calls }: { readonly attempt: Pick<Attempt, 'id'>; readonly calls: AttemptCalls },
  { id, variantNumber }: Pick<AttemptItem, 'id' | 'variantNumber'>,
): string | undefined => (calls.unrecorded === undefined ? `${draftKey(attempt.id, id)}/${variantNumber}` : undefined);
