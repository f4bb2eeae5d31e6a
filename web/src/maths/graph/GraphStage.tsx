import { useRef, type PointerEvent } from 'react';
import { atShare, nearestPlace } from './coordinates.ts';
import { useGraph, useGraphBase } from './drawing/drawing-context.ts';
import { DrawnOutline } from './DrawnOutline.tsx';
import { GraphHandle } from './GraphHandle.tsx';
import css from './GraphStage.module.css';

/** A press that moves less than this many pixels is a tap. */
const tapReach = 8;

/** The layer over the figure: the drawing, its handles, and the plane that is tapped. */
export function GraphStage() {
  const state = useGraph();
  const { graph, scene, drawing, actions, isUndrawn } = state;
  const { isReadOnly } = useGraphBase();
  const pressed = useRef<{ x: number; y: number } | undefined>(undefined);
  const handleTap = (event: PointerEvent<HTMLElement>): void => {
    const from = pressed.current;
    pressed.current = undefined;
    if (!from || isReadOnly || Math.hypot(event.clientX - from.x, event.clientY - from.y) > tapReach) return;
    const box = event.currentTarget.getBoundingClientRect();
    const place = atShare((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, scene);
    const to = nearestPlace(place, graph, scene.window);
    const index = state.canAddByTap ? undefined : actions.handleFor(place);
    if (state.canAddByTap) actions.add(to);
    else if (index !== undefined) actions.move(index, to);
  };
  return (
    <span className={css.stage}>
      <span
        className={css.plane}
        data-graph-plane
        onPointerDown={(event) => {
          pressed.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
        }}
        onPointerUp={handleTap}
        onPointerCancel={() => {
          pressed.current = undefined;
        }}
      />
      <svg viewBox={`0 0 ${scene.width} ${scene.height}`} className={css.drawn} aria-hidden="true">
        {!isUndrawn && <DrawnOutline graph={graph} scene={scene} drawing={drawing} />}
      </svg>
      {!isUndrawn && drawing.handles.map((handle, index) => <GraphHandle key={index} handle={handle} index={index} />)}
    </span>
  );
}
