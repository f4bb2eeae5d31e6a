import { answerTypes, type AnswerType } from './document.ts';
import { type GraphTool, graphTools } from './graphs.ts';

const { number, equation, collection, matrix } = answerTypes;

/** The answer types that each tool can answer. */
export const typesOfTool: Readonly<Record<GraphTool, readonly AnswerType[]>> = {
  points: [collection, number],
  line: [equation],
  segment: [collection],
  ray: [collection],
  vector: [matrix, collection],
  circle: [equation],
  polygon: [collection],
  'half-plane': [equation],
  parabola: [equation],
  absolute: [equation],
  exponential: [equation],
  logarithm: [equation],
  sine: [equation],
  interval: [collection],
};

/** The tools that draw on a figure of a kind. */
export function toolsOn(kind: string): readonly GraphTool[] {
  if (kind === 'chart') return [];
  return graphTools.filter((tool) => (kind === 'number-line' ? isForLines(tool) : tool !== 'interval'));
}

const isForLines = (tool: GraphTool): boolean => tool === 'interval' || tool === 'points';

/** The tools for answers of a type on a figure of a kind. */
export const toolsFor = (type: AnswerType, kind: string): readonly GraphTool[] =>
  type === number && kind !== 'number-line' ? [] : toolsOn(kind).filter((tool) => typesOfTool[tool].includes(type));

const countedTools: ReadonlySet<GraphTool> = new Set(['points', 'polygon', 'interval', 'half-plane']);

/** Tools for which the author sets the number of points, corners, pieces or half-planes. */
export const isCounted = (tool: GraphTool): boolean => countedTools.has(tool);
