import { getReview, type ReviewOverview } from '@lemma/contracts';
import { Brain } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { count } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { dueDayWords } from './due-day-words.ts';
import css from './ReviewCard.module.css';

/** On the page of the day: how much there is to review; nothing before anything was practised. */
export function ReviewCard() {
  const { data } = useRead(getReview, {});
  if (data === undefined || (data.exerciseCount === 0 && data.toReview === 0)) return null;
  return (
    <Card aria-labelledby="review-title">
      <CardHead id="review-title" title="Review" before={<Brain aria-hidden size={20} />} />
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
          {data.toReview > 0 ? 'Review now' : 'Change reviews'}
        </Button>
      </CardBody>
    </Card>
  );
}

function lineOf({ toReview, minutes, perDay, doneToday }: ReviewOverview): string {
  if (toReview > 0) return `${toReview} to review, about ${count(minutes, 'minute')}`;
  if (perDay === 0) return 'Reviews are off';
  return doneToday > 0 ? `Done for today: ${doneToday} reviewed` : 'Nothing to review today';
}

function smallWords({ toReview, left, nextAt, perDay }: ReviewOverview): string {
  if (toReview > 0) return 'Exercises that you are about to forget, with other numbers.';
  if (perDay === 0) return 'Switch them on, and exercises come back before you forget them.';
  if (left > 0) return 'The rest comes back tomorrow.';
  return nextAt === null ? '' : `The next one is due ${dueDayWords(nextAt, serverNow())}.`;
}
