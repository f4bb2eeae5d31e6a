import { pollLetters, type PollQuestionKind } from '@lemma/contracts';

export interface FormChoice {
  /** For React alone. */
  readonly key: string;
  readonly text: string;
  readonly isRight: boolean;
}

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
});

/** The choices that have words. */
export const writtenChoices = ({ choices }: QuestionDraft): readonly FormChoice[] =>
  choices.filter(({ text }) => text.trim() !== '');

/** The right answer, null when none is given. */
export const answerOf = ({ answer }: QuestionDraft): string | null => (answer.trim() === '' ? null : answer);
