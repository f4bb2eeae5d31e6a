/** All that the engine says to learners and teachers, by the messages of its parts: for those who put it into other languages. */
import { typicalErrors } from '../errors/index.ts';
import * as drawn from '../figures/drawn/messages.ts';
import type { Message } from '../message.ts';
import * as unreadable from '../notation/reading/messages.ts';
import * as regional from '../regional/messages.ts';
import * as sentences from './messages.ts';

export type { Message } from '../message.ts';

/** The messages of which the words of the engine are made; the text of a verdict is one of them, filled. */
export const engineMessages: readonly Message[] = [
  ...Object.values(sentences),
  ...Object.values(unreadable),
  ...Object.values(regional),
  ...Object.values(drawn),
];

/** The sentences about a typical error, by its id: to the learner, and as its name to teachers. */
export const typicalErrorWords: ReadonlyMap<string, { readonly says: string; readonly name: string }> = new Map(
  typicalErrors.map(({ id, says, name }) => [id, { says, name }]),
);
