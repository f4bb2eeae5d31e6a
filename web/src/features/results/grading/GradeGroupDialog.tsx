import type { Grading } from '@lemma/contracts';
import { useState } from 'react';
import { useForm } from '../../../api/form/use-form.ts';
import { Checkbox } from '../../../ui/input/Toggles.tsx';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GradeGroupDialog.module.css';

const Tasks = part('fieldset', css.tasks);

export interface GroupDraft {
  readonly id: string;
  readonly name: string;
  readonly taskIds: string[];
}

interface GradeGroupDialogProps {
  group: GroupDraft;
  tasks: Grading['tasks'];
  /** The group in which a task is now. */
  taken: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  onSave: (group: GroupDraft) => void;
  onClose: () => void;
}

/** The name of a group and the tasks that count towards it. */
export function GradeGroupDialog({ group, tasks, taken, onSave, onClose }: GradeGroupDialogProps) {
  const field = useFirstFocus<HTMLInputElement>();
  const form = useForm({ name: group.name });
  const [taskIds, setTaskIds] = useState(group.taskIds);
  const handleSubmit = (): void => {
    const name = form.values.name.trim();
    if (name === '') form.refuse({ name: t(m.nameNeeded) });
    else onSave({ id: group.id, name, taskIds });
  };
  return (
    <FormDialog
      title={group.name === '' ? t(m.addGroup) : group.name}
      action={t(m.save)}
      state={form}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        label={t(m.name)}
        inputRef={field}
        placeholder={t(m.nameExample)}
        maxLength={60}
        {...form.field('name')}
      />
      <Tasks>
        <legend>{t(m.tasksHead)}</legend>
        {tasks.length === 0 ? <p>{t(m.noTasksYet)}</p> : null}
        {tasks.map((task) => {
          const other = taken.get(task.id);
          return (
            <label key={task.id}>
              <Checkbox
                checked={taskIds.includes(task.id)}
                onChange={(_, checked) =>
                  setTaskIds(checked ? [...taskIds, task.id] : taskIds.filter((one) => one !== task.id))
                }
              />
              <span>
                {task.name}{' '}
                {other === undefined || other.id === group.id ? null : (
                  <small>{t(m.nowIn, { name: other.name })}</small>
                )}
              </span>
            </label>
          );
        })}
      </Tasks>
    </FormDialog>
  );
}
