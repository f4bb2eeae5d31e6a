import { groupChoices, makeChoices, readChosen } from '../answers/choices.ts';
import type { PollKindRules } from './poll-kind.ts';

export const several: PollKindRules<'several'> = {
  makeQuestion: (_, { id }, body) => makeChoices(id, body),
  readValues: readChosen,
  // An answer may name many choices, so that it belongs to none of them alone.
  groupAnswers: (_, question, tallies) => ({ ...groupChoices(question, tallies), groupOf: () => null }),
};
