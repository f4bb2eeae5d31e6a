import type { FiguresProps, ResultKind } from '../result-kind.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './results.module.css';
import { decimals } from '../../../../words/decimals.ts';

export const scale: ResultKind = { mark: (_, key) => key, hasTexts: true, Figures: ScaleFigures };

function ScaleFigures({ measures }: FiguresProps) {
  if (measures.kind !== 'scale') return null;
  return <p className={css.after}>{scaleWords(measures)}</p>;
}

/** `Mean 3.4, median 3.5` */
export const scaleWords = ({ mean, median }: { readonly mean: number; readonly median: number }): string =>
  t(m.meanMedian, { mean: decimals(mean, 1), median });
