import { getReview, type ReviewOverview } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { dueDayWords } from './due-day-words.ts';
import { ReviewsADay } from './ReviewsADay.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './NothingToReview.module.css';

/** Says why there is nothing to review now, and when there will be. */
export function NothingToReview({ classReviewId }: { classReviewId: string | undefined }) {
  const review = useRead(getReview, {});
  return (
    <Loaded read={review} noun="review" skeleton={<SkeletonRows label={t(m.loadingReview)} rows={2} />}>
      {(overview) => (
        <Card>
          <h1 className={css.title}>
            {overview.perDay === 0 && classReviewId === undefined ? t(m.reviewsAreOff) : t(m.nothingNow)}
          </h1>
          <EmptyState
            drawing="curve"
            action={
              <Button component={Link} to={paths.home} variant="soft">
                {t(m.backToToday)}
              </Button>
            }
          >
            {classReviewId === undefined ? wordsOf(overview) : wordsOfSet(overview, classReviewId)}
          </EmptyState>
          {classReviewId === undefined && (
            <div className={css.choice}>
              <ReviewsADay overview={overview} />
            </div>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function wordsOfSet({ set }: ReviewOverview, classReviewId: string): string {
  const review = set.find(({ id }) => id === classReviewId);
  if (review?.state === 'done') return t(m.doneForClass, { minutes: review.minutes, name: review.className });
  return t(m.allOfClassReviewed);
}

function wordsOf({ perDay, left, exerciseCount, nextAt }: ReviewOverview): string {
  if (perDay === 0) return t(m.chooseNumber);
  if (left > 0) return t(m.chosenDoneToday);
  if (nextAt !== null) return t(m.comeBackNextDue, { day: dueDayWords(nextAt, serverNow()) });
  return exerciseCount > 0 ? t(m.comeBack) : t(m.willComeBack);
}
