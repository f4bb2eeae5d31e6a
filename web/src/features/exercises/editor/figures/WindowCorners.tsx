import type { Scene, SceneWindow } from '@lemma/math/document';
import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { placeIn } from '../../../../maths/figures/layout.ts';
import { part } from '../../../../ui/part.ts';
import type { Texts } from '../../draft/figures/fields.ts';
import { type Edge, edges, isMovable, keyStep, movedEdge } from './window-edges.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';
import css from './WindowCorners.module.css';

const Sheet = part('span', css.sheet);

interface WindowCornersProps {
  scene: Scene & { readonly window: SceneWindow };
  texts: Texts;
  /** Gets the numbers of the edges that were moved. */
  onMove: (texts: Texts) => void;
}

const corners = [
  { name: t(m.leftAndBottomEdge), onLine: t(m.leftEndOfLine), x: 'x.from', y: 'y.from' },
  { name: t(m.rightAndTopEdge), onLine: t(m.rightEndOfLine), x: 'x.to', y: 'y.to' },
] as const;
type Corner = (typeof corners)[number];

/** How far, in units of the axes. */
interface Way {
  readonly x: number;
  readonly y: number;
}

/** Two corners of the window over the picture: dragged, or moved by the arrow keys, they write where the axes end. */
export function WindowCorners({ scene, texts, onMove }: WindowCornersProps): ReactElement {
  const { window, kind } = scene;
  const [pulled, setPulled] = useState<Texts>();
  const edgesOf = ({ x, y }: Corner): readonly Edge[] =>
    [x, ...(kind === 'number-line' ? [] : [y])].filter((edge) => isMovable(texts, edge));
  const moved = (corner: Corner, way: Way): Texts =>
    Object.fromEntries(
      edgesOf(corner)
        .map((edge) => [edge, edge.startsWith('x') ? way.x : way.y] as const)
        .filter(([, by]) => by !== 0)
        .map(([edge, by]) => [edge, String(movedEdge(window, edge, by))]),
    );
  return (
    <Sheet>
      {pulled === undefined ? null : <Outline scene={scene} pulled={pulled} />}
      {corners
        .filter((corner) => edgesOf(corner).length > 0)
        .map((corner) => (
          <Handle
            key={corner.name}
            scene={scene}
            corner={corner}
            movable={edgesOf(corner)}
            onPull={(way) => setPulled(way && moved(corner, way))}
            onMove={(way) => onMove(moved(corner, way))}
          />
        ))}
    </Sheet>
  );
}

/** Where the window would end, with the numbers. */
function Outline({ scene, pulled }: { scene: WindowCornersProps['scene']; pulled: Texts }): ReactElement {
  const { left, right, bottom, top } = scene.window;
  const x = (edge: Edge): number => (100 * (Number(pulled[edge] ?? scene.window[edges[edge]]) - left)) / (right - left);
  const y = (edge: Edge): number => (100 * (top - Number(pulled[edge] ?? scene.window[edges[edge]]))) / (top - bottom);
  const sides = {
    '--left': `${x('x.from')}%`,
    '--right': `${100 - x('x.to')}%`,
    '--top': `${y('y.to')}%`,
    '--bottom': `${100 - y('y.from')}%`,
  };
  return (
    <span className={css.outline} style={sides}>
      <b dir="ltr">{Object.values(pulled).join(' | ').replaceAll('-', '−')}</b>
    </span>
  );
}

const keys: Readonly<Record<string, { readonly axis: 'x' | 'y'; readonly sign: 1 | -1 }>> = {
  ArrowLeft: { axis: 'x', sign: -1 },
  ArrowRight: { axis: 'x', sign: 1 },
  ArrowDown: { axis: 'y', sign: -1 },
  ArrowUp: { axis: 'y', sign: 1 },
};

interface HandleProps {
  scene: WindowCornersProps['scene'];
  corner: Corner;
  movable: readonly Edge[];
  /** While it is dragged: how far; undefined when it is let go. */
  onPull: (way: Way | undefined) => void;
  onMove: (way: Way) => void;
}

function Handle({ scene, corner, movable, onPull, onMove }: HandleProps): ReactElement {
  const { window, kind, width, height } = scene;
  const [start, setStart] = useState<{ readonly x: number; readonly y: number }>();
  const isLow = corner.x === 'x.from';
  const press = (event: KeyboardEvent): void => {
    const key = keys[event.key];
    const edge = key && movable.find((one) => one.startsWith(key.axis));
    if (key === undefined || edge === undefined || event.altKey) return;
    event.preventDefault();
    const by = key.sign * keyStep(window, edge);
    onMove(key.axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by });
  };
  const wayOf = (event: PointerEvent<HTMLElement>): Way | undefined => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (start === undefined || box === undefined) return undefined;
    return {
      x: ((event.clientX - start.x) / box.width) * (window.right - window.left),
      y: ((start.y - event.clientY) / box.height) * (window.top - window.bottom),
    };
  };
  const letGo = (): void => {
    setStart(undefined);
    onPull(undefined);
  };
  return (
    <button
      type="button"
      className={css.corner}
      aria-label={kind === 'number-line' ? corner.onLine : corner.name}
      title={t(m.dragOrUseArrow)}
      style={placeIn(scene, isLow ? 0 : width, kind === 'number-line' ? height / 2 : isLow ? height : 0)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ x: event.clientX, y: event.clientY });
      }}
      onPointerMove={(event) => {
        const way = wayOf(event);
        if (way !== undefined) onPull(way);
      }}
      onPointerUp={(event) => {
        const way = wayOf(event);
        letGo();
        if (way !== undefined && (way.x !== 0 || way.y !== 0)) onMove(way);
      }}
      onPointerCancel={letGo}
    />
  );
}
