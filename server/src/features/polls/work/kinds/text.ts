import { pollTextMaximumLength } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import { emptyView, noKey, refuseAnswer, type PollKindRules } from './poll-kind.ts';
import { groupWords } from '../answers/words.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

export const text: PollKindRules<'text'> = {
  makeQuestion: (_, { id }, { kind, prompt, answer, solution }) => ({
    view: { ...emptyView, id, kind, prompt, answerType: answerTypes.text },
    key: answer ? { ...noKey, text: answer, solution } : null,
  }),
  readValues(_, values) {
    if (values.length > 1) throw refuseAnswer(said(m.giveOneAnswer));
    if ((values[0] ?? '').length > pollTextMaximumLength) {
      throw refuseAnswer(said(m.mostCharacters, { pollTextMaximumLength }));
    }
    return values;
  },
  groupAnswers: groupWords,
};
