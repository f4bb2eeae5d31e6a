import { getClassroomStudent, listCommerceItems, type ClassroomStudent } from '@lemma/contracts';
import { lazy, Suspense } from 'react';
import { useParams } from '../../../routing/router-context.ts';
import { FetchError } from '../../../api/fetch-error.ts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonBar, SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { useIsSelling } from '../../commerce/is-selling.ts';
import { MyGrades } from '../../results/learner/MyGrades.tsx';
import { SetReviews } from '../../review/class-reviews/SetReviews.tsx';
import { MyTrend } from '../../trends/LearnerTrend.tsx';
import { ClassProgress } from './ClassProgress.tsx';
import { sectionsOf, type SectionOfTasks } from './class-progress.ts';
import { LeaveClass } from './LeaveClass.tsx';
import { TaskRows } from './TaskRows.tsx';
import { WaitingToJoin } from '../joining/WaitingToJoin.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassroomPage.module.css';

/** Comes only where things are sold, together with the class: it stands above the tasks. */
const PlaceCard = lazy(async () => ({ default: (await import('../../commerce/learner/PlaceCard.tsx')).PlaceCard }));

const Section = part('section', css.section);

const above = { label: t(m.classrooms), to: paths.classrooms };

/** R07: a class as a learner sees it. */
export function ClassroomPage() {
  const { classId = '' } = useParams();
  const user = useUser();
  const read = useRead(getClassroomStudent, user === null ? null : { classId });
  const isSelling = useIsSelling();
  const place = useRead(listCommerceItems, user === null || !isSelling ? null : { classroom: classId });
  return (
    <PageFrame title={read.data?.name ?? t(m.classLabel)} access="signed-in">
      {isWaiting(read.error) && read.data === undefined ? (
        <WaitingToJoin classId={classId} onLookAgain={() => void read.mutate()} />
      ) : (
        <Loaded noun="class" read={read} together={[place]} skeleton={<ClassroomWait />}>
          {(classroom) => (
            <Suspense fallback={<ClassroomWait />}>
              <LoadedClassroom classroom={classroom} />
            </Suspense>
          )}
        </Loaded>
      )}
    </PageFrame>
  );
}

const isWaiting = (error: unknown): boolean => error instanceof FetchError && error.code === 'classroom/waiting';

function ClassroomWait() {
  return (
    <>
      <PageHeader
        title={
          <>
            <VisuallyHidden>{t(m.loadingClass)}</VisuallyHidden>
            <SkeletonBar width={260} height={30} className={css.spaced} />
          </>
        }
        above={above}
        lead={<SkeletonBar width={180} height={18} className={css.spaced} />}
      />
      <SkeletonRows label={t(m.loadingTasks)} rows={4} />
    </>
  );
}

function LoadedClassroom({ classroom }: { classroom: ClassroomStudent }) {
  const isSelling = useIsSelling();
  const sections = sectionsOf(classroom);
  const lead = [...classroom.teacherNames, classroom.description, t(m.learners, { count: classroom.learnerCount })]
    .filter((words) => words !== '')
    .join(' · ');
  return (
    <>
      <PageHeader
        title={classroom.name}
        above={above}
        lead={lead}
        menu={<LeaveClass classId={classroom.id} name={classroom.name} />}
      />
      {classroom.isReadOnly && (
        <Note tone="neutral" title={classroom.isArchived ? t(m.classArchived) : t(m.classOver)}>
          {t(m.mayStillLook)}
        </Note>
      )}
      {isSelling && <PlaceCard classId={classroom.id} />}
      <SetReviews classId={classroom.id} />
      {sections.length === 0 ? (
        <Card>
          <EmptyState>{t(m.nothingSetYet)}</EmptyState>
        </Card>
      ) : (
        <>
          <ClassProgress tasks={classroom.tasks} sections={sections} />
          <MyGrades classId={classroom.id} />
          {sections.map((section) => (
            <TaskSection key={section.id} classId={classroom.id} section={section} />
          ))}
          <MyTrend classId={classroom.id} />
        </>
      )}
    </>
  );
}

function TaskSection({ classId, section }: { classId: string; section: SectionOfTasks }) {
  const name = section.name === '' ? t(m.tasks) : section.name;
  return (
    <Section aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span>{t(m.doneOf, { done: section.doneCount, count: section.tasks.length })}</span>
      </header>
      <TaskRows classId={classId} tasks={section.tasks} />
    </Section>
  );
}
