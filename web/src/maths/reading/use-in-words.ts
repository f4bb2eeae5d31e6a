import { useCallback } from 'react';
import { notation } from './notation.ts';
import { useNotation } from './notation-context.ts';
import { whenSettled } from '../../ui/hooks/when-settled.ts';

const settled = (): Promise<void> => new Promise((resolve) => void whenSettled(resolve));

let last: Promise<unknown> = Promise.resolve();

/** One formula after the other, so that they take one worker and leave the other to what is typed. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

/** Puts formulas of a question into words, when the page has what it shows. */
export function useInWords(): (latex: string) => Promise<string> {
  const written = useNotation();
  return useCallback((latex) => settled().then(() => inTurn(() => notation.inWords(latex, written))), [written]);
}
