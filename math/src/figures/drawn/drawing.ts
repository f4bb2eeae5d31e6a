import { fill } from '../../message.ts';
import * as m from './messages.ts';
import type { GraphTool } from '../../exercises/document/graphs.ts';
import type { SceneWindow } from '../scene-window.ts';

/** How an end of an interval looks: its number belongs to it, or not, or it has no end. */
export type HandleEnd = 'closed' | 'open' | 'arrow';
export const handleEnds = ['closed', 'open', 'arrow'] as const satisfies readonly HandleEnd[];

/** A point that a learner moves on a figure, in the coordinates of its axes; on a number line y is 0. */
export interface Handle {
  readonly x: number;
  readonly y: number;
  /** Ends of intervals only. */
  readonly end?: HandleEnd | undefined;
}

/** The handles of an answer that is being drawn. */
export interface Drawing {
  readonly handles: readonly Handle[];
  /** For each border of half-planes, whether it does not belong to the region. */
  readonly strict?: readonly boolean[];
}

/** Steps between the places of handles. */
export interface GraphSnap {
  readonly x: number;
  readonly y: number;
  /** The number of steps for one press of an arrow key: more than one where handles move freely. */
  readonly stride: number;
  /** The axis is divided by parts of π. */
  readonly isPiX: boolean;
  readonly isPiY: boolean;
}

/** How points are sent: together as a set or a list, one as a pair, or one on a number line as a number. */
export const pointShapes = ['set', 'list', 'one'] as const;
export type PointShape = (typeof pointShapes)[number];

/** Everything that is needed to draw an answer. Contains nothing of the key. */
export interface Graph {
  readonly figure: string;
  readonly tool: GraphTool;
  readonly count: number | 'free';
  readonly alsoTyped: boolean;
  readonly isLine: boolean;
  readonly shape: PointShape;
  readonly snap: GraphSnap;
  /** Drawn from the seed, and never an answer. */
  readonly start: readonly Handle[];
}

/** A window and how its handles snap: together they determine which points represent a line. */
export interface Surroundings {
  readonly graph: Graph;
  readonly window: SceneWindow;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The look of a drawing, in coordinates. */
export interface Outline {
  readonly strokes: readonly Stroke[];
  readonly areas: readonly (readonly Place[])[];
}

export interface Stroke {
  readonly places: readonly Place[];
  readonly isClosed?: boolean;
  readonly isDashed?: boolean;
  readonly hasArrow?: boolean;
  /** Helping lines: asymptotes, a radius. */
  readonly isThin?: boolean;
  /** A part of a number line. */
  readonly isThick?: boolean;
}

/** The rules of a tool for its drawings. They need no part of the engine, so a page can run them. */
export interface ToolRules {
  /** Handles that are there from the beginning. */
  readonly handles: (count: number | 'free') => number;
  /** The default number of points, corners or pieces. */
  readonly usualCount: number | 'free';
  /** The name of a handle, as it is spoken. */
  readonly nameOf: (index: number) => string;
  /** A sentence for the learner while the handles do not make a drawing yet; undefined once they do. */
  readonly gap: (drawing: Drawing, graph: Pick<Graph, 'count'>) => string | undefined;
  /** The drawing as plain maths. Only for drawings without a gap. */
  readonly print: (drawing: Drawing, graph: Pick<Graph, 'shape' | 'isLine' | 'snap'>) => string;
  readonly outline: (drawing: Drawing, window: SceneWindow) => Outline;
  /** Handles that only move up and down, or to the sides. */
  readonly only?: (index: number) => 'x' | 'y' | undefined;
}

/** A, B, C … */
export const letterName = (index: number): string =>
  fill(m.pointNamed, { letter: String.fromCharCode(65 + (index % 26)) });

export const isSamePlace = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

/** Whether two of the handles are on one spot. */
export const hasTwins = (handles: readonly Place[]): boolean =>
  handles.some((a, index) => handles.slice(0, index).some((b) => isSamePlace(a, b)));
