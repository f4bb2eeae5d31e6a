import type { Message, Speaker } from '@lemma/contracts/messages';
import * as looks from './messages.ts';

/** A message for each endpoint that shows records, under its name: the learner reads what somebody looked at. */
const wordsByEndpoint = new Map<string, Message>(Object.entries(looks));

/** In the words of a reader; an endpoint of an earlier version keeps its name. */
export function viewWords(endpointName: string, speaker: Speaker): string {
  const message = wordsByEndpoint.get(endpointName);
  return message === undefined ? endpointName : speaker.say(message);
}

/** Reads that carry a whole class out of the product; few different classes an hour are usual (SC21). */
export const classExports: readonly string[] = [
  'downloadGrades',
  'downloadResults',
  'downloadRegradePreview',
  'downloadPollResults',
];
