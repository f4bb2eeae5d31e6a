import type { RegradePolicy, RegradePreview } from '@lemma/contracts';
import { locale } from '../../locale.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import { decimals } from '../../words/decimals.ts';

type PolicyFigures = RegradePreview['policies'][number];

export const policyNames: Record<RegradePolicy, string> = {
  'never-lower': t(m.neverLower),
  'as-graded': t(m.newScoreUpOr),
  'full-marks': t(m.fullMarksForAll),
  drop: t(m.dropIt),
};

/** Returns the effect of a policy in one line. */
export function policyOutcome({ policy, up, down, kept, taskPoints, obstacle }: PolicyFigures): string {
  if (obstacle !== '') return obstacle;
  if (policy === 'drop') {
    return t(m.totalsChangeOutOf, { number: up + down, taskPoints: figure(taskPoints) });
  }
  const words = [up > 0 || down === 0 ? t(m.up, { up }) : '', down > 0 ? t(m.down, { down }) : '']
    .filter(Boolean)
    .join(', ');
  return kept > 0 ? `${words}, ${kept} ${kept === 1 ? t(m.staysAs) : t(m.stayAsThey)}` : words;
}

const figureFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });

/** At most two decimals. */
export const figure = (value: number): string => figureFormat.format(value);

export const percentWords = (value: number | null): string => (value === null ? t(m.noneWord) : decimals(value, 1));

/** `7 scores went up, none went down.` */
export function appliedWords({ up, down }: { readonly up: number; readonly down: number }): string {
  const wordsFor = (many: number) => (many === 0 ? t(m.noneWord) : String(many));
  return up === 0 ? t(m.noScoreWentUp, { down: wordsFor(down) }) : t(m.scoresWentUpWent, { up, down: wordsFor(down) });
}
