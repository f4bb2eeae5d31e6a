import { getClassroomAdmin, getTask, updateTask, type TaskDetail } from '@lemma/contracts';
import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { Activity, Archive, ArchiveRestore, Table2 } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { wordsFor } from '../../api/error-words.ts';
import { readAgain, useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { count } from '../../dates.ts';
import { Card, CardBody, CardHead } from '../../ui/Card.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { Note } from '../../ui/Note.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/toast-context.ts';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';
import { useWarningDialog } from '../../ui/warning-context.ts';
import { FormGrid, MainAndSide } from './FormGrid.tsx';
import { formOfTask, toTaskChange, type TaskForm } from './task-form.ts';
import { SectionField, TimingFields } from './TaskFields.tsx';
import { TaskItems } from './TaskItems.tsx';
import { TaskStanding } from './TaskStanding.tsx';

const ownFields = ['name', 'sectionId', 'opensAt', 'dueAt', 'attemptsAllowed', 'results', 'solutions'];

/** R20: a task with its settings, its exercises and where learners stand. */
export function TaskPage() {
  const { classId = '', taskId = '' } = useParams();
  const user = useUser();
  const read = useRead(getTask, user === null ? null : { classId, taskId });
  return (
    <PageFrame title={read.data?.name ?? 'Task'} access="privileged" isLoading={read.isLoading}>
      <Loaded read={read} noun="task" skeleton={<SkeletonRows label="Loading the task" rows={5} />}>
        {(task) => (
          <TaskContent
            key={task.id}
            task={task}
            classId={classId}
            onChanged={async (changed) => {
              await read.mutate(changed, { revalidate: false });
              void readAgain(getClassroomAdmin, { classId });
            }}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

interface TaskContentProps {
  task: TaskDetail;
  classId: string;
  onChanged: (task: TaskDetail) => Promise<void>;
}

function TaskContent({ task, classId, onChanged }: TaskContentProps) {
  const classroom = useRead(getClassroomAdmin, { classId });
  const learners = classroom.data?.members.filter((member) => member.role === 'learner').length;
  return (
    <>
      <PageHeader
        title={task.name}
        above={[
          { label: 'Classrooms', to: paths.classrooms },
          { label: classroom.data?.name ?? 'Class', to: paths.taughtClassroom(classId) },
        ]}
        actions={
          <>
            <Button component={Link} to={paths.classroomResults(classId)} startIcon={<Table2 aria-hidden />}>
              Results
            </Button>
            <Button
              variant="contained"
              component={Link}
              to={paths.taskProgress(classId, task.id)}
              startIcon={<Activity aria-hidden />}
            >
              See progress
            </Button>
          </>
        }
        lead={
          <>
            {task.kind === 'practice' ? 'Practice' : 'Assessment'} · {count(task.itemCount, 'question')} ·{' '}
            {count(task.points, 'point')} {task.isArchived ? <Chip label="Archived" /> : null}
          </>
        }
      />
      <MainAndSide>
        <div>
          <TaskItems task={task} classId={classId} onChanged={onChanged} />
          <TaskSettings task={task} classId={classId} onChanged={onChanged} />
        </div>
        <div className="side">
          <TaskStanding task={task} learners={learners} />
          <ArchiveButton task={task} classId={classId} onChanged={onChanged} />
        </div>
      </MainAndSide>
    </>
  );
}

function TaskSettings({ task, classId, onChanged }: TaskContentProps) {
  const classroom = useRead(getClassroomAdmin, { classId });
  const toast = useToast();
  const [form, setForm] = useState(() => formOfTask(task));
  const { errors, formError, isSending, submit, clear } = useSubmit(updateTask, ownFields);
  const saved = formOfTask(task);
  const isDirty = JSON.stringify(form) !== JSON.stringify(saved);
  const change = (fields: Partial<TaskForm>): void => {
    setForm((old) => ({ ...old, ...fields }));
    for (const field of Object.keys(fields)) clear(field === 'attempts' ? 'attemptsAllowed' : field);
    if ('opensAt' in fields) clear('dueAt');
  };
  const save = async (): Promise<boolean> => {
    const body = toTaskChange(form, task);
    const changed = await submit({ params: { classId, taskId: task.id }, body });
    if (changed === undefined) return false;
    setForm(formOfTask(changed));
    await onChanged(changed);
    toast.show({ kind: 'success', message: 'Saved.' });
    return true;
  };
  useUnsavedGuard({ isDirty, message: `You changed the settings of “${task.name}”.`, onSave: save });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Card aria-labelledby="settings-head">
      <CardHead title="Settings" id="settings-head" />
      <form noValidate onSubmit={handleSubmit}>
        <CardBody style={{ display: 'grid', gap: 16 }}>
          <FormGrid>
            <TextField
              label="Name"
              name="name"
              value={form.name}
              onChange={(name) => change({ name })}
              error={errors['name']}
              maxLength={160}
            />
            <SectionField
              form={form}
              errors={errors}
              onChange={change}
              classId={classId}
              sections={classroom.data?.sections ?? []}
              onCreated={async () => void (await classroom.mutate())}
            />
            <TimingFields form={form} errors={errors} onChange={change} />
          </FormGrid>
          {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
          <div>
            <Button type="submit" variant="soft" disabled={!isDirty || isSending}>
              Save
            </Button>
          </div>
        </CardBody>
      </form>
    </Card>
  );
}

function ArchiveButton({ task, classId, onChanged }: TaskContentProps) {
  const ask = useWarningDialog();
  const toast = useToast();
  const put = async (isArchived: boolean): Promise<void> => {
    try {
      await onChanged(await call(updateTask, { params: { classId, taskId: task.id }, body: { isArchived } }));
      toast.show({ kind: 'success', message: isArchived ? 'The task is archived.' : 'The task is back.' });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
  };
  const archive = async (): Promise<void> => {
    const answer = await ask({
      title: `Archive “${task.name}”?`,
      message: 'Learners no longer see it and it leaves the results. Their answers are kept; you can bring it back.',
      actions: [
        { value: 'stay', label: 'Cancel', variant: 'text' },
        { value: 'archive', label: 'Archive task', variant: 'contained', color: 'error' },
      ],
    });
    if (!answer.cancelled && answer.action === 'archive') await put(true);
  };
  return task.isArchived ? (
    <Button startIcon={<ArchiveRestore aria-hidden />} onClick={() => void put(false)}>
      Bring the task back
    </Button>
  ) : (
    <Button color="error" startIcon={<Archive aria-hidden />} onClick={() => void archive()}>
      Archive task
    </Button>
  );
}
