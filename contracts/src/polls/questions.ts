import { z } from 'zod';
import { answerType } from '../exercises/answer-type.ts';
import { keyboardHints } from '../attempts/attempts.ts';
import { scene } from '../exercises/figures.ts';
import { graph } from '../exercises/graphs.ts';
import { pollGroupStates, pollPhases, pollQuestionKinds, pollTimerSeconds } from './constants.ts';
import { pollQuestionBody } from './kinds/index.ts';
import { pollMeasures } from './kinds/measures.ts';

/** Everything of a question that anybody in the hall may receive; strict, so that no key can leave with it. */
export const pollQuestionView = z.strictObject({
  id: z.uuid(),
  kind: z.enum(pollQuestionKinds),
  /** Markdown with maths; empty when the question is on the blackboard. */
  prompt: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  figures: z.array(scene),
  /** Words before the answer box, with maths. */
  label: z.string(),
  /** The box and the keyboard follow it (D06). */
  answerType,
  choices: z.array(z.strictObject({ key: z.string(), text: z.string() })),
  keyboard: keyboardHints,
  unit: z.string().nullable(),
  /** How the answer is marked on the figure. */
  graph: graph.optional(),
  /** Vote, discuss, vote again. */
  twoRounds: z.boolean(),
});
export type PollQuestionView = z.output<typeof pollQuestionView>;

/** Equal answers of one round. Of a typed group `key` names it in `moderatePollGroup`; of a choice it is the choice's. */
export const pollGroup = z.strictObject({
  key: z.string(),
  /** The answer in words, for text and choices; empty for formulas. */
  text: z.string(),
  /** The answer as LaTeX; empty for words. */
  latex: z.string(),
  count: z.int(),
  /** Other ways in which the same was written, most frequent first. */
  spellings: z.array(z.strictObject({ text: z.string(), latex: z.string(), count: z.int() })),
  /** Null as long as the key is not to be seen, and where there is none. */
  isRight: z.boolean().nullable(),
  /** The typical error that it matches, in a few words; empty when there is none or it is not to be seen. */
  error: z.string(),
});
export type PollGroup = z.output<typeof pollGroup>;

/** One round as it may be shown. */
export const pollRoundResults = z.strictObject({
  round: z.int(),
  /** Voters who answered. */
  answered: z.int(),
  /** Choices in their order, typed answers by their number of votes. */
  groups: z.array(pollGroup),
  /** Everything not listed above: groups and the answers in them. */
  others: z.strictObject({ groups: z.int(), answers: z.int() }),
  /** Groups of typed answers that wait to be let onto the wall; they are among the others. */
  waiting: z.int(),
  /** Null as long as the key is not to be seen, and where there is none. */
  right: z.int().nullable(),
  /** Null for kinds without figures of their own, and before the first answer. */
  measures: pollMeasures.nullable(),
});
export type PollRoundResults = z.output<typeof pollRoundResults>;

/** Moves of voters between two rounds; `null` is everything that is not in a listed group. */
export const pollComparison = z.strictObject({
  first: pollRoundResults,
  second: pollRoundResults,
  bothRounds: z.int(),
  flows: z.array(z.strictObject({ from: z.string().nullable(), to: z.string().nullable(), count: z.int() })),
});
export type PollComparison = z.output<typeof pollComparison>;

/** The right answer, once it may be seen. */
export const pollKey = z.strictObject({
  /** Keys of the right choices. */
  choices: z.array(z.string()),
  latex: z.string(),
  text: z.string(),
  /** Markdown with maths; why it is right. */
  solution: z.string(),
  figures: z.array(scene),
});
export type PollKey = z.output<typeof pollKey>;

export const pollQuestionSettings = z.strictObject({
  /** Timer that starts with the opening; null is none. */
  seconds: z.int().min(pollTimerSeconds.least).max(pollTimerSeconds.most).nullable(),
  twoRounds: z.boolean(),
  /** Counts are on the wall while votes come in. */
  liveResults: z.boolean(),
  /** Typed words are on the wall only when they were let through. */
  moderated: z.boolean(),
});
export type PollQuestionSettings = z.output<typeof pollQuestionSettings>;

/** A question as its lecturer sees it in the list. */
export const pollQuestion = z.strictObject({
  id: z.uuid(),
  position: z.int(),
  view: pollQuestionView,
  settings: pollQuestionSettings,
  /** Null where there is none. */
  answer: pollKey.nullable(),
  /** The input it was made of, for editing; null once it was opened. */
  body: pollQuestionBody.nullable(),
  exerciseId: z.uuid().nullable(),
  phase: z.enum(pollPhases),
  /** Number of the newest round; 0 before the first. */
  round: z.int(),
  answered: z.int(),
});
export type PollQuestion = z.output<typeof pollQuestion>;

/** A group as its lecturer sees it: with what may not be shown yet. */
export const pollControlGroup = z.strictObject({
  ...pollGroup.shape,
  state: z.enum(pollGroupStates),
  /** Held back because of a word in it. */
  isFlagged: z.boolean(),
});
export type PollControlGroup = z.output<typeof pollControlGroup>;
