import type { Scene, SceneAxis, SceneElement, SceneMark, SceneStroke } from '@lemma/math/document';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { MathText } from '../typesetting/MathText.tsx';
import { FigureTable } from './FigureTable.tsx';
import { describeFigure } from './describe-figure.ts';
import { figureRoom as margin } from './figure-room.ts';
import css from './Figure.module.css';


/** [A figure of an exercise] drawn from its scene: lines as vectors, and words over them as typeset text. */
export function Figure({ scene }: { scene: Scene }) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const { width, height, axes, elements } = scene;
  const outer = { width: width + margin.left + margin.right, height: height + margin.top + margin.bottom };
  const place = (x: number, y: number): CSSProperties => ({
    '--x': `${((x + margin.left) / outer.width) * 100}%`,
    '--y': `${((y + margin.top) / outer.height) * 100}%`,
  });
  const hasReadings = scene.hasTable && elements.some(({ readings }) => readings.length > 0);
  return (
    <figure className={classes(css.figure, css[scene.size])} dir="ltr">
      <div className={css.frame}>
        <svg
          role="img"
          aria-labelledby={id}
          viewBox={`${-margin.left} ${-margin.top} ${outer.width} ${outer.height}`}
          className={css.drawing}
        >
          <title id={id}>{describeFigure(scene)}</title>
          <defs>
            {[1, 2, 3, 4, 5, 6].map((colour) => (
              <pattern key={colour} id={`${id}-${colour}`} className={css[`c${colour}`]} {...hatching[colour]}>
                <path d="M0 0V14" className={css.hatch} />
              </pattern>
            ))}
          </defs>
          <Grid scene={scene} />
          {elements.map((element, index) => (
            <Areas key={index} element={element} hatch={id} />
          ))}
          {axes.map((axis) => (
            <Axis key={axis.direction} axis={axis} scene={scene} />
          ))}
          {elements.map((element, index) => (
            <Lines key={index} element={element} />
          ))}
        </svg>
        <div aria-hidden="true">
          {axes.filter(({ label }) => label !== '').map((axis) => (
            <Word
              key={axis.direction}
              anchor={axis.direction === 'x' ? 'w-below' : 'e'}
              style={axis.direction === 'x' ? place(width + margin.right - 4, axis.at) : place(axis.at, -22)}
            >
              {axis.label}
            </Word>
          ))}
          {elements.flatMap((element, index) =>
            element.texts.map(({ text, x, y, anchor }, at) => (
              <Word key={`${index} ${at}`} anchor={anchor} colour={element.colour} style={place(x, y)}>
                {text}
              </Word>
            )),
          )}
        </div>
      </div>
      {hasReadings && (
        <div className={css.reading}>
          <button type="button" className={css.toggle} aria-expanded={isTable} onClick={() => setTable(!isTable)}>
            As a table
          </button>
          {isTable && <FigureTable scene={scene} />}
        </div>
      )}
    </figure>
  );
}

function Word(props: { anchor: string; colour?: number; style: CSSProperties; children: string }): ReactNode {
  return (
    <span
      className={classes(css.word, css[props.anchor], props.colour === undefined ? undefined : css[`c${props.colour}`])}
      style={props.style}
    >
      <MathText inline source={props.children} direction="ltr" />
    </span>
  );
}

