import type { AccessChecks, Admitted } from '../access/authorise.ts';
import type { Browser } from '../access/browser.ts';
import type { SignedInUser } from '../access/visitor.ts';

type Step = (admitted: Admitted) => Promise<void>;

/** What the features hand in: how callers are known, what lets them pass, and what is noted of their calls. */
export interface Gate {
  /** Who calls; null for nobody. */
  readonly findVisitor: (browser: Browser) => Promise<SignedInUser | null>;
  readonly checks: AccessChecks;
  /** Further conditions, in this order, each time access is decided; each throws for whoever may not pass. */
  readonly conditions: readonly Step[];
  /** Before records are read. */
  readonly beforeRecords: Step;
  /** Before a handler runs. */
  readonly beforeHandling: Step;
}
