import { createContext, use } from 'react';
import type { DrawingState } from './use-drawing.ts';

export interface GraphContextValue extends DrawingState {
  readonly id: string;
  readonly isReadOnly: boolean;
  readonly onEnter: (() => void) | undefined;
  /** Gives the focus back to the frame. */
  readonly leave: () => void;
}

/** Hands the drawing to the handles over a figure without drawing the figure anew. */
export const GraphContext = createContext<GraphContextValue | undefined>(undefined);

export function useGraph(): GraphContextValue {
  const graph = use(GraphContext);
  if (graph === undefined) throw new Error('no answer to draw around this');
  return graph;
}
