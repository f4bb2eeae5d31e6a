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
import css from './NothingToReview.module.css';

/** Says why there is nothing to review now, and when there will be. */
export function NothingToReview({ classReviewId }: { classReviewId: string | undefined }) {
  const review = useRead(getReview, {});
  return (
    <Loaded read={review} noun="review" skeleton={<SkeletonRows label="Loading review" rows={2} />}>
      {(overview) => (
        <Card>
          <h1 className={css.title}>
            {overview.perDay === 0 && classReviewId === undefined ? 'Reviews are off' : 'Nothing to review now'}
          </h1>
          <EmptyState
            drawing="curve"
            action={
              <Button component={Link} to={paths.home} variant="soft">
                Back to today
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
  if (review?.state === 'done') return `Done: ${review.minutes} minutes for ${review.className}.`;
  return 'Everything of this class that was due is reviewed. More comes back on another day.';
}

function wordsOf({ perDay, left, exerciseCount, nextAt }: ReviewOverview): string {
  if (perDay === 0) return 'Choose a number of reviews a day, and exercises come back before you forget them.';
  if (left > 0) return 'You have done what you chose for today. The rest comes back tomorrow.';
  if (nextAt !== null)
    return `Exercises come back before you forget them. The next one is due ${dueDayWords(nextAt, serverNow())}.`;
  return exerciseCount > 0
    ? 'Exercises come back before you forget them.'
    : 'What you practise or are tested on in your classes comes back here before you forget it.';
}
