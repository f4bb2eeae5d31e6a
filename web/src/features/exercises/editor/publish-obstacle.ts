import type { Exercise } from '@lemma/contracts';

interface Standing {
  readonly title: string;
  /** Something in the document cannot be read. */
  readonly hasErrors: boolean;
  /** Findings over a thousand variants that forbid publishing. */
  readonly healthErrors: number;
  readonly hasVariant: boolean;
  readonly exercise: Pick<Exercise, 'status' | 'hasUnpublishedChanges'> | undefined;
  readonly isDirty: boolean;
}

/** Why an exercise cannot be published now, in one sentence; undefined when it can (S09). */
export function publishObstacle(standing: Standing): string | undefined {
  if (standing.title.trim() === '') return 'Give the exercise a title first.';
  if (standing.hasErrors) return 'Fix the marked fields first.';
  if (!standing.hasVariant) return 'The preview must show a variant first.';
  if (standing.healthErrors > 0) {
    return standing.healthErrors === 1
      ? 'One problem is left; Health says which.'
      : `${standing.healthErrors} problems are left; Health says which.`;
  }
  const { exercise } = standing;
  if (exercise?.status === 'PB' && !exercise.hasUnpublishedChanges && !standing.isDirty) {
    return 'Nothing has changed since it was published.';
  }
  return undefined;
}

/** How many different variants were met: `40 variants`, or `over 1,000 variants` when each one tried was new. */
export function variantCountWords(distinct: number, tried: number): string {
  if (distinct <= 1) return 'one variant';
  return distinct >= tried
    ? `over ${tried.toLocaleString('en')} variants`
    : `${distinct.toLocaleString('en')} variants`;
}