/** Each colour has a hatching of its own, so that areas can be told apart without colours. */
const hatching: Readonly<Record<number, Record<string, string | number>>> = Object.fromEntries(
  [45, 135, 0, 90, 25, 155].map((angle, index) => [
    index + 1,
    { width: 14, height: 14, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${angle})` },
  ]),
);

function Grid({ scene }: { scene: Scene }) {
  const { width, height, axes, grid } = scene;
  const at = (direction: 'x' | 'y') => axes.find((axis) => axis.direction === direction)?.ticks.map((tick) => tick.at) ?? [];
  if (grid === 'none') return null;
  const [xs, ys] = [at('x'), at('y')];
  if (grid === 'dots') {
    return (
      <path
        className={css.gridDots}
        d={xs.flatMap((x) => ys.map((y) => `M${x} ${y}h0`)).join('')}
      />
    );
  }
  const lines = [...xs.map((x) => `M${x} 0V${height}`), ...ys.map((y) => `M0 ${y}H${width}`)];
  return <path className={css.grid} d={lines.join('')} />;
}

function Axis({ axis, scene }: { axis: SceneAxis; scene: Scene }) {
  const { width, height } = scene;
  const isX = axis.direction === 'x';
  const crossing = scene.axes.find(({ direction }) => direction !== axis.direction);
  // The number where the axes cross would stand on the other axis.
  const isCrossed = (at: number): boolean =>
    crossing !== undefined && crossing.at > 0 && crossing.at < (isX ? width : height) && Math.abs(crossing.at - at) < 1;
  const ends = scene.kind === 'chart' ? 0 : 24;
  const line = isX ? `M${-ends} ${axis.at}H${width + ends}` : `M${axis.at} ${height + ends}V${-ends}`;
  return (
    <g className={css.axis}>
      {axis.hasLine && <path d={line} />}
      {axis.hasLine && ends > 0 && <path d={arrowAt(isX ? [width + ends, axis.at, 0] : [axis.at, -ends, -90])} className={css.tip} />}
      <path d={axis.ticks.map(({ at }) => (isX ? `M${at} ${axis.at - 7}v14` : `M${axis.at - 7} ${at}h14`)).join('')} />
      {axis.ticks
        .filter(({ at }) => !isCrossed(at))
        .map(({ at, text }) =>
          isX ? (
            <text key={at} x={at} y={axis.at + 38} textAnchor="middle">
              {text}
            </text>
          ) : (
            <text key={at} x={axis.at - 16} y={at + 10} textAnchor="end">
              {text}
            </text>
          ),
        )}
    </g>
  );
}

function arrowAt([x, y, turn]: readonly [number, number, number]): string {
  const angle = (turn * Math.PI) / 180;
  const at = (back: number, side: number): string => {
    const [dx, dy] = [-back * Math.cos(angle) - side * Math.sin(angle), -back * Math.sin(angle) + side * Math.cos(angle)];
    return `${Math.round((x + dx) * 10) / 10} ${Math.round((y + dy) * 10) / 10}`;
  };
  return `M${at(26, 10)}L${at(0, 0)}L${at(26, -10)}Z`;
}

const pathOf = (places: readonly number[], isClosed = false): string =>
  places.reduce((path, place, k) => path + (k === 0 ? 'M' : k === 2 ? 'L' : k % 2 === 0 ? ' ' : ' ') + place, '') +
  (isClosed ? 'Z' : '');

function Areas({ element, hatch }: { element: SceneElement; hatch: string }) {
  return element.areas.map(({ rings }, index) => {
    const d = rings.map((ring) => pathOf(ring, true)).join('');
    return (
      <g key={index} className={css[`c${element.colour}`]}>
        <path d={d} className={css.area} />
        <path d={d} fill={`url(#${hatch}-${element.colour})`} />
      </g>
    );
  });
}

function Lines({ element }: { element: SceneElement }) {
  return (
    <g className={classes(css.element, css[`c${element.colour}`], css[element.stroke])}>
      {element.strokes.map((stroke, index) => (
        <path
          key={index}
          d={pathOf(stroke.places, stroke.isClosed)}
          className={classes(css.stroke, stroke.isThin && css.thin, stroke.isDashed && css.dashed)}
        />
      ))}
      {element.strokes.flatMap((stroke, index) => endsOf(stroke, index))}
      {element.marks.map((mark, index) => (
        <Mark key={index} mark={mark} />
      ))}
    </g>
  );
}

/** The ends of a stroke: an arrow, or a point that belongs to it or not. */
function endsOf({ places, start, end }: SceneStroke, index: number): ReactNode[] {
  const at = (k: number): number => places.at(k) ?? 0;
  const turn = (fromX: number, fromY: number, x: number, y: number): number =>
    (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const ends = [
    { kind: start, x: at(0), y: at(1), turn: turn(at(2), at(3), at(0), at(1)) },
    { kind: end, x: at(-2), y: at(-1), turn: turn(at(-4), at(-3), at(-2), at(-1)) },
  ];
  return ends.flatMap(({ kind, x, y, turn: angle }, side) => {
    const key = `${index} ${side}`;
    if (kind === undefined) return [];
    if (kind === 'arrow') return [<path key={key} d={arrowAt([x, y, angle])} className={css.tip} />];
    return [<Mark key={key} mark={{ mark: kind === 'closed' ? 'dot' : 'ring', x, y }} />];
  });
}

function Mark({ mark: { mark, x, y } }: { mark: SceneMark }) {
  if (mark === 'cross') return <path d={`M${x - 10} ${y - 10}l20 20m0 -20l-20 20`} className={css.stroke} />;
  return <circle cx={x} cy={y} r={mark === 'dot' ? 10 : 9} className={mark === 'dot' ? css.dot : css.ring} />;
}
