import type { PollQuestionView } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { MathText } from '../../../../maths/typesetting/MathText.tsx';
import { wholeAttribute } from '../../wall/use-fit.ts';
import { percent } from '../../wall/WallRows.ts';
import { u } from '../../wall/wall-unit.ts';
import type { WallKind, WallResultsProps } from '../wall-kind.ts';
import { scaleWords } from './results.tsx';

export const scale: WallKind = { Asked: AskedScale, Results: ScaleColumns };

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: u(16),
  '& ol': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: u(16), alignItems: 'end' },
  '& li': { display: 'grid', gap: u(8), justifyItems: 'center', fontVariantNumeric: 'tabular-nums' },
  '& .column': { display: 'flex', alignItems: 'end', width: '100%', height: u(360) },
  '& .column > i': {
    display: 'block',
    width: '100%',
    minHeight: 2,
    borderRadius: u(10),
    background: theme.vars.palette.primary.light,
    transition: 'height 150ms',
  },
  '& b': { fontSize: u(40), fontWeight: 650 },
  '& small': { fontSize: u(30), color: theme.vars.palette.text.secondary },
  '& .point': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: u(94),
    borderRadius: u(14),
    background: theme.vars.palette.lemma.primarySoft,
    color: theme.vars.palette.primary.main,
    fontSize: u(46),
    fontWeight: 650,
  },
  '& .ends': { display: 'flex', justifyContent: 'space-between', gap: u(60), fontSize: u(34) },
  '& .ends > *': { overflowWrap: 'anywhere' },
  '& .mean': { fontSize: u(40), fontWeight: 650 },
  '@media (prefers-reduced-motion: reduce)': { '& .column > i': { transition: 'none' } },
}));

function AskedScale({ view }: { view: PollQuestionView }) {
  return (
    <Line>
      <ol>
        {view.choices.map(({ key }) => (
          <li key={key}>
            <span className="point">{key}</span>
          </li>
        ))}
      </ol>
      <Ends view={view} />
    </Line>
  );
}

/** The words at both ends of the scale. */
function Ends({ view: { choices } }: { view: PollQuestionView }) {
  return (
    <div className="ends" {...wholeAttribute}>
      <MathText inline source={choices[0]?.text ?? ''} />
      <MathText inline source={choices.at(-1)?.text ?? ''} />
    </div>
  );
}

/** How many chose each point, as columns over the scale, with mean and median. */
function ScaleColumns({ question: { view }, results }: WallResultsProps) {
  const most = Math.max(1, ...results.groups.map(({ count }) => count));
  return (
    <Line>
      <ol aria-label="Results">
        {results.groups.map(({ key, count }) => (
          <li key={key}>
            <small>
              {percent(count, results.answered)} % ({count})
            </small>
            <span className="column" aria-hidden="true">
              <i style={{ height: `${(100 * count) / most}%` }} />
            </span>
            <b>{key}</b>
          </li>
        ))}
      </ol>
      <Ends view={view} />
      {results.measures?.kind === 'scale' ? <p className="mean">{scaleWords(results.measures)}</p> : null}
    </Line>
  );
}
