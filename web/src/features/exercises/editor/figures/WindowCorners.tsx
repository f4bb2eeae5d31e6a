import type { Scene, SceneWindow } from '@lemma/math/document';
import { useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { figureRoom } from '../../../../maths/figures/figure-room.ts';
import { part } from '../../../../ui/part.ts';
import type { Texts } from '../../draft/figures/fields.ts';
import { type Edge, edges, isMovable, keyStep, movedEdge } from './window-edges.ts';
import css from './WindowCorners.module.css';

const Sheet = part('div', css.sheet);

interface WindowCornersProps {
  scene: Scene & { readonly window: SceneWindow };
  texts: Texts;
  /** Gets the numbers of the edges that were moved. */
  onMove: (texts: Texts) => void;
}

const corners = [
  { name: 'Left and bottom edge', x: 'x.from', y: 'y.from' },
  { name: 'Right and top edge', x: 'x.to', y: 'y.to' },
] as const;
type Corner = (typeof corners)[number];

const keys: Readonly<Record<string, { readonly axis: 'x' | 'y'; readonly sign: 1 | -1 }>> = {
  ArrowLeft: { axis: 'x', sign: -1 },
  ArrowRight: { axis: 'x', sign: 1 },
  ArrowDown: { axis: 'y', sign: -1 },
  ArrowUp: { axis: 'y', sign: 1 },
};

/** Two corners of the window over the picture: dragged, or moved by the arrow keys, they write where the axes end. */
export function WindowCorners({ scene, texts, onMove }: WindowCornersProps): ReactElement {
  const { width, height, window, kind } = scene;
  const outer = {
    width: width + figureRoom.left + figureRoom.right,
    height: height + figureRoom.top + figureRoom.bottom,
  };
  const [drag, setDrag] = useState<{ readonly corner: Corner; readonly x: number; readonly y: number }>();
  const edgesOf = (corner: Corner): readonly Edge[] =>
    [corner.x, ...(kind === 'number-line' ? [] : [corner.y])].filter((edge) => isMovable(texts, edge));
  const share = {
    x: (value: number): number =>
      (100 * (figureRoom.left + ((value - window.left) / (window.right - window.left)) * width)) / outer.width,
    y: (value: number): number =>
      (100 * (figureRoom.top + ((window.top - value) / (window.top - window.bottom)) * height)) / outer.height,
  };
  const moveBy = (corner: Corner, x: number, y: number): Texts =>
    Object.fromEntries(
      edgesOf(corner)
        .filter((edge) => (edge.startsWith('x') ? x : y) !== 0)
        .map((edge) => [edge, String(movedEdge(window, edge, edge.startsWith('x') ? x : y))]),
    );
  const press = (event: KeyboardEvent, corner: Corner): void => {
    const key = keys[event.key];
    const edge = key && edgesOf(corner).find((one) => one.startsWith(key.axis));
    if (key === undefined || edge === undefined || event.altKey) return;
    event.preventDefault();
    const by = key.sign * keyStep(window, edge);
    onMove(moveBy(corner, key.axis === 'x' ? by : 0, key.axis === 'y' ? by : 0));
  };
  const pull = (event: PointerEvent<HTMLElement>): { x: number; y: number } => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const start = event.currentTarget.dataset;
    const across = ((event.clientX - Number(start['x'])) / box.width) * outer.width;
    const down = ((event.clientY - Number(start['y'])) / box.height) * outer.height;
    return {
      x: (across / width) * (window.right - window.left),
      y: (-down / height) * (window.top - window.bottom),
    };
  };
  const pulled = drag && moveBy(drag.corner, drag.x, drag.y);
  const edgeAt = (edge: Edge): number => Number(pulled?.[edge] ?? window[edges[edge]]);
  return (
    <Sheet style={{ '--ratio': outer.width / outer.height }}>
      {pulled === undefined ? null : (
        <div
          className={css.frame}
          style={{
            '--left': `${share.x(edgeAt('x.from'))}%`,
            '--right': `${100 - share.x(edgeAt('x.to'))}%`,
            '--top': `${share.y(edgeAt('y.to'))}%`,
            '--bottom': `${100 - share.y(edgeAt('y.from'))}%`,
          }}
        >
          <span>{Object.values(pulled).join(' | ').replaceAll('-', '−')}</span>
        </div>
      )}
      {corners
        .filter((corner) => edgesOf(corner).length > 0)
        .map((corner) => (
          <button
            key={corner.name}
            type="button"
            className={css.corner}
            aria-label={
              kind === 'number-line' ? corner.name.split(' ')[0] + ' end of the line' : `${corner.name} of the window`
            }
            title="Drag it, or use the arrow keys"
            style={{
              '--x': `${share.x(window[edges[corner.x]])}%`,
              '--y': kind === 'number-line' ? '50%' : `${share.y(window[edges[corner.y]])}%`,
            }}
            onKeyDown={(event) => press(event, corner)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              event.currentTarget.dataset['x'] = String(event.clientX);
              event.currentTarget.dataset['y'] = String(event.clientY);
              setDrag({ corner, x: 0, y: 0 });
            }}
            onPointerMove={(event) => {
              if (drag !== undefined) setDrag({ corner, ...pull(event) });
            }}
            onPointerUp={(event) => {
              if (drag === undefined) return;
              const { x, y } = pull(event);
              setDrag(undefined);
              if (x !== 0 || y !== 0) onMove(moveBy(corner, x, y));
            }}
            onPointerCancel={() => setDrag(undefined)}
          />
        ))}
    </Sheet>
  );
}
