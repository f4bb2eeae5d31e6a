import type { Scene, SceneWindow } from '@lemma/math/document';
import type { Texts } from '../../draft/figures/fields.ts';

/** The edges of a window by the fields that hold them. */
export const edges = {
  'x.from': 'left',
  'x.to': 'right',
  'y.from': 'bottom',
  'y.to': 'top',
} as const satisfies Readonly<Record<string, keyof SceneWindow>>;
export type Edge = keyof typeof edges;

/** A number as a field holds it; undefined for an expression. */
const plain = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*[-−]?\d+(\.\d+)?\s*$/.test(text) ? Number(text.replace('−', '-')) : undefined;

/** Whether an edge can be moved: it is a number, not an expression in the variables. */
export const isMovable = (texts: Texts, edge: Edge): boolean => plain(texts[edge]) !== undefined;

/** The step by which edges move along an axis: a round number of about a tenth of the window. */
export function stepOf(span: number): number {
  const rough = span / 12;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
}

const spanOf = (window: SceneWindow, edge: Edge): number =>
  edge.startsWith('x') ? window.right - window.left : window.top - window.bottom;

/** An edge moved by a number of units, rounded to a step and never past the opposite edge. */
export function movedEdge(window: SceneWindow, edge: Edge, by: number): number {
  const step = stepOf(spanOf(window, edge));
  const at = Math.round((window[edges[edge]] + by) / step) * step;
  const isLow = edge.endsWith('from');
  const across = window[edges[`${edge[0] as 'x' | 'y'}.${isLow ? 'to' : 'from'}`]];
  const bounded = isLow ? Math.min(at, across - step) : Math.max(at, across + step);
  return Number(bounded.toPrecision(10));
}

/** The step of an edge by one press of a key. */
export const keyStep = (window: SceneWindow, edge: Edge): number => stepOf(spanOf(window, edge));

/** Whether a figure has a window whose edges can be moved. */
export const hasWindow = (scene: Scene | undefined): scene is Scene & { readonly window: SceneWindow } =>
  scene?.window !== undefined && scene.kind !== 'chart';
