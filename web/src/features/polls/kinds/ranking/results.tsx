import { choiceLetter } from '../../../../maths/ChoiceList.tsx';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import type { FiguresProps, ResultKind } from '../result-kind.ts';
import { namedMeans, pairTable } from './pair-table.ts';
import { PairRows } from './PairRows.tsx';
import { part } from '../../../../ui/part.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './results.module.css';
import { decimals } from '../../../../words/decimals.ts';

export const ranking: ResultKind = {
  mark: choiceLetter,
  hasTexts: true,
  countOf: t(m.firstPlaces),
  Figures: RankingFigures,
};

const Figures = part('div', css.figures);

const Pairs = part('table', css.pairs);

/** Mean places, best first, and how many voters put each choice before each other one. */
function RankingFigures({ view, measures }: FiguresProps) {
  if (measures.kind !== 'ranking') return null;
  return (
    <Figures>
      <table>
        <caption>{t(m.meanPlace)}</caption>
        <tbody>
          {namedMeans(view, measures).map(({ key, letter, text, mean }) => (
            <tr key={key}>
              <td className={css.number}>{decimals(mean, 1)}</td>
              <th scope="row">
                {letter} <MathText inline source={text} />
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <ScrollBox label={t(m.whoPutBeforeWhom)}>
        <Pairs>
          <PairRows rows={pairTable(view, measures)} />
        </Pairs>
      </ScrollBox>
    </Figures>
  );
}
