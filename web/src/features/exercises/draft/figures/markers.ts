import { isChoiceType } from '@lemma/math/document';
import { onOwnLine } from '../../editor/source/pieces/own-line.ts';
import type { ExerciseDraft } from '../exercise-draft.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** The marker that shows a figure in a text. */
export const markerOf = (name: string): string => `[[figure:${name}]]`;

const patternOf = (name: string): RegExp => new RegExp(`\\[\\[\\s*figure:\\s*${name}\\s*\\]\\]`, 'g');

const texts = (draft: ExerciseDraft): readonly string[] => [
  draft.question,
  draft.solution,
  ...draft.hints.map(({ text }) => text),
  ...draft.parts.flatMap(({ label, answerType, answers, choices }) => [
    label,
    ...(isChoiceType(answerType)
      ? choices.flatMap(({ text, feedback }) => [text, feedback])
      : answers.map(({ feedback }) => feedback)),
  ]),
];

/** Whether any text shows the figure, or an answer is drawn on it. */
export const isPlaced = (draft: ExerciseDraft, name: string): boolean =>
  draft.parts.some(({ graph, chosenOn }) => graph.figure === name || chosenOn === name) ||
  texts(draft).some((text) => patternOf(name).test(text));

function withTexts(draft: ExerciseDraft, rewrite: (text: string) => string): ExerciseDraft {
  return {
    ...draft,
    question: rewrite(draft.question),
    solution: rewrite(draft.solution),
    hints: draft.hints.map((hint) => ({ ...hint, text: rewrite(hint.text) })),
    parts: draft.parts.map((part) => ({
      ...part,
      label: rewrite(part.label),
      answers: part.answers.map((answer) => ({ ...answer, feedback: rewrite(answer.feedback) })),
      choices: part.choices.map((choice) => ({
        ...choice,
        text: rewrite(choice.text),
        feedback: rewrite(choice.feedback),
      })),
    })),
  };
}

/** Gives a figure another name; its markers and the answers drawn on it follow. */
export function withRenamedFigure(draft: ExerciseDraft, from: string, to: string): ExerciseDraft {
  const texted = withTexts(draft, (text) => text.replaceAll(patternOf(from), markerOf(to)));
  return {
    ...texted,
    parts: texted.parts.map((part) => ({
      ...part,
      graph: part.graph.figure === from ? { ...part.graph, figure: to } : part.graph,
      chosenOn: part.chosenOn === from ? to : part.chosenOn,
    })),
    figures: draft.figures.map((figure) => (figure.name === from ? { ...figure, name: to } : figure)),
  };
}

/** Takes a figure out together with its markers and the line that they leave empty. */
export function withoutFigure(draft: ExerciseDraft, name: string): ExerciseDraft {
  const lines = new RegExp(`\\n*${patternOf(name).source}[ \\t]*(?=\\n|$)`, 'g');
  const rest = withTexts(draft, (text) => {
    const taken = text.replaceAll(lines, '').replaceAll(patternOf(name), '');
    return taken === text ? text : taken.replace(/^\n+/, '');
  });
  return { ...rest, figures: draft.figures.filter((figure) => figure.name !== name) };
}

/** A text with the marker of a figure on a line of its own, where the cursor is. */
export function withMarkerAt(text: string, at: number, name: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return before + onOwnLine(before, markerOf(name), after) + after;
}

/** Why a figure cannot have this name, as a sentence; undefined when it can. */
export function figureNameProblem(typed: string, name: string, names: readonly string[]): string | undefined {
  if (!/^[a-z][a-z0-9]{0,23}$/.test(typed)) return t(m.smallLetters);
  if (typed !== name && names.includes(typed)) return t(m.anotherFigure, { name: typed });
  return undefined;
}

/** A name that no figure has yet: `graph`, `graph2`, … */
export function freeFigureName(wanted: string, names: readonly string[]): string {
  let name = wanted;
  for (let number = 2; names.includes(name); number += 1) name = `${wanted.replace(/\d+$/, '')}${number}`;
  return name;
}
