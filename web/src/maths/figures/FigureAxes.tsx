import type { Scene, SceneAxis } from '@lemma/math/document';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { MathText } from '../typesetting/MathText.tsx';
import { arrowAt } from './arrow.ts';
import { numbersAt, placeIn, widths } from './layout.ts';
import css from './FigureAxes.module.css';
import wordsCss from './words-over.module.css';

export function Grid({ scene }: { scene: Scene }): ReactNode {
  const { width, height, axes, grid } = scene;
  const at = (direction: 'x' | 'y') =>
    axes.find((axis) => axis.direction === direction)?.ticks.map((tick) => tick.at) ?? [];
  const [xs, ys] = [at('x'), at('y')];
  if (scene.kind === 'chart') return <path className={css.grid} d={ys.map((y) => `M0 ${y}H${width}`).join('')} />;
  if (grid === 'none') return null;
  if (grid === 'dots') {
    return <path className={css.gridDots} d={xs.flatMap((x) => ys.map((y) => `M${x} ${y}h0`)).join('')} />;
  }
  const lines = [...xs.map((x) => `M${x} 0V${height}`), ...ys.map((y) => `M0 ${y}H${width}`)];
  return <path className={css.grid} d={lines.join('')} />;
}

/** How far the lines of axes reach beyond the window, with their arrows. */
const beyond = 26;
const tick = 8;

/** The line of an axis with its ticks; its numbers are words over the drawing. */
export function AxisLine({ axis, scene }: { axis: SceneAxis; scene: Scene }): ReactNode {
  const { width, height } = scene;
  const isX = axis.direction === 'x';
  const scale = widths.normal / widths[scene.size];
  const ends = scene.kind === 'chart' ? 0 : beyond * scale;
  const line = isX ? `M${-ends} ${axis.at}H${width + ends}` : `M${axis.at} ${height + ends}V${-ends}`;
  const ticks = axis.ticks.map(({ at }) =>
    isX
      ? `M${at} ${axis.at - tick * scale}v${2 * tick * scale}`
      : `M${axis.at - tick * scale} ${at}h${2 * tick * scale}`,
  );
  return (
    <g className={css.axis}>
      {axis.hasLine && <path d={line} />}
      {axis.hasLine && ends > 0 && (
        <path
          d={isX ? arrowAt(width + ends, axis.at, 0, scale) : arrowAt(axis.at, -ends, -90, scale)}
          className={css.tip}
        />
      )}
      {ends > 0 && <path d={ticks.join('')} />}
    </g>
  );
}

/** The numbers at the ticks of an axis, and its name at its positive end. */
export function AxisWords({ axis, scene }: { axis: SceneAxis; scene: Scene }): ReactNode {
  const { width, height, kind, size } = scene;
  const isX = axis.direction === 'x';
  const end = kind === 'chart' ? 0 : beyond;
  const numbers = numbersAt(axis, scene);
  const room = `${numbers.length > 1 ? 100 / numbers.length : 100}%`;
  return (
    <>
      {numbers.map(({ at, text, room: least }) => (
        <span
          key={at}
          className={classes(
            wordsCss.number,
            css.number,
            isX ? css.below : css.left,
            isX && kind === 'chart' && css.ofChart,
            size === 'small' && css.ofSmall,
            least !== 'all' && css[`over-${least}`],
          )}
          style={{ '--room': room, ...placeIn(scene, isX ? at : axis.at, isX ? axis.at : at) }}
        >
          {text}
        </span>
      ))}
      {axis.label !== '' && (
        <span
          className={classes(wordsCss.word, css.name, isX ? css.atRight : css.atTop, kind === 'chart' && css.ofChart)}
          style={isX ? placeIn(scene, width + end, kind === 'chart' ? height : axis.at) : placeIn(scene, axis.at, -end)}
        >
          <MathText inline source={axis.label} direction="ltr" />
        </span>
      )}
    </>
  );
}
