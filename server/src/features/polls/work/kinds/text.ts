import { pollTextMaximumLength } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import { emptyView, noKey, refuseAnswer, type PollKindRules } from './poll-kind.ts';
import { groupWords } from '../answers/words.ts';

export const text: PollKindRules<'text'> = {
  makeQuestion: (_, { id }, { kind, prompt, answer, solution }) => ({
    view: { ...emptyView, id, kind, prompt, answerType: answerTypes.text },
    key: answer ? { ...noKey, text: answer, solution } : null,
  }),
  readValues(_, values) {
    if (values.length > 1) throw refuseAnswer('Give one answer.');
    if ((values[0] ?? '').length > pollTextMaximumLength) {
      throw refuseAnswer(`Use at most ${pollTextMaximumLength} characters.`);
    }
    return values;
  },
  groupAnswers: groupWords,
};
