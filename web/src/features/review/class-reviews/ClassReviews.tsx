import { listClassReviews, removeClassReview, type ClassReview } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Brain, Ellipsis, Pencil, Users, X } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { readAgain, useRead } from '../../../api/use-read.ts';
import { momentWords } from '../../../dates.ts';
import { ActionMenu } from '../../../ui/menus/ActionMenu.tsx';
import { Card, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { DueDate } from '../../../ui/DueDate.tsx';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { part } from '../../../ui/part.ts';
import { useClassAct } from '../../classrooms/use-class-act.ts';
import { ClassReviewDialog } from './ClassReviewDialog.tsx';
import { SetReviewDialog } from './SetReviewDialog.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassReviews.module.css';

const Section = part('section', css.section);

const Row = part(CardRow, css.row);

const Over = part('details', css.over);

interface ClassReviewsProps {
  classId: string;
  mayChange: boolean;
}

/** The reviews that are set in a class, and how many learners have done them; nothing where there are none. */
export function ClassReviews({ classId, mayChange }: ClassReviewsProps) {
  const { data } = useRead(listClassReviews, { classId });
  const [changed, setChanged] = useState<ClassReview>();
  const [shown, setShown] = useState<ClassReview>();
  if (data === undefined || data.length === 0) return null;
  const now = serverNow();
  const [over, open] = [
    data.filter(({ dueAt }) => Date.parse(dueAt) <= now),
    data.filter(({ dueAt }) => Date.parse(dueAt) > now),
  ];
  const rowOf = (review: ClassReview) => (
    <ReviewRow
      key={review.id}
      classId={classId}
      review={review}
      isOpen={Date.parse(review.dueAt) > now}
      onShow={() => setShown(review)}
      onChange={mayChange ? () => setChanged(review) : undefined}
    />
  );
  return (
    <Section aria-labelledby="class-reviews">
      <h2 id="class-reviews">{t(m.reviews)}</h2>
      <Card as="div">
        {open.length > 0 && <CardRows>{open.map(rowOf)}</CardRows>}
        {over.length > 0 && (
          <Over open={open.length === 0}>
            <summary>{over.length === 1 ? t(m.reviewOver) : t(m.reviewsOver, { count: over.length })}</summary>
            <CardRows>{over.map(rowOf)}</CardRows>
          </Over>
        )}
      </Card>
      {changed !== undefined && (
        <SetReviewDialog classId={classId} review={changed} onClose={() => setChanged(undefined)} />
      )}
      {shown !== undefined && (
        <ClassReviewDialog classId={classId} review={shown} onClose={() => setShown(undefined)} />
      )}
    </Section>
  );
}

interface ReviewRowProps {
  classId: string;
  review: ClassReview;
  isOpen: boolean;
  onShow: () => void;
  /** Left out where nothing may be changed. */
  onChange: (() => void) | undefined;
}

function ReviewRow({ classId, review, isOpen, onShow, onChange }: ReviewRowProps) {
  const ask = useWarningDialog();
  const act = useClassAct();
  const now = serverNow();
  const title = t(m.minutesOfReview, { minutes: review.minutes });
  const takeBack = async (): Promise<void> => {
    const answer = await ask({
      title: t(m.takeBackNow),
      message: t(m.takeBackMeans),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'remove', label: t(m.takeBack), variant: 'contained', color: 'error' },
      ],
    });
    if (answer.cancelled || answer.action !== 'remove') return;
    const params = { classId, classReviewId: review.id };
    await act(() => call(removeClassReview, { params }), t(m.takenBack));
    await readAgain(listClassReviews, { classId });
  };
  return (
    <Row>
      <span className={css.tile}>
        <Brain aria-hidden />
      </span>
      <Grow>
        <strong>{title}</strong>
        <small>
          <DueDate iso={review.dueAt} now={now} before={`${isOpen ? t(m.untilWord) : t(m.endedWord)} `} />
        </small>
      </Grow>
      <Button
        size="small"
        variant="text"
        startIcon={<Users aria-hidden />}
        onClick={onShow}
        aria-label={`${doneWords(review)}: ${title}`}
      >
        {doneWords(review)}
      </Button>
      {onChange !== undefined && (
        <ActionMenu
          label={t(m.moreUntil, { moment: momentWords(review.dueAt, now) })}
          icon={<Ellipsis aria-hidden />}
          iconOnly
          size="small"
          items={[
            {
              key: 'change',
              label: isOpen ? t(m.change) : t(m.openAgain),
              icon: <Pencil aria-hidden />,
              onSelect: onChange,
            },
            { key: 'remove', label: t(m.takeBack), icon: <X aria-hidden />, onSelect: () => void takeBack() },
          ]}
        />
      )}
    </Row>
  );
}

/** `5 of 16 done`; learners who have nothing to review are not waited for. */
function doneWords({ doneCount, nothingDueCount, learnerCount }: ClassReview): string {
  const values = { done: doneCount, count: learnerCount };
  return nothingDueCount === 0
    ? t(m.doneOf, values)
    : t(m.doneOfNothingDue, { ...values, nothingDue: nothingDueCount });
}
