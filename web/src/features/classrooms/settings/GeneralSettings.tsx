import { updateClassroom, type ClassroomAdmin } from '@lemma/contracts';
import { useMemo } from 'react';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useForm } from '../../../api/form/use-form.ts';
import { CardBody } from '../../../ui/Card.tsx';
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
type Values = ReturnType<typeof formOf>;

const isSame = (a: Values, b: Values): boolean =>
  (Object.keys(a) as (keyof Values)[]).every((field) => a[field].trim() === b[field].trim());

/** Name, description, first and last day, time zone. */
export function GeneralSettings() {
  const { classroom, keep } = useTaughtClassroom();
  const toast = useToast();
  const form = useForm(() => formOf(classroom));
  const zones = useMemo(() => zoneChoices(classroom.timeZone), [classroom.timeZone]);
  const isDirty = !isSame(form.values, formOf(classroom));
  const save = async (): Promise<boolean> => {
    const { firstDay, lastDay, ...rest } = form.values;
    const body = { ...rest, firstDay: firstDay || null, lastDay: lastDay || null };
    const answer = await form.submit(updateClassroom, { params: { classId: classroom.id }, body });
    if (answer === undefined) return false;
    form.change(formOf(answer));
    await keep(answer);
    toast.show({ kind: 'success', message: 'Saved.' });
    return true;
  };
  useUnsavedGuard({ isDirty, message: 'You changed the settings of the class.', onSave: save });
  return (
    <Form state={form} label="Name and dates" onSubmit={async () => void (await save())}>
      <CardBody className={css.stack}>
        <TextField label="Name" maxLength={120} {...form.field('name')} />
        <TextField label="Description" maxLength={400} {...form.field('description')} />
        <Pair>
          <TextField label="First day" type="date" {...form.field('firstDay')} />
          <TextField label="Last day" type="date" min={form.values.firstDay} {...form.field('lastDay')} />
        </Pair>
        <SelectField
          label="Time zone"
          helper="Days begin and end by it, for due dates and late work."
          options={zones}
          {...form.field('timeZone')}
        />
        <FormProblem state={form} />
        <div>
          <Button type="submit" variant="contained" disabled={!isDirty || form.isSending}>
            Save
          </Button>
        </div>
      </CardBody>
    </Form>
  );
}
