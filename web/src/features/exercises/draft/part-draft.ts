import {
  type AnswerForm,
  type AnswerType,
  isChoiceType,
  isWordsType,
  type PrecisionTier,
  type Tolerance,
} from '@lemma/math/document';
import { rowId } from './row-id.ts';
import { type GraphDraft, noGraph } from './graph/graph-draft.ts';
import type { FollowDraft } from './follow-draft.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

export const formLabels: Readonly<Record<AnswerForm, string>> = {
  any: t(m.anyEqualForm),
  factored: t(m.factored),
  expanded: t(m.expanded),
  'lowest-terms': t(m.lowestTerms),
  fraction: t(m.fractionLowestTerms),
  'single-fraction': t(m.oneFraction),
  'partial-fractions': t(m.partialFractions),
  'completed-square': t(m.completedSquare),
  'no-brackets': t(m.noBrackets),
  decimal: t(m.decimal),
  scientific: t(m.scientific),
  surd: t(m.exactWithRoots),
  antiderivative: t(m.antiderivative),
};

export type ToleranceKind = 'exact' | 'precision' | Tolerance['kind'];
export const toleranceLabels: Readonly<Record<ToleranceKind, string>> = {
  exact: t(m.exact),
  decimals: t(m.decimalPlaces),
  'significant-figures': t(m.significantFigures),
  absolute: t(m.offByAtMost),
  relative: t(m.offByShare),
  precision: t(m.precisionTier),
};

export interface AnswerDraft {
  readonly id: string;
  readonly value: string;
  /** Percent of the part's points, as typed. */
  readonly percent: string;
  readonly feedback: string;
}

export interface ChoiceDraft {
  readonly id: string;
  readonly text: string;
  readonly correct: 'yes' | 'no' | 'when';
  readonly condition: string;
  readonly feedback: string;
  /** The value of the choice where a later part follows from it. */
  readonly value: string;
  /** The name of the thing on a figure that it is. */
  readonly thing: string;
}

/** A part as it is being typed: the fields of all answer types, so that changing the type loses nothing. */
export interface PartDraft {
  readonly id: string;
  readonly name: string;
  readonly answerType: AnswerType;
  readonly points: string;
  readonly label: string;
  readonly answers: readonly AnswerDraft[];
  readonly choices: readonly ChoiceDraft[];
  readonly shuffle: boolean;
  readonly partialCredit: boolean;
  readonly toleranceKind: ToleranceKind;
  readonly toleranceValue: string;
  readonly precision: PrecisionTier;
  readonly form: AnswerForm;
  /** Accepts answers that are not worked out. */
  readonly takesCalculations: boolean;
  readonly unit: string;
  readonly caseSensitive: boolean;
  readonly order: 'any' | 'given';
  readonly letters: string;
  /** Earlier parts that it follows from, each with the variable that their answer stands for. */
  readonly follows: readonly FollowDraft[];
  readonly graph: GraphDraft;
  /** The figure whose things are the choices; empty where they are a list only. */
  readonly chosenOn: string;
}

/** Whether a later part can be marked with the answer to this one: maths, or choices that stand for values. */
export const canBeFollowed = (part: PartDraft): boolean => !isWordsType(part.answerType);

/** The variable that a part asks for: the one that is its right answer. */
export function guessedVariable(part: PartDraft, variables: readonly string[]): string | undefined {
  const answer = part.answers[0]?.value.trim();
  return variables.find((name) => name === answer);
}

export function emptyAnswer(percent = '100'): AnswerDraft {
  return { id: rowId(), value: '', percent, feedback: '' };
}

export function emptyChoice(correct: ChoiceDraft['correct'] = 'no'): ChoiceDraft {
  return { id: rowId(), text: '', correct, condition: '', feedback: '', value: '', thing: '' };
}

export function emptyPart(name: string, answerType: AnswerType): PartDraft {
  return {
    id: rowId(),
    name,
    answerType,
    points: '1',
    label: '',
    answers: [emptyAnswer()],
    choices: [emptyChoice('yes'), emptyChoice(), emptyChoice()],
    shuffle: true,
    partialCredit: false,
    toleranceKind: 'exact',
    toleranceValue: '2',
    precision: 'aa',
    form: 'any',
    takesCalculations: false,
    unit: '',
    caseSensitive: false,
    order: 'any',
    letters: '',
    follows: [],
    graph: noGraph,
    chosenOn: '',
  };
}

/** `part1`, `part2`, … the first that is free. */
export function nextPartName(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`part${number}`)) number += 1;
  return `part${number}`;
}

/** One choice or accepted answer more, to be filled in. */
export const withOneMore = (part: PartDraft): Partial<PartDraft> =>
  isChoiceType(part.answerType)
    ? { choices: [...part.choices, emptyChoice()] }
    : { answers: [...part.answers, emptyAnswer('0')] };
