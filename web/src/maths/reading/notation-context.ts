import type { NotationId } from '@lemma/math/document';
import { createContext, useContext } from 'react';

/** How mathematics is written in this part of the page: that of the attempt, the poll or the sheet around it. */
export const NotationContext = createContext<NotationId>('en');

export const useNotation = (): NotationId => useContext(NotationContext);
