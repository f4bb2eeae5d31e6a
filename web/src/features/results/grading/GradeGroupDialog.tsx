import type { Grading } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { part } from '../../../ui/part.ts';
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
  const id = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState(group.name);
  const [taskIds, setTaskIds] = useState(group.taskIds);
  const [error, setError] = useState<string>();
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') setError('Give the group a name.');
    else onSave({ id: group.id, name: name.trim(), taskIds });
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={handleSubmit} className={css.unboxed}>
        <DialogTitle id={id}>{group.name === '' ? 'Add a group' : group.name}</DialogTitle>
        <DialogContent className={css.stack}>
          <TextField
            label="Name"
            name="name"
            inputRef={field}
            placeholder="Tests"
            value={name}
            error={error}
            maxLength={60}
            onChange={(value) => {
              setName(value);
              setError(undefined);
            }}
          />
          <Tasks>
            <legend>Tasks</legend>
            {tasks.length === 0 ? <p>The class has no tasks yet.</p> : null}
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
                    {other === undefined || other.id === group.id ? null : <small>now in {other.name}</small>}
                  </span>
                </label>
              );
            })}
          </Tasks>
        </DialogContent>
        <FormDialogActions label="Save" isDisabled={false} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
