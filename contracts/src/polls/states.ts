import { z } from 'zod';
import { notation } from '../core/notation.ts';
import { pollGradings, pollNameMaximumLength, pollPhases, pollStates, pollSuspicionKinds } from './constants.ts';
import { pollMeasures } from './kinds/measures.ts';
import {
  pollComparison,
  pollControlGroup,
  pollKey,
  pollQuestion,
  pollQuestionView,
  pollRoundResults,
} from './questions.ts';
import { words } from '../core/field-words.ts';
import * as m from '../core/messages.ts';

export const pollPath = z.object({ pollId: z.uuid() });
export const pollQuestionPath = z.object({ pollId: z.uuid(), questionId: z.uuid() });

export const pollName = z.string().trim().min(1, words(m.namePoll)).max(pollNameMaximumLength);

export const pollSettings = z.strictObject({
  /** Answers carry the voter's name, for the teacher alone; needs a class. */
  named: z.boolean(),
  /** An answer may be changed while voting is open. */
  mayChange: z.boolean(),
  /** A code on the wall that changes every 20 seconds shows who was there. */
  presence: z.boolean(),
  /** Only members of the class answer, each once, with or without names; needs a class. */
  membersOnly: z.boolean(),
});
export type PollSettings = z.output<typeof pollSettings>;

/** Names are needed to count: an anonymous session counts nowhere. */
export const pollGrading = z.strictObject({
  by: z.enum(pollGradings),
  /** Share of the questions asked that a voter must answer to count as present. */
  percent: z.int().min(1, words(m.percentFromOne)).max(100, words(m.percentFromOne)),
  points: z.number().min(0.5, words(m.giveHalfPoint)).max(1000),
  /** The section or group of the class that it counts towards, where these weigh. */
  groupId: z.uuid().nullable(),
});
export type PollGrading = z.output<typeof pollGrading>;

/** The public state: the question on the wall with what may be seen of it. */
const asked = z.strictObject({
  view: pollQuestionView,
  /** Place among the questions, from 1. */
  number: z.int(),
  phase: z.enum(pollPhases),
  /** 0 while it is only shown. */
  round: z.int(),
  openedAt: z.iso.datetime().nullable(),
  /** End of the timer; by the server's clock. */
  closesAt: z.iso.datetime().nullable(),
  /** Null on voters' screens, whose state would else change with every vote. */
  answered: z.int().nullable(),
  /** Null while they are hidden. */
  results: pollRoundResults.nullable(),
  /** Null while it is hidden or there is none. */
  key: pollKey.nullable(),
  /** Null while it is not shown. */
  comparison: pollComparison.nullable(),
});

/**
 * The state for every voter's screen, the same for all. Contains nothing of other voters' answers except what is
 * revealed on the wall. A voter's own answers come from `getMyPoll` and from their votes.
 */
export const pollView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(pollStates),
  settings: pollSettings,
  /** How mathematics is written in it: as its class says, else as its lecturer writes. */
  notation,
  questionCount: z.int(),
  question: asked.nullable(),
});
export type PollView = z.output<typeof pollView>;

const presenceCode = z.strictObject({ code: z.string(), until: z.iso.datetime() });

/** The state for the projector: never more than may be on the wall. */
export const pollWall = z.strictObject({
  ...pollView.shape,
  /** Null unless live. */
  code: z.string().nullable(),
  voters: z.int(),
  presence: presenceCode.nullable(),
});
export type PollWall = z.output<typeof pollWall>;

/** Voters who may be one person; hasty ones are left out until the lecturer decides, the others count until then. */
const pollSuspicion = z.strictObject({
  key: z.string(),
  kind: z.enum(pollSuspicionKinds),
  voters: z.int(),
  /** From the first of them joining to the last. */
  seconds: z.number(),
  isLeftOut: z.boolean(),
  isDecided: z.boolean(),
});
export type PollSuspicion = z.output<typeof pollSuspicion>;

/** Everything of a session for the desk and the remote: what is not revealed is for the lecturer's eyes only. */
export const pollControl = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(pollStates),
  code: z.string().nullable(),
  classId: z.uuid().nullable(),
  className: z.string().nullable(),
  settings: pollSettings,
  /** How mathematics is written in it: as its class says, else as its lecturer writes. */
  notation,
  grading: pollGrading,
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  isArchived: z.boolean(),
  voters: z.int(),
  /** How many have entered the presence code. */
  present: z.int(),
  presence: presenceCode.nullable(),
  /** Whose answers may be one person's. */
  suspicions: z.array(pollSuspicion),
  questions: z.array(pollQuestion),
  /** The question on the wall; null shows the code alone. */
  current: z
    .strictObject({
      questionId: z.uuid(),
      phase: z.enum(pollPhases),
      round: z.int(),
      openedAt: z.iso.datetime().nullable(),
      closesAt: z.iso.datetime().nullable(),
      answered: z.int(),
      resultsShown: z.boolean(),
      keyShown: z.boolean(),
      comparisonShown: z.boolean(),
      /** Every group of the newest round, with those that may not be shown. */
      groups: z.array(pollControlGroup),
      /** Answers in groups beyond those listed. */
      others: z.strictObject({ groups: z.int(), answers: z.int() }),
      right: z.int().nullable(),
      measures: pollMeasures.nullable(),
      comparison: pollComparison.nullable(),
    })
    .nullable(),
});
export type PollControl = z.output<typeof pollControl>;

export const pollSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(pollStates),
  code: z.string().nullable(),
  classId: z.uuid().nullable(),
  className: z.string().nullable(),
  questionCount: z.int(),
  /** Questions that need a right answer and have none. */
  keysMissing: z.int(),
  /** Number of the question on the wall and its round; null when there is none. */
  current: z.object({ number: z.int(), round: z.int(), answered: z.int(), phase: z.enum(pollPhases) }).nullable(),
  voters: z.int(),
  /** Voters who answered at least one question. */
  answered: z.int(),
  /** Share of right answers in the last rounds of questions with a key; null when there are none. */
  rightShare: z.number().nullable(),
  /** The same in the first rounds of questions asked in two. */
  firstRoundShare: z.number().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  isArchived: z.boolean(),
});
export type PollSummary = z.output<typeof pollSummary>;
