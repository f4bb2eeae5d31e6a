import type { Exercise } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

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
  if (state.title.trim() === '') return t(m.giveExerciseTitleFirst);
  if (state.hasErrors) return t(m.fixMarkedFieldsFirst);
  if (!state.hasVariant) return t(m.previewMustShowVariant);
  if (state.healthErrors > 0) {
    return state.healthErrors === 1
      ? t(m.oneProblemLeftHealth)
      : t(m.problemsLeftHealthSays, { healthErrors: state.healthErrors });
  }
  const { exercise } = state;
  if (exercise?.status === 'PB' && !exercise.hasUnpublishedChanges && !state.isDirty) {
    return t(m.nothingChangedSincePublished);
  }
  return undefined;
}

/** How many different variants were met: `40 variants`, or `over 1,000 variants` when each one tried was new. */
export function variantCountWords(distinct: number, tried: number): string {
  if (distinct <= 1) return t(m.oneVariant);
  return distinct >= tried ? t(m.overVariants, { tried }) : t(m.variants, { distinct });
}
