import type { OwnPollVote, PollView } from '@lemma/contracts';
import { ownScore } from './voter-words.ts';
import { part } from '../../../ui/part.ts';
import css from './PollRests.module.css';

export const Middle = part('div', css.middle);

/** Between two questions. */
export function PollWait() {
  return (
    <Middle>
      <h1>You are in</h1>
      <p>The question appears here by itself.</p>
    </Middle>
  );
}

/** After the session, or before it has begun. */
export function PollOver({ view, votes }: { view: PollView; votes: readonly OwnPollVote[] }) {
  if (view.state === 'draft') {
    return (
      <Middle>
        <h1>Not started yet</h1>
        <p>The first question appears here by itself.</p>
      </Middle>
    );
  }
  const score = ownScore(votes);
  const answered = new Set(votes.map((vote) => vote.questionId)).size;
  return (
    <Middle>
      <h1>The poll is over</h1>
      <p>
        {answered === 0
          ? 'Thank you for coming.'
          : `You answered ${answered} of ${view.questionCount} ${view.questionCount === 1 ? 'question' : 'questions'}.`}
        {score === undefined ? '' : ` ${score.right} of ${score.marked} right.`}
      </p>
    </Middle>
  );
}
