import type {
  AnswerForm,
  AnswerType,
  Choice,
  FormulaPart,
  NumberPart,
  Part,
  PrecisionTier,
  Tolerance,
} from '@lemma/math';
import { splitWords } from './list-text.ts';
import { rowId } from './row-id.ts';
import { type FollowDraft, followFromOf, followsOf } from './follow-draft.ts';

/** D06 */
export const answerTypeLabels: Readonly<Record<AnswerType, string>> = {
  4: 'Number',
  6: 'Expression',
  2: 'One choice',
  3: 'Several choices',
  5: 'Text',
  7: 'Equation or inequality',
  8: 'Set, interval or list',
  9: 'Vector or matrix',
};
/** Most used first. */
export const answerTypeOrder: readonly AnswerType[] = [4, 6, 2, 3, 5, 7, 8, 9];

export const formLabels: Readonly<Record<AnswerForm, string>> = {
  any: 'Any equal form',
  factored: 'Factored',
  expanded: 'Expanded',
  'lowest-terms': 'Lowest terms',
  fraction: 'Fraction in lowest terms',
  'single-fraction': 'One fraction',
  'partial-fractions': 'Partial fractions',
  'completed-square': 'Completed square',
  'no-brackets': 'No brackets',
  decimal: 'Decimal',
  scientific: 'Scientific notation',
  surd: 'Exact, with roots',
  antiderivative: 'Antiderivative, with + C',
};

export type ToleranceKind = 'exact' | 'precision' | Tolerance['kind'];
export const toleranceLabels: Readonly<Record<ToleranceKind, string>> = {
  exact: 'Exact',
  decimals: 'Decimal places',
  'significant-figures': 'Significant figures',
  absolute: 'Off by at most',
  relative: 'Off by at most a share of',
  precision: 'Precision tier',
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
  /** What the choice stands for where a later part follows from it. */
  readonly value: string;
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
}

export const isChoice = (type: AnswerType): boolean => type === 2 || type === 3;

/** Whether a later part can be marked with the answer to this one: maths, or choices that stand for values. */
export const canBeFollowed = (part: PartDraft): boolean => part.answerType !== 5;

/** The variable that a part asks for: the one that is its right answer. */
export function guessedVariable(part: PartDraft, variables: readonly string[]): string | undefined {
  const answer = part.answers[0]?.value.trim();
  return variables.find((name) => name === answer);
}

export function emptyAnswer(percent = '100'): AnswerDraft {
  return { id: rowId(), value: '', percent, feedback: '' };
}

export function emptyChoice(correct: ChoiceDraft['correct'] = 'no'): ChoiceDraft {
  return { id: rowId(), text: '', correct, condition: '', feedback: '', value: '' };
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
  };
}

/** `part1`, `part2`, … the first that is free. */
export function nextPartName(taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`part${number}`)) number += 1;
  return `part${number}`;
}

function choiceDraft(choice: Choice): ChoiceDraft {
  return {
    ...emptyChoice(),
    text: choice.text,
    correct: choice.correct === true ? 'yes' : choice.correct === false ? 'no' : 'when',
    condition: typeof choice.correct === 'string' ? choice.correct : '',
    feedback: choice.feedback ?? '',
    value: choice.value ?? '',
  };
}

function fieldsOf(part: Part): Partial<PartDraft> {
  if ('choices' in part) {
    return {
      choices: part.choices.map(choiceDraft),
      shuffle: part.shuffle ?? true,
      partialCredit: part.partialCredit ?? false,
      follows: followsOf(part.followFrom),
    };
  }
  const answers = part.accept.map((accepted) => ({
    ...emptyAnswer(percentText(accepted.score ?? 1)),
    value: accepted.value,
    feedback: accepted.feedback ?? '',
  }));
  if (part.answerType === 5) return { answers, caseSensitive: part.caseSensitive ?? false };
  return { answers, ...markedFields(part) };
}

