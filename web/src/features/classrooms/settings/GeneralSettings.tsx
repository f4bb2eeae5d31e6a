import { updateClassroom, type ClassroomAdmin } from '@lemma/contracts';
import { useMemo, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { useSubmit } from '../../../api/use-submit.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { useTaughtClassroom } from '../classroom-context.ts';
import { zoneChoices } from '../time-zones.ts';
import { part } from '../../../ui/part.ts';
import css from './GeneralSettings.module.css';

const Pair = part('div', css.pair);

const formOf = ({ name, description, firstDay, lastDay, timeZone }: ClassroomAdmin) => ({
  name,
  description,
  firstDay: firstDay ?? '',
  lastDay: lastDay ?? '',
  timeZone,
});
type Form = ReturnType<typeof formOf>;

const isSame = (a: Form, b: Form): boolean =>
  (Object.keys(a) as (keyof Form)[]).every((field) => a[field].trim() === b[field].trim());

/** Name, description, first and last day, time zone. */
export function GeneralSettings() {
  const { classroom, keep } = useTaughtClassroom();
  const toast = useToast();
  const [form, setForm] = useState(() => formOf(classroom));
  const { errors, formError, isSending, submit, clear } = useSubmit(updateClassroom, Object.keys(form));
  const zones = useMemo(() => zoneChoices(classroom.timeZone), [classroom.timeZone]);
  const isDirty = !isSame(form, formOf(classroom));
  const change = (field: keyof Form) => (value: string) => {
    setForm((old) => ({ ...old, [field]: value }));
    clear(field);
  };
  const save = async (): Promise<boolean> => {
    const body = { ...form, firstDay: form.firstDay || null, lastDay: form.lastDay || null };
    const answer = await submit({ params: { classId: classroom.id }, body });
    if (answer === undefined) return false;
    setForm(formOf(answer));
    await keep(answer);
    toast.show({ kind: 'success', message: 'Saved.' });
    return true;
  };
  useUnsavedGuard({ isDirty, message: 'You changed the settings of the class.', onSave: save });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const field = (name: keyof Form, label: string) => ({
    name,
    label,
    value: form[name],
    error: errors[name],
    onChange: change(name),
  });
  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Name and dates">
      <CardBody className={css.stack}>
        <TextField {...field('name', 'Name')} maxLength={120} />
        <TextField {...field('description', 'Description')} maxLength={400} />
        <Pair>
          <TextField {...field('firstDay', 'First day')} type="date" />
          <TextField {...field('lastDay', 'Last day')} type="date" min={form.firstDay} />
        </Pair>
        <SelectField
          label="Time zone"
          helper="Days begin and end by it, for due dates and late work."
          value={form.timeZone}
          options={zones}
          error={errors['timeZone']}
          onChange={change('timeZone')}
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
