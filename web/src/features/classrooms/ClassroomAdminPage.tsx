import { getClassroomAdmin, type ClassroomAdmin } from '@lemma/contracts';
import { Button } from '../../ui/pressing/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Plus } from 'lucide-react';
import { Link } from '../../routing/Link.tsx';
import { Outlet } from '../../routing/RouterProvider.tsx';
import { useLocation, useParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../site.ts';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';
import { TitledContext } from '../../ui/messages/titled-context.ts';
import { useUser } from '../../session/session-context.ts';
import { AppealsLabel } from '../appeals/AppealsLabel.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { NavTabs } from '../../ui/NavTabs.tsx';
import { SkeletonBar, SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import type { TaughtClassroom } from './classroom-context.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassroomAdminPage.module.css';

/** A class for those who teach it (R14): its head and the tabs; each tab is a page of its own below it. */
export function ClassroomAdminPage() {
  const { classId = '' } = useParams();
  const { pathname } = useLocation();
  const user = useUser();
  const site = useSite();
  const read = useRead(getClassroomAdmin, user === null ? null : { classId });
  const context = (classroom: ClassroomAdmin): TaughtClassroom => ({
    classroom,
    mayChange: classroom.role === 'teacher' && !classroom.isReadOnly,
    keep: async (answer) => void (await read.mutate(answer, { revalidate: false })),
    readAgain: async () => void (await read.mutate()),
  });
  const at = pathname.replace(/\/$/, '');
  const isWide = at === paths.classroomResults(classId) || at === paths.classroomMastery(classId);
  return (
    <PageFrame title={read.data?.name ?? t(m.classLabel)} access="signed-in" width={isWide ? 'wide' : 'content'}>
      <Loaded read={read} noun="class" skeleton={<ClassSkeleton />}>
        {(classroom) => (
          <>
            <ClassHead classroom={classroom} />
            <TitledContext value>
              <ErrorBoundary variant="page" supportEmail={site?.contactEmail} resetKey={pathname}>
                <Outlet context={context(classroom)} />
              </ErrorBoundary>
            </TitledContext>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

function ClassHead({ classroom }: { classroom: ClassroomAdmin }) {
  const { pathname } = useLocation();
  const { id } = classroom;
  const at = pathname.replace(/\/$/, '');
  const tabs = [
    {
      label: t(m.tasks),
      to: paths.classroomTasks(id),
      isCurrent: at === paths.taughtClassroom(id) || at === paths.classroomTasks(id),
    },
    { label: t(m.results), to: paths.classroomResults(id), isCurrent: at === paths.classroomResults(id) },
    { label: t(m.mastery), to: paths.classroomMastery(id), isCurrent: at === paths.classroomMastery(id) },
    {
      label: classroom.waitingCount === 0 ? t(m.members) : t(m.membersWaiting, { count: classroom.waitingCount }),
      to: paths.classroomMembers(id),
      isCurrent: at.startsWith(paths.classroomMembers(id)),
    },
    {
      label: <AppealsLabel classId={id} />,
      to: paths.classroomAppeals(id),
      isCurrent: at === paths.classroomAppeals(id),
    },
    ...(classroom.role === 'teacher'
      ? [{ label: t(m.settings), to: paths.classroomSettings(id), isCurrent: at === paths.classroomSettings(id) }]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={
          <>
            {classroom.name}{' '}
            {classroom.isReadOnly ? (
              <Chip label={classroom.isArchived ? t(m.archived) : t(m.over)} className={css.chip} />
            ) : null}
          </>
        }
        above={[{ label: t(m.classrooms), to: paths.classrooms }]}
        actions={
          classroom.isReadOnly || classroom.role !== 'teacher' || tabs[0]?.isCurrent !== true ? undefined : (
            <Button
              variant="contained"
              component={Link}
              to={paths.createTask({ classId: id })}
              startIcon={<Plus aria-hidden />}
            >
              {t(m.createTask)}
            </Button>
          )
        }
        lead={classroom.description === '' ? undefined : classroom.description}
      />
      <div className={css.spaced}>
        <NavTabs label={t(m.classLabel)} tabs={tabs} />
      </div>
    </>
  );
}

function ClassSkeleton() {
  return (
    <section aria-busy="true" aria-label={t(m.loadingClass)}>
      <SkeletonBar width={90} height={14} className={css.before} />
      <SkeletonBar width={280} height={28} className={css.above} />
      <SkeletonBar width={340} height={20} className={css.skeletonBar} />
      <SkeletonRows label={t(m.loadingTasks)} rows={4} />
    </section>
  );
}
