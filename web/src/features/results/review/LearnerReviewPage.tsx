import { getClassroomAdmin, getLearnerReview, type LearnerReview } from '@lemma/contracts';
import { useState } from 'react';
import { useParams } from '../../../routing/router-context.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card } from '../../../ui/Card.tsx';
import { momentWords } from '../../../dates.ts';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Loaded } from '../../../frame/Loaded.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { AttemptReview } from './AttemptReview.tsx';
import { figure } from '../grade-book/grade-table.ts';
import { GradePanel } from './GradePanel.tsx';
import { reviewCounts } from './review.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LearnerReviewPage.module.css';

type Attempt = LearnerReview['attempts'][number];

/** Every attempt and response of one learner in one task. */
export function LearnerReviewPage() {
  const { classId = '', memberId = '', taskId = '' } = useParams();
  const user = useUser();
  const read = useRead(getLearnerReview, user === null ? null : { classId, memberId, taskId });
  const classroom = useRead(getClassroomAdmin, user === null ? null : { classId });
  const name = read.data === undefined ? t(m.learner) : `${read.data.firstName} ${read.data.lastName}`;
  return (
    <PageFrame title={read.data === undefined ? name : `${name}: ${read.data.taskName}`} access="signed-in">
      <Loaded
        read={read}
        together={[classroom]}
        noun="page"
        skeleton={<SkeletonRows label={t(m.loadingAnswers)} rows={6} />}
      >
        {(review) => (
          <Review
            review={review}
            classId={classId}
            taskId={taskId}
            onGrade={(grade) => void read.mutate({ ...review, grade }, { revalidate: false })}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

const Top = part('div', css.top);

interface ReviewProps {
  review: LearnerReview;
  classId: string;
  taskId: string;
  onGrade: (grade: LearnerReview['grade']) => void;
}

function Review({ review, classId, taskId, onGrade }: ReviewProps) {
  const classroom = useRead(getClassroomAdmin, { classId });
  const [attemptId, setAttemptId] = useState<string>();
  const attempt = review.attempts.find((one) => one.id === attemptId) ?? review.attempts.at(-1);
  return (
    <>
      <PageHeader
        title={review.taskName}
        above={[
          { label: t(m.classrooms), to: paths.classrooms },
          { label: classroom.data?.name ?? t(m.classLabel), to: paths.classroomResults(classId) },
          {
            label: `${review.firstName} ${review.lastName}`.trim(),
            to: paths.learner(classId, review.memberId),
          },
        ]}
        lead={
          <>
            {review.firstName} {review.lastName}, {review.kind === 'practice' ? t(m.practiceWord) : t(m.assessmentWord)}
          </>
        }
      />
      <div className={css.div}>
        <GradePanel
          classId={classId}
          memberId={review.memberId}
          taskId={taskId}
          grade={review.grade}
          onChanged={onGrade}
        />
      </div>
      {attempt === undefined ? (
        <Card>
          <EmptyState>{t(m.notBegunTask, { firstName: review.firstName })}</EmptyState>
        </Card>
      ) : (
        <>
          <Top>
            <Facts facts={factsOf(review, attempt)} />
            {review.attempts.length > 1 ? (
              <div className={css.attempt}>
                <SelectField
                  label={t(m.attempt)}
                  value={attempt.id}
                  options={review.attempts.map((one) => ({
                    value: one.id,
                    label: t(m.attemptOfPoints, {
                      number: one.number,
                      score: figure(one.score),
                      points: figure(review.points),
                    }),
                  }))}
                  onChange={setAttemptId}
                />
              </div>
            ) : null}
          </Top>
          <AttemptReview key={attempt.id} attempt={attempt} ids={{ classId, memberId: review.memberId, taskId }} />
          {review.isShortened ? <p className={css.text}>{t(m.onlyNewestAnswersShown)}</p> : null}
        </>
      )}
    </>
  );
}

function factsOf(review: LearnerReview, attempt: Attempt) {
  const { tries, right } = reviewCounts(attempt);
  return [
    {
      label: t(m.score),
      value: (
        <>
          {figure(attempt.score)} <small>{t(m.of, { points: figure(review.points) })}</small>
        </>
      ),
    },
    {
      label: t(m.right),
      value: (
        <>
          {right} <small>{t(m.ofItems, { itemCount: attempt.items.length })}</small>
        </>
      ),
    },
    { label: t(m.tries), value: tries },
    {
      label: attempt.handedInAt === null ? t(m.started) : t(m.handedIn),
      value: <small>{momentWords(attempt.handedInAt ?? attempt.startedAt, serverNow())}</small>,
    },
  ];
}
