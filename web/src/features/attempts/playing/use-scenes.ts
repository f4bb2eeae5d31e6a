import type { AttemptItem, LearnerVerdict } from '@lemma/contracts';
import type { Scene } from '@lemma/math/document';
import { useMemo } from 'react';

/** The figures of a question, and those that came with the feedback of a verdict. */
export function useScenes({ figures }: AttemptItem['variant'], verdict: LearnerVerdict | undefined): readonly Scene[] {
  const said = verdict?.figures;
  return useMemo(() => {
    if (said === undefined) return figures;
    const known = new Set(figures.map(({ name }) => name));
    return [...figures, ...said.filter(({ name }) => !known.has(name))];
  }, [figures, said]);
}
