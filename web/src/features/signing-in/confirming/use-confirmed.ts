import { createContext, use, useCallback } from 'react';
import { FetchError } from '../../../api/fetch-error.ts';

interface Needed {
  /** The act is for people with two-step sign-in, and there is none yet. */
  readonly needsTwoStep: boolean;
}

export interface ConfirmationPort {
  /** Asks who is here; false when the dialog was closed without an answer. */
  readonly ask: (needed: Needed) => Promise<boolean>;
}

export const ConfirmationContext = createContext<ConfirmationPort | undefined>(undefined);

/** Returns the confirmation a refused call needs before it is tried again; undefined for any other error. */
export function neededBy(error: unknown): Needed | undefined {
  if (!(error instanceof FetchError) || error.code !== 'session/confirmation-needed') return undefined;
  return { needsTwoStep: (error.body as { needsTwoStep?: boolean }).needsTwoStep ?? false };
}

function useConfirmationPort(): ConfirmationPort {
  const port = use(ConfirmationContext);
  if (port === undefined) throw new Error('useConfirmed needs a ConfirmIdentityProvider above it');
  return port;
}

/**
 * Runs calls that need to know that it is still the same person: `await confirmed(() => call(removePasskey, …))`. A call
 * that is refused for that reason is repeated once the person has confirmed; undefined when they would not. Other errors
 * are thrown on.
 */
export function useConfirmed() {
  const port = useConfirmationPort();
  return useCallback(
    async <Answer>(run: () => Promise<Answer>): Promise<Answer | undefined> => {
      try {
        return await run();
      } catch (error) {
        const needed = neededBy(error);
        if (needed === undefined) throw error;
        return (await port.ask(needed)) ? run() : undefined;
      }
    },
    [port],
  );
}

/**
 * Asks for confirmation before an act that is not a call, such as leaving for another page; where a call was refused, for
 * what its error needs.
 */
export function useConfirmation(error?: unknown): () => Promise<boolean> {
  const port = useConfirmationPort();
  const needed = neededBy(error);
  const needsTwoStep = needed?.needsTwoStep ?? false;
  return useCallback(() => port.ask({ needsTwoStep }), [port, needsTwoStep]);
}
