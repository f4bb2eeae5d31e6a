import type { PollQuestionView } from '@lemma/contracts';
import type { Scene } from '@lemma/math/document';
import { lazy, Suspense, type ReactNode } from 'react';
import { inBox, type PlaneScene } from '../../../../maths/graph/coordinates.ts';
import { arrowAt } from '../../../../maths/figures/arrow.ts';
import { part } from '../../../../ui/part.ts';
import { heatOf, planeOf, type PointMeasures } from './heat.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './HeatMap.module.css';

const Figure = lazy(async () => ({ default: (await import('../../../../maths/figures/Figure.tsx')).Figure }));

const Map = part('div', css.map);

interface HeatMapProps {
  view: PollQuestionView;
  measures: PointMeasures;
  /** The figure with the right place, once it is shown. */
  keyScenes?: readonly Scene[] | undefined;
  /** The mean of an earlier round, from which an arrow goes to that of this one. */
  before?: PointMeasures['mean'] | undefined;
}

/** Where the hall thinks that it is: the figure with shaded cells, or dots while there are few. Lists beside it say the same. */
export function HeatMap({ view, measures, keyScenes, before }: HeatMapProps): ReactNode {
  const scene = planeOf(view, keyScenes);
  if (scene === undefined) return null;
  const { levels, dots, peaks } = heatOf(measures, view, scene);
  return (
    <Map>
      <Suspense fallback={null}>
        <Figure scene={scene} isPlain>
          <svg viewBox={`0 0 ${scene.width} ${scene.height}`} className={css.heat} aria-hidden="true">
            {levels.map(({ most, path }, index) => (
              <path key={most} d={path} className={css[shadeOf(index, levels.length)]} />
            ))}
            {dots === '' ? null : <path d={dots} className={css.dots} />}
            {before && measures.mean ? <Shift from={before} to={measures.mean} scene={scene} /> : null}
          </svg>
          <span aria-hidden="true">
            {peaks.map(({ x, y, count }) => (
              <b
                key={`${x} ${y}`}
                className={css.peak}
                style={{ '--x': `${(100 * x) / scene.width}%`, '--y': `${(100 * y) / scene.height}%` }}
              >
                {count}
              </b>
            ))}
          </span>
        </Figure>
      </Suspense>
      <Legend levels={levels} hasDots={dots !== ''} isJoined={measures.size > 1} />
    </Map>
  );
}

/** The darkest shade is that of the most answers; one shade alone leaves the figure to be seen. */
const shadeOf = (index: number, count: number): string => `level${count === 1 ? 2 : index + 5 - count}`;

/** From the mean of the first round to that of the second. */
function Shift({
  from,
  to,
  scene,
}: {
  from: { x: number; y: number };
  to: { x: number; y: number };
  scene: PlaneScene;
}) {
  const [a, b] = [inBox(from, scene), inBox(to, scene)];
  if (Math.hypot(b.x - a.x, b.y - a.y) < 8) return null;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={css.shift} />
      <path d={arrowAt(b.x, b.y, turn, 1.6)} className={css.tip} />
    </>
  );
}

interface LegendProps {
  levels: readonly { readonly least: number; readonly most: number }[];
  hasDots: boolean;
  isJoined: boolean;
}

function Legend({ levels, hasDots, isJoined }: LegendProps) {
  if (hasDots) return <p className={css.legend}>{t(m.dotIsAnswer)}</p>;
  return (
    <p className={css.legend}>
      {levels.map(({ least, most }, index) => (
        <span key={most}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M0 0h16v16h-16z" className={css[shadeOf(index, levels.length)]} />
          </svg>
          {least === most ? most : t(m.fromTo, { least, most })}
        </span>
      ))}
      <span>{isJoined ? t(m.answersInSquareJoined) : t(m.answersInSquare)}</span>
    </p>
  );
}
