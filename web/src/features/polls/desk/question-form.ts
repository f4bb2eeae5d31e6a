import { pollKinds, type PollQuestion, type PollQuestionBody, type PollQuestionSettings } from '@lemma/contracts';
import type { DeskKind } from '../kinds/desk-kind.ts';
import { deskKinds } from '../kinds/desk-kinds.ts';
import { emptyDraft, type QuestionDraft } from '../kinds/question-draft.ts';
import { inSentence } from '../../../words/in-sentence.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** The draft of a question that was not asked yet; undefined for one of the catalogue. */
export function draftOf(body: PollQuestionBody): QuestionDraft | undefined {
  if (body.kind === 'exercise') return undefined;
  const kind: DeskKind = deskKinds[body.kind];
  return { ...emptyDraft(), ...kind.toDraft(body) };
}

/** The question as it is sent. */
export const bodyOf = (draft: QuestionDraft): PollQuestionBody => deskKinds[draft.kind].toBody(draft);

/** `one choice, two rounds, 60 s` */
export function questionFacts({ view, settings }: Pick<PollQuestion, 'view' | 'settings'>): string {
  return [
    inSentence(deskKinds[view.kind].name),
    ...(settings.twoRounds ? [t(m.twoRoundsWords)] : []),
    ...(settings.seconds === null ? [] : [`${settings.seconds} s`]),
    ...(settings.moderated && pollKinds[view.kind].isWords ? ['moderated'] : []),
  ].join(', ');
}

export const defaultSettings: PollQuestionSettings = {
  seconds: null,
  twoRounds: false,
  liveResults: false,
  moderated: true,
};
