import type { Scene } from '@lemma/math/document';
import { createContext } from 'react';

/** The figures that the texts below may place. */
export const FiguresContext = createContext<readonly Scene[]>([]);

const prefix = 'figure:';

/** The name of the figure that `[[figure:name]]` places; undefined for answer boxes. */
export const figureNameOf = (slot: string): string | undefined =>
  slot.startsWith(prefix) ? slot.slice(prefix.length) : undefined;
