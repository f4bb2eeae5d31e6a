import { getReview, type ReviewOverview } from '@lemma/contracts';
import { Brain } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../paths.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { dueDayWords } from './due-day-words.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ReviewCard.module.css';

/** On the page of the day: how much there is to review; nothing before anything was practised. */
export function ReviewCard() {
  const { data } = useRead(getReview, {});
  if (data === undefined || (data.exerciseCount === 0 && data.toReview === 0)) return null;
  return (
    <Card aria-labelledby="review-title">
      <CardHead id="review-title" title={t(m.review)} before={<Brain aria-hidden size={20} />} />
      <CardBody>
        <p className={css.line}>{lineOf(data)}</p>
        <p className={css.small}>{smallWords(data)}</p>
        <Button
          component={Link}
          to={paths.review}
          variant={data.toReview > 0 ? 'contained' : 'soft'}
          fullWidth
          className={css.button}
        >
          {data.toReview > 0 ? t(m.reviewNow) : t(m.changeReviews)}
        </Button>
      </CardBody>
    </Card>
  );
}

function lineOf({ toReview, minutes, perDay, doneToday }: ReviewOverview): string {
  if (toReview > 0) return t(m.toReviewAbout, { count: toReview, minutes });
  if (perDay === 0) return t(m.reviewsAreOff);
  return doneToday > 0 ? t(m.doneToday, { count: doneToday }) : t(m.nothingToday);
}

function smallWords({ toReview, left, nextAt, perDay }: ReviewOverview): string {
  if (toReview > 0) return t(m.aboutToForget);
  if (perDay === 0) return t(m.switchOn);
  if (left > 0) return t(m.restTomorrow);
  return nextAt === null ? '' : t(m.nextDue, { day: dueDayWords(nextAt, serverNow()) });
}
