import { styled } from '@mui/material/styles';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { wholeAttribute } from '../../wall/use-fit.ts';
import { WallRows } from '../../wall/WallRows.ts';
import { u } from '../../wall/wall-unit.ts';
import { choicesWall } from '../choices/wall.tsx';
import type { WallKind, WallResultsProps } from '../wall-kind.ts';
import { namedMeans, pairTable } from './pair-table.ts';
import { PairRows } from './PairRows.tsx';

export const ranking: WallKind = { ...choicesWall, Results: RankingRows };

const Pairs = styled('table')(({ theme }) => ({
  justifySelf: 'start',
  borderCollapse: 'collapse',
  fontSize: u(30),
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    textAlign: 'start',
    whiteSpace: 'nowrap',
    paddingBottom: u(8),
    color: theme.vars.palette.text.secondary,
  },
  '& th, & td': { padding: `${u(6)} ${u(22)}`, textAlign: 'end' },
  '& .most': { fontWeight: 650, color: theme.vars.palette.lemma.okText },
}));

/** The choices by their mean place, the best on top, and who is put before whom. */
function RankingRows({ question: { view }, results: { measures } }: WallResultsProps) {
  if (measures?.kind !== 'ranking') return <p>No answers yet.</p>;
  const last = view.choices.length;
  return (
    <>
      <WallRows aria-label="Results, best mean place first">
        {namedMeans(view, measures).map(({ key, letter, text, mean }) => (
          <li key={key}>
            <span className="square">{letter}</span>
            <span className="what" {...wholeAttribute}>
              <MathText inline source={text} />
            </span>
            <span className="bar" aria-hidden="true">
              <i style={{ width: `${(100 * (last - mean)) / Math.max(1, last - 1)}%` }} />
            </span>
            <span className="share">
              {mean.toFixed(1)} <small>mean</small>
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
