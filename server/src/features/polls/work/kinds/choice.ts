import { groupChoices, makeChoices, readOneChosen } from '../answers/choices.ts';
import type { PollKindRules } from './poll-kind.ts';

export const choice: PollKindRules<'choice'> = {
  makeQuestion: (_, { id }, body) => makeChoices(id, body),
  readValues: readOneChosen,
  groupAnswers: (_, question, tallies) => groupChoices(question, tallies),
};
