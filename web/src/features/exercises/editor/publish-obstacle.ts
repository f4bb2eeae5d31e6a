import type { Exercise } from '@lemma/contracts';

interface PublishState {
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
export function publishObstacle(state: PublishState): string | undefined {
  if (state.title.trim() === '') return 'Give the exercise a title first.';
  if (state.hasErrors) return 'Fix the marked fields first.';
  if (!state.hasVariant) return 'The preview must show a variant first.';
  if (state.healthErrors > 0) {
    return state.healthErrors === 1
      ? 'One problem is left; Health says which.'
      : `${state.healthErrors} problems are left; Health says which.`;
  }
  const { exercise } = state;
  if (exercise?.status === 'PB' && !exercise.hasUnpublishedChanges && !state.isDirty) {
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
