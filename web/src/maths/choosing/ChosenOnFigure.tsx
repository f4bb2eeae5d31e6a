import type { Choosing, Scene } from '@lemma/math/document';
import type { ReactElement } from 'react';
import type { BoxVerdict } from '../answer-states.ts';
import { classes } from '../../ui/classes.ts';
import { Figure } from '../figures/Figure.tsx';
import { type Target, targetsOf } from './targets.ts';
import css from './ChosenOnFigure.module.css';

interface ChosenOnFigureProps {
  choosing: Choosing;
  scene: Scene;
  /** Keys of the chosen things, joined by commas. */
  value: string;
  /** Chooses a thing, or the opposite; nothing can be pressed without it. */
  onChoose?: ((key: string) => void) | undefined;
  verdict?: BoxVerdict | undefined;
}

/**
 * A figure whose things are the choices of a part: a tap on a curve, a point or a bar is the same as its row in the list,
 * which keys and screen readers use.
 */
export function ChosenOnFigure({ choosing, scene, value, onChoose, verdict }: ChosenOnFigureProps): ReactElement {
  const chosen = new Set(value.split(','));
  return (
    <span className={classes(css.choosing, css[verdict ?? 'none'])} data-choosing>
      <Figure scene={scene}>
        <svg viewBox={`0 0 ${scene.width} ${scene.height}`} className={css.targets} aria-hidden="true">
          {targetsOf(scene, choosing).map((target) => (
            <Thing
              key={target.key}
              target={target}
              isChosen={chosen.has(target.key)}
              onChoose={onChoose && (() => onChoose(target.key))}
            />
          ))}
        </svg>
      </Figure>
    </span>
  );
}

interface ThingProps {
  target: Target;
  isChosen: boolean;
  onChoose?: (() => void) | undefined;
}

/** Highlights a thing that is chosen or pointed at, under wider strokes that a finger can hit. */
function Thing({ target: { key, lines, areas, points }, isChosen, onChoose }: ThingProps) {
  return (
    <g
      className={classes(css.thing, isChosen && css.chosen, onChoose && css.open)}
      data-thing={key}
      data-chosen={isChosen || undefined}
      onClick={onChoose}
    >
      {areas.map((d) => (
        <path key={`area ${d}`} d={d} className={css.area} />
      ))}
      {lines.map((d) => (
        <path key={`line ${d}`} d={d} className={css.line} />
      ))}
      {points.map((d) => (
        <path key={`point ${d}`} d={d} className={css.point} />
      ))}
      {onChoose && [...lines, ...points].map((d) => <path key={`met ${d}`} d={d} className={css.met} />)}
    </g>
  );
}
