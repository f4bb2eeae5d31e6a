import { styled } from '@mui/material/styles';
import { choiceLetter } from '../../../../maths/ChoiceList.tsx';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import type { FiguresProps, ResultKind } from '../result-kind.ts';
import { namedMeans, pairTable } from './pair-table.ts';
import { PairRows } from './PairRows.tsx';

export const ranking: ResultKind = {
  mark: choiceLetter,
  hasTexts: true,
  countOf: 'first places',
  Figures: RankingFigures,
};

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { textAlign: 'start', whiteSpace: 'nowrap', fontSize: 14, fontWeight: 600, paddingBottom: 6 },
  '& th, & td': { padding: '4px 10px 4px 0', textAlign: 'start', verticalAlign: 'baseline' },
  '& td.number': { textAlign: 'end' },
  '& td.most': { fontWeight: 650, color: theme.vars.palette.lemma.okText },
}));

const Pairs = styled('table')({
  '&& td, && thead th:not(:first-of-type)': { textAlign: 'end' },
});

/** Mean places, best first, and how many voters put each choice before each other one. */
function RankingFigures({ view, measures }: FiguresProps) {
  if (measures.kind !== 'ranking') return null;
  return (
    <Figures>
      <table>
        <caption>Mean place</caption>
        <tbody>
          {namedMeans(view, measures).map(({ key, letter, text, mean }) => (
            <tr key={key}>
              <td className="number">{mean.toFixed(1)}</td>
              <th scope="row">
                {letter} <MathText inline source={text} />
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <ScrollBox label="Who is put before whom">
        <Pairs>
          <PairRows rows={pairTable(view, measures)} />
        </Pairs>
      </ScrollBox>
    </Figures>
  );
}
