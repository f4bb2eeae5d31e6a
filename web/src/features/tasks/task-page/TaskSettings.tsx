import { getClassroomAdmin, updateTask } from '@lemma/contracts';
import { useState } from 'react';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { FormGrid } from '../form/FormGrid.tsx';
import { MoreRules } from '../form/MoreRules.tsx';
import { fieldsTouchedBy, formOfTask, ownFields, toTaskChange, type TaskForm } from '../form/task-form.ts';
import { GradeGroupField, SectionField, TimingFields } from '../form/TaskFields.tsx';
import type { TaskContentProps } from './task-content.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskSettings.module.css';

/** The rules of a set task, to be changed at any time. */
export function TaskSettings({ task, classId, onChanged }: TaskContentProps) {
  const classroom = useRead(getClassroomAdmin, { classId });
  const toast = useToast();
  const [form, setForm] = useState(() => formOfTask(task));
  const sending = useSubmit(updateTask, ownFields);
  const { errors } = sending;
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOfTask(task));
  const change = (fields: Partial<TaskForm>): void => {
    setForm((old) => ({ ...old, ...fields }));
    for (const field of fieldsTouchedBy(fields)) sending.clear(field);
  };
  const save = async (): Promise<boolean> => {
    const body = toTaskChange(form, task);
    const changed = await sending.submit({ params: { classId, taskId: task.id }, body });
    if (changed === undefined) return false;
    setForm(formOfTask(changed));
    await onChanged(changed);
    toast.show({ kind: 'success', message: t(m.saved) });
    return true;
  };
  useUnsavedGuard({ isDirty, message: t(m.youChangedSettings, { name: task.name }), onSave: save });
  return (
    <Card aria-labelledby="settings-head">
      <CardHead title={t(m.settings)} id="settings-head" />
      <Form state={sending} onSubmit={async () => void (await save())}>
        <CardBody className={css.stack}>
          {task.startedCount > 0 && <Note tone="neutral">{t(m.countsFromNow)}</Note>}
          <FormGrid>
            <TextField
              label={t(m.name)}
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
            <GradeGroupField form={form} errors={errors} onChange={change} classId={classId} />
            <TimingFields form={form} errors={errors} onChange={change} />
          </FormGrid>
          <MoreRules form={form} errors={errors} onChange={change} />
          <FormProblem state={sending} />
          <div>
            <Button type="submit" variant="soft" disabled={!isDirty || sending.isSending}>
              {t(m.save)}
            </Button>
          </div>
        </CardBody>
      </Form>
    </Card>
  );
}
