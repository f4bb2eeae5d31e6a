import type { Drawing, Graph, Handle } from '@lemma/math/drawn';
import { toolRules } from '@lemma/math/drawn';
import { mostHandles } from '@lemma/math/document';
import { keptHere } from '../../../kept-here.ts';

/** Drawings of sketchpads, on this device. Nothing of them is sent. */

const key = 'lemma.sketches';
/** Those drawn on last; older ones are forgotten. */
const mostSketches = 60;

/** The name of the sketchpad, where its handles began, and what is drawn on it. */
type Kept = readonly [name: string, start: string, drawing: Drawing];

const startOf = ({ tool, start }: Graph): string => JSON.stringify([tool, start]);

/** The kept drawings, the newest last; anything unexpected reads as none. */
function read(): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(keptHere.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) && entry.length === 3 && typeof entry[0] === 'string' && isDrawing(entry[2]);

function isDrawing(value: unknown): value is Drawing {
  const { handles, strict = [] } = (value ?? {}) as Partial<Drawing>;
  return Array.isArray(handles) && handles.length <= mostHandles && handles.every(isHandle) && Array.isArray(strict);
}

const isHandle = ({ x, y, end }: Partial<Handle>): boolean =>
  Number.isFinite(x) && Number.isFinite(y) && (end === undefined || ['closed', 'open', 'arrow'].includes(end));

/** Returns an earlier drawing of a sketchpad; undefined where none is kept, or where its handles began elsewhere. */
export function keptSketch(name: string, graph: Graph): Drawing | undefined {
  const [, , drawing] = read().find(([own, start]) => own === name && start === startOf(graph)) ?? [];
  const count = toolRules[graph.tool].handles(graph.count);
  const isWhole = graph.count === 'free' || drawing?.handles.length === count;
  return isWhole ? drawing : undefined;
}

/** Keeps what is drawn; the drawing that a sketchpad begins with is forgotten. */
export function keepSketch(name: string, graph: Graph, drawing: Drawing): void {
  const others = read().filter(([own]) => own !== name);
  const entry: Kept = [name, startOf(graph), drawing];
  const next = drawing.handles === graph.start ? others : [...others, entry].slice(-mostSketches);
  keptHere.setItem(key, JSON.stringify(next));
}
