import { useContext, useEffect, type RefObject } from 'react';
import { SpokenFormulasContext } from '../spoken-formulas.ts';

/** A sign of division is read as a fraction, which would tell what an exercise about the order of operations asks. */
const isBetterAsWritten = (latex: string): boolean => /\\div|÷/.test(latex);

/** Gives the MathML of a formula its words as a name, once they are known. */
export function nameFormula(host: HTMLElement): void {
  const { words } = host.dataset;
  if (words !== undefined) host.querySelector('math')?.setAttribute('aria-label', words);
}

/** Puts a formula into words where its place asks for that. */
export function useSpokenFormula(host: RefObject<HTMLElement | null>, latex: string): void {
  const inWords = useContext(SpokenFormulasContext);
  useEffect(() => {
    const element = host.current;
    if (inWords === null || element === null || isBetterAsWritten(latex)) return;
    let isCurrent = true;
    const put = (words: string): void => {
      if (!isCurrent || words === latex) return;
      element.dataset.words = words;
      nameFormula(element);
    };
    inWords(latex).then(put, () => undefined);
    return () => {
      isCurrent = false;
      delete element.dataset.words;
    };
  }, [host, latex, inWords]);
}
