import type { Scene } from '@lemma/math/document';
import { createContext, type ReactNode } from 'react';

/**
 * Draws a figure by its name if it was sent with the text; typesetting calls it at each `[[figure:name]]`. A `plain`
 * figure has nothing to press, because it is inside something that is pressed itself.
 */
export type PlaceFigure = (name: string, isPlain?: boolean) => ReactNode;

export const FiguresContext = createContext<PlaceFigure>(() => null);

/** The figures that were sent with a text: answers are drawn on them. */
export const ScenesContext = createContext<readonly Scene[]>([]);

const prefix = 'figure:';

/** The name of the figure that `[[figure:name]]` places; undefined for answer boxes. */
export const figureNameOf = (slot: string): string | undefined =>
  slot.startsWith(prefix) ? slot.slice(prefix.length) : undefined;
