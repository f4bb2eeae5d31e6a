import { pollCloudWordMaximumLength, pollCloudWordsMost } from '@lemma/contracts';
import { answerTypes } from '@lemma/math/document';
import { emptyView, refuseAnswer, type PollKindRules } from './poll-kind.ts';
import { groupWords } from '../answers/words.ts';
import { said } from '@lemma/contracts/messages';
import * as m from '../../messages.ts';

export const cloud: PollKindRules<'cloud'> = {
  makeQuestion: (_, { id }, { kind, prompt }) => ({
    view: { ...emptyView, id, kind, prompt, answerType: answerTypes.text },
    key: null,
  }),
  readValues(_, values) {
    if (values.length > pollCloudWordsMost) throw refuseAnswer(said(m.mostWords, { pollCloudWordsMost }));
    if (values.some((value) => value.length > pollCloudWordMaximumLength)) throw refuseAnswer(said(m.shorterWords));
    return values;
  },
  // An answer has several words, each in a group of its own.
  groupAnswers: async (...round) => ({ ...(await groupWords(...round)), groupOf: () => null, isRight: () => null }),
};
