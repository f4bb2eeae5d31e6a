import { updateClassroom, type ClassroomAdmin } from '@lemma/contracts';
import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { Archive, ArchiveRestore, RefreshCw } from 'lucide-react';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { serverNow } from '../../api/server-clock.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { count } from '../../dates.ts';
import { CardBody, Grow } from '../../ui/Card.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';
import { useWarningDialog } from '../../ui/warning-context.ts';
import { RetentionSection } from '../privacy/RetentionSection.tsx';
import { useTaughtClassroom } from './classroom-context.ts';
import { JoinCode } from './JoinCodeCard.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { phaseOf } from './task-phase.ts';

/** R16: name, join code, archive. */
export function ClassroomSettingsPage() {
  const { classroom } = useTaughtClassroom();
  return (
    <>
      <SettingsSection title="Name" about="Learners see the name and the description.">
        <NameForm key={classroom.id} classroom={classroom} />
      </SettingsSection>
      <SettingsSection title="Join code" about="A new code does not remove anybody. The old one stops working at once.">
        <CardBody>
          <JoinCode join={classroom}>
            <NewCodeButton classroom={classroom} />
          </JoinCode>
        </CardBody>
      </SettingsSection>
      <RetentionSection classId={classroom.id} />
      <SettingsSection
        title="Archive"
        about="An archived class leaves everybody’s list. Answers and results stay readable, and you can bring it back."
      >
        <ArchiveRow classroom={classroom} />
      </SettingsSection>
    </>
  );
}

function NameForm({ classroom }: { classroom: ClassroomAdmin }) {
  const { keep } = useTaughtClassroom();
  const toast = useToast();
  const [name, setName] = useState(classroom.name);
  const [description, setDescription] = useState(classroom.description);
  const { errors, formError, isSending, submit, clear } = useSubmit(updateClassroom, ['name', 'description']);
  const isDirty = name.trim() !== classroom.name || description.trim() !== classroom.description;
  const save = async (): Promise<boolean> => {
    const answer = await submit({ params: { classId: classroom.id }, body: { name, description } });
    if (answer === undefined) return false;
    setName(answer.name);
    setDescription(answer.description);
    await keep(answer);
    toast.show({ kind: 'success', message: 'Saved.' });
    return true;
  };
  useUnsavedGuard({ isDirty, message: 'You changed the name or the description of the class.', onSave: save });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <CardBody style={{ display: 'grid', gap: 16 }}>
        <TextField
          label="Name"
          name="name"
          value={name}
          error={errors['name']}
          maxLength={120}
          onChange={(value) => {
            setName(value);
            clear('name');
          }}
        />
        <TextField
          label="Description"
          name="description"
          value={description}
          error={errors['description']}
          maxLength={400}
          onChange={(value) => {
            setDescription(value);
            clear('description');
          }}
        />
        {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
        <div>
          <Button type="submit" variant="contained" disabled={!isDirty || isSending}>
            Save
          </Button>
        </div>
      </CardBody>
    </form>
  );
}

function NewCodeButton({ classroom }: { classroom: ClassroomAdmin }) {
  const { keep } = useTaughtClassroom();
  const ask = useWarningDialog();
  const toast = useToast();
  const change = async (): Promise<void> => {
    const answer = await ask({
      title: 'Make a new code?',
      message: 'The old code and its link stop working at once. Members stay in the class.',
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
      message: 'It leaves everybody’s list. You find it under Archived and can bring it back.',
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'archive', label: 'Archive class', variant: 'contained', color: 'error' },
      ],
    });
    if (!answer.cancelled && answer.action === 'archive') await put(true);
  };
  return (
    <CardBody style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <Grow style={{ minWidth: 200 }}>
        <strong style={{ fontWeight: 600 }}>
          {classroom.isArchived ? 'This class is archived' : 'Archive this class'}
        </strong>
        <p style={{ fontSize: 14, lineHeight: '20px' }}>
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
