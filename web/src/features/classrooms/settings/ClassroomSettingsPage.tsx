import { updateClassroom, type ClassroomAdmin } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Archive, ArchiveRestore, Copy, RefreshCw } from 'lucide-react';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { count } from '../../../dates.ts';
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
import css from './ClassroomSettingsPage.module.css';

/** R16: name and dates, joining, new tasks, copy, archive. */
export function ClassroomSettingsPage() {
  const { classroom } = useTaughtClassroom();
  const isSelling = useIsSelling();
  if (classroom.role !== 'teacher') return <Note tone="neutral" title="Only teachers of the class see its settings." />;
  return (
    <>
      <SettingsSection title="Name and dates" about="After the last day the class is read only. Nothing is lost.">
        <GeneralSettings key={classroom.id} />
      </SettingsSection>
      <SettingsSection title="Join code" about="A new code removes no members. The old one stops working immediately.">
        <CardBody>
          <JoinCode join={classroom}>
            <NewCodeButton classroom={classroom} />
          </JoinCode>
        </CardBody>
        <JoiningSettings />
      </SettingsSection>
      <SettingsSection
        title="Numbers"
        about="A decimal point or a decimal comma: for questions, answers and worksheets of the class."
      >
        <ClassNotation />
      </SettingsSection>
      <ClassLanguageSection />
      <SettingsSection title="New tasks" about="What a new task begins with. You can change it in each task.">
        <TaskDefaultsForm key={classroom.id} />
      </SettingsSection>
      <HelpSettingsSection classId={classroom.id} isReadOnly={classroom.isReadOnly} />
      {isSelling && <ClassPaymentSection classId={classroom.id} isReadOnly={classroom.isReadOnly} />}
      <GradingSettings classId={classroom.id} isReadOnly={classroom.isReadOnly} />
      <AccommodationsSettings classId={classroom.id} isReadOnly={classroom.isReadOnly} />
      <CoursesSection classId={classroom.id} isReadOnly={classroom.isReadOnly} />
      <RetentionSection classId={classroom.id} />
      <SettingsSection
        title="Copy"
        about="For the next year or another group: tasks, sections and settings, without the people."
      >
        <CopyRow classroom={classroom} />
      </SettingsSection>
      <SettingsSection
        title="Archive"
        about="An archived class leaves everybody’s list. Answers and results stay readable, and you can bring it back."
      >
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
        <strong className={css.strong}>Copy this class</strong>
        <p className={css.text}>Dates move to the day that you choose, or stay empty.</p>
      </Grow>
      <Button startIcon={<Copy aria-hidden />} onClick={() => setIsCopying(true)}>
        Copy class
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
      title: 'Make a new code?',
      message: 'The old code and its link stop working immediately. Members stay in the class.',
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'change', label: 'Make a new code', variant: 'contained' },
      ],
    });
    if (answer.cancelled || answer.action !== 'change') return;
    try {
      await keep(await call(updateClassroom, { params: { classId: classroom.id }, body: { newJoinCode: true } }));
      toast.show({ kind: 'success', message: 'The class has a new code.' });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  return (
    <Button size="small" onClick={() => void change()} startIcon={<RefreshCw aria-hidden />}>
      Make a new code
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
      toast.show({ kind: 'success', message: isArchived ? 'The class is archived.' : 'The class is back.' });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const archive = async (): Promise<void> => {
    const answer = await ask({
      title: `Archive ${classroom.name}?`,
      message:
        'Nothing in it can be started or changed any longer, and open attempts end. Learners still see their results. You find it under Archived and can bring it back.',
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'archive', label: 'Archive class', variant: 'contained', color: 'error' },
      ],
    });
    if (!answer.cancelled && answer.action === 'archive') await put(true);
  };
  return (
    <CardBody className={css.row}>
      <Grow className={css.growing}>
        <strong className={css.strong}>{classroom.isArchived ? 'This class is archived' : 'Archive this class'}</strong>
        <p className={css.text}>
          {open === 0 ? 'No task is open.' : `${count(open, 'task')} ${open === 1 ? 'is' : 'are'} still open.`}
        </p>
      </Grow>
      {classroom.isArchived ? (
        <Button onClick={() => void put(false)} startIcon={<ArchiveRestore aria-hidden />}>
          Bring it back
        </Button>
      ) : (
        <Button color="error" onClick={() => void archive()} startIcon={<Archive aria-hidden />}>
          Archive class
        </Button>
      )}
    </CardBody>
  );
}
