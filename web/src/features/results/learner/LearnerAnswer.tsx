import { getLearnerReview } from '@lemma/contracts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { GradePanel } from '../review/GradePanel.tsx';
import { sameMistake } from '../review/review.ts';
import { ReviewItem } from '../review/ReviewItem.tsx';
import type { ChosenAnswer } from './last-wrong.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

interface LearnerAnswerProps {
  classId: string;
  memberId: string;
  chosen: ChosenAnswer;
}

/** Every answer to one question of an attempt, with what they have in common, and the task's place in the grade book. */
export function LearnerAnswer({ classId, memberId, chosen }: LearnerAnswerProps) {
  const { taskId, attemptId, itemId } = chosen;
  const read = useRead(getLearnerReview, { classId, memberId, taskId });
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingAnswers)} rows={3} />}>
      {(review) => {
        const items = review.attempts.find((one) => one.id === attemptId)?.items ?? [];
        const index = items.findIndex((one) => one.id === itemId);
        const item = items[index];
        const mistake = item === undefined ? undefined : sameMistake(item);
        return (
          <>
            {item === undefined ? null : (
              <ReviewItem item={item} number={index + 1} ids={{ classId, memberId, taskId }} />
            )}
            {mistake === undefined ? null : (
              <Note
                tone="neutral"
                title={
                  mistake.isAll
                    ? t(m.sameMistakeInAll, { tries: mistake.tries })
                    : t(m.sameMistakeInTries, { tries: mistake.tries })
                }
              >
                <MathText inline source={mistake.cause} />
              </Note>
            )}
            <GradePanel
              classId={classId}
              memberId={memberId}
              taskId={taskId}
              grade={review.grade}
              onChanged={(grade) => void read.mutate({ ...review, grade }, { revalidate: false })}
            />
          </>
        );
      }}
    </Loaded>
  );
}
