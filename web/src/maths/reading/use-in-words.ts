import { useCallback } from 'react';
import { notation } from './notation.ts';
import { useNotation } from './notation-context.ts';
import { whenSettled } from '../when-settled.ts';

const settled = (): Promise<void> => new Promise((resolve) => void whenSettled(resolve));

/** Puts formulas of a question into words, when the page has what it shows. */
export function useInWords(): (latex: string) => Promise<string> {
  const written = useNotation();
  return useCallback((latex) => settled().then(() => notation.inWords(latex, written)), [written]);
}
