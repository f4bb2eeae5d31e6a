import { getRetention, setRetention } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { useRead } from '../../api/use-read.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { CardBody } from '../../ui/Card.tsx';
import { FormProblem } from '../../ui/fields/FormProblem.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SkeletonBar } from '../../ui/waiting/Skeleton.tsx';
import { useToast } from '../../ui/messages/toast-context.ts';
import { useWarningDialog } from '../../ui/messages/warning-context.ts';
import { SettingsSection } from '../classrooms/settings/SettingsSection.tsx';
import { dryRunWords, monthChoices } from './retention-words.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './RetentionSection.module.css';

/** How long learners' names stay with their work after a class is archived. */
export function RetentionSection({ classId }: { classId: string }) {
  const read = useRead(getRetention, { classId });
  return (
    <SettingsSection title={t(m.keepingNames)} about={t(m.keepingNamesMeans)}>
      <CardBody>
        <Loaded read={read} noun="setting" skeleton={<SkeletonBar height={96} />}>
          {({ months }) => (
            <Choice key={months} classId={classId} current={months} onSaved={() => void read.mutate()} />
          )}
        </Loaded>
      </CardBody>
    </SettingsSection>
  );
}

interface ChoiceProps {
  classId: string;
  current: number | null;
  onSaved: () => void;
}

function Choice({ classId, current, onSaved }: ChoiceProps) {
  const ask = useWarningDialog();
  const { show } = useToast();
  const [value, setValue] = useState(String(current ?? ''));
  const months = value === '' ? null : Number(value);
  const dryRun = useRead(getRetention, { classId, ...(months === null ? {} : { months }) }, { keepPreviousData: true });
  const { formError, isSending, submit } = useSubmit(setRetention, []);
  const words = dryRun.data === undefined ? undefined : dryRunWords(months, dryRun.data);

  const handleSave = async () => {
    if (months !== null) {
      const answer = await ask({
        title: t(m.removeNamesNow),
        message: t(m.namesDoNotComeBack, { when: words ?? '' }),
        actions: [
          { value: 'stay', label: t(m.cancel), variant: 'text' },
          { value: 'save', label: t(m.save), variant: 'contained' },
        ],
      });
      if (answer.cancelled || answer.action !== 'save') return;
    }
    if (!(await submit({ params: { classId }, body: { months } }))) return;
    onSaved();
    show({ kind: 'success', message: t(m.saved) });
  };

  return (
    <div className={css.stack}>
      <SelectField label={t(m.learnersNames)} value={value} options={monthChoices(current)} onChange={setValue} />
      <p role="status" className={css.text}>
        {words}
      </p>
      <FormProblem state={{ formError }} />
      <div>
        <Button variant="contained" disabled={months === current || isSending} onClick={() => void handleSave()}>
          {t(m.save)}
        </Button>
      </div>
    </div>
  );
}
