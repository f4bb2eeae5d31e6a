import { createContext, use } from 'react';
import type { DrawingState } from './use-drawing.ts';

/** The things of a drawing that stay the same while a handle moves. */
export interface GraphBase extends Pick<DrawingState, 'graph' | 'scene' | 'decimal' | 'actions' | 'isUntouched'> {
  readonly isReadOnly: boolean;
  readonly onEnter: () => void;
  /** Gives the focus back to the frame. */
  readonly leave: () => void;
}

/** Hands the drawing to the handles over a figure without drawing the figure anew. */
export const GraphContext = createContext<DrawingState | undefined>(undefined);

/** Hands over what a move leaves as it is: of several handles and fields, only those that move are drawn anew. */
export const GraphBaseContext = createContext<GraphBase | undefined>(undefined);

export function useGraph(): DrawingState {
  return inside(use(GraphContext));
}

export function useGraphBase(): GraphBase {
  return inside(use(GraphBaseContext));
}

function inside<T>(graph: T | undefined): T {
  if (graph === undefined) throw new Error('no answer to draw around this');
  return graph;
}