function markedFields(part: NumberPart | FormulaPart): Partial<PartDraft> {
  const marked: Partial<PartDraft> = {
    form: part.form ?? 'any',
    takesCalculations: part.evaluated === 'any',
    follows: followsOf(part.followFrom),
    ...(part.tolerance && { toleranceKind: part.tolerance.kind, toleranceValue: String(part.tolerance.value) }),
    ...(part.precision && { toleranceKind: 'precision' as const, precision: part.precision }),
  };
  if (part.answerType === 4) return { ...marked, unit: part.unit ?? '' };
  return { ...marked, order: part.order ?? 'any', letters: (part.letters ?? []).join(', ') };
}

export function toPartDraft(part: Part): PartDraft {
  return {
    ...emptyPart(part.name, part.answerType),
    points: String(part.points ?? 1),
    label: part.label ?? '',
    ...fieldsOf(part),
  };
}

function percentText(share: number): string {
  return String(Math.round(share * 1000) / 10);
}

/** 0 to 1; what is no number counts as full score. */
function share(percent: string): number {
  const value = Number.parseFloat(percent.replace(',', '.'));
  return Number.isNaN(value) ? 1 : Math.min(100, Math.max(0, value)) / 100;
}

/** Half points, 0 to 100; what is no number counts as 1. */
export function readPoints(typed: string): number {
  const value = Number.parseFloat(typed.replace(',', '.'));
  return Number.isNaN(value) ? 1 : Math.min(100, Math.max(0, Math.round(value * 2) / 2));
}

function acceptOf(draft: PartDraft): { value: string; score?: number; feedback?: string }[] {
  return draft.answers.map((answer) => {
    const score = share(answer.percent);
    return {
      value: answer.value,
      ...(score !== 1 && { score }),
      ...(answer.feedback.trim() !== '' && { feedback: answer.feedback }),
    };
  });
}

function markingOf(draft: PartDraft): Pick<NumberPart, 'tolerance' | 'precision' | 'form' | 'evaluated'> {
  const value = Number.parseFloat(draft.toleranceValue.replace(',', '.'));
  const kind = draft.toleranceKind;
  return {
    ...(kind === 'precision' && { precision: draft.precision }),
    ...(kind !== 'precision' && kind !== 'exact' && value >= 0 && { tolerance: { kind, value } }),
    ...(draft.form !== 'any' && { form: draft.form }),
    ...(draft.takesCalculations && { evaluated: 'any' as const }),
  };
}

function choicesOf(draft: PartDraft): Choice[] {
  return draft.choices.map((choice) => ({
    text: choice.text,
    correct: choice.correct === 'when' ? choice.condition : choice.correct === 'yes',
    ...(choice.feedback.trim() !== '' && { feedback: choice.feedback }),
    ...(choice.value.trim() !== '' && { value: choice.value }),
  }));
}

export function toPart(draft: PartDraft): Part {
  const base = {
    name: draft.name,
    points: readPoints(draft.points),
    ...(draft.label.trim() !== '' && { label: draft.label }),
  };
  const follow = followFromOf(draft.follows);
  switch (draft.answerType) {
    case 2:
    case 3:
      return {
        ...base,
        answerType: draft.answerType,
        choices: choicesOf(draft),
        shuffle: draft.shuffle,
        ...(draft.answerType === 3 && { partialCredit: draft.partialCredit }),
        ...follow,
      };
    case 4: {
      const unit = draft.unit.trim() === '' ? {} : { unit: draft.unit.trim() };
      return { ...base, answerType: 4, accept: acceptOf(draft), ...markingOf(draft), ...unit, ...follow };
    }
    case 5:
      return { ...base, answerType: 5, accept: acceptOf(draft), caseSensitive: draft.caseSensitive };
    default: {
      const letters = splitWords(draft.letters).filter((letter) => /^[A-Za-z][A-Za-z0-9]{0,23}$/.test(letter));
      return {
        ...base,
        answerType: draft.answerType,
        accept: acceptOf(draft),
        ...markingOf(draft),
        ...(draft.answerType === 8 && { order: draft.order }),
        ...(letters.length > 0 && { letters }),
        ...follow,
      };
    }
  }
}

/** One choice or accepted answer more, to be filled in. */
export const withOneMore = (part: PartDraft): Partial<PartDraft> =>
  isChoice(part.answerType)
    ? { choices: [...part.choices, emptyChoice()] }
    : { answers: [...part.answers, emptyAnswer('0')] };
