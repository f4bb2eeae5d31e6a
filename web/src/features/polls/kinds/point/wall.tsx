import type { PollQuestionView, PollRoundResults } from '@lemma/contracts';
import { Check } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { classes } from '../../../../ui/classes.ts';
import hidden from '../../../../ui/hidden/VisuallyHidden.module.css';
import { part } from '../../../../ui/part.ts';
import { GroupName } from '../../GroupBars.tsx';
import { percent, WallRows } from '../../wall/WallRows.ts';
import type { WallComparisonProps, WallKind, WallResultsProps } from '../wall-kind.ts';
import { planeOf } from './heat.ts';
import { HeatMap } from './HeatMap.tsx';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import wallRowsCss from '../../wall/WallRows.module.css';
import css from './wall.module.css';

export const point: WallKind = { Asked: AskedPlane, Results: PointResults, Comparison: PointComparison };

const Figure = lazy(async () => ({ default: (await import('../../../../maths/figures/Figure.tsx')).Figure }));

const Beside = part('div', css.beside);
const Both = part('div', css.both);

/** The empty figure while votes come in. */
function AskedPlane({ view }: { view: PollQuestionView }) {
  const scene = planeOf(view);
  return scene === undefined ? null : (
    <div className={css.asked}>
      <Suspense fallback={null}>
        <Figure scene={scene} isPlain />
      </Suspense>
    </div>
  );
}

/** The map, and beside it the fullest places. */
function PointResults({ question: { view, key }, results }: WallResultsProps) {
  if (results.measures?.kind !== 'point') return null;
  return (
    <Beside>
      <HeatMap view={view} measures={results.measures} keyScenes={key?.figures} />
      <div>
        {results.right === null ? null : (
          <p className={css.share}>
            <Check aria-hidden size="1em" /> {t(m.percentRight, { percent: percent(results.right, results.answered) })}
          </p>
        )}
        <Places results={results} />
      </div>
    </Beside>
  );
}

/** Six fit on a wall; readers hear ten. */
const mostPlaces = 10;
const mostSeen = 6;

function Places({ results: { groups, answered } }: { results: PollRoundResults }) {
  const most = Math.max(1, ...groups.map(({ count }) => count));
  return (
    <WallRows className={wallRowsCss.typed} aria-label={t(m.placesWithMost)}>
      {groups.slice(0, mostPlaces).map((group, place) => (
        <li
          key={group.key}
          className={classes(group.isRight === true && wallRowsCss.right, place >= mostSeen && hidden.visuallyHidden)}
        >
          <span className={wallRowsCss.number}>{group.count}</span>
          <span className={wallRowsCss.what}>
            <GroupName group={group} isChoice={false} />
            <small>{percent(group.count, answered)} %</small>
          </span>
          <span className={wallRowsCss.bar} aria-hidden="true">
            <i style={{ '--share': `${(100 * group.count) / most}%` }} />
          </span>
        </li>
      ))}
    </WallRows>
  );
}

/** Both rounds side by side, with an arrow from the first mean to the second. */
function PointComparison({ comparison: { first, second }, question: { view, key } }: WallComparisonProps) {
  if (first.measures?.kind !== 'point' || second.measures?.kind !== 'point') return null;
  const { mean } = first.measures;
  return (
    <Both>
      <section aria-label={t(m.roundNumber, { number: first.round })}>
        <h2>{t(m.roundNumber, { number: first.round })}</h2>
        <HeatMap view={view} measures={first.measures} keyScenes={key?.figures} />
        <Right results={first} />
      </section>
      <section aria-label={t(m.roundNumber, { number: second.round })}>
        <h2>{t(m.roundAfterTalking, { number: second.round })}</h2>
        <HeatMap view={view} measures={second.measures} keyScenes={key?.figures} before={mean} />
        <Right results={second} />
      </section>
    </Both>
  );
}

function Right({ results: { right, answered } }: { results: PollRoundResults }) {
  return right === null ? null : (
    <p className={css.share}>{t(m.percentRight, { percent: percent(right, answered) })}</p>
  );
}
