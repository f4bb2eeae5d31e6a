/** All that the engine says to learners and teachers, by the messages of its parts: for those who put it into other languages. */
import { typicalErrors } from '../errors/index.ts';
import * as ofExercises from '../exercises/messages.ts';
import * as drawn from '../figures/drawn/messages.ts';
import * as ofFigures from '../figures/messages.ts';
import type { Message } from '../message.ts';
import * as unreadable from '../notation/reading/messages.ts';
import * as regional from '../regional/messages.ts';
import * as sentences from './messages.ts';

export type { Message } from '../message.ts';

const isFault = ({ id }: Message): boolean => id.includes('.fault.');
const ofAuthors = [...Object.values(ofExercises), ...Object.values(ofFigures)];

/** The messages of which the words of the engine are made; the text of a verdict is one of them, filled. */
export const engineMessages: readonly Message[] = [
  ...Object.values(sentences),
  ...Object.values(unreadable),
  ...Object.values(regional),
  ...Object.values(drawn),
  ...ofAuthors.filter((message) => !isFault(message)),
];

/** Faults of some variants of an exercise: halves of sentences, which other messages have as their `fault`. */
export const faultMessages: readonly Message[] = ofAuthors.filter(isFault);

/** The sentence about a typical error to the learner, and its name for teachers. */
export interface WordsOfError {
  readonly says: string;
  readonly name: string;
}

/** The words for typical errors in a language, by the error, as messages: braces of formulas are in apostrophes. */
export const messagesOfErrors = (errors: Readonly<Record<string, WordsOfError>>): readonly Message[] =>
  Object.entries(errors).flatMap(([id, { says, name }]) => [
    { id: `maths.error.${id}`, text: literal(says), where: '' },
    { id: `maths.error.${id}.name`, text: literal(name), where: '' },
  ]);

const literal = (text: string): string => text.replaceAll("'", "''").replaceAll(/[{}<>]+/g, (signs) => `'${signs}'`);

/** The words for typical errors. */
export const errorMessages = messagesOfErrors(
  Object.fromEntries(typicalErrors.map(({ id, says, name }) => [id, { says, name }])),
);
