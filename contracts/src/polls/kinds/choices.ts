import { z } from 'zod';
import { pollChoicesMost } from '../constants.ts';
import { askedPrompt, pollSolution, shortText } from './poll-kind.ts';
import { words } from '../../core/field-words.ts';
import * as m from '../../core/messages.ts';

export const choiceText = shortText.min(1, words(m.writeChoice));

/** The body of a question with choices of which some may be right. */
export const choicesBody = <K extends string>(kind: K) =>
  z.strictObject({
    kind: z.literal(kind),
    prompt: askedPrompt,
    choices: z
      .array(z.strictObject({ text: choiceText, isRight: z.boolean() }))
      .min(2, words(m.twoChoices))
      .max(pollChoicesMost),
    solution: pollSolution,
  });
