import type { ProblemList } from '../exercises/compile/problem-list.ts';
import type { ExerciseDocument, Part } from '../exercises/document/document.ts';
import { figuresPlacedIn } from './markers.ts';

/** Reports figures that no text places. */
export function checkFigurePlaces(document: ExerciseDocument, problems: ProblemList): void {
  const { figures = [], parts, hints, solution, question } = document;
  if (figures.length === 0) return;
  const texts = [question, ...hints, solution, ...parts.flatMap(textsOf)];
  const placed = new Set(texts.flatMap(figuresPlacedIn));
  for (const part of parts) if ('graph' in part && part.graph) placed.add(part.graph.figure);
  for (const { name } of figures) {
    if (!placed.has(name)) {
      problems.warn(`figures.${name}`, `No text shows this figure yet: write [[figure:${name}]] where it belongs.`);
    }
  }
}

const textsOf = (part: Part): readonly string[] => [
  part.label ?? '',
  ...('choices' in part
    ? part.choices.flatMap(({ text, feedback = '' }) => [text, feedback])
    : part.accept.map(({ feedback = '' }) => feedback)),
];
