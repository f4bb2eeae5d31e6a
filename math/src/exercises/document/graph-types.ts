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

/** The tools for answers of a type on a figure of a kind. */
export function toolsFor(type: AnswerType, kind: string): readonly GraphTool[] {
  if (kind === 'chart') return [];
  return graphTools.filter((tool) => {
    const isOnLine = tool === 'interval' || (tool === 'points' && kind === 'number-line');
    const isNumber = type === number;
    return (
      typesOfTool[tool].includes(type) && isOnLine === (kind === 'number-line') && (!isNumber || kind === 'number-line')
    );
  });
}

const countedTools: ReadonlySet<GraphTool> = new Set(['points', 'polygon', 'interval', 'half-plane']);

/** Tools for which the author sets the number of points, corners, pieces or half-planes. */
export const isCounted = (tool: GraphTool): boolean => countedTools.has(tool);
