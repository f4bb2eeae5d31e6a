import { z } from 'zod';
import { pollFormulaMaximumLength, pollPromptMaximumLength, pollChoiceMaximumLength } from '../constants.ts';
import { words } from '../../core/field-words.ts';
import * as m from '../../core/messages.ts';

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

const prompt = z.string().trim().max(pollPromptMaximumLength);

export const optionalPrompt = prompt.default('');
export const askedPrompt = prompt.min(1, words(m.writeQuestion));
export const pollSolution = prompt.default('');
export const pollFormula = z.string().trim().max(pollFormulaMaximumLength);
export const shortText = z.string().trim().max(pollChoiceMaximumLength);
