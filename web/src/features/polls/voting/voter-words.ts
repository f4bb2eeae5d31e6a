import type { OwnPollVote, PollView } from '@lemma/contracts';

/** Returns the announcement for screen readers when the wall changes. */
export function spokenState(view: PollView): string {
  const { question } = view;
  if (view.state === 'done') return 'The poll is over.';
  if (question === null) return 'Waiting for a question.';
  const name = `Question ${question.number}`;
  if (question.phase === 'ready') return `${name} is shown. Voting is not open yet.`;
  if (question.phase === 'open') {
    return question.round > 1 ? `${name}: voting is open again, round ${question.round}.` : `${name}: voting is open.`;
  }
  if (question.key !== null) return `${name}: the answer is shown.`;
  return question.results === null ? `${name}: voting is closed.` : `${name}: the results are shown.`;
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
