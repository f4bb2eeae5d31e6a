import { useEffect, useState } from 'react';
import { importAgain } from '../import-again.ts';

let words: ((code: string) => string) | undefined;

/** Loads the advice about input that cannot be read, before it is needed. */
export async function loadAdvice(): Promise<void> {
  words ??= (await importAgain(() => import('./problem-words.ts'))).plainWords;
}

/** Advice for the code of a problem, in plain words; empty until its words are here, and where there is none. */
export function useAdvice({ code, hasAdvice }: { readonly code: string; readonly hasAdvice: boolean }): string {
  const [isHere, setIsHere] = useState(words !== undefined);
  useEffect(() => {
    if (isHere || !hasAdvice) return;
    let isCurrent = true;
    loadAdvice().then(
      () => isCurrent && setIsHere(true),
      // The sentence before it says what is wrong.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isHere, hasAdvice]);
  return hasAdvice ? (words?.(code) ?? '') : '';
}
