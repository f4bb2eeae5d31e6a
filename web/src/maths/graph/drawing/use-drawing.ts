import {
  type Drawing,
  gapOf,
  type Graph,
  type Handle,
  type HandleEnd,
  type Place,
  placeOfSide,
  toolRules,
  valueOf,
} from '@lemma/math/drawn';
import { mostHandles } from '@lemma/math/document';
import { useCallback, useMemo, useState } from 'react';
import { type Decimal, movedHandle, nearestPlace, type PlaneScene } from '../coordinates.ts';
import { useLatestOf } from '../../../ui/hooks/use-latest-of.ts';
import { useReadDrawing } from './use-read-drawing.ts';

interface DrawingProps {
  readonly graph: Graph;
  readonly scene: PlaneScene;
  readonly value: string;
  readonly decimal: Decimal;
  /** A drawing that was made before and is continued; `value` is that of it. */
  readonly opened?: Drawing | undefined;
  readonly onChange: (value: string, drawing: Drawing) => void;
}

/** A drawing made here, and the value that was sent of it. */
interface Made {
  readonly value: string;
  readonly drawing: Drawing;
  readonly past: readonly Drawing[];
  readonly future: readonly Drawing[];
  /** Handles that somebody has moved. */
  readonly moved: ReadonlySet<number>;
}

export type DrawingState = ReturnType<typeof useDrawing>;

