import { getClassReview, type ClassReview, type ClassReviewDetail } from '@lemma/contracts';
import { useId } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { momentWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { part } from '../../../ui/part.ts';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassReviewDialog.module.css';

const List = part('ul', css.list);

interface ClassReviewDialogProps {
  classId: string;
  review: ClassReview;
  onClose: () => void;
}

/** How far each learner is with a review that is set. */
export function ClassReviewDialog({ classId, review, onClose }: ClassReviewDialogProps) {
  const id = useId();
  const read = useRead(getClassReview, { classId, classReviewId: review.id });
  return (
    <Dialog open fullWidth onClose={onClose} aria-labelledby={id} slotProps={dialogWidth('medium')}>
      <DialogTitle id={id}>
        {t(m.minutesUntil, { minutes: review.minutes, moment: momentWords(review.dueAt, serverNow()) })}
      </DialogTitle>
      <DialogContent>
        <Loaded
          read={read}
          noun="review"
          skeleton={<SkeletonRows label={t(m.loadingLearners)} rows={4} head={false} />}
        >
          {({ learners, minutes }) =>
            learners.length === 0 ? (
              <EmptyState>{t(m.noLearners)}</EmptyState>
            ) : (
              <List>
                {learners.map((learner) => (
                  <LearnerLine key={learner.memberId} classId={classId} minutes={minutes} learner={learner} />
                ))}
              </List>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t(m.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LearnerLineProps {
  classId: string;
  minutes: number;
  learner: ClassReviewDetail['learners'][number];
}

function LearnerLine({ classId, minutes, learner }: LearnerLineProps) {
  const { memberId, firstName, lastName, minutesDone, questionCount, rightCount, state } = learner;
  return (
    <li>
      <Link to={paths.learner(classId, memberId)}>
        {firstName} {lastName}
      </Link>
      <small>{questionCount === 0 ? '' : t(m.rightOf, { right: rightCount, count: questionCount })}</small>
      <b data-state={state}>
        {state === 'done'
          ? t(m.done)
          : state === 'nothing-due'
            ? t(m.nothingDue)
            : t(m.minutesOf, { done: minutesDone, minutes })}
      </b>
    </li>
  );
}
