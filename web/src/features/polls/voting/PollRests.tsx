import type { OwnPollVote, PollView } from '@lemma/contracts';
import { ownScore } from './voter-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollRests.module.css';

export const Middle = part('div', css.middle);

/** Between two questions. */
export function PollWait() {
  return (
    <Middle>
      <h1>{t(m.youAreIn)}</h1>
      <p>{t(m.questionAppears)}</p>
    </Middle>
  );
}

/** After the session, or before it has begun. */
export function PollOver({ view, votes }: { view: PollView; votes: readonly OwnPollVote[] }) {
  if (view.state === 'draft') {
    return (
      <Middle>
        <h1>{t(m.notStartedYet)}</h1>
        <p>{t(m.firstAppears)}</p>
      </Middle>
    );
  }
  const score = ownScore(votes);
  const answered = new Set(votes.map((vote) => vote.questionId)).size;
  return (
    <Middle>
      <h1>{t(m.pollOver)}</h1>
      <p>
        {answered === 0 ? t(m.thankYou) : t(m.answeredOf, { answered, count: view.questionCount })}
        {score === undefined ? '' : ` ${t(m.rightOf, score)}`}
      </p>
    </Middle>
  );
}