/** The handles of an answer, bound to its value: what is drawn is sent, and what is typed or kept is drawn. */
export function useDrawing({ graph, scene, value, decimal, opened, onChange }: DrawingProps) {
  const start = useMemo((): Drawing => ({ handles: graph.start }), [graph]);
  const [made, setMade] = useState<Made>(() => ({
    value: opened === undefined ? '' : value,
    drawing: opened ?? start,
    past: opened === undefined ? [] : [start],
    future: [],
    moved: new Set(opened?.handles.keys()),
  }));
  const [live, setLive] = useState<Drawing | undefined>(undefined);
  const isOwn = value === made.value;
  const read = useReadDrawing(isOwn ? '' : value, graph, scene.window, decimal);
  const keep = useCallback(
    (next: Omit<Made, 'value'>): void => {
      const sent = next.drawing === start ? '' : valueOf(next.drawing, graph, decimal);
      setLive(undefined);
      setMade({ ...next, value: sent });
      onChange(sent, next.drawing);
    },
    [start, graph, decimal, onChange],
  );
  const settled = isOwn ? made.drawing : value === '' ? start : (read?.drawing ?? start);
  const drawing = live ?? settled;
  const isUntouched = drawing === start;
  const canAdd = graph.count === 'free' && drawing.handles.length + perThing(graph) <= mostHandles;
  const history = isOwn ? made : { past: [], future: [], moved: new Set<number>() };
  const actions = useLatestOf(actionsOn({ graph, scene, drawing, settled, live, history, keep, setLive }));
  const { past, future } = history;

  return {
    graph,
    scene,
    decimal,
    drawing,
    actions,
    isUntouched,
    /** Whether a handle is held that has been moved. */
    isDragged: live !== undefined,
    /** Whether the typed answer cannot be drawn with this tool. */
    isUndrawn: !isOwn && value !== '' && read !== undefined && read.drawing === undefined,
    gap: isUntouched ? undefined : gapOf(drawing, graph),
    canAdd,
    /** Whether a tap sets a new point. Borders are added by their button: a tap moves the points of the first. */
    canAddByTap: canAdd && graph.tool !== 'half-plane',
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}

interface Drawn extends Pick<DrawingProps, 'graph' | 'scene'> {
  readonly drawing: Drawing;
  /** The drawing without what is being dragged. */
  readonly settled: Drawing;
  readonly live: Drawing | undefined;
  readonly history: Pick<Made, 'past' | 'future' | 'moved'>;
  readonly keep: (next: Omit<Made, 'value'>) => void;
  readonly setLive: (drawing: Drawing | undefined) => void;
}

/** Everything that can be done to a drawing. */
function actionsOn({ graph, scene, drawing, settled, live, history, keep, setLive }: Drawn) {
  const { past, future, moved } = history;
  const change = (next: Drawing, index?: number): void => {
    const handled = index === undefined ? moved : new Set([...moved, index]);
    keep({ drawing: next, past: [...past.slice(-99), drawing], future: [], moved: handled });
  };
  const withHandle = (index: number, to: Place): Drawing => ({
    ...drawing,
    handles: drawing.handles.map((handle, at) => (at === index ? movedHandle(handle, to, index, graph) : handle)),
  });

  return {
    /** Shows a handle at another place, without sending it: it is being dragged. */
    drag: (index: number, to: Place): void => setLive(withHandle(index, to)),
    drop: (): void => {
      if (live !== undefined) {
        keep({
          drawing: live,
          past: [...past.slice(-99), settled],
          future: [],
          moved: new Set([...moved, ...changed(settled, live)]),
        });
      }
    },
    letGo: (): void => setLive(undefined),
    move: (index: number, to: Place): void => {
      const next = withHandle(index, to);
      if (changed(drawing, next).length > 0) change(next, index);
    },
    /** The handle that a tap sets: the nearest that was not moved yet, else the nearest of all. */
    handleFor: (place: Place): number | undefined => nearestHandle(drawing.handles, place, moved, scene),
    add: (place?: Place): void =>
      change({ ...drawing, handles: [...drawing.handles, ...freshHandles(drawing, graph, scene, place)] }),
    remove: (index: number): void => change(without(partnersOf(index, graph), drawing)),
    setEnd: (index: number, end: HandleEnd): void =>
      change(
        { ...drawing, handles: drawing.handles.map((handle, at) => (at === index ? { ...handle, end } : handle)) },
        index,
      ),
    /** Whether the border of a half-plane belongs to it. */
    setStrict: (line: number, isStrict: boolean): void => change(withStrict(line, isStrict, drawing)),
    undo: (): void => {
      const before = past.at(-1);
      if (before) keep({ drawing: before, past: past.slice(0, -1), future: [drawing, ...future], moved });
    },
    redo: (): void => {
      const [after, ...rest] = future;
      if (after) keep({ drawing: after, past: [...past, drawing], future: rest, moved });
    },
  };
}

/** Whether the learner decides how many handles of this kind there are. */
export const canRemove = (graph: Graph, index: number): boolean =>
  graph.count === 'free' && partnersOf(index, graph).length > 0;

/** Handles that are added together: the two ends of a piece, the two points of a border. */
const perThing = ({ tool }: Graph): number => (tool === 'interval' || tool === 'half-plane' ? 2 : 1);

/** The handles that go with one that is removed. A half-plane keeps its first border and the point in the region. */
function partnersOf(index: number, graph: Graph): readonly number[] {
  if (graph.tool === 'half-plane' && index <= placeOfSide) return [];
  const before = graph.tool === 'half-plane' ? 1 : 0;
  const size = perThing(graph);
  const first = index - ((index - before) % size);
  return Array.from({ length: size }, (_, by) => first + by);
}

function without(gone: readonly number[], { handles, strict }: Drawing): Drawing {
  const left = strict?.filter((_, line) => 2 * line + 1 !== gone[0]);
  return { handles: handles.filter((_, at) => !gone.includes(at)), ...(left && { strict: left }) };
}

function withStrict(line: number, isStrict: boolean, drawing: Drawing): Drawing {
  const { handles, strict = [] } = drawing;
  const lines = Array.from({ length: Math.floor(handles.length / 2) }, (_, at) => at);
  return { ...drawing, strict: lines.map((at) => (at === line ? isStrict : strict[at] === true)) };
}

const changed = (before: Drawing, after: Drawing): number[] =>
  after.handles.flatMap((handle, index) => {
    const old = before.handles[index];
    return old?.x === handle.x && old.y === handle.y ? [] : [index];
  });

function nearestHandle(
  handles: readonly Handle[],
  { x, y }: Place,
  moved: ReadonlySet<number>,
  { window }: PlaneScene,
): number | undefined {
  const [width, height] = [window.right - window.left, window.top - window.bottom];
  const all = handles.map((_, index) => index);
  const free = all.filter((index) => !moved.has(index));
  const distance = (index: number): number => {
    const handle = handles[index] ?? { x: Infinity, y: Infinity };
    return Math.hypot((handle.x - x) / width, (handle.y - y) / height);
  };
  return (free.length > 0 ? free : all).sort((a, b) => distance(a) - distance(b))[0];
}

/** A new point in the middle, or beside it where there is one; a new piece where the line is free, a new border. */
function freshHandles({ handles }: Drawing, graph: Graph, { window }: PlaneScene, at?: Place): readonly Handle[] {
  const { snap } = graph;
  const middle = at ?? { x: (window.left + window.right) / 2, y: (window.bottom + window.top) / 2 };
  const isTaken = (place: Place): boolean =>
    handles.some(({ x, y }) => Math.abs(x - place.x) < snap.x / 2 && Math.abs(y - place.y) < snap.y / 2);
  const places = Array.from({ length: 200 }, (_, k): Place => {
    const by = Math.ceil(k / 2) * (k % 2 === 0 ? 1 : -1) * snap.stride;
    return nearestPlace({ x: middle.x + by * snap.x, y: middle.y }, graph, window);
  }).filter((place) => !isTaken(place));
  const [first = nearestPlace(middle, graph, window), ...others] = places;
  if (perThing(graph) === 1) return [first];
  const second = others.find(({ x }) => Math.abs(x - first.x) > snap.x / 2) ?? first;
  const pair = [first, second].sort((a, b) => a.x - b.x);
  return graph.tool === 'interval' ? pair.map((place) => ({ ...place, end: 'closed' as const })) : pair;
}

/** A border by its two points: AB, CD. */
export const lineNamed = (line: number): string => String.fromCharCode(65 + 2 * line, 66 + 2 * line);

/** The name of a handle with where it is: "Point A, x 1.5, y 4". */
export const nameOfHandle = (graph: Graph, index: number): string => toolRules[graph.tool].nameOf(index);
