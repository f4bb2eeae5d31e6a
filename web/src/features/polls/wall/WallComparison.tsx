import type { PollComparison, PollQuestionView } from '@lemma/contracts';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { GroupName } from '../GroupBars.tsx';
import { resultKinds } from '../kinds/result-kinds.ts';
import { type FlowBlock, flowChart, movedToRight } from './flow.ts';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './WallComparison.module.css';

const Chart = part('figure', css.chart);

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
    <div className={classes(css.side, css[name])} aria-hidden="true">
      {blocks.filter(isGiven).map((block) => (
        <span key={block.key ?? '-'} style={{ '--top': `${(100 * (block.top + block.height / 2)) / chart.height}%` }}>
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
    <Chart aria-label={t(m.bothRounds)}>
      <h2 className={css.left}>{t(m.round, { round: comparison.first.round })}</h2>
      <h2 className={css.moved}>{knowsRight ? t(m.movedToRightAnswer, { gained, lost }) : ''}</h2>
      <h2>{t(m.roundAfterTalking, { round: comparison.second.round })}</h2>
      {side(chart.left, 'left')}
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} preserveAspectRatio="none" aria-hidden="true">
        {chart.bands.map((band) => (
          <path
            key={`${band.from} ${band.to}`}
            className={classes(css.band, band.isToRight && css.right, band.stays && css.stays)}
            d={band.path}
          />
        ))}
        {chart.left.map((block) => (
          <rect
            key={`l${block.key}`}
            className={isRight(block) ? classes(css.block, css.right) : css.block}
            x={-12}
            y={block.top}
            width={12}
            height={block.height}
          />
        ))}
        {chart.right.map((block) => (
          <rect
            key={`r${block.key}`}
            className={isRight(block) ? classes(css.block, css.right) : css.block}
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
  return <small>{t(m.others)}</small>;
}

/** The bands in words. */
function FlowTable({ comparison, view }: Omit<WallComparisonProps, 'rightChoices'>) {
  const name = (key: string | null) => {
    const place = view.choices.findIndex((choice) => choice.key === key);
    if (place >= 0) return resultKinds[view.kind].mark(place, key ?? '');
    const group = [...comparison.second.groups, ...comparison.first.groups].find((one) => one.key === key);
    return group ? group.text || group.latex : t(m.otherAnswers);
  };
  return (
    <table>
      <caption>{t(m.whoMovedBetweenRounds)}</caption>
      <thead>
        <tr>
          <th>{t(m.from)}</th>
          <th>{t(m.to)}</th>
          <th>{t(m.voters)}</th>
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
