import { getReview, type AttemptItem, type SetReview } from '@lemma/contracts';
import { Brain } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../api/use-read.ts';
import { count } from '../../dates.ts';
import { CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { SquareState } from '../../ui/SquareState.tsx';
import { part } from '../../ui/part.ts';
import { TaskCard } from '../attempts/start/TaskCard.tsx';
import { stateWords } from './class-reviews/SetReviews.tsx';
import { dueDayWords } from './due-day-words.ts';
import { ReviewsADay } from './ReviewsADay.tsx';
import css from './ReviewSummary.module.css';

const Head = part('div', css.head);

interface ReviewSummaryProps {
  items: readonly AttemptItem[];
  /** Whether the server has every answer. */
  isSent: boolean;
  back: { readonly to: string; readonly label: string };
  /** The review that a teacher has set and the learner has opened. */
  classReviewId: string | undefined;
  onMore: () => void;
}

const isOpen = (item: AttemptItem): boolean => item.state === 'open' && item.solution === null;

const wasRemembered = (item: AttemptItem): boolean =>
  item.hints.length === 0 && item.responses[0]?.verdict?.outcome === 'right';

/** The result of a sitting, and what comes next. */
export function ReviewSummary({ items, isSent, back, classReviewId, onMore }: ReviewSummaryProps) {
  const review = useRead(getReview, {});
  useEffect(() => {
    if (isSent) void readAgain(getReview, {});
  }, [isSent]);
  const remembered = items.filter(wasRemembered).length;
  const open = items.find(isOpen);
  const openCount = items.filter(isOpen).length;
  const set = review.data?.set.find(({ id }) => id === classReviewId);
  const waiting = (classReviewId === undefined ? review.data?.toReview : set?.toReview) ?? 0;
  const more = isSent ? Math.max(0, waiting - openCount) : 0;
  return (
    <TaskCard
      head={
        <Head>
          <span className={css.tile}>
            <Brain aria-hidden />
          </span>
          <div>
            <h1>
              {remembered} of {items.length} remembered
            </h1>
            <p>
              {open === undefined
                ? classReviewId === undefined
                  ? nextWords(more, review.data?.nextAt ?? null)
                  : setWords(set)
                : `${count(openCount, 'question')} left.`}
            </p>
          </div>
        </Head>
      }
      foot={
        <>
          {open !== undefined && (
            <Button component={Link} to={`?item=${open.position}`} replace variant="text">
              Continue
            </Button>
          )}
          {open === undefined && more > 0 && (
            <Button variant="text" onClick={onMore}>
              Review {more} more
            </Button>
          )}
          <Button component={Link} to={back.to} variant="contained" size="large">
            {back.label}
          </Button>
        </>
      }
    >
      <CardRows>
        {items.map((item) => (
          <CardRow key={item.id}>
            <SquareState tone={item.state === 'answered' ? 'open' : item.state}>{item.position}</SquareState>
            <Grow>
              <Link to={`?item=${item.position}`} replace className={css.title}>
                {item.title}
              </Link>
            </Grow>
            <span className={css.words}>{wordsOf(item)}</span>
          </CardRow>
        ))}
      </CardRows>
      {review.data !== undefined && classReviewId === undefined && (
        <div className={css.choice}>
          <ReviewsADay overview={review.data} />
        </div>
      )}
    </TaskCard>
  );
}

function wordsOf(item: AttemptItem): string {
  if (wasRemembered(item)) return 'Remembered';
  if (item.state === 'right') {
    return item.responses.length > 1
      ? `Right after ${count(item.responses.length, 'try', 'tries')}`
      : 'Right with a hint';
  }
  if (isOpen(item)) return 'Left for later';
  return 'Comes back soon';
}

const setWords = (set: SetReview | undefined): string =>
  set === undefined ? '' : `${set.minutes} minutes for ${set.className}: ${lowerFirst(stateWords(set))}`;

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function nextWords(more: number, nextAt: string | null): string {
  if (more > 0) return `${count(more, 'exercise')} still to review today, if you like.`;
  return nextAt === null
    ? 'That was all for today.'
    : `That was all for today. The next one is due ${dueDayWords(nextAt, serverNow())}.`;
}
