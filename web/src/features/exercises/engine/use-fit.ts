import type { ExerciseDocument } from '@lemma/math';
import { useLatest } from '../../../ui/hooks/use-latest.ts';
import { engine } from './engine-pool.ts';
import { patience, revision } from './use-engine.ts';

/** The number of variants that determine the window of a figure. */
const fittedSeeds: readonly number[] = Array.from({ length: 40 }, (_, index) => index + 1);

/** Finds the window that holds all that a figure shows in many variants, as the texts of its fields. */
export function useFit(
  document: ExerciseDocument,
): (figure: string) => Promise<Readonly<Record<string, string>> | undefined> {
  return useLatest(async (figure: string) => {
    const fitted = await engine.ask(
      { kind: 'fit', revision: revision(document), document, figure, seeds: fittedSeeds },
      { limit: patience },
    );
    const texts = (['x', 'y'] as const).flatMap((axis) => {
      const range = fitted?.[axis];
      return range ? [[`${axis}.from`, String(range.from)] as const, [`${axis}.to`, String(range.to)] as const] : [];
    });
    return texts.length === 0 ? undefined : Object.fromEntries(texts);
  });
}
