import { useCallback, useMemo, useState } from 'react';

/** Variants are numbered from 1; an author meets other ones each time. */
export const mostVariants = 9_999;

const anyNumber = (): number => 1 + Math.floor(Math.random() * mostVariants);

export interface VariantNumber {
  readonly number: number;
  readonly canGoBack: boolean;
  readonly roll: () => void;
  readonly back: () => void;
  readonly goTo: (number: number) => void;
}

/** Which variant is shown: the die throws another, back returns to those seen before. */
export function useVariantNumber(first?: number): VariantNumber {
  const [seen, setSeen] = useState<readonly number[]>(() => [first ?? anyNumber()]);
  const number = seen.at(-1) ?? 1;
  const goTo = useCallback(
    (wanted: number) => setSeen((old) => (old.at(-1) === wanted ? old : [...old.slice(-99), wanted])),
    [],
  );
  const roll = useCallback(() => goTo(anyNumber()), [goTo]);
  const back = useCallback(() => setSeen((old) => (old.length > 1 ? old.slice(0, -1) : old)), []);
  const canGoBack = seen.length > 1;
  return useMemo(() => ({ number, canGoBack, roll, back, goTo }), [number, canGoBack, roll, back, goTo]);
}
