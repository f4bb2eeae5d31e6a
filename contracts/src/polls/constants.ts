/** Constants of polls for server and pages. */

/** A poll is prepared, then live under its code, then done; a done one may be reopened under a new code. */
export const pollStates = ['draft', 'live', 'done'] as const;
export type PollState = (typeof pollStates)[number];

/**
 * `letters` are the letters A to E for a question on the blackboard; `expression` is everything that is typed
 * as mathematics and is not a number: equations, intervals, sets, matrices; `cloud` takes up to three words; `ranking`
 * puts choices in order; `scale` takes one of its points; `point` a
 * place on a plane or a number line.
 */
export const pollQuestionKinds = [
  'choice',
  'several',
  'number',
  'expression',
  'text',
  'cloud',
  'letters',
  'ranking',
  'scale',
  'point',
] as const;
export type PollQuestionKind = (typeof pollQuestionKinds)[number];

/** `ready` is on the wall and takes no answers yet. */
export const pollPhases = ['ready', 'open', 'closed'] as const;
export type PollPhase = (typeof pollPhases)[number];

/** Whether a group of typed answers may be on the wall; `waiting` and `hidden` are not. */
export const pollGroupStates = ['shown', 'waiting', 'hidden'] as const;

/** Signs about a learner's presence for the teacher; no figure follows from them by themselves. */
export const pollFlags = ['no-presence', 'late-code', 'joined-late', 'left-out'] as const;
export type PollFlag = (typeof pollFlags)[number];

/**
 * Why voters may be one person with many identities: they joined from one address and answered faster than anybody
 * reads (`hasty`), or they joined from one address with the same browser at a pace no hall has (`burst`).
 */
export const pollSuspicionKinds = ['hasty', 'burst'] as const;

/** How a session with names counts in its class's grade book. */
export const pollGradings = ['none', 'participation', 'correctness'] as const;
export type PollGradingRule = (typeof pollGradings)[number];

export const pollCodeLength = 6;
export const pollLetters = ['A', 'B', 'C', 'D', 'E'] as const;
export const pollNameMaximumLength = 160;
export const pollPromptMaximumLength = 4000;
export const pollChoiceMaximumLength = 500;
export const pollChoicesMost = 10;
export const pollQuestionsMost = 100;
export const pollCloudWordsMost = 3;
export const pollCloudWordMaximumLength = 40;
export const pollTextMaximumLength = 200;
export const pollFormulaMaximumLength = 500;
export const pollTimerSeconds = { least: 5, most: 3600 } as const;
/** An answer that left in time may arrive this much later than the timer's end. */
export const pollGraceMs = 1000;
export const pollPresenceDigits = 3;
export const pollPresenceSeconds = 20;
/** Groups that the wall names; the others are one line. A cloud has room for more. */
export const pollWallGroups = 8;
export const pollCloudGroups = 40;
/** Steps on an axis of a question of points; with them a map of all answers stays small enough for every phone. */
export const pollPlacesMost = 40;
export const pollPageSize = 30;
