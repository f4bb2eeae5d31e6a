import { getItemHelp, type ItemHelp } from '@lemma/contracts';
import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';

export interface Asking {
  readonly help: ItemHelp | undefined;
  /** The class takes questions here, whether or not the learner can ask one more just now. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly refresh: () => Promise<unknown>;
}

/** Asking the people who teach about a question; nothing in a preview. */
export function useAsking(ids: { readonly attemptId: string; readonly itemId: string } | null): Asking {
  const read = useRead(getItemHelp, ids);
  const [isOpen, setIsOpen] = useState(false);
  const help = read.data;
  const isOffered = help !== undefined && help.obstacle !== 'off' && help.obstacle !== 'assessment';
  return {
    help,
    isOffered,
    isOpen: isOpen && isOffered,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
    refresh: () => read.mutate(),
  };
}
