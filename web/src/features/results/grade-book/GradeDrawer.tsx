import { getLearnerReview, type LearnerReview } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Drawer } from '../../../ui/mui/Drawer.ts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { AttemptReview } from '../review/AttemptReview.tsx';
import { GradePanel } from '../review/GradePanel.tsx';
import { figure, type GradeTask } from './grade-table.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GradeDrawer.module.css';

const Panel = part('div', css.panel);

interface GradeDrawerProps {
  classId: string;
  memberId: string;
  name: string;
  task: GradeTask;
  onChanged: () => void;
  onClose: () => void;
}

/** Details of a cell: the score and who changed it, and every answer of the attempts. */
export function GradeDrawer({ classId, memberId, name, task, onChanged, onClose }: GradeDrawerProps) {
  const read = useRead(getLearnerReview, { classId, memberId, taskId: task.id });
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': `${name}, ${task.name}`, className: css.paper ?? '' },
      }}
    >
      <Panel>
        <header>
          <div>
            <h2>{name}</h2>
            <p>{task.name}</p>
          </div>
          <IconButton aria-label={t(m.close)} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingAnswers)} rows={4} />}>
          {(review) => (
            <>
              <GradePanel
                classId={classId}
                memberId={memberId}
                taskId={task.id}
                grade={review.grade}
                onChanged={(grade) => {
                  void read.mutate({ ...review, grade }, { revalidate: false });
                  onChanged();
                }}
              />
              <Attempts review={review} />
              <div>
                <Button variant="text" component={Link} to={paths.learnerReview(classId, memberId, task.id)}>
                  {t(m.openOwnPage)}
                </Button>
              </div>
            </>
          )}
        </Loaded>
      </Panel>
    </Drawer>
  );
}

function Attempts({ review }: { review: LearnerReview }) {
  const [attemptId, setAttemptId] = useState<string>();
  const attempt = review.attempts.find((one) => one.id === attemptId) ?? review.attempts.at(-1);
  if (attempt === undefined) return <p>{t(m.notBegunTask, { name: review.firstName })}</p>;
  return (
    <>
      {review.attempts.length > 1 ? (
        <SelectField
          label={t(m.attemptLabel)}
          value={attempt.id}
          options={review.attempts.map((one) => ({
            value: one.id,
            label: t(m.attemptScore, { number: one.number, score: figure(one.score), points: figure(review.points) }),
          }))}
          onChange={setAttemptId}
        />
      ) : null}
      <AttemptReview key={attempt.id} attempt={attempt} narrow />
    </>
  );
}
