import { getReview, startSitting, type Attempt, type Sitting } from '@lemma/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from '../../routing/router-context.ts';
import useSWR from 'swr';
import { call } from '../../api/call.ts';
import { readAgain } from '../../api/use-read.ts';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { prefetchMathsField } from '../../maths/prefetch.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { PlayerFrame } from '../attempts/player/PlayerFrame.tsx';
import { QuestionWait } from '../attempts/player/QuestionWait.tsx';
import { NothingToReview } from './NothingToReview.tsx';
import { ReviewPlayer } from './ReviewPlayer.tsx';
import { attemptOfSitting, reviewCalls } from './sitting.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

const back = { to: paths.home, label: t(m.backToToday) };

/** A11: exercises that are about to be forgotten, one after the other; also for a review that a teacher has set. */
export function ReviewPage() {
  const user = useUser();
  const { classReviewId } = useParams();
  /** The sitting that the learner has finished. */
  const [after, setAfter] = useState<string>();
  const sitting = useSWR<Sitting, unknown>(
    user === null ? null : ['review', user.uid, classReviewId, after],
    () =>
      call(startSitting, {
        body: { ...(after === undefined ? {} : { after }), ...(classReviewId === undefined ? {} : { classReviewId }) },
      }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  useEffect(prefetchMathsField, []);
  // Another visit of this page may find other questions.
  useEffect(() => () => void readAgain(getReview, {}), []);
  if (sitting.data !== undefined && sitting.data.items.length > 0) {
    return (
      <ShownSitting key={sitting.data.id} sitting={sitting.data} classReviewId={classReviewId} onMore={setAfter} />
    );
  }
  const isWaiting = sitting.data === undefined && sitting.error === undefined;
  return (
    <PlayerFrame title={t(m.review)} back={back} hasOwnHeading={sitting.data !== undefined} isLoading={isWaiting}>
      {sitting.data !== undefined ? (
        <NothingToReview classReviewId={classReviewId} />
      ) : isWaiting ? (
        <QuestionWait />
      ) : (
        <ReadProblem error={sitting.error} noun="review" onRetry={() => void sitting.mutate()} />
      )}
    </PlayerFrame>
  );
}

interface ShownSittingProps {
  sitting: Sitting;
  classReviewId: string | undefined;
  onMore: (after: string) => void;
}

function ShownSitting({ sitting, classReviewId, onMore }: ShownSittingProps) {
  const [attempt, setAttempt] = useState<Attempt>(() => attemptOfSitting(sitting));
  const calls = useMemo(() => reviewCalls(sitting.id, setAttempt), [sitting.id]);
  return (
    <ReviewPlayer
      attempt={attempt}
      calls={calls}
      back={back}
      classReviewId={classReviewId}
      onMore={() => onMore(sitting.id)}
    />
  );
}
