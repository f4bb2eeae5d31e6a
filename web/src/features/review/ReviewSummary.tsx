import { getReview, type AttemptItem, type SetReview } from '@lemma/contracts';
import { Brain } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../api/use-read.ts';
import { CardRow, CardRows, Grow } from '../../ui/Card.tsx';
import { SquareState } from '../../ui/SquareState.tsx';
import { part } from '../../ui/part.ts';
import { TaskCard } from '../attempts/start/TaskCard.tsx';
import taskCardCss from '../attempts/start/TaskCard.module.css';
import { classes } from '../../ui/classes.ts';
import { stateWords } from './class-reviews/SetReviews.tsx';
import { dueDayWords } from './due-day-words.ts';
import { ReviewsADay } from './ReviewsADay.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ReviewSummary.module.css';

const Head = part('div', taskCardCss.head);

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
          <span className={classes(taskCardCss.tile, taskCardCss.done)}>
            <Brain aria-hidden />
          </span>
          <div>
            <h1>{t(m.rememberedOf, { count: remembered, total: items.length })}</h1>
            <p>
              {open === undefined
                ? classReviewId === undefined
                  ? nextWords(more, review.data?.nextAt ?? null)
                  : setWords(set)
                : t(m.questionsLeft, { count: openCount })}
            </p>
          </div>
        </Head>
      }
      foot={
        <>
          {open !== undefined && (
            <Button component={Link} to={`?item=${open.position}`} replace variant="text">
              {t(m.continueLabel)}
            </Button>
          )}
          {open === undefined && more > 0 && (
            <Button variant="text" onClick={onMore}>
              {t(m.reviewMore, { count: more })}
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
  if (wasRemembered(item)) return t(m.remembered);
  if (item.state === 'right') {
    return item.responses.length > 1 ? t(m.rightAfterTries, { count: item.responses.length }) : t(m.rightWithHint);
  }
  if (isOpen(item)) return t(m.leftForLater);
  return t(m.comesBackSoon);
}

const setWords = (set: SetReview | undefined): string =>
  set === undefined ? '' : `${t(m.minutesForClass, { minutes: set.minutes, name: set.className })} ${stateWords(set)}`;

function nextWords(more: number, nextAt: string | null): string {
  if (more > 0) return t(m.moreToday, { count: more });
  return nextAt === null ? t(m.allForToday) : t(m.allForTodayNextDue, { day: dueDayWords(nextAt, serverNow()) });
}
