import { listClassrooms, type ClassroomSummary } from '@lemma/contracts';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { frame } from '../../../api/frame/frame.ts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Guarded, PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { usePrinting } from '../../../printing.ts';
import { isPrivileged } from '../../../session/permissions.ts';
import { useSession, useUser } from '../../../session/session-context.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { ClassroomRows } from './ClassroomRows.tsx';
import { JoinCodeForm } from '../joining/JoinCodeForm.tsx';
import { AskedClasses } from '../joining/WaitingToJoin.tsx';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassroomsPage.module.css';

const CreateClassroomDialog = lazy(async () => ({
  default: (await import('./CreateClassroomDialog.tsx')).CreateClassroomDialog,
}));

/** R06, R13: the classes that the user teaches, then those they learn in (F06). */
export function ClassroomsPage() {
  return (
    <PageFrame title={t(m.classrooms)} canonical={paths.classrooms}>
      <Guarded access="signed-in">
        <Classrooms />
      </Guarded>
      <JoinWithoutAccount />
    </PageFrame>
  );
}

/** The field for a class code, below the form for people with an account. */
function JoinWithoutAccount() {
  const { user, isAuthInitialized } = useSession();
  if (!isAuthInitialized || user !== null || frame !== null) return null;
  return (
    <Card className={classes(css.card, css.middle)}>
      <CardBody>
        <JoinCodeForm hint={t(m.teacherHasCode)} variant="soft" />
      </CardBody>
    </Card>
  );
}

const Group = part('section', css.group);

function Classrooms() {
  const user = useUser();
  const read = useRead(listClassrooms, {});
  const [isCreating, setIsCreating] = useState(false);
  const mayCreate = isPrivileged(user);
  const createButton = (
    <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => setIsCreating(true)}>
      {t(m.createClass)}
    </Button>
  );
  return (
    <>
      <PageHeader title={t(m.classrooms)} actions={mayCreate ? createButton : undefined} />
      <Loaded noun="page" read={read} skeleton={<SkeletonRows label={t(m.loadingClasses)} head={false} />}>
        {(classrooms) => <ClassroomGroups classrooms={classrooms} mayCreate={mayCreate} />}
      </Loaded>
      {isCreating && (
        <Suspense>
          <CreateClassroomDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

function ClassroomGroups({ classrooms, mayCreate }: { classrooms: readonly ClassroomSummary[]; mayCreate: boolean }) {
  const current = classrooms.filter((classroom) => !classroom.isArchived);
  const taught = current.filter((classroom) => classroom.role !== 'learner');
  const learnt = current.filter((classroom) => classroom.role === 'learner');
  const archived = classrooms.filter((classroom) => classroom.isArchived);
  const isMixed = taught.length > 0 && learnt.length > 0;
  return (
    <>
      <AskedClasses />
      {current.length === 0 && (
        <Group>
          <Card>
            <EmptyState>{mayCreate ? t(m.noClassesYetTeacher) : t(m.noClassesYet)}</EmptyState>
          </Card>
        </Group>
      )}
      {taught.length > 0 && (
        <Group aria-label={t(m.classesYouTeach)}>
          {isMixed && <h2>{t(m.classesYouTeach)}</h2>}
          <ClassroomRows classrooms={taught} />
        </Group>
      )}
      {learnt.length > 0 && (
        <Group aria-label={t(m.classesYouLearnIn)}>
          {isMixed && <h2>{t(m.classesYouLearnIn)}</h2>}
          <ClassroomRows classrooms={learnt} />
        </Group>
      )}
      {archived.length > 0 && <ArchivedClasses classrooms={archived} />}
      <Card className={css.card}>
        <CardBody>
          <JoinCodeForm
            label={learnt.length > 0 ? t(m.joinAnotherClass) : t(m.joinClass)}
            hint={t(m.teacherHasCode)}
            variant={mayCreate || learnt.length > 0 ? 'soft' : 'contained'}
          />
        </CardBody>
      </Card>
    </>
  );
}

/** Folded away: they are looked up now and then. */
function ArchivedClasses({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <Group aria-label={t(m.archivedClasses)}>
      <h2>
        <Button
          variant="text"
          aria-expanded={isOpen}
          endIcon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(m.archivedCount, { count: classrooms.length })}
        </Button>
      </h2>
      {(isOpen || isPrinting) && <ClassroomRows classrooms={classrooms} />}
    </Group>
  );
}
