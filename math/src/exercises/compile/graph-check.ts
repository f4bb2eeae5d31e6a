import { toolRules } from '../../figures/drawn/tools.ts';
import {
  answerTypes,
  type AnswerType,
  type ExerciseDocument,
  type FormulaPart,
  type NumberPart,
} from '../document/document.ts';
import type { Figure } from '../document/figures.ts';
import { isCounted, toolsOn, typesOfTool } from '../document/graph-types.ts';
import { type GraphTool, mostHandles, type PartGraph } from '../document/graphs.ts';
import type { ProblemList } from './problem-list.ts';

const { number, equation, matrix } = answerTypes;

/** The answer types of a tool, for the author. */
function typeNames(types: readonly AnswerType[]): string {
  if (types.includes(equation)) return 'an equation or inequality';
  if (types.includes(matrix)) return 'a vector, or a set, point or interval';
  return types.includes(number) ? 'a set, point or interval, or a number' : 'a set, point or interval';
}

/** Letters of the equations that a tool writes. */
export const graphLetters = ({ tool }: PartGraph): readonly string[] =>
  typesOfTool[tool].includes(equation) ? ['x', 'y'] : [];

/** Checks that the answer to a part can be drawn with its tool on its figure, and that the drawing can be marked. */
export function checkGraph(
  part: NumberPart | FormulaPart,
  graph: PartGraph,
  figures: readonly Figure[],
  place: string,
  problems: ProblemList,
): void {
  const figure = figures.find(({ name }) => name === graph.figure);
  const error = (message: string): void => problems.error(place, message);
  if (!figure) {
    const known =
      figures.length === 0
        ? 'There are no figures yet.'
        : `The figures are ${figures.map(({ name }) => name).join(', ')}.`;
    error(`There is no figure “${graph.figure}” to draw on. ${known}`);
  } else checkKind(graph.tool, figure, error);
  const types = typesOfTool[graph.tool];
  if (!types.includes(part.answerType)) {
    error(`What is drawn with “${graph.tool}” has another answer type: choose ${typeNames(types)}.`);
  }
  if (part.answerType === number && figure && figure.kind !== 'number-line') {
    error('A number is drawn on a number line; on a plane the answer is a point.');
  }
  checkCount(graph, part.answerType, error);
  checkSnap(graph, error);
  if (graph.snap === 'none' && !types.includes(equation) && !part.tolerance) {
    error('Without a grid no one can meet the answer exactly: give a tolerance.');
  }
  if (graph.compare && graph.tool !== 'polygon') {
    error('Only polygons can be congruent or similar: leave out “compare”.');
  }
  if (part.form !== undefined && part.form !== 'any') error('An answer that is drawn has no written form to ask for.');
  if ('unit' in part && part.unit) error('An answer that is drawn has no unit.');
}

/** Checks that readers can draw on the figures with the tools that these name, and that no answer is given there. */
export function checkSketches({ figures = [], parts }: ExerciseDocument, problems: ProblemList): void {
  for (const figure of figures) {
    const sketch = figure.kind === 'chart' ? undefined : figure.sketch;
    if (!sketch) continue;
    const error = (message: string): void => problems.error(`figures.${figure.name}.sketch`, message);
    checkKind(sketch.tool, figure, error);
    checkCount(sketch, undefined, error);
    checkSnap(sketch, error);
    if (parts.some((part) => 'graph' in part && part.graph?.figure === figure.name)) {
      error('An answer is given on this figure: let readers try things out on another one.');
    }
  }
}

function checkKind(tool: GraphTool, figure: Figure, error: (message: string) => void): void {
  if (toolsOn(figure.kind).includes(tool)) return;
  error(
    tool === 'interval'
      ? `The tool “${tool}” needs a number line, and the figure “${figure.name}” is none.`
      : `The tool “${tool}” needs a plane, and the figure “${figure.name}” is none.`,
  );
}

function checkSnap({ tool, snap }: Pick<PartGraph, 'tool' | 'snap'>, error: (message: string) => void): void {
  if (snap === 'none' && typesOfTool[tool].includes(equation)) {
    error('Lines and curves are drawn from places of a grid: leave out “snap: none”.');
  } else if (typeof snap === 'number' && !(snap > 0)) error('The step between two places is a positive number.');
}

/** The largest number of points, corners, pieces or half-planes that an answer has. */
function mostOf(tool: GraphTool): number {
  let most = 1;
  while (toolRules[tool].handles(most + 1) <= mostHandles) most += 1;
  return most;
}

function checkCount(
  { tool, count }: Pick<PartGraph, 'tool' | 'count'>,
  type: AnswerType | undefined,
  error: (message: string) => void,
): void {
  if (count === undefined) return;
  if (!isCounted(tool)) error(`The tool “${tool}” has a number of points of its own: leave out “count”.`);
  else if (count !== 'free') {
    const least = tool === 'polygon' ? 3 : 1;
    if (!Number.isInteger(count) || count < least || toolRules[tool].handles(count) > mostHandles) {
      error(`The count is a whole number from ${least} to ${mostOf(tool)}, or “free”.`);
    }
  }
  if (type === number && count !== 1) error('A number is one point: leave out “count”.');
}
