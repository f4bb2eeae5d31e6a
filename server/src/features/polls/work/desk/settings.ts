import type { PollGrading, PollQuestionSettings, PollQuestionView, PollSettings } from '@lemma/contracts';
import type { NewPollQuestion, PollRow } from '../../data/poll-store.ts';

export const defaultPollSettings: PollSettings = {
  named: false,
  mayChange: true,
  presence: false,
  membersOnly: false,
};
export const defaultSettings: PollQuestionSettings = {
  seconds: null,
  liveResults: false,
  moderated: true,
  twoRounds: false,
};

/** Returns the given values, and the earlier ones for the rest. */
export function changed<T extends object>(before: T, given: { readonly [K in keyof T]?: T[K] | undefined } = {}): T {
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(set) };
}

/** The columns in which a question's settings stand. */
export function settingsColumns(
  view: PollQuestionView,
  { seconds, liveResults, moderated, twoRounds }: PollQuestionSettings,
): Pick<NewPollQuestion, 'view' | 'seconds' | 'liveResults' | 'moderated'> {
  return { view: { ...view, twoRounds }, seconds, liveResults, moderated };
}

export const settingsOfQuestion = (
  question: Pick<NewPollQuestion, 'liveResults' | 'moderated' | 'view'> & { readonly seconds: number | null },
): PollQuestionSettings => ({
  seconds: question.seconds,
  liveResults: question.liveResults,
  moderated: question.moderated,
  twoRounds: question.view.twoRounds,
});

export const settingsOf = ({ named, mayChange, countsPresence, membersOnly }: PollRow): PollSettings => ({
  named,
  mayChange,
  presence: countsPresence,
  membersOnly,
});

export const gradingOf = (poll: PollRow): PollGrading => ({
  by: poll.gradeBy,
  percent: poll.gradePercent,
  points: poll.gradePoints,
  groupId: poll.gradeGroupId,
});

export const gradingColumns = ({ by, percent, points, groupId }: PollGrading) => ({
  gradeBy: by,
  gradePercent: percent,
  gradePoints: points,
  gradeGroupId: groupId,
});
