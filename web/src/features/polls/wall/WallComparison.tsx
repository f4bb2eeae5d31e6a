import type { PollComparison, PollQuestionView } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { GroupName } from '../GroupBars.tsx';
import { resultKinds } from '../kinds/result-kinds.ts';
import { type FlowBlock, flowChart, movedToRight } from './flow.ts';
import { u } from './wall-unit.ts';

const Chart = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${u(920)} minmax(0, 1fr)`,
  gap: `${u(20)} ${u(24)}`,
  margin: 0,
  '& h2': { fontSize: u(32), lineHeight: 1.2, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& h2.moved': { textAlign: 'center', color: theme.vars.palette.lemma.okText },
  '& h2.left': { textAlign: 'right' },
  '& .side': { position: 'relative', height: u(640) },
  '& .side > span': {
    position: 'absolute',
    insetInline: 0,
    transform: 'translateY(-50%)',
    display: 'flex',
    alignItems: 'baseline',
    gap: u(18),
    fontSize: u(42),
    fontWeight: 650,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
  },
  '& .side b': { fontWeight: 'inherit' },
  '& .side.left > span': { flexDirection: 'row-reverse' },
  '& small': { fontSize: u(30), fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& svg': { width: '100%', height: u(640), overflow: 'visible' },
  '& .band': { fill: theme.vars.palette.lemma.lineStrong, fillOpacity: 0.28 },
  '& .band.stays': { fill: theme.vars.palette.lemma.lineStrong, fillOpacity: 0.22 },
  '& .band.right': { fill: theme.vars.palette.success.main, fillOpacity: 0.42 },
  '& .band.right.stays': { fillOpacity: 0.2 },
  '& .block': { fill: theme.vars.palette.lemma.lineStrong },
  '& .block.right': { fill: theme.vars.palette.success.main },
}));

interface WallComparisonProps {
  comparison: PollComparison;
  view: PollQuestionView;
  /** Once the key is shown. */
  rightChoices: readonly string[];
}

/** A choice without votes in this round has no name beside it: there is no room, and nothing to say. */
const isGiven = (block: FlowBlock) => block.count > 0;

/** A3: both rounds side by side, and who moved from where to where. */
export function WallComparison({ comparison, view, rightChoices }: WallComparisonProps) {
  const chart = flowChart(comparison);
  const { gained, lost } = movedToRight(comparison);
  const isRight = (block: FlowBlock) =>
    block.group?.isRight === true || (block.key !== null && rightChoices.includes(block.key));
  const knowsRight = comparison.second.right !== null;
  const side = (blocks: readonly FlowBlock[], name: 'left' | 'right') => (
    <div className={`side ${name}`} aria-hidden="true">
      {blocks.filter(isGiven).map((block) => (
        <span key={block.key ?? '-'} style={{ top: `${(100 * (block.top + block.height / 2)) / chart.height}%` }}>
          <b>
            <BlockName block={block} view={view} />
          </b>
          <span>{block.percent} %</span>
          <small>{block.count}</small>
        </span>
      ))}
    </div>
  );
  return (
    <Chart aria-label="Both rounds">
      <h2 className="left">Round {comparison.first.round}</h2>
      <h2 className="moved">{knowsRight ? `${gained} moved to the right answer, ${lost} left it` : ''}</h2>
      <h2>Round {comparison.second.round}, after talking</h2>
      {side(chart.left, 'left')}
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} preserveAspectRatio="none" aria-hidden="true">
        {chart.bands.map((band) => (
          <path
            key={`${band.from} ${band.to}`}
            className={['band', band.isToRight ? 'right' : '', band.stays ? 'stays' : ''].join(' ')}
            d={band.path}
          />
        ))}
        {chart.left.map((block) => (
          <rect
            key={`l${block.key}`}
            className={isRight(block) ? 'block right' : 'block'}
            x={-12}
            y={block.top}
            width={12}
            height={block.height}
          />
        ))}
        {chart.right.map((block) => (
          <rect
            key={`r${block.key}`}
            className={isRight(block) ? 'block right' : 'block'}
            x={chart.width}
            y={block.top}
            width={12}
            height={block.height}
          />
        ))}
      </svg>
      {side(chart.right, 'right')}
      <VisuallyHidden as="div">
        <FlowTable comparison={comparison} view={view} />
      </VisuallyHidden>
    </Chart>
  );
}

function BlockName({ block, view }: { block: FlowBlock; view: PollQuestionView }) {
  const place = view.choices.findIndex((choice) => choice.key === block.key);
  if (place >= 0) return <>{resultKinds[view.kind].mark(place, block.key ?? '')}</>;
  if (block.group) return <GroupName group={block.group} isChoice={false} />;
  return <small>others</small>;
}

/** The bands in words. */
function FlowTable({ comparison, view }: Omit<WallComparisonProps, 'rightChoices'>) {
  const name = (key: string | null) => {
    const place = view.choices.findIndex((choice) => choice.key === key);
    if (place >= 0) return resultKinds[view.kind].mark(place, key ?? '');
    const group = [...comparison.second.groups, ...comparison.first.groups].find((one) => one.key === key);
    return group ? group.text || group.latex : 'other answers';
  };
  return (
    <table>
      <caption>Who moved between the rounds</caption>
      <thead>
        <tr>
          <th>From</th>
          <th>To</th>
          <th>Voters</th>
        </tr>
      </thead>
      <tbody>
        {comparison.flows.map(({ from, to, count }) => (
          <tr key={`${from} ${to}`}>
            <td>{name(from)}</td>
            <td>{name(to)}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
