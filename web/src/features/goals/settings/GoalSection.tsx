import { setGoal, updateNotificationSettings, type LearnerGoal } from '@lemma/contracts';
import { useMemo } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { useForm } from '../../../api/form/use-form.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { ownTimeZone, zoneChoices } from '../../classrooms/time-zones.ts';
import { SettingsSection } from '../../people/settings/SettingsSection.tsx';
import { keepGoal, useGoal } from '../use-goal.ts';
import { GoalFields, goalOf, goalValues } from './GoalFields.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GoalSection.module.css';

/** M06: the daily goal, and the time zone in which its days begin. */
export function GoalSection() {
  const read = useGoal();
  return (
    <SettingsSection title={t(m.dailyGoal)} hint={t(m.onlyYouSee)}>
      <Card as="div">
        <CardBody className={css.body}>
          <Loaded read={read} noun="goal" skeleton={<SkeletonRows label={t(m.loadingGoal)} rows={3} />}>
            {(learnerGoal) => (
              <>
                <GoalForm key={String(learnerGoal.goal === null)} learnerGoal={learnerGoal} />
                <TimeZoneField timeZone={learnerGoal.timeZone} onSaved={() => read.mutate()} />
              </>
            )}
          </Loaded>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

function GoalForm({ learnerGoal }: { learnerGoal: LearnerGoal }) {
  const toast = useToast();
  const form = useForm(() => goalValues(learnerGoal));
  const isSet = learnerGoal.goal !== null;
  const save = async (goal: ReturnType<typeof goalOf> | null): Promise<void> => {
    const saved = await form.submit(setGoal, { body: { goal } });
    if (saved === undefined) return;
    await keepGoal(saved);
    toast.show({ kind: 'success', message: goal === null ? t(m.goalIsOff) : t(m.goalIsSet) });
  };
  return (
    <Form state={form} label={t(m.dailyGoal)} className={css.form} onSubmit={() => save(goalOf(form.values))}>
      <GoalFields form={form} />
      <FormProblem state={form} />
      <div className={css.actions}>
        <Button type="submit" variant="contained" disabled={form.isSending}>
          {isSet ? t(m.saveGoal) : t(m.setGoal)}
        </Button>
        {isSet && (
          <Button variant="text" disabled={form.isSending} onClick={() => void save(null)}>
            {t(m.turnOff)}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface TimeZoneFieldProps {
  timeZone: string | null;
  onSaved: () => Promise<unknown>;
}

function TimeZoneField({ timeZone, onSaved }: TimeZoneFieldProps) {
  const toast = useToast();
  const zone = timeZone ?? ownTimeZone();
  const options = useMemo(() => zoneChoices(zone), [zone]);
  const change = async (value: string): Promise<void> => {
    try {
      await call(updateNotificationSettings, { body: { timeZone: value } });
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
    }
    await onSaved();
  };
  return (
    <SelectField
      label={t(m.timeZone)}
      value={zone}
      options={options}
      helper={t(m.daysBeginThere)}
      onChange={(value) => void change(value)}
    />
  );
}
