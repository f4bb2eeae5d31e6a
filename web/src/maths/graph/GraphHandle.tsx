import type { Handle, HandleEnd, Place } from '@lemma/math/drawn';
import { memo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../ui/classes.ts';
import { atShare, type Direction, inBox, nearestPlace, placeByKey, shownNumber } from './coordinates.ts';
import { useGraphBase } from './drawing/drawing-context.ts';
import { Loupe } from './Loupe.tsx';
import { canRemove, nameOfHandle } from './drawing/use-drawing.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './GraphHandle.module.css';

/** Where a handle was taken, and how far from its middle. */
interface Grip {
  readonly box: DOMRect;
  readonly by: Place;
  readonly from: Place;
}

/** A point that is moved by dragging or by keys: 44 pixels to touch around a small mark. */
export const GraphHandle = memo(function GraphHandle({ handle, index }: { handle: Handle; index: number }) {
  const { graph, scene, decimal, isReadOnly, isUntouched, actions, onEnter, leave } = useGraphBase();
  const last = useRef<Direction>('x');
  const { isDragged, isTouched, pointer } = useHandleDrag(handle, index);
  const { x, y } = inBox(handle, scene);
  const name = nameOfHandle(graph, index);

  const handleKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = (): (() => void) | undefined => {
      if (event.key === 'Escape') return leave;
      if (event.key === 'Enter') return onEnter;
      if (isReadOnly) return undefined;
      if (event.key === ' ' && handle.end !== undefined) {
        const { end } = handle;
        return () => actions.setEnd(index, nextEnd(end));
      }
      if ((event.key === 'Delete' || event.key === 'Backspace') && canRemove(graph, index))
        return () => actions.remove(index);
      const to = placeByKey(event.key, handle, { isFast: event.shiftKey, last: last.current }, graph, scene.window);
      if (!to) return undefined;
      return () => {
        last.current = to.direction;
        actions.move(index, to.place);
      };
    };
    const acted = act();
    if (!acted) return;
    event.preventDefault();
    acted();
  };

  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-roledescription={t(m.movablePoint)}
      aria-valuenow={handle.x}
      aria-valuemin={scene.window.left}
      aria-valuemax={scene.window.right}
      aria-valuetext={spokenPlace(handle, graph.isLine, (value, isX) =>
        shownNumber(value, isX ? graph.snap.isPiX : graph.snap.isPiY, decimal),
      )}
      aria-readonly={isReadOnly || undefined}
      className={classes(
        css.handle,
        css[handle.end ?? 'point'],
        isDragged && css.dragged,
        isReadOnly && css.still,
        isUntouched && css.untouched,
      )}
      style={{ '--across': (x / scene.width) * 100, '--down': (y / scene.height) * 100 }}
      data-handle={index}
      onKeyDown={handleKey}
      {...pointer}
    >
      <span className={css.mark} />
      <span className={css.letter} aria-hidden="true">
        {letterOf(name)}
      </span>
      {isDragged && isTouched && <Loupe at={handle} />}
    </span>
  );
});

/** The last word of "Point A"; empty for names without a letter. */
const letterOf = (name: string): string => / ([A-Z])$/.exec(name)?.[1] ?? '';

const ends: readonly HandleEnd[] = ['closed', 'open', 'arrow'];
const nextEnd = (end: HandleEnd): HandleEnd => ends[(ends.indexOf(end) + 1) % ends.length] ?? 'closed';

const endWords: Readonly<Record<HandleEnd, string>> = {
  closed: t(m.endIncluded),
  open: t(m.endNotIncluded),
  arrow: t(m.endContinues),
};

function spokenPlace({ x, y, end }: Handle, isLine: boolean, shown: (value: number, isX: boolean) => string): string {
  if (end === 'arrow') return endWords.arrow;
  const place = isLine ? shown(x, true) : `x ${shown(x, true)}, y ${shown(y, false)}`;
  return end === undefined ? place : `${place}, ${endWords[end]}`;
}

/** Dragging by mouse, pen or finger. The handle keeps its distance from the finger and goes from place to place. */
function useHandleDrag(handle: Handle, index: number) {
  const { graph, scene, isReadOnly, actions } = useGraphBase();
  const grip = useRef<Grip | undefined>(undefined);
  const [isDragged, setDragged] = useState(false);
  const [isTouched, setTouched] = useState(false);

  const placeAt = (event: PointerEvent, { box, by }: Grip): Place => {
    const place = atShare((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, scene);
    return nearestPlace({ x: place.x - by.x, y: place.y - by.y }, graph, scene.window);
  };
  const end = (): void => {
    grip.current = undefined;
    setDragged(false);
  };
  return {
    isDragged,
    isTouched,
    pointer: {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        const stage = event.currentTarget.parentElement;
        if (isReadOnly || !stage || !event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        event.currentTarget.focus({ preventScroll: true });
        const box = stage.getBoundingClientRect();
        const place = atShare((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, scene);
        grip.current = { box, by: { x: place.x - handle.x, y: place.y - handle.y }, from: handle };
        setTouched(event.pointerType !== 'mouse');
        setDragged(true);
        // The page neither scrolls nor selects while a handle is held.
        event.preventDefault();
      },
      onPointerMove: (event: PointerEvent): void => {
        if (!grip.current) return;
        const to = placeAt(event, grip.current);
        // The browser hands moves over at the start of a frame, which then shows them: nothing waits for the next one.
        if (to.x !== handle.x || to.y !== handle.y) flushSync(() => actions.drag(index, to));
      },
      onPointerUp: (): void => {
        const held = grip.current;
        if (!held) return;
        end();
        const isTap = held.from.x === handle.x && held.from.y === handle.y;
        if (isTap && handle.end !== undefined) actions.setEnd(index, nextEnd(handle.end));
        else if (isTap) actions.letGo();
        else actions.drop();
      },
      onPointerCancel: (): void => {
        if (!grip.current) return;
        end();
        actions.drop();
      },
    },
  };
}
