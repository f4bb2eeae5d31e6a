import { useEffect } from 'react';
import type { Autosave } from './use-autosave.ts';

/** Keeps the steps of the editor when the exercise was saved and when the page ends, so that undo outlives a reload. */
export function useStepsKept({ exercise, savedAt }: Autosave, keepSteps: (exerciseId: string) => void): void {
  const id = exercise?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    if (savedAt !== undefined) keepSteps(id);
    const keep = (): void => keepSteps(id);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [id, savedAt, keepSteps]);
}
