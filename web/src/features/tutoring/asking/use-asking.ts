import { getAttemptHelp, getItemHelp, type ItemHelp } from '@lemma/contracts';
import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';

export interface Asking {
  /** Undefined until the form is opened, where there is nothing to read about the question. */
  readonly help: ItemHelp | undefined;
  /** The class takes questions here, whether or not the learner can ask one more just now. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly refresh: () => Promise<unknown>;
}

/** Asking the people who teach about a question; nothing in a preview. Most questions need no call of their own. */
export function useAsking(ids: { readonly attemptId: string; readonly itemId: string } | null): Asking {
  const [isOpen, setIsOpen] = useState(false);
  const all = useRead(getAttemptHelp, ids === null ? null : { attemptId: ids.attemptId });
  const hasSomething = ids !== null && all.data?.itemIds.includes(ids.itemId) === true;
  const read = useRead(getItemHelp, isOpen || hasSomething ? ids : null);
  const isOffered = all.data?.isOffered === true;
  return {
    help: read.data,
    isOffered,
    isOpen: isOpen && isOffered,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
    refresh: () => Promise.all([all.mutate(), read.mutate()]),
  };
}
