import { getClassReview, type ClassReview, type ClassReviewDetail } from '@lemma/contracts';
import { useId } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../../ui/dialog/Dialog.tsx';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { count, momentWords } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { part } from '../../../ui/part.ts';
import { dialogWidth } from '../../../ui/dialog/dialog-width.ts';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
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
        {review.minutes} minutes of review, until {momentWords(review.dueAt, serverNow())}
      </DialogTitle>
      <DialogContent>
        <Loaded read={read} noun="review" skeleton={<SkeletonRows label="Loading learners" rows={4} head={false} />}>
          {({ learners, minutes }) =>
            learners.length === 0 ? (
              <EmptyState>No learners are in this class yet.</EmptyState>
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
          Close
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
      <small>{questionCount === 0 ? '' : `${rightCount} of ${count(questionCount, 'question')} right`}</small>
      <b data-state={state}>
        {state === 'done' ? 'Done' : state === 'nothing-due' ? 'Nothing due' : `${minutesDone} of ${minutes} min`}
      </b>
    </li>
  );
}
