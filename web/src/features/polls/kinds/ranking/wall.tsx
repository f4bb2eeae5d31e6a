import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { wholeAttribute } from '../../wall/use-fit.ts';
import { WallRows } from '../../wall/WallRows.ts';
import { choicesWall } from '../choices/wall.tsx';
import type { WallKind, WallResultsProps } from '../wall-kind.ts';
import { namedMeans, pairTable } from './pair-table.ts';
import { PairRows } from './PairRows.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './wall.module.css';
import wallRowsCss from '../../wall/WallRows.module.css';
import { decimals } from '../../../../words/decimals.ts';

export const ranking: WallKind = { ...choicesWall, Results: RankingRows };

const Pairs = part('table', css.pairs);

/** The choices by their mean place, the best on top, and who is put before whom. */
function RankingRows({ question: { view }, results: { measures } }: WallResultsProps) {
  if (measures?.kind !== 'ranking') return <p>{t(m.noAnswersYet)}</p>;
  const last = view.choices.length;
  return (
    <>
      <WallRows aria-label={t(m.resultsBestMeanPlace)}>
        {namedMeans(view, measures).map(({ key, letter, text, mean }) => (
          <li key={key}>
            <span className={wallRowsCss.square}>{letter}</span>
            <span className={wallRowsCss.what} {...wholeAttribute}>
              <MathText inline source={text} />
            </span>
            <span className={wallRowsCss.bar} aria-hidden="true">
              <i style={{ '--share': `${(100 * (last - mean)) / Math.max(1, last - 1)}%` }} />
            </span>
            <span className={wallRowsCss.share}>
              {decimals(mean, 1)} <small>{t(m.mean)}</small>
            </span>
          </li>
        ))}
      </WallRows>
      <Pairs>
        <PairRows rows={pairTable(view, measures)} />
      </Pairs>
    </>
  );
}
