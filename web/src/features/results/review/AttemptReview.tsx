import { useEffect, useState } from 'react';
import { prefetchTypesetting } from '../../../maths/typesetting/prefetch-typesetting.ts';
import { usePrinting } from '../../../printing.ts';
import { firstToLookAt, itemOutcome, type ReviewedAttempt } from './review.ts';
import type { ReviewIds } from './ResponseTools.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { ReviewList } from './ReviewList.tsx';
import { classes } from '../../../ui/classes.ts';
import css from './AttemptReview.module.css';

interface AttemptReviewProps {
  attempt: ReviewedAttempt;
  narrow?: boolean;
  /** With it, answers can be commented on and accepted. */
  ids?: ReviewIds;
}

/** The questions of an attempt, and every answer to the chosen one; on paper the answers to all of them. */
export function AttemptReview({ attempt, narrow = false, ids }: AttemptReviewProps) {
  const [chosen, setChosen] = useState(() => firstToLookAt(attempt));
  const isPrinting = usePrinting();
  useEffect(prefetchTypesetting, []);
  return (
    <div className={classes(css.columns, narrow && css.narrow)}>
      <div className={css.side}>
        <ReviewList
          items={attempt.items.map((one) => ({
            id: one.id,
            title: one.title,
            points: one.points,
            score: one.score,
            outcome: itemOutcome(one),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      {attempt.items.map((item, index) =>
        isPrinting || index === chosen ? <ReviewItem key={item.id} item={item} number={index + 1} ids={ids} /> : null,
      )}
    </div>
  );
}
