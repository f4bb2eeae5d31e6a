import { pollLetters } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import { groupChoices, readOneChosen } from '../answers/choices.ts';
import { emptyView, noKey, type PollKindRules } from './poll-kind.ts';

export const letters: PollKindRules<'letters'> = {
  makeQuestion(_, { id }, { kind, prompt, count, right }) {
    const choices = pollLetters.slice(0, count).map((key) => ({ key, text: key }));
    const isThere = choices.some(({ key }) => key === right);
    return {
      view: { ...emptyView, id, kind, prompt, answerType: answerTypes.oneChoice, choices },
      key: right && isThere ? { ...noKey, choices: [right] } : null,
    };
  },
  readValues: readOneChosen,
  groupAnswers: (_, question, tallies) => groupChoices(question, tallies),
};
