import { updateClassroom, type TaskDefaults } from '@lemma/contracts';
import { useState } from 'react';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useSubmit } from '../../../api/use-submit.ts';
import { CardBody } from '../../../ui/Card.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { useTaughtClassroom } from '../classroom-context.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskDefaultsForm.module.css';

const Grid = part(CardBody, css.grid);

/** Defaults of a new assessment where the class has no setting. */
const usualTaskDefaults: TaskDefaults = {
  attemptsAllowed: 1,
  latePolicy: 'none',
  latePercent: 0,
  results: 'after-hand-in',
  scores: 'after-hand-in',
  solutions: 'after-due',
};

const moments = [
  { value: 'after-answer', label: t(m.afterEachAnswer) },
  { value: 'after-hand-in', label: t(m.afterHandIn) },
  { value: 'after-due', label: t(m.afterDueDate) },
  { value: 'by-hand', label: t(m.whenReleased) },
] as const;
const solutionMoments = [...moments, { value: 'never', label: t(m.never) }] as const;
const latePolicies = [
  { value: 'none', label: t(m.isNotTaken) },
  { value: 'per-day', label: t(m.losesEachDay) },
  { value: 'once', label: t(m.losesOnce) },
] as const;

function formOf({ attemptsAllowed, latePercent, ...rules }: TaskDefaults): Values {
  return { ...rules, attempts: String(attemptsAllowed), percent: String(latePercent) };
}

/** Initial values for the form of a new task; each task can change them. */
export function TaskDefaultsForm() {
  const { classroom, keep } = useTaughtClassroom();
  const toast = useToast();
  const saved = classroom.taskDefaults ?? usualTaskDefaults;
  const [form, setForm] = useState(() => formOf(saved));
  const sending = useSubmit(updateClassroom, ['taskDefaults']);
  const { attempts, percent, ...rules } = form;
  const wanted: TaskDefaults = {
    ...rules,
    attemptsAllowed: Number(attempts),
    latePercent: rules.latePolicy === 'none' ? 0 : Number(percent),
  };
  const isDirty = (Object.keys(wanted) as (keyof TaskDefaults)[]).some((field) => wanted[field] !== saved[field]);
  const save = async (): Promise<boolean> => {
    const answer = await sending.submit({ params: { classId: classroom.id }, body: { taskDefaults: wanted } });
    if (answer === undefined) return false;
    await keep(answer);
    toast.show({ kind: 'success', message: t(m.saved) });
    return true;
  };
  useUnsavedGuard({ isDirty, message: t(m.youChangedDefaults), onSave: save });
  return (
    <Form state={sending} label={t(m.newTasks)} onSubmit={async () => void (await save())}>
      <Grid>
        <DefaultsFields
          form={form}
          errors={sending.errors}
          onChange={(fields) => setForm((old) => ({ ...old, ...fields }))}
        />
        <div className={css.wide}>
          <FormProblem state={sending} />
          <Button type="submit" variant="contained" disabled={!isDirty || sending.isSending || classroom.isReadOnly}>
            {t(m.save)}
          </Button>
        </div>
      </Grid>
    </Form>
  );
}

type Values = Omit<TaskDefaults, 'attemptsAllowed' | 'latePercent'> & {
  readonly attempts: string;
  readonly percent: string;
};

interface DefaultsFieldsProps {
  form: Values;
  errors: Readonly<Record<string, string>>;
  onChange: (fields: Partial<Values>) => void;
}

function DefaultsFields({ form, errors, onChange: change }: DefaultsFieldsProps) {
  const errorOf = (field: keyof TaskDefaults) => errors[`taskDefaults.${field}`];
  return (
    <>
      <TextField
        label={t(m.attemptsAtAssessment)}
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        value={form.attempts}
        error={errorOf('attemptsAllowed')}
        onChange={(value) => change({ attempts: value })}
      />
      <SelectField
        label={t(m.lateWork)}
        value={form.latePolicy}
        options={latePolicies}
        onChange={(latePolicy) => change({ latePolicy })}
      />
      {form.latePolicy === 'none' ? null : (
        <TextField
          label={t(m.lateWorkLoses)}
          type="number"
          inputMode="decimal"
          min={0}
          max={100}
          value={form.percent}
          error={errorOf('latePercent')}
          onChange={(value) => change({ percent: value })}
        />
      )}
      <SelectField
        label={t(m.seeWhatIsRight)}
        value={form.results}
        options={moments}
        onChange={(results) => change({ results })}
      />
      <SelectField
        label={t(m.seeScore)}
        value={form.scores}
        options={moments}
        onChange={(scores) => change({ scores })}
      />
      <SelectField
        label={t(m.seeSolutions)}
        value={form.solutions}
        options={solutionMoments}
        onChange={(solutions) => change({ solutions })}
      />
    </>
  );
}
