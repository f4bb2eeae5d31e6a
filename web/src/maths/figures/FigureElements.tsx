import type { Scene, SceneElement, SceneMark, SceneStroke } from '@lemma/math/document';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { arrowAt } from './arrow.ts';
import { widths } from './layout.ts';
import coloursCss from './figure-colours.module.css';
import css from './FigureElements.module.css';

const colours = [1, 2, 3, 4, 5, 6];
const angles = [45, 135, 0, 90, 25, 155];

/** Each colour has a hatching of its own, so that areas can be distinguished without colours. */
export function Hatchings({ id }: { id: string }): ReactNode {
  return (
    <defs>
      {colours.map((colour, index) => (
        <pattern
          key={colour}
          id={`${id}-${colour}`}
          className={coloursCss[`c${colour}`]}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angles[index] ?? 0})`}
        >
          <path d="M0 0V16" className={css.hatch} />
        </pattern>
      ))}
    </defs>
  );
}

const pathOf = (places: readonly number[], isClosed = false): string =>
  places.reduce((path, place, k) => path + (k === 0 ? 'M' : k === 2 ? 'L' : ' ') + place, '') + (isClosed ? 'Z' : '');

/** The area of an element, coloured and hatched. */
export function Areas({ element, hatch }: { element: SceneElement; hatch: string }): ReactNode {
  return element.areas.map(({ rings }, index) => {
    const d = rings.map((ring) => pathOf(ring, true)).join('');
    return (
      <g key={index} className={coloursCss[`c${element.colour}`]}>
        <path d={d} className={css.area} />
        <path d={d} fill={`url(#${hatch}-${element.colour})`} />
      </g>
    );
  });
}

interface LinesProps {
  element: SceneElement;
  /** Number of its line style among the curves of the figure. */
  style: number;
  size: Scene['size'];
}

/** Lines and their arrows. */
export function Lines({ element, style, size }: LinesProps): ReactNode {
  const isNamed = element.label !== '' || element.texts.length > 0;
  return (
    <g
      className={classes(
        css.element,
        coloursCss[`c${element.colour}`],
        css[element.stroke],
        style > 1 && css[`style${style}`],
        style > 1 && !isNamed && css.styled,
      )}
    >
      {element.strokes.map((stroke, index) => (
        <path
          key={index}
          d={pathOf(stroke.places, stroke.isClosed)}
          className={classes(css.stroke, stroke.isThin && css.thin, stroke.isDashed && css.broken)}
        />
      ))}
      {element.strokes.flatMap((stroke, index) => arrowsOf(stroke, index, widths.normal / widths[size]))}
    </g>
  );
}

/** Points, and ends of lines that belong to them or not. */
export function Marks({ element }: { element: SceneElement }): ReactNode {
  const ends = element.strokes.flatMap(({ places, start, end }) => [
    ...markAtEnd(start, places.at(0), places.at(1)),
    ...markAtEnd(end, places.at(-2), places.at(-1)),
  ]);
  return (
    <g className={classes(css.element, coloursCss[`c${element.colour}`])}>
      {[...ends, ...element.marks].map((mark, index) => (
        <Mark key={index} mark={mark} />
      ))}
    </g>
  );
}

function markAtEnd(kind: SceneStroke['end'], x = 0, y = 0): SceneMark[] {
  if (kind !== 'closed' && kind !== 'open') return [];
  return [{ mark: kind === 'closed' ? 'dot' : 'ring', x, y }];
}

function arrowsOf({ places, start, end }: SceneStroke, index: number, scale: number): ReactNode[] {
  const at = (k: number): number => places.at(k) ?? 0;
  const turn = (fromX: number, fromY: number, x: number, y: number): number =>
    (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const ends = [
    { kind: start, x: at(0), y: at(1), turn: turn(at(2), at(3), at(0), at(1)) },
    { kind: end, x: at(-2), y: at(-1), turn: turn(at(-4), at(-3), at(-2), at(-1)) },
  ];
  return ends.flatMap(({ kind, x, y, turn: angle }, side) => {
    const key = `${index} ${side}`;
    if (kind !== 'arrow') return [];
    return [<path key={key} d={arrowAt(x, y, angle, scale * 1.35)} className={css.tip} />];
  });
}

/** Points are lines without length and with round ends: so they have one size, however wide the figure is. */
function Mark({ mark: { mark, x, y } }: { mark: SceneMark }): ReactNode {
  const spot = `M${x} ${y}h0`;
  if (mark === 'cross') return <path d={`M${x - 11} ${y - 11}l22 22m0 -22l-22 22`} className={css.cross} />;
  return (
    <>
      <path d={spot} className={mark === 'dot' ? css.halo : css.rim} />
      <path d={spot} className={mark === 'dot' ? css.dot : css.hole} />
    </>
  );
}
