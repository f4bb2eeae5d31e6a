import type { Attempt } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '../../routing/router-context.ts';
import { keptHere } from '../../kept-here.ts';
import type { AttemptCalls } from '../attempts/keeping/attempt-calls.ts';
import { OfflineBand } from '../attempts/player/OfflineBand.tsx';
import { PlayerFrame } from '../attempts/player/PlayerFrame.tsx';
import { keepQuestionTime, type QuestionTime } from '../attempts/player/question-time.ts';
import { QuestionWait } from '../attempts/player/QuestionWait.tsx';
import { Saving } from '../attempts/player/SaveSign.tsx';
import { Steps, type Step } from '../attempts/player/Steps.tsx';
import { answersOf, isBlank } from '../attempts/playing/answers.ts';
import { firstOpenPosition, positionIn } from '../attempts/playing/player-state.ts';
import { usePlayer, type Player } from '../attempts/playing/use-player.ts';
import { PracticeQuestion } from '../attempts/question/PracticeQuestion.tsx';
import { NotationContext } from '../../maths/reading/notation-context.ts';
import { ReviewSummary } from './ReviewSummary.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

interface ReviewPlayerProps {
  attempt: Attempt;
  /** Those of this sitting, the same from one rendering to the next. */
  calls: AttemptCalls;
  back: { readonly to: string; readonly label: string };
  /** The review that a teacher has set and the learner has opened. */
  classReviewId: string | undefined;
  onMore: () => void;
}

/** A sitting on the screen: one question at a time, then what was remembered. */
export function ReviewPlayer({ attempt, calls, back, classReviewId, onMore }: ReviewPlayerProps) {
  const [time] = useState(() => keepQuestionTime(attempt.id, { now: () => performance.now(), storage: keptHere }));
  const player = usePlayer(attempt, calls, time);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [begunAt] = useState(() => firstOpenPosition(attempt));
  const count = attempt.items.length;
  const isSummary = query.get('item') === 'summary';
  const place = positionIn(query.get('item'), count) ?? begunAt;
  const item = isSummary ? undefined : attempt.items[place - 1];
  const steps = stepsOf(player);
  useShownQuestion(time, item?.id);
  const handleMore = (): void => {
    void navigate('?', { replace: true });
    onMore();
  };
  return (
    <PlayerFrame
      title={t(m.review)}
      line={isSummary ? undefined : t(m.questionOf, { place, count })}
      back={back}
      hasOwnHeading={isSummary}
      steps={isSummary ? undefined : <Steps steps={steps} now={place} />}
      end={<Saving player={player} />}
      band={
        player.isOffline && (
          <OfflineBand
            waiting={player.waiting}
            positionOf={(itemId) => attempt.items.findIndex(({ id }) => id === itemId) + 1}
            isUp={false}
          />
        )
      }
    >
      {isSummary ? (
        <ReviewSummary
          items={attempt.items}
          isSent={player.waiting.length === 0}
          back={back}
          classReviewId={classReviewId}
          onMore={handleMore}
        />
      ) : item === undefined || !player.isRestored ? (
        <QuestionWait />
      ) : (
        <NotationContext value={attempt.notation}>
          <PracticeQuestion
            key={item.id}
            player={player}
            item={item}
            isLast={place === count}
            onNext={() => void navigate(place === count ? '?item=summary' : `?item=${place + 1}`, { replace: true })}
          />
        </NotationContext>
      )}
    </PlayerFrame>
  );
}

/** Counts the time of the question that is in front, as long as the page is looked at. */
function useShownQuestion(time: QuestionTime, itemId: string | undefined): void {
  useEffect(() => {
    const look = (): void => time.show(document.visibilityState === 'visible' ? itemId : undefined);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      time.show(undefined);
    };
  }, [time, itemId]);
}

function stepsOf(player: Player): readonly Step[] {
  return player.attempt.items.map((item, index) => ({
    position: index + 1,
    to: `?item=${index + 1}`,
    state: item.state,
    isMarked: false,
    isGivenUp: item.solution !== null && item.state !== 'right',
    isTyped: !isBlank(answersOf(player.extrasOf(item).values, item.variant.parts)),
  }));
}
