import type { AttemptItem } from '@lemma/contracts';
import { pointsWords } from '../../../dates.ts';
import type { AskWarning } from '../../../ui/messages/warning-context.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

type Worth = Pick<AttemptItem, 'bestScore' | 'points'>;

/** Asks whether somebody means to give up this variant for its solution. */
export async function askForSolution(ask: AskWarning, item: Worth, mayDrawAnother: boolean): Promise<boolean> {
  const answer = await ask({
    title: t(m.showSolutionNow),
    message: costOfSolution(item, mayDrawAnother),
    actions: [
      { value: 'stay', label: t(m.keepTrying), variant: 'text' },
      { value: 'show', label: t(m.showSolution), variant: 'contained' },
    ],
  });
  return !answer.cancelled && answer.action === 'show';
}

/** Says what giving up this variant for its solution costs; where another can be drawn, that one may still earn points. */
export function costOfSolution({ bestScore, points }: Worth, mayDrawAnother: boolean): string {
  if (!mayDrawAnother || points === 0) return t(m.endsVariant);
  const earned = bestScore ?? 0;
  if (earned <= 0) return t(m.endsVariantWithoutPoints);
  if (earned >= points) return t(m.endsVariantPointsStay);
  return t(m.endsVariantPartOfPointsStays, { earned: pointsWords(earned), points });
}
