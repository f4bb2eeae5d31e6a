import type { GraphTool } from '../../exercises/document/graphs.ts';
import { absoluteValue, exponential, logarithm, parabola, sine } from './curve-tools.ts';
import type { Drawing, Graph, ToolRules } from './drawing.ts';
import { interval } from './interval-tool.ts';
import { circle, halfPlane, line } from './line-tools.ts';
import { listText, points, polygon, ray, segment, vector } from './point-tools.ts';

/** The rules of every tool. */
export const toolRules: Readonly<Record<GraphTool, ToolRules>> = {
  points,
  line,
  segment,
  ray,
  vector,
  circle,
  polygon,
  'half-plane': halfPlane,
  parabola,
  absolute: absoluteValue,
  exponential,
  logarithm,
  sine,
  interval,
};

/** A sentence for the learner while the handles do not make a drawing yet. */
export const gapOf = (drawing: Drawing, graph: Pick<Graph, 'tool' | 'count'>): string | undefined =>
  toolRules[graph.tool].gap(drawing, graph);

/**
 * The value of a drawing: plain maths, as a learner would type it with this decimal sign. Handles that do not make a
 * drawing yet are sent as the list of their places, which is not an answer of any tool, so that marking can say what is
 * missing.
 */
export function valueOf(drawing: Drawing, graph: Graph, decimal: '.' | ',' = '.'): string {
  if (drawing.handles.length === 0) return '';
  const text =
    gapOf(drawing, graph) === undefined
      ? toolRules[graph.tool].print(drawing, graph)
      : listText(drawing.handles, { ...graph, isLine: false });
  return decimal === '.' ? text : text.replaceAll(', ', '; ').replaceAll(/(\d)\.(\d)/g, '$1,$2');
}
