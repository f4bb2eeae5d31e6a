import type {
  CurveEnd,
  FigureGrid,
  FigureSize,
  FigureWhen,
  PointMark,
  StrokeStyle,
} from '../exercises/document/figures.ts';
import type { Graph } from './drawn/drawing.ts';
import type { SceneWindow } from './scene-window.ts';

export type { SceneWindow } from './scene-window.ts';

/**
 * A figure as numbers, ready to be drawn: it holds no expression, key or seed. Places are in a box that is
 * `width` units wide (1000) and `height` high, from the top left, with one decimal.
 */
export interface Scene {
  readonly name: string;
  readonly kind: 'plane' | 'geometry' | 'number-line' | 'chart';
  readonly size: FigureSize;
  readonly describe: string;
  readonly hasTable: boolean;
  readonly width: number;
  readonly height: number;
  /** Coordinates of the edges; absent for charts without axes of numbers. */
  readonly window?: SceneWindow | undefined;
  readonly axes: readonly SceneAxis[];
  readonly grid: FigureGrid;
  readonly elements: readonly SceneElement[];
  /** The same figure for other values of a number that its reader changes. */
  readonly slider?: SceneSlider | undefined;
  /** The drawing that its reader may make on it to try something out. */
  readonly sketch?: SceneSketch | undefined;
}

export interface SceneSketch {
  readonly graph: Graph;
  /** The drawing is shown as maths too. */
  readonly showsValue: boolean;
}

export interface SceneSlider {
  /** The name of the number. */
  readonly variable: string;
  /** The step that the scene itself shows. */
  readonly start: number;
  readonly steps: readonly SceneStep[];
}

export interface SceneStep {
  /** The number as it is printed. */
  readonly value: string;
  readonly describe: string;
  /** The elements by their place in the scene; null where one is as there. */
  readonly elements: readonly (SceneElement | null)[];
}

export interface SceneAxis {
  readonly direction: 'x' | 'y';
  /** Its place in the box: y of a horizontal axis, x of a vertical one. */
  readonly at: number;
  readonly hasLine: boolean;
  readonly ticks: readonly SceneTick[];
  /** Markdown with maths. */
  readonly label: string;
}

export interface SceneTick {
  readonly at: number;
  /** Printed number; empty where it would cover the other axis, or none is wanted. */
  readonly text: string;
}

/** Places one after the other: x, y, x, y … */
export type Places = readonly number[];

/** The drawing of one element of the document. */
export interface SceneElement {
  readonly kind: string;
  readonly when: FigureWhen;
  readonly colour: number;
  readonly stroke: StrokeStyle;
  /** Markdown with maths, for legends and tables. */
  readonly label: string;
  readonly strokes: readonly SceneStroke[];
  readonly areas: readonly SceneArea[];
  readonly marks: readonly SceneMark[];
  readonly texts: readonly SceneText[];
  /** Printed coordinates or values that a reader can take from the figure. */
  readonly readings: readonly (readonly string[])[];
  /** Numbers of the things that can be chosen: one for the whole element, or one for each mark. They tell nothing. */
  readonly things?: readonly number[] | undefined;
}

export interface SceneStroke {
  readonly places: Places;
  readonly isClosed?: boolean | undefined;
  readonly start?: CurveEnd | undefined;
  readonly end?: CurveEnd | undefined;
  /** The border of a region that does not include it. */
  readonly isDashed?: boolean | undefined;
  /** Thin lines: asymptotes, ticks of equal lengths, slopes. */
  readonly isThin?: boolean | undefined;
}

/** An area is filled and hatched; several rings are filled together. */
export interface SceneArea {
  readonly rings: readonly Places[];
}

export interface SceneMark {
  readonly mark: PointMark;
  readonly x: number;
  readonly y: number;
}

export const anchors = ['centre', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
/** The side of its place on which a text is set. */
export type Anchor = (typeof anchors)[number];

export interface SceneText {
  /** Markdown with maths. */
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: Anchor;
}

/** The width of the box of every figure. */
export const boxWidth = 1000;

/** Bounds of what a scene may hold. */
export const mostPointsOfCurve = 2000;
export const mostBytesOfScene = 64 * 1024;
export const mostBytesOfSlider = 256 * 1024;

/** The scene as one step of its slider shows it. */
export function sceneAt(scene: Scene, step: number): Scene {
  const shown = scene.slider?.steps[step];
  if (!shown) return scene;
  const elements = scene.elements.map((element, index) => shown.elements[index] ?? element);
  return { ...scene, describe: shown.describe, elements };
}

/** A scene for each step of the slider; the scene alone without one. */
export const scenesOf = (scene: Scene): readonly Scene[] =>
  scene.slider ? scene.slider.steps.map((_, step) => sceneAt(scene, step)) : [scene];
