import { isChoiceType, isWordsType } from '@lemma/math/document';
import { namesIn, read, walk } from '@lemma/math/notation';
import type { ExerciseDraft } from '../exercise-draft.ts';
import { heldInFigure } from '../figures/figure-draft.ts';
import { generatorRules } from './generators.ts';
import { holesOf } from './holes.ts';
import type { PartDraft } from '../part-draft.ts';
import type { VariableDraft } from './variable-draft.ts';
import { t } from '../../../../words/say.tsx';
import * as m from './messages.ts';

/** Returns the places of a name in plain typed maths; none if the maths cannot be read. */
export function spansOf(source: string, name: string, names: readonly string[]): { start: number; end: number }[] {
  const result = read(source, { syntax: 'plain', names: [...names] });
  if (!result.ok) return [];
  const spans: { start: number; end: number }[] = [];
  walk(result.tree, (node) => {
    if (node.kind === 'name' && node.name === name && node.span) spans.push({ ...node.span });
  });
  return spans.sort((a, b) => a.start - b.start);
}

function namesOf(source: string, names: readonly string[]): readonly string[] {
  const result = source.trim() === '' ? undefined : read(source, { syntax: 'plain', names: [...names] });
  if (!result?.ok) return [];
  const found = namesIn(result.tree);
  return names.filter((name) => found.has(name));
}

/** The expressions of a variable that its generator reads now. */
export const sourcesOf = (variable: VariableDraft): readonly string[] =>
  generatorRules[variable.generator].sources(variable);

function partSources(part: PartDraft): readonly string[] {
  const texts = [part.label];
  if (isChoiceType(part.answerType)) {
    const { choices } = part;
    texts.push(...choices.flatMap(({ text, feedback }) => [text, feedback]));
    return [
      ...texts.flatMap(holesOf),
      ...choices.flatMap(({ correct, condition }) => (correct === 'when' ? [condition] : [])),
      ...choices.map(({ value }) => value),
    ];
  }
  texts.push(part.unit, ...part.answers.map(({ feedback }) => feedback));
  const values = part.answers.map(({ value }) => value);
  return [...texts.flatMap(holesOf), ...(isWordsType(part.answerType) ? values.flatMap(holesOf) : values)];
}

/** The other variables that a variable is made of. */
export function usesOf(variable: VariableDraft, names: readonly string[]): readonly string[] {
  const used = new Set(sourcesOf(variable).flatMap((source) => namesOf(source, names)));
  return names.filter((name) => name !== variable.name && used.has(name));
}

/** Where a variable is used, in words: `c`, `the question`, `part 1`, `the condition`. */
export function usersOf(draft: ExerciseDraft, name: string): readonly string[] {
  const names = draft.variables.map((variable) => variable.name);
  const isIn = (sources: readonly string[]): boolean => sources.some((source) => namesOf(source, names).includes(name));
  const places: string[] = [];
  for (const variable of draft.variables) {
    if (variable.name !== name && usesOf(variable, names).includes(name)) places.push(variable.name);
  }
  if (isIn([draft.keepIf])) places.push(t(m.inCondition));
  if (isIn(holesOf(draft.question))) places.push(t(m.inQuestion));
  for (const [index, part] of draft.parts.entries()) {
    if (part.follows.some(({ variable }) => variable === name) || isIn(partSources(part)))
      places.push(t(m.part, { number: index + 1 }));
  }
  for (const figure of draft.figures) {
    const { maths, words } = heldInFigure(figure);
    if (isIn([...maths, ...words.flatMap(holesOf)])) places.push(t(m.theFigure, { name: figure.name }));
  }
  if (draft.hints.some(({ text }) => isIn(holesOf(text)))) places.push(t(m.inHints));
  if (isIn(holesOf(draft.solution))) places.push(t(m.inSolution));
  return places;
}

/** Why a variable cannot have this name, as a sentence; undefined when it can. */
export function nameProblem(typed: string, name: string, names: readonly string[]): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9]{0,23}$/.test(typed)) return t(m.useLettersAndFigures);
  if (typed !== name && names.includes(typed)) return t(m.anotherVariable, { typed });
  return undefined;
}
