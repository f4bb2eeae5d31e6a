import { pollLetters, type PollQuestion, type PollQuestionBody, type PollQuestionSettings } from '@lemma/contracts';

export type FormKind = Exclude<PollQuestionBody['kind'], 'exercise'>;

export interface FormChoice {
  /** For React alone. */
  readonly key: string;
  readonly text: string;
  readonly isRight: boolean;
}

/** What stands in the form, for all kinds; what a kind does not need is left out of what is sent. */
export interface QuestionDraft {
  readonly kind: FormKind;
  readonly prompt: string;
  readonly choices: readonly FormChoice[];
  readonly label: string;
  readonly answer: string;
  readonly solution: string;
  readonly letterCount: number;
  readonly rightLetter: string;
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
});

export const kindNames: Readonly<Record<FormKind, string>> = {
  choice: 'One choice',
  several: 'Several choices',
  number: 'Number',
  expression: 'Expression',
  text: 'Text',
  cloud: 'Word cloud',
  letters: 'Letters A to E',
};

/** The draft of a question that was not asked yet; undefined for one of the catalogue. */
export function draftOf(body: PollQuestionBody): QuestionDraft | undefined {
  const empty = emptyDraft();
  switch (body.kind) {
    case 'exercise':
      return undefined;
    case 'choice':
    case 'several':
      return { ...empty, ...body, choices: body.choices.map(({ text, isRight }) => newChoice(text, isRight)) };
    case 'number':
    case 'expression':
    case 'text':
      return { ...empty, ...body, answer: body.answer ?? '' };
    case 'cloud':
      return { ...empty, ...body };
    case 'letters':
      return { ...empty, ...body, letterCount: body.count, rightLetter: body.right ?? '' };
  }
}

/** What is sent: empty rows of choices are left out. */
export function bodyOf(draft: QuestionDraft): PollQuestionBody {
  const { kind, prompt, label, solution } = draft;
  const answer = draft.answer.trim() === '' ? null : draft.answer;
  switch (kind) {
    case 'choice':
    case 'several':
      return {
        kind,
        prompt,
        solution,
        choices: draft.choices.filter(({ text }) => text.trim() !== '').map(({ text, isRight }) => ({ text, isRight })),
      };
    case 'number':
    case 'expression':
      return { kind, prompt, label, answer, solution };
    case 'text':
      return { kind, prompt, answer, solution };
    case 'cloud':
      return { kind, prompt };
    case 'letters':
      return {
        kind,
        prompt,
        count: draft.letterCount,
        right: pollLetters.find((letter) => letter === draft.rightLetter) ?? null,
      };
  }
}

/** Marks a choice as right: one choice has one right answer. */
export function markRight(draft: QuestionDraft, key: string, isRight: boolean): QuestionDraft {
  return {
    ...draft,
    choices: draft.choices.map((choice) => ({
      ...choice,
      isRight: choice.key === key ? isRight : draft.kind === 'choice' ? false : choice.isRight,
    })),
  };
}

/** `one choice, two rounds, 60 s` */
export function questionFacts({ view, settings }: Pick<PollQuestion, 'view' | 'settings'>): string {
  return [
    kindNames[view.kind].toLowerCase(),
    ...(settings.twoRounds ? ['two rounds'] : []),
    ...(settings.seconds === null ? [] : [`${settings.seconds} s`]),
    ...(settings.moderated && (view.kind === 'text' || view.kind === 'cloud') ? ['moderated'] : []),
  ].join(', ');
}

export const defaultSettings: PollQuestionSettings = {
  seconds: null,
  twoRounds: false,
  liveResults: false,
  moderated: true,
};
