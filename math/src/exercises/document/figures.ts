import type { GraphTool } from './graphs.ts';
import type { SourceText } from './source-text.ts';

/** A number, or an expression in the variables. */
export type FigureNumber = number | SourceText;

/** When an element is there: from the start, from a hint on, or with the solution. */
export type FigureWhen = 'always' | 'solution' | `hint ${number}`;

export const strokeStyles = ['solid', 'dashed', 'dotted'] as const;
export type StrokeStyle = (typeof strokeStyles)[number];

export const pointMarks = ['dot', 'ring', 'cross'] as const;
export type PointMark = (typeof pointMarks)[number];

export const curveEnds = ['open', 'closed', 'arrow'] as const;
export type CurveEnd = (typeof curveEnds)[number];

export const figureSizes = ['small', 'normal', 'wide'] as const;
export type FigureSize = (typeof figureSizes)[number];

export const figureGrids = ['lines', 'dots', 'none'] as const;
export type FigureGrid = (typeof figureGrids)[number];

/** Bounds of a figure; the same numbers hold for documents, scenes and pages. */
export const mostFigures = 6;
export const mostElements = 60;
export const mostColours = 6;
export const mostSteps = 41;

export interface FigureAxis {
  readonly from: FigureNumber;
  readonly to: FigureNumber;
  /** Between two ticks; chosen when absent. A multiple of π gives ticks such as π/2. */
  readonly step?: FigureNumber;
  /** Markdown with maths, at the positive end. */
  readonly label?: string;
  /** Default true. */
  readonly numbers?: boolean;
}

export interface ElementBase {
  /** 1 to 6; by the place in the list when absent. */
  readonly colour?: number;
  /** Default `solid`; `dashed` for asymptotes. */
  readonly stroke?: StrokeStyle;
  /** Markdown with maths and `{{…}}`. */
  readonly label?: string;
  /** Default `always`. */
  readonly when?: FigureWhen;
  /** Names under which learners can choose it: one for the whole of it, or one for each of several points. */
  readonly things?: readonly string[];
}

export interface Ends {
  readonly from?: FigureNumber;
  readonly to?: FigureNumber;
  /** How the two ends look; nothing is drawn at them when absent. */
  readonly ends?: { readonly from?: CurveEnd; readonly to?: CurveEnd };
}

/** One thing that a figure shows; the field that names its kind holds the expression. */
export interface PlaneElements {
  /** A function of x; with `gaps` its removable gaps are drawn as rings. */
  readonly curve: ElementBase & Ends & { readonly curve: SourceText; readonly gaps?: boolean };
  /** A function of y. */
  readonly curveOfY: ElementBase & Ends & { readonly curveOfY: SourceText };
  /** A point that depends on t. */
  readonly parametric: ElementBase &
    Pick<Ends, 'ends'> & {
      readonly parametric: SourceText;
      readonly from: FigureNumber;
      readonly to: FigureNumber;
    };
  /** A distance from the origin that depends on the angle t. */
  readonly polar: ElementBase & {
    readonly polar: SourceText;
    readonly from?: FigureNumber;
    readonly to?: FigureNumber;
  };
  /** An equation in x and y. */
  readonly implicit: ElementBase & { readonly implicit: SourceText };
  readonly points: ElementBase & {
    /** One point, a set or a list of points. */
    readonly points: SourceText;
    readonly mark?: PointMark;
    readonly labels?: readonly string[];
  };
  readonly segment: ElementBase & {
    readonly segment: SourceText;
    /** Small strokes that say which segments have equal lengths. */
    readonly ticks?: number;
    /** Small arrowheads that say which segments are parallel. */
    readonly arrows?: number;
  };
  /** Two points, or an equation. */
  readonly line: ElementBase & { readonly line: SourceText };
  /** From its first point through its second. */
  readonly ray: ElementBase & { readonly ray: SourceText };
  /** From its first point to its second. */
  readonly vector: ElementBase & { readonly vector: SourceText };
  readonly polygon: ElementBase & {
    readonly polygon: SourceText;
    readonly fill?: boolean;
    /** Labels of the corners, of the sides (from the first to the second corner first) and of the angles. */
    readonly names?: readonly string[];
    readonly sides?: readonly string[];
    readonly angles?: readonly string[];
  };
  /** An equation, or a centre with a radius. */
  readonly circle: ElementBase & {
    readonly circle: SourceText;
    readonly radius?: FigureNumber;
    readonly fill?: boolean;
  };
  /** A part of a circle around a centre, between two angles, counterclockwise. */
  readonly arc: ElementBase & {
    readonly arc: SourceText;
    readonly radius: FigureNumber;
    readonly from: FigureNumber;
    readonly to: FigureNumber;
    /** The sector between the arc and its centre, with its two radii. */
    readonly fill?: boolean;
  };
  /** A centre, and the two half axes as a pair. */
  readonly ellipse: ElementBase & { readonly ellipse: SourceText; readonly axes: SourceText };
  /** Three points, the vertex second. A right angle is drawn as a square. */
  readonly angle: ElementBase & { readonly angle: SourceText };
  /** An inequality in x and y, or several joined by `and`. */
  readonly region: ElementBase & { readonly region: SourceText };
  /** The area between two functions of x; as bars when their number is given. */
  readonly between: ElementBase & {
    readonly between: readonly [SourceText, SourceText];
    readonly from: FigureNumber;
    readonly to: FigureNumber;
    readonly bars?: FigureNumber;
  };
  /** The equation of a line. */
  readonly asymptote: ElementBase & { readonly asymptote: SourceText };
  /** Words with maths at a point. */
  readonly text: ElementBase & { readonly text: string; readonly at: SourceText };
  /** The slope as an expression in x and y. */
  readonly slopeField: ElementBase & { readonly slopeField: SourceText };
}
export type PlaneElementKind = keyof PlaneElements;
export type PlaneElement = PlaneElements[PlaneElementKind];

