import type { ProblemList } from '../exercises/compile/problem-list.ts';
import type { ExerciseDocument, Part } from '../exercises/document/document.ts';
import { figuresPlacedIn } from './markers.ts';

/** Reports figures that no text places, and feedback with a figure that does not come along with the question. */
export function checkFigurePlaces(document: ExerciseDocument, problems: ProblemList): void {
  const { figures = [], parts, hints, solution, question } = document;
  if (figures.length === 0) return;
  const withQuestion = new Set([question, ...parts.flatMap(askedTexts)].flatMap(figuresPlacedIn));
  for (const part of parts) if ('graph' in part && part.graph) withQuestion.add(part.graph.figure);
  for (const part of parts) {
    const strange = feedbackOf(part)
      .flatMap(figuresPlacedIn)
      .find((name) => !withQuestion.has(name));
    if (strange !== undefined) {
      problems.error(`parts.${part.name}`, `Feedback can show figures of the question only; ${strange} is not there.`);
    }
  }
  const everywhere = new Set([...withQuestion, ...[...hints, solution].flatMap(figuresPlacedIn)]);
  for (const { name } of figures) {
    if (!everywhere.has(name)) {
      problems.warn(`figures.${name}`, `No text shows this figure yet: write [[figure:${name}]] where it belongs.`);
    }
  }
}

const askedTexts = (part: Part): readonly string[] => [
  part.label ?? '',
  ...('choices' in part ? part.choices.map(({ text }) => text) : []),
];

const feedbackOf = (part: Part): readonly string[] =>
  ('choices' in part ? part.choices : part.accept).map(({ feedback }) => feedback ?? '');
