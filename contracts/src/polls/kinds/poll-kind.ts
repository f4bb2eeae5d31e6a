import { z } from 'zod';
import { pollFormulaMaximumLength, pollPromptMaximumLength, pollChoiceMaximumLength } from '../constants.ts';

/** Facts about a kind of question for code that treats all kinds alike. */
export interface PollKindTraits {
  /** Whether a question of this kind can have a right answer, and whether one is expected. */
  readonly key: 'none' | 'optional' | 'expected';
  /** Whether the answers are typed words, which are moderated before they are on the wall. */
  readonly isWords: boolean;
  /** Whether the answers are typed and equal ones are shown as groups; other kinds list every choice. */
  readonly isTyped: boolean;
  /** So many groups are on the wall by name; left out, all choices, or as many typed answers as fit in rows. */
  readonly wallGroups?: number;
}

/** One room of the record `pollKinds`: the question as it is sent, and its traits. */
export interface PollKindContract extends PollKindTraits {
  readonly body: z.ZodObject;
}

const prompt = z.string().trim().max(pollPromptMaximumLength, `Use at most ${pollPromptMaximumLength} characters.`);

export const optionalPrompt = prompt.default('');
export const askedPrompt = prompt.min(1, 'Write the question.');
export const pollSolution = prompt.default('');
export const pollFormula = z
  .string()
  .trim()
  .max(pollFormulaMaximumLength, `Use at most ${pollFormulaMaximumLength} characters.`);
export const shortText = z
  .string()
  .trim()
  .max(pollChoiceMaximumLength, `Use at most ${pollChoiceMaximumLength} characters.`);