export interface LineElements {
  readonly points: PlaneElements['points'];
  /** An interval, a union of intervals, or an inequality in x. */
  readonly interval: ElementBase & { readonly interval: SourceText };
  readonly text: PlaneElements['text'];
}
export type LineElementKind = keyof LineElements;
export type LineElement = LineElements[LineElementKind];

export const chartKinds = ['bars', 'histogram', 'box', 'dots', 'scatter', 'line', 'stem-and-leaf', 'pie'] as const;
export type ChartKind = (typeof chartKinds)[number];

interface FigureBase {
  /** Small letters and digits, starting with a letter; placed by `[[figure:name]]`. */
  readonly name: string;
  readonly size?: FigureSize;
  /** A description for people who do not see the figure. Markdown without maths, `{{…}}` allowed. */
  readonly describe?: string;
  /** Default true: the figure can also be read as a table of values. */
  readonly table?: boolean;
}

/** A number that the reader of a figure changes: its elements and its description may use it by its name. */
export interface FigureSlider {
  /** A name that no variable of the exercise has. */
  readonly variable: string;
  readonly from: FigureNumber;
  readonly to: FigureNumber;
  readonly step: FigureNumber;
  /** The first value, also the one on paper; `from` when absent. */
  readonly start?: FigureNumber;
}

/** A drawing that readers make on a figure to try something out, with a tool of drawn answers: neither sent nor marked. */
export interface FigureSketch {
  readonly tool: GraphTool;
  /** Points, corners, pieces or half-planes, as for an answer. */
  readonly count?: number | 'free';
  /** Steps between the places of handles, as for an answer. */
  readonly snap?: number | 'grid' | 'none';
  /** Default false: the drawing is shown as maths too, such as $y = 2x - 1$. */
  readonly value?: boolean;
}

/** `geometry` has neither axes nor grid, and the same unit in both directions. */
export interface PlaneFigure extends FigureBase {
  readonly kind: 'plane' | 'geometry';
  readonly x: FigureAxis;
  readonly y: FigureAxis;
  /** Default `lines`. */
  readonly grid?: FigureGrid;
  /** The same unit on both axes. */
  readonly equal?: boolean;
  readonly slider?: FigureSlider;
  readonly sketch?: FigureSketch;
  readonly show: readonly PlaneElement[];
}

export interface NumberLineFigure extends FigureBase {
  readonly kind: 'number-line';
  readonly x: FigureAxis;
  readonly slider?: FigureSlider;
  readonly sketch?: FigureSketch;
  readonly show: readonly LineElement[];
}

export interface ChartFigure extends FigureBase {
  readonly kind: 'chart';
  readonly chart: ChartKind;
  /** Numbers as a list; for `scatter` and `line` points; for `box` raw data or five numbers. */
  readonly data: SourceText;
  /** How often each number of the data occurs, as a list of whole numbers: for `histogram`, `dots` and `box`. */
  readonly frequencies?: SourceText;
  /** Further data for box plots below the first, on the same axis; `labels` names all of them. */
  readonly others?: readonly SourceText[];
  /** Names of the bars, slices, places or box plots. */
  readonly labels?: readonly string[];
  /** Width of the classes of a histogram. */
  readonly width?: FigureNumber;
  /** With the line of best fit. */
  readonly fitted?: boolean;
  /** Names under which learners can choose its bars, classes or slices. */
  readonly things?: readonly string[];
  /** Words at the axes. */
  readonly xLabel?: string;
  readonly yLabel?: string;
}

export type Figure = PlaneFigure | NumberLineFigure | ChartFigure;
