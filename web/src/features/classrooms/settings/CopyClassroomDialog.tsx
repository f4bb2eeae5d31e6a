import { copyClassroom, listClassrooms, type ClassroomAdmin } from '@lemma/contracts';
import { useId, useState } from 'react';
import { useNavigate } from '../../../routing/router-context.ts';
import { Labelled, Radio } from '../../../ui/input/Toggles.tsx';
import { readAgain } from '../../../api/use-read.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { paths } from '../../../paths.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFirstFocus } from '../../../ui/fields/use-first-focus.ts';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { dayIn, firstDueDay } from './first-due-day.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CopyClassroomDialog.module.css';

type Source = Pick<ClassroomAdmin, 'id' | 'name' | 'tasks' | 'sections' | 'timeZone'>;

const dateChoices = [
  { value: 'move', label: t(m.moveAllDates) },
  { value: 'empty', label: t(m.leaveDatesEmpty) },
] as const;

/** Asks for a name and for what becomes of the dates, makes the copy and goes to it. */
export function CopyClassroomDialog({ classroom, onClose }: { classroom: Source; onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const toast = useToast();
  const field = useFirstFocus<HTMLInputElement>();
  const due = firstDueDay(classroom);
  const [dates, setDates] = useState<'move' | 'empty'>(due === undefined ? 'empty' : 'move');
  const form = useForm({
    name: classroom.name,
    firstDueDay: due === undefined ? '' : dayIn(due.getTime() + 364 * 86_400_000, classroom.timeZone),
  });
  const tasks = classroom.tasks.filter((task) => !task.isArchived).length;
  const handleSubmit = async () => {
    const body = { ...form.values, ...(dates === 'empty' && { firstDueDay: null }) };
    const made = await form.submit(copyClassroom, { params: { classId: classroom.id }, body });
    if (made === undefined) return;
    void readAgain(listClassrooms, {});
    toast.show({ kind: 'success', message: t(m.copyIsReady, { name: made.name }) });
    onClose();
    await navigate(paths.taughtClassroom(made.id));
  };
  return (
    <FormDialog title={t(m.copyClass)} action={t(m.copyClass)} state={form} onSubmit={handleSubmit} onClose={onClose}>
      <p>{t(m.copyHas, { tasks, sections: classroom.sections.length, name: classroom.name })}</p>
      <TextField label={t(m.nameOfCopy)} inputRef={field} maxLength={120} {...form.field('name')} />
      {due === undefined ? null : (
        <>
          <div role="radiogroup" aria-label={t(m.datesOfTasks)} className={css.choices}>
            {dateChoices.map(({ value, label }) => (
              <Labelled
                key={value}
                control={<Radio name={id} checked={dates === value} onChange={() => setDates(value)} />}
                label={label}
              />
            ))}
          </div>
          {dates === 'move' && (
            <TextField
              label={t(m.firstTaskDue)}
              type="date"
              helper={t(m.datesMoveAlike)}
              {...form.field('firstDueDay')}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
