import { createContext } from 'react';

/** Where there is little room the preview can be folded to its head. */
export interface Fold {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export const FoldContext = createContext<Fold | undefined>(undefined);
