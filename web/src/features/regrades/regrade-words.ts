import type { RegradePolicy, RegradePreview } from '@lemma/contracts';
import { count } from '../../dates.ts';

type PolicyFigures = RegradePreview['policies'][number];

export const policyNames: Record<RegradePolicy, string> = {
  'never-lower': 'Never lower',
  'as-graded': 'New score, up or down',
  'full-marks': 'Full marks for all',
  drop: 'Drop it',
};

/** Returns the effect of a policy in one line. */
export function policyOutcome({ policy, up, down, kept, taskPoints, obstacle }: PolicyFigures): string {
  if (obstacle !== '') return obstacle;
  if (policy === 'drop') {
    return `${count(up + down, 'total')} ${up + down === 1 ? 'changes' : 'change'}, out of ${figure(taskPoints)} points`;
  }
  const words = [up > 0 || down === 0 ? `${up} up` : '', down > 0 ? `${down} down` : ''].filter(Boolean).join(', ');
  return kept > 0 ? `${words}, ${kept} ${kept === 1 ? 'stays as it is' : 'stay as they are'}` : words;
}

/** At most two decimals. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100);

export const percentWords = (value: number | null): string => (value === null ? 'none' : value.toFixed(1));

/** `7 scores went up, none went down.` */
export function appliedWords({ up, down }: { readonly up: number; readonly down: number }): string {
  const wordsFor = (many: number) => (many === 0 ? 'none' : String(many));
  return `${up === 0 ? 'No score' : count(up, 'score')} went up, ${wordsFor(down)} went down.`;
}
