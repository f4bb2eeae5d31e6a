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
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
    toast.show({ kind: 'success', message: t(m.saved) });
    return true;
  };
  useUnsavedGuard({ isDirty, message: t(m.youChangedSettings), onSave: save });
  return (
    <Form state={form} label={t(m.nameAndDates)} onSubmit={async () => void (await save())}>
      <CardBody className={css.stack}>
        <TextField label={t(m.name)} maxLength={120} {...form.field('name')} />
        <TextField label={t(m.descriptionLabel)} maxLength={400} {...form.field('description')} />
        <Pair>
          <TextField label={t(m.firstDay)} type="date" {...form.field('firstDay')} />
          <TextField label={t(m.lastDay)} type="date" min={form.values.firstDay} {...form.field('lastDay')} />
        </Pair>
        <SelectField label={t(m.timeZone)} helper={t(m.timeZoneMeans)} options={zones} {...form.field('timeZone')} />
        <FormProblem state={form} />
        <div>
          <Button type="submit" variant="contained" disabled={!isDirty || form.isSending}>
            {t(m.save)}
          </Button>
        </div>
      </CardBody>
    </Form>
  );
}
