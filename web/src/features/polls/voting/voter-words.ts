import type { OwnPollVote, PollView } from '@lemma/contracts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** Returns the announcement for screen readers when the wall changes. */
export function spokenState(view: PollView): string {
  const { question } = view;
  if (view.state === 'done') return t(m.pollIsOver);
  if (question === null) return t(m.waitingForQuestion);
  const { number, round } = question;
  if (question.phase === 'ready') return t(m.questionIsShown, { number });
  if (question.phase === 'open') {
    return round > 1 ? t(m.votingOpenAgain, { number, round }) : t(m.votingIsOpen, { number });
  }
  if (question.key !== null) return t(m.answerIsShown, { number });
  return question.results === null ? t(m.votingIsClosed, { number }) : t(m.resultsAreShown, { number });
}

/** How one's own answers were, once all keys are known; undefined when none was marked. */
export function ownScore(votes: readonly OwnPollVote[]): { right: number; marked: number } | undefined {
  const last = new Map<string, OwnPollVote>();
  for (const vote of votes) {
    const known = last.get(vote.questionId);
    if (known === undefined || vote.round > known.round) last.set(vote.questionId, vote);
  }
  const marked = [...last.values()].filter((vote) => vote.isRight !== null);
  return marked.length === 0
    ? undefined
    : { right: marked.filter((vote) => vote.isRight === true).length, marked: marked.length };
}
