import { getReview, type SetReview } from '@lemma/contracts';
import { Brain } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { dueInSentence } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { Card, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { ProgressLine } from '../../classrooms/ProgressLine.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SetReviews.module.css';

const Row = part(CardRow, css.row);

interface SetReviewsProps {
  /** Of one class, whose page names it. */
  classId?: string;
}

/** The reviews that teachers have set and that are open; nothing where there are none. */
export function SetReviews({ classId }: SetReviewsProps) {
  const { data } = useRead(getReview, {});
  const set = data?.set.filter((one) => classId === undefined || one.classId === classId) ?? [];
  if (set.length === 0) return null;
  return (
    <Card aria-labelledby="set-reviews" className={classId === undefined ? undefined : css.inClass}>
      <CardHead id="set-reviews" title={t(m.reviewForClass)} before={<Brain aria-hidden size={20} />} />
      <CardRows>
        {set.map((review) => (
          <SetReviewRow key={review.id} review={review} hasClassName={classId === undefined} />
        ))}
      </CardRows>
    </Card>
  );
}

function SetReviewRow({ review, hasClassName }: { review: SetReview; hasClassName: boolean }) {
  const { id, className, minutes, minutesDone, dueAt, toReview, state } = review;
  const until = t(m.untilMoment, { moment: dueInSentence(dueAt, serverNow()) });
  return (
    <Row>
      <Grow>
        <strong>{t(m.minutesOfReview, { minutes })}</strong>
        <small>{hasClassName ? `${className} · ${until}` : until}</small>
        {state === 'open' && <ProgressLine className={css.line} share={minutesDone / minutes} />}
        <small>{stateWords(review)}</small>
      </Grow>
      {toReview > 0 && (
        <Button
          component={Link}
          to={paths.classReview(id)}
          variant={state === 'open' ? 'contained' : 'soft'}
          aria-label={t(m.reviewFor, { name: className })}
        >
          {state === 'open' ? t(m.reviewAction) : t(m.reviewMore)}
        </Button>
      )}
    </Row>
  );
}

/** Says how far the learner is with it. */
export function stateWords({ state, minutes, minutesDone }: SetReview): string {
  if (state === 'done') return t(m.doneThanks);
  if (state === 'nothing-due') {
    return minutesDone === 0 ? t(m.nothingAtPresent) : t(m.allReviewed);
  }
  return minutesDone === 0 ? t(m.notBegun) : t(m.minutesDone, { done: minutesDone, minutes });
}
