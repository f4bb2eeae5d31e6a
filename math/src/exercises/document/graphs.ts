/** Ways to draw an answer on a figure. */
export const graphTools = [
  'points',
  'line',
  'segment',
  'ray',
  'vector',
  'circle',
  'polygon',
  'half-plane',
  'parabola',
  'absolute',
  'exponential',
  'logarithm',
  'sine',
  'interval',
] as const;
export type GraphTool = (typeof graphTools)[number];

/** Polygons of the same shape and size anywhere and mirrored, or of the same shape in any size as well. */
export const polygonRules = ['congruent', 'similar'] as const;
export type PolygonRule = (typeof polygonRules)[number];

/** Bound of the handles that one answer has. */
export const mostHandles = 12;

/** A question with choices that are also things of a figure: the learner taps a curve, a point, a bar or a slice. */
export interface ChoiceGraph {
  /** The name of a figure of the document, of any kind. */
  readonly figure: string;
  readonly tool: 'choose';
}

/** The things on a figure that stand for the choices of a part, without anything of the key. */
export interface Choosing {
  readonly figure: string;
  readonly things: readonly { readonly key: string; readonly thing: number }[];
}

/**
 * An answer that is drawn on a figure instead of typed. The page sends the same plain maths as for a typed answer, so
 * the part is marked like any other.
 */
export interface PartGraph {
  /** The name of a figure of the document: a plane, a drawing without axes, or a number line. */
  readonly figure: string;
  readonly tool: GraphTool;
  /** Points, corners, pieces of an interval or half-planes. Default as many as the tool needs; `free` lets the learner decide. */
  readonly count?: number | 'free';
  /** Default `grid`: the steps of the axes. A number is a step on both axes; `none` needs a tolerance of the part. */
  readonly snap?: number | 'grid' | 'none';
  /** Default true: the answer may be typed as well. */
  readonly alsoTyped?: boolean;
  /** For polygons: which other polygons are as good as that of the key. Default none. */
  readonly compare?: PolygonRule;
}
