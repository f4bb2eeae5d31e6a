import { listClassrooms, listExercises, type ClassroomSummary, type User } from '@lemma/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Plus } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { useRead } from '../../api/use-read.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { Card } from '../../ui/Card.tsx';
import { longDayWords } from '../../dates.ts';
import { EmptyState } from '../../ui/messages/EmptyState.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { Note } from '../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { RecentPolls } from '../polls/RecentPolls.tsx';
import { OpenReports } from '../exercises/reports/OpenReports.tsx';
import { useClassTrends } from '../trends/ClassTrend.tsx';
import { ClassCards } from './ClassCards.tsx';
import { DraftsCard } from './DraftsCard.tsx';
import { greetingAt } from './greeting.ts';
import { NeedsYou, useNeeds } from './NeedsYou.tsx';
import { part } from '../../ui/part.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './TeacherHomePage.module.css';

const CreateClassroomDialog = lazy(async () => ({
  default: (await import('../classrooms/list/CreateClassroomDialog.tsx')).CreateClassroomDialog,
}));

/** R10: what needs the teacher's attention, and the ways to everything else. */
export function TeacherHomePage() {
  return (
    <PageFrame title={t(m.home)} access="privileged">
      <TeacherHome />
    </PageFrame>
  );
}

const Columns = part('div', css.columns);

function TeacherHome() {
  const user = useUser();
  const read = useRead(listClassrooms, user === null ? null : {});
  const drafts = useRead(listExercises, user === null ? null : { scope: 'drafts' });
  const [isCreating, setIsCreating] = useState(false);
  const taught = (classrooms: readonly ClassroomSummary[]): readonly ClassroomSummary[] =>
    classrooms.filter((classroom) => classroom.role !== 'learner' && !classroom.isArchived);
  const hasClass = read.data !== undefined && taught(read.data).length > 0;
  const trends = useClassTrends(hasClass);
  const needs = useNeeds(hasClass);
  return (
    <>
      <HomeTitle user={user} mayCreateTask={hasClass} onCreateClass={() => setIsCreating(true)} />
      {user === null || user.isLetIn ? null : <NotLetInNote />}
      <Columns>
        <Loaded
          read={read}
          together={[trends, ...needs]}
          noun="page"
          skeleton={<SkeletonRows label={t(m.loadingNeeds)} rows={3} />}
        >
          {(classrooms) =>
            taught(classrooms).length === 0 ? (
              <FirstSteps onCreateClass={() => setIsCreating(true)} />
            ) : (
              <div>
                <NeedsYou />
                <ClassCards classrooms={taught(classrooms)} />
              </div>
            )
          }
        </Loaded>
        <div>
          <RecentPolls />
          <OpenReports />
          <DraftsCard read={drafts} />
        </div>
      </Columns>
      {isCreating ? (
        <Suspense>
          <CreateClassroomDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** SC20: what waits until somebody has let the teacher in. */
function NotLetInNote() {
  return (
    <div className={css.before}>
      <Note tone="information" title={t(m.notLetInAsTeacher)}>
        <Rich of={m.notLetInMeans} tags={{ link: <Link to={paths.helpTopic('let-teachers-in')} /> }} />
      </Note>
    </div>
  );
}

interface HomeTitleProps {
  user: User | null;
  mayCreateTask: boolean;
  onCreateClass: () => void;
}

function HomeTitle({ user, mayCreateTask, onCreateClass }: HomeTitleProps) {
  const now = new Date(serverNow());
  const name = user?.firstName ?? '';
  return (
    <PageHeader
      title={`${greetingAt(now.getHours())}${name === '' ? '' : `, ${name}`}`}
      actions={
        mayCreateTask ? (
          <Button variant="contained" component={Link} to={paths.createTask()} startIcon={<Plus aria-hidden />}>
            {t(m.createTask)}
          </Button>
        ) : (
          <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={onCreateClass}>
            {t(m.createClass)}
          </Button>
        )
      }
      lead={longDayWords(now.getTime())}
    />
  );
}

function FirstSteps({ onCreateClass }: { onCreateClass: () => void }) {
  return (
    <Card aria-label={t(m.yourClasses)}>
      <EmptyState
        action={
          <Button variant="soft" startIcon={<Plus aria-hidden />} onClick={onCreateClass}>
            {t(m.createFirstClass)}
          </Button>
        }
      >
        {t(m.classesAppear)}
      </EmptyState>
    </Card>
  );
}
