import { createTask, getClassroomAdmin } from '@lemma/contracts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { useRead } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid } from '../../tasks/form/FormGrid.tsx';
import {
  emptyTaskForm,
  fieldsTouchedBy,
  newTaskForm,
  ownFields,
  toTaskBody,
  withKind,
  type TaskForm,
} from '../../tasks/form/task-form.ts';
import { KindField, TimingFields } from '../../tasks/form/TaskFields.tsx';
import { MoreRules } from '../../tasks/form/MoreRules.tsx';
import type { FormGroup } from '../../tasks/groups/group-form.ts';
import { GroupEditor } from '../../tasks/groups/GroupEditor.tsx';
import { forgetTask, keepTask, keptTask } from './kept-task.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ChooseContentPage.module.css';

interface NewTaskHereProps {
  classId: string;
  onMade: (taskId: string) => Promise<void>;
  onCancel: () => void;
}

/** A task out of exercises, made while an LMS waits for it. */
export function NewTaskHere({ classId, onMade, onCancel }: NewTaskHereProps) {
  const { data: classroom } = useRead(getClassroomAdmin, { classId });
  const [opened] = useState(() => emptyTaskForm(serverNow()));
  const [kept, setKept] = useState(() => keptTask(classId));
  const { typed, groups } = kept;
  useEffect(() => keepTask(classId, kept), [classId, kept]);
  const sending = useSubmit(createTask, ownFields);
  const name = t(m.taskNumber, { number: (classroom?.tasks.length ?? 0) + 1 });
  const form = newTaskForm({ ...opened, name }, typed, classroom?.taskDefaults ?? null);
  const { errors } = sending;

  const change = (fields: Partial<TaskForm>): void => {
    setKept((old) => ({ ...old, typed: { ...old.typed, ...fields } }));
    for (const field of fieldsTouchedBy(fields)) sending.clear(field);
  };
  const changeGroups = (next: readonly FormGroup[]): void => {
    setKept((old) => ({ ...old, groups: next }));
    for (const field of Object.keys(errors)) if (field.startsWith('groups')) sending.clear(field);
  };
  const handleSubmit = async () => {
    const task = await sending.submit({ params: { classId }, body: toTaskBody(form, groups) });
    if (task === undefined) return;
    forgetTask(classId);
    await onMade(task.id);
  };

  return (
    <Form state={sending} label={t(m.newTask)} onSubmit={handleSubmit} className={css.stack}>
      <Card aria-label={t(m.taskHead)}>
        <CardBody>
          <FormGrid>
            <TextField
              label={t(m.name)}
              name="name"
              value={form.name}
              error={errors['name']}
              maxLength={160}
              onChange={(value) => change({ name: value })}
            />
            <KindField
              kind={form.kind}
              onChange={(kind) => setKept((old) => ({ ...old, typed: withKind(old.typed, kind) }))}
            />
          </FormGrid>
        </CardBody>
      </Card>
      <GroupEditor groups={groups} errors={errors} onChange={changeGroups} />
      <Card aria-label={t(m.datesAndReleases)}>
        <CardBody>
          <FormGrid>
            <TimingFields form={form} errors={errors} onChange={change} />
          </FormGrid>
          <MoreRules form={form} errors={errors} onChange={change} />
        </CardBody>
      </Card>
      <FormProblem state={sending} />
      <div className={css.actions}>
        <Button type="submit" variant="contained" disabled={sending.isSending || classroom === undefined}>
          {t(m.setTask)}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t(m.backToTasks)}
        </Button>
      </div>
    </Form>
  );
}
