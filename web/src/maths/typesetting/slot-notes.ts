import { createContext } from 'react';

/**
 * The place under the paragraph in which an answer box stands: what a box has to say in more than a word (how it was read,
 * a problem, feedback) goes there by a portal, so that the sentence stays one line. `undefined`: there is no such place.
 */
export const SlotNotesContext = createContext<HTMLElement | null | undefined>(undefined);
