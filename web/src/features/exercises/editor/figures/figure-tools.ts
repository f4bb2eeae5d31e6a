import type { Scene } from '@lemma/math/document';
import { createContext } from 'react';
import type { Caret } from '../../draft/figures/caret.ts';

/** The means of texts and cards to add and to place figures. */
export interface FigureTools {
  readonly names: readonly string[];
  readonly mayAdd: boolean;
  /** Lets the author choose a new figure; the callback receives its name once it exists. */
  readonly add: (onAdded?: (name: string) => void) => void;
  /** The name of the figure that was added last. */
  readonly fresh: string | undefined;
  /** The cursor has left a text, at this place of it. */
  readonly leave: (text: Caret['text'], at: number) => void;
  /** Puts the marker of a figure where the cursor was last. */
  readonly place: (name: string) => void;
}

/** Undefined where an exercise is not being edited. */
export const FigureToolsContext = createContext<FigureTools | undefined>(undefined);

/** The figures of the variant that the preview shows, with everything that they ever show. */
export const LiveScenesContext = createContext<readonly Scene[]>([]);
