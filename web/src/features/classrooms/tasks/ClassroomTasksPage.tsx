import type { ClassroomAdmin } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Labelled, Switch } from '../../../ui/input/Toggles.tsx';
import { Brain, FolderPlus, Plus } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { ClassReviews } from '../../review/class-reviews/ClassReviews.tsx';
import { SetReviewDialog } from '../../review/class-reviews/SetReviewDialog.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { CreateSectionDialog } from './CreateSectionDialog.tsx';
import { JoinCode } from '../joining/JoinCodeCard.tsx';
import { SectionBlock } from './SectionBlock.tsx';
import { taughtSections } from './taught-sections.ts';
import { useClassOrder } from './use-class-order.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassroomTasksPage.module.css';
import hidden from '../../../ui/hidden/VisuallyHidden.module.css';

const Section = part('section', css.section);

const Foot = part('div', css.foot);

/** R14, R19: the tasks of a class in their sections. */
export function ClassroomTasksPage() {
  const { classroom, mayChange, readAgain } = useTaughtClassroom();
  const [isAdding, setIsAdding] = useState(false);
  const [withArchived, setWithArchived] = useState(false);
  const [isSettingReview, setIsSettingReview] = useState(false);
  const hasArchived = classroom.tasks.some((task) => task.isArchived);
  const order = useClassOrder(taughtSections(classroom, { withArchived }));
  const { sections } = order;
  return (
    <>
      {classroom.learnerCount === 0 && classroom.isJoinOpen && !classroom.isReadOnly ? (
        <GiveOutTheCode classroom={classroom} />
      ) : null}
      {sections.length === 0 ? <NoTasks classId={classroom.id} mayCreate={mayChange} /> : null}
      {sections.map((section) => (
        <SectionBlock key={section.id ?? ''} section={section} order={order} />
      ))}
      <ClassReviews classId={classroom.id} mayChange={mayChange} />
      <p role="status" className={hidden.visuallyHidden}>
        {order.said}
      </p>
      <Foot>
        {mayChange && (
          <Button startIcon={<FolderPlus aria-hidden />} onClick={() => setIsAdding(true)}>
            {t(m.createSection)}
          </Button>
        )}
        {mayChange && (
          <Button startIcon={<Brain aria-hidden />} onClick={() => setIsSettingReview(true)}>
            {t(m.setReview)}
          </Button>
        )}
        {hasArchived ? (
          <Labelled
            className={css.formControlLabel}
            control={<Switch checked={withArchived} onChange={(_, checked) => setWithArchived(checked)} />}
            label={t(m.showArchived)}
          />
        ) : null}
      </Foot>
      {isSettingReview ? <SetReviewDialog classId={classroom.id} onClose={() => setIsSettingReview(false)} /> : null}
      {isAdding ? (
        <CreateSectionDialog
          classId={classroom.id}
          onClose={() => setIsAdding(false)}
          onCreated={() => void readAgain()}
        />
      ) : null}
    </>
  );
}

function GiveOutTheCode({ classroom }: { classroom: ClassroomAdmin }) {
  return (
    <Section aria-labelledby="give-out">
      <Card>
        <CardHead title={t(m.giveOutCode)} id="give-out" />
        <CardBody>
          <p className={css.before}>{t(m.noOneJoinedYet)}</p>
          <JoinCode join={classroom} />
        </CardBody>
      </Card>
    </Section>
  );
}

function NoTasks({ classId, mayCreate }: { classId: string; mayCreate: boolean }) {
  return (
    <Section aria-label={t(m.tasks)}>
      <Card>
        <EmptyState
          action={
            !mayCreate ? undefined : (
              <Button
                variant="soft"
                component={Link}
                to={paths.createTask({ classId })}
                startIcon={<Plus aria-hidden />}
              >
                {t(m.createFirstTask)}
              </Button>
            )
          }
        >
          {t(m.taskIsFewExercises)}
        </EmptyState>
      </Card>
    </Section>
  );
}
