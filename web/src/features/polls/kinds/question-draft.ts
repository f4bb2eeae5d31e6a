import { pollLetters, type PollQuestionKind } from '@lemma/contracts';

export interface FormChoice {
  /** For React alone. */
  readonly key: string;
  readonly text: string;
  readonly isRight: boolean;
}

/** The figure of a question of points, with numbers as they are typed. */
export interface PlaneDraft {
  readonly isLine: boolean;
  readonly curve: string;
  readonly left: string;
  readonly right: string;
  readonly bottom: string;
  readonly top: string;
  readonly step: string;
  /** The right place; empty where there is none. */
  readonly keyX: string;
  readonly keyY: string;
  readonly within: string;
}

export const emptyPlane: PlaneDraft = {
  isLine: false,
  curve: '',
  left: '-5',
  right: '5',
  bottom: '-5',
  top: '5',
  step: '1',
  keyX: '',
  keyY: '',
  within: '0',
};

/** The fields of the question form for all kinds; each kind sends those that it needs. */
export interface QuestionDraft {
  readonly kind: PollQuestionKind;
  readonly prompt: string;
  readonly choices: readonly FormChoice[];
  readonly label: string;
  readonly answer: string;
  readonly solution: string;
  readonly letterCount: number;
  readonly rightLetter: string;
  readonly scalePoints: number;
  readonly low: string;
  readonly high: string;
  readonly plane: PlaneDraft;
}

let lastKey = 0;
export const newChoice = (text = '', isRight = false): FormChoice => ({ key: `c${(lastKey += 1)}`, text, isRight });

export const emptyDraft = (): QuestionDraft => ({
  kind: 'choice',
  prompt: '',
  choices: [newChoice(), newChoice(), newChoice()],
  label: '',
  answer: '',
  solution: '',
  letterCount: pollLetters.length,
  rightLetter: '',
  scalePoints: 5,
  low: '',
  high: '',
  plane: emptyPlane,
});

/** The choices that have words. */
export const writtenChoices = ({ choices }: QuestionDraft): readonly FormChoice[] =>
  choices.filter(({ text }) => text.trim() !== '');

/** The right answer, null when none is given. */
export const answerOf = ({ answer }: QuestionDraft): string | null => (answer.trim() === '' ? null : answer);
