import type { AccessChecks, Admitted } from '../access/authorise.ts';
import type { Endpoint } from '@lemma/contracts';
import type { Browser } from '../access/browser.ts';
import type { EarlyReads } from '../access/resources.ts';
import type { SignedInUser } from '../access/visitor.ts';

type Step = (admitted: Admitted) => Promise<void>;

/** Functions of the features: they recognise callers, decide access, and record calls. */
export interface Gate {
  /** Begins to read what the call will need, before it is known who calls. */
  readonly readEarly: (endpoint: Endpoint, params: Readonly<Record<string, string>>) => EarlyReads;
  /** Returns the caller; null if no one is signed in. */
  readonly findVisitor: (browser: Browser) => Promise<SignedInUser | null>;
  readonly checks: AccessChecks;
  /** Further conditions, in this order, each time access is decided; each throws for a caller who may not pass. */
  readonly conditions: readonly Step[];
  /** Before records are read. */
  readonly beforeRecords: Step;
  /** Before a handler runs. */
  readonly beforeHandling: Step;
}
