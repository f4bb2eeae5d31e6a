import type { Selling } from '@lemma/contracts';

/** The data that each part shows, and the callback for its changes. */
export interface PartProps {
  selling: Selling;
  onSaved: (saved: Selling) => Promise<unknown>;
}
