import { updateClassroom, type ClassroomAdmin } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Archive, ArchiveRestore, Copy, RefreshCw } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { CardBody, Grow } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../../ui/messages/warning-context.ts';
import { CoursesSection } from '../../lti/settings/CoursesSection.tsx';
import { ClassPaymentSection } from '../../commerce/class/ClassPaymentSection.tsx';
import { useIsSelling } from '../../commerce/is-selling.ts';
import { ClassLanguageSection } from '../../languages/ClassLanguageSection.tsx';
import { ClassNotation } from '../../notation/ClassNotation.tsx';
import { RetentionSection } from '../../privacy/RetentionSection.tsx';
import { AccommodationsSettings } from '../../results/accommodations/AccommodationsSettings.tsx';
import { GradingSettings } from '../../results/grading/GradingSettings.tsx';
import { HelpSettingsSection } from '../../tutoring/HelpSettingsSection.tsx';
import { useTaughtClassroom } from '../classroom-context.ts';
import { CopyClassroomDialog } from './CopyClassroomDialog.tsx';
import { GeneralSettings } from './GeneralSettings.tsx';
import { JoinCode } from '../joining/JoinCodeCard.tsx';
import { JoiningSettings } from './JoiningSettings.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { phaseOf } from '../tasks/task-phase.ts';
import { TaskDefaultsForm } from './TaskDefaultsForm.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassroomSettingsPage.module.css';

/** R16: name and dates, joining, new tasks, copy, archive. */
export function ClassroomSettingsPage() {
  const { classroom } = useTaughtClassroom();
  const isSelling = useIsSelling();
  if (classroom.role !== 'teacher') return <Note tone="neutral" title={t(m.onlyTeachers)} />;
  return (
    <>
      <SettingsSection title={t(m.nameAndDates)} about={t(m.readOnlyAfter)}>
        <GeneralSettings key={classroom.id} />
      </SettingsSection>
      <SettingsSection title={t(m.joinCode)} about={t(m.newCodeMeans)}>
        <CardBody>
          <JoinCode join={classroom}>
            <NewCodeButton classroom={classroom} />
          </JoinCode>
        </CardBody>
        <JoiningSettings />
      </SettingsSection>
      <SettingsSection title={t(m.numbers)} about={t(m.numbersMean)}>
        <ClassNotation />
      </SettingsSection>
      <ClassLanguageSection />
      <SettingsSection title={t(m.newTasks)} about={t(m.newTasksMean)}>
        <TaskDefaultsForm key={classroom.id} />
      </SettingsSection>
      <HelpSettingsSection classId={classroom.id} isReadOnly={classroom.isReadOnly} />
      {isSelling && <ClassPaymentSection classId={classroom.id} isReadOnly={classroom.isReadOnly} />}
      <GradingSettings classId={classroom.id} isReadOnly={classroom.isReadOnly} />
      <AccommodationsSettings classId={classroom.id} isReadOnly={classroom.isReadOnly} />
      <CoursesSection classId={classroom.id} isReadOnly={classroom.isReadOnly} />
      <RetentionSection classId={classroom.id} />
      <SettingsSection title={t(m.copyHead)} about={t(m.copyMeans)}>
        <CopyRow classroom={classroom} />
      </SettingsSection>
      <SettingsSection title={t(m.archiveHead)} about={t(m.archiveMeans)}>
        <ArchiveRow classroom={classroom} />
      </SettingsSection>
    </>
  );
}

function CopyRow({ classroom }: { classroom: ClassroomAdmin }) {
  const [isCopying, setIsCopying] = useState(false);
  return (
    <CardBody className={css.row}>
      <Grow className={css.growing}>
        <strong className={css.strong}>{t(m.copyThisClass)}</strong>
        <p className={css.text}>{t(m.datesMove)}</p>
      </Grow>
      <Button startIcon={<Copy aria-hidden />} onClick={() => setIsCopying(true)}>
        {t(m.copyClass)}
      </Button>
      {isCopying && <CopyClassroomDialog classroom={classroom} onClose={() => setIsCopying(false)} />}
    </CardBody>
  );
}

function NewCodeButton({ classroom }: { classroom: ClassroomAdmin }) {
  const { keep } = useTaughtClassroom();
  const ask = useWarningDialog();
  const toast = useToast();
  const change = async (): Promise<void> => {
    const answer = await ask({
      title: t(m.makeNewCodeNow),
      message: t(m.oldCodeStops),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'change', label: t(m.makeNewCode), variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action !== 'change') return;
    try {
      await keep(await call(updateClassroom, { params: { classId: classroom.id }, body: { newJoinCode: true } }));
      toast.show({ kind: 'success', message: t(m.hasNewCode) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <Button size="small" onClick={() => void change()} startIcon={<RefreshCw aria-hidden />}>
      {t(m.makeNewCode)}
    </Button>
  );
}

function ArchiveRow({ classroom }: { classroom: ClassroomAdmin }) {
  const { keep } = useTaughtClassroom();
  const ask = useWarningDialog();
  const toast = useToast();
  const now = serverNow();
  const open = classroom.tasks.filter((task) => phaseOf(task, now) === 'open').length;
  const put = async (isArchived: boolean): Promise<void> => {
    try {
      await keep(await call(updateClassroom, { params: { classId: classroom.id }, body: { isArchived } }));
      toast.show({ kind: 'success', message: isArchived ? t(m.classArchived) : t(m.classBack) });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const archive = async (): Promise<void> => {
    const answer = await ask({
      title: t(m.archiveNow, { name: classroom.name }),
      message: t(m.archivingMeans),
      actions: [
        { value: 'stay', label: t(m.cancel), variant: 'text' },
        { value: 'archive', label: t(m.archiveClass), variant: 'contained', color: 'error' },
      ],
    });
    if (!answer.cancelled && answer.action === 'archive') await put(true);
  };
  return (
    <CardBody className={css.row}>
      <Grow className={css.growing}>
        <strong className={css.strong}>{classroom.isArchived ? t(m.thisIsArchived) : t(m.archiveThis)}</strong>
        <p className={css.text}>{open === 0 ? t(m.noTaskOpen) : t(m.tasksStillOpen, { count: open })}</p>
      </Grow>
      {classroom.isArchived ? (
        <Button onClick={() => void put(false)} startIcon={<ArchiveRestore aria-hidden />}>
          {t(m.bringBack)}
        </Button>
      ) : (
        <Button color="error" onClick={() => void archive()} startIcon={<Archive aria-hidden />}>
          {t(m.archiveClass)}
        </Button>
      )}
    </CardBody>
  );
}
