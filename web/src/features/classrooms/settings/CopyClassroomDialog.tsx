import { copyClassroom, listClassrooms, type ClassroomAdmin } from '@lemma/contracts';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { readAgain } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { count } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { FormDialogActions } from '../../../ui/fields/FormDialogActions.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { dayIn, firstDueDay } from './first-due-day.ts';
import css from './CopyClassroomDialog.module.css';

type Source = Pick<ClassroomAdmin, 'id' | 'name' | 'tasks' | 'sections' | 'timeZone'>;

/** Asks for a name and for what becomes of the dates, makes the copy and goes to it. */
export function CopyClassroomDialog({ classroom, onClose }: { classroom: Source; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const toast = useToast();
  const field = useFirstFocus<HTMLInputElement>();
  const due = firstDueDay(classroom);
  const [name, setName] = useState(classroom.name);
  const [dates, setDates] = useState<'move' | 'empty'>(due === undefined ? 'empty' : 'move');
  const [day, setDay] = useState(due === undefined ? '' : dayIn(due.getTime() + 364 * 86_400_000, classroom.timeZone));
  const { errors, formError, isSending, submit, clear } = useSubmit(copyClassroom, ['name', 'firstDueDay']);
  const tasks = classroom.tasks.filter((task) => !task.isArchived).length;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, firstDueDay: dates === 'move' ? day : null };
    const made = await submit({ params: { classId: classroom.id }, body });
    if (made === undefined) return;
    void readAgain(listClassrooms, {});
    toast.show({ kind: 'success', message: `${made.name} is ready. Give out its code when you like.` });
    onClose();
    await navigate(paths.taughtClassroom(made.id));
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className={css.unboxed}>
        <DialogTitle id={id}>Copy class</DialogTitle>
        <DialogContent className={css.stack}>
          <p>
            The copy has {count(tasks, 'task')}, {count(classroom.sections.length, 'section')} and the settings of{' '}
            {classroom.name}. You are its only member.
          </p>
          <TextField
            label="Name of the copy"
            name="name"
            inputRef={field}
            value={name}
            error={errors['name']}
            maxLength={120}
            onChange={(value) => {
              setName(value);
              clear('name');
            }}
          />
          {due === undefined ? null : (
            <>
              <RadioGroup
                aria-label="Dates of the tasks"
                value={dates}
                onChange={(_, value) => setDates(value === 'move' ? 'move' : 'empty')}
              >
                <FormControlLabel value="move" control={<Radio />} label="Move all dates" />
                <FormControlLabel value="empty" control={<Radio />} label="Leave the dates empty" />
              </RadioGroup>
              {dates === 'move' && (
                <TextField
                  label="The first task is due on"
                  name="firstDueDay"
                  type="date"
                  helper="All dates move by as many days, at the same time of day."
                  value={day}
                  error={errors['firstDueDay']}
                  onChange={(value) => {
                    setDay(value);
                    clear('firstDueDay');
                  }}
                />
              )}
            </>
          )}
          {formError === undefined ? null : <Note tone="wrong" role="alert" title={formError} />}
        </DialogContent>
        <FormDialogActions label="Copy class" isDisabled={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
