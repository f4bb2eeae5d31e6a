import { boxesWithoutPart } from '../editor/source/pieces/pieces.ts';
import type { AnswerType, DifficultyLevel, ExerciseDocument, Translation } from '@lemma/math';
import { type FigureDraft, toFigure, toFigureDraft } from './figures/figure-draft.ts';
import { splitWords } from './list-text.ts';
import { toPart, toPartDraft } from './part-conversion.ts';
import { emptyPart, nextPartName, type PartDraft } from './part-draft.ts';
import { rowId } from './row-id.ts';
import { toTest, toTestDraft, type TestDraft } from './test-draft.ts';
import { toVariable, toVariableDraft } from './variables/generators.ts';
import { emptyVariable, nextVariableName, type VariableDraft } from './variables/variable-draft.ts';

export interface HintDraft {
  readonly id: string;
  readonly text: string;
}

/** An exercise as it is being typed. What the editor has no field for (`rest`) goes back into the document untouched. */
export interface ExerciseDraft {
  readonly title: string;
  readonly level: DifficultyLevel;
  /** Empty, or the number as text. */
  readonly grade: string;
  readonly topic: string;
  readonly tags: string;
  readonly direction: 'ltr' | 'rtl';
  readonly figures: readonly FigureDraft[];
  readonly question: string;
  readonly parts: readonly PartDraft[];
  readonly variables: readonly VariableDraft[];
  readonly keepIf: string;
  /** Keys of the draws that are switched off. */
  readonly excluded: readonly string[];
  readonly hints: readonly HintDraft[];
  readonly solution: string;
  readonly tests: readonly TestDraft[];
  /** Its texts in other languages. */
  readonly translations: readonly Translation[];
  readonly rest: Pick<ExerciseDocument, 'language'> & Pick<Partial<ExerciseDocument>, 'curriculum' | 'credit'>;
}

export function toDraft(document: ExerciseDocument): ExerciseDraft {
  return {
    title: document.title,
    level: document.level,
    grade: document.grade === undefined ? '' : String(document.grade),
    topic: document.topic,
    tags: document.tags.join(', '),
    direction: document.variables.direction,
    figures: (document.figures ?? []).map(toFigureDraft),
    question: document.question,
    parts: document.parts.map(toPartDraft),
    variables: document.variables.list.map(toVariableDraft),
    keepIf: document.variables.keepIf ?? '',
    excluded: document.variables.excluded ?? [],
    hints: document.hints.map((text) => ({ id: rowId(), text })),
    solution: document.solution,
    tests: document.tests.map(toTestDraft),
    translations: document.translations ?? [],
    rest: {
      language: document.language,
      ...(document.curriculum && { curriculum: document.curriculum }),
      ...(document.credit && { credit: document.credit }),
    },
  };
}

/** `Algebra / Quadratic equations` → `algebra/quadratic-equations`; what the topic tree cannot hold is left out. */
export function toTopicPath(typed: string): string {
  return typed
    .toLowerCase()
    .split('/')
    .map((step) =>
      step
        .trim()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, ''),
    )
    .filter((step) => step !== '')
    .join('/')
    .slice(0, 160);
}

function tagsOf(typed: string): string[] {
  return [...new Set(splitWords(typed).map((tag) => tag.slice(0, 60)))].slice(0, 20);
}

export function toDocument(draft: ExerciseDraft): ExerciseDocument {
  return {
    format: 'lemma-exercise/1',
    title: draft.title.trim(),
    language: draft.rest.language,
    topic: toTopicPath(draft.topic),
    tags: tagsOf(draft.tags),
    level: draft.level,
    ...(draft.grade !== '' && { grade: Number(draft.grade) }),
    ...(draft.rest.curriculum && { curriculum: draft.rest.curriculum }),
    variables: {
      direction: draft.direction,
      list: draft.variables.map(toVariable),
      ...(draft.keepIf.trim() !== '' && { keepIf: draft.keepIf }),
      ...(draft.excluded.length > 0 && { excluded: draft.excluded }),
    },
    ...(draft.figures.length > 0 && { figures: draft.figures.map(toFigure) }),
    question: draft.question,
    parts: draft.parts.map(toPart),
    hints: draft.hints.map((hint) => hint.text),
    solution: draft.solution,
    tests: draft.tests.map(toTest),
    ...(draft.translations.length > 0 && { translations: draft.translations }),
    ...(draft.rest.credit && { credit: draft.rest.credit }),
  };
}

/** The same document: compared as text, since both come from `toDocument` with keys in one order. */
export function isSameDocument(one: ExerciseDocument, other: ExerciseDocument): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Adds a part of this type, for the box of this name if one is given; else its box is written into the question by the
 * caller, under a name that no box has yet.
 */
export function withNewPart(
  draft: ExerciseDraft,
  answerType: AnswerType,
  wanted?: string,
): { draft: ExerciseDraft; name: string } {
  const taken = draft.parts.map((part) => part.name);
  const isFree = wanted !== undefined && !taken.includes(wanted);
  const name = isFree ? wanted : nextPartName([...taken, ...boxesWithoutPart(draft.question, taken)]);
  return { draft: { ...draft, parts: [...draft.parts, emptyPart(name, answerType)] }, name };
}

export function withNewVariable(draft: ExerciseDraft): { draft: ExerciseDraft; name: string } {
  const name = nextVariableName(draft.variables.map((variable) => variable.name));
  return { draft: { ...draft, variables: [...draft.variables, emptyVariable(name)] }, name };
}

/** Takes the part out together with its box in the question and what tests say of it. */
export function withoutPart(draft: ExerciseDraft, name: string): ExerciseDraft {
  return {
    ...draft,
    parts: draft.parts
      .filter((part) => part.name !== name)
      .map((part) => ({ ...part, follows: part.follows.filter((follow) => follow.part !== name) })),
    tests: draft.tests.flatMap((test) => {
      const answers = test.answers.filter(({ part }) => part !== name);
      return answers.length === 0 && test.answers.length > 0 ? [] : [{ ...test, answers }];
    }),
    question: draft.question.replaceAll(new RegExp(`[ \\t]*\\[\\[\\s*${name}\\s*\\]\\]`, 'g'), ''),
  };
}

/** Moves the item at `from` to `to`; places outside the list change nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
