import { createContext } from 'react';

/**
 * Puts a formula into words, for screen readers that read MathML sign by sign. Null where formulas have their MathML
 * alone: words are made in a worker, which only pages with answer boxes have anyway.
 */
export const SpokenFormulasContext = createContext<((latex: string) => Promise<string>) | null>(null);
