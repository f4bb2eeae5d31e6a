import type { Scene } from '@lemma/math/document';
import { createContext, type ReactNode } from 'react';

/**
 * Draws the figure of a name, where it has come along with the text; typesetting asks it at each `[[figure:name]]`. It is
 * `plain`, with nothing to press, inside of something that is pressed itself.
 */
export type PlaceFigure = (name: string, isPlain?: boolean) => ReactNode;

export const FiguresContext = createContext<PlaceFigure>(() => null);

/** The figures that have come along with a text: answers are drawn on them. */
export const ScenesContext = createContext<readonly Scene[]>([]);

const prefix = 'figure:';

/** The name of the figure that `[[figure:name]]` places; undefined for answer boxes. */
export const figureNameOf = (slot: string): string | undefined =>
  slot.startsWith(prefix) ? slot.slice(prefix.length) : undefined;
