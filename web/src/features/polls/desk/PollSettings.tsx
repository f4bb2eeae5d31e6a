import { listClassrooms, updatePoll, type PollControl, type PollSettings } from '@lemma/contracts';
import { useState } from 'react';
import { useSubmit } from '../../../api/use-submit.ts';
import { useRead } from '../../../api/use-read.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { CountsSettings } from './CountsSettings.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './SessionSettings.module.css';

const Switches = part('div', css.switches);

interface PollSettingsProps {
  control: PollControl;
  onDone: (control: PollControl) => void;
}

/** How the whole session runs; saved with each change. */
export function PollSettings({ control, onDone }: PollSettingsProps) {
  const classrooms = useRead(listClassrooms, {});
  const { submit, formError } = useSubmit(updatePoll, []);
  const params = { pollId: control.id };
  const wasLive = control.startedAt !== null;
  const [changing, setChanging] = useState<Partial<PollSettings>>({});
  const settings = { ...control.settings, ...changing };
  const set = async (changes: Partial<PollSettings>) => {
    setChanging(changes);
    const done = await submit({ params, body: { settings: changes } });
    if (done) onDone(done);
    setChanging({});
  };
  const setClass = async (classId: string | null) => {
    const done = await submit({
      params,
      body: { classId, ...(classId === null ? { settings: { named: false, membersOnly: false } } : {}) },
    });
    if (done) onDone(done);
  };
  const taught = (classrooms.data ?? []).filter((one) => one.role === 'teacher' && !one.isArchived);
  const own = control.classId !== null && !taught.some((one) => one.id === control.classId);
  return (
    <Card aria-label={t(m.howRuns)}>
      <CardHead title={t(m.howRuns)} />
      <CardBody>
        <SelectField
          label={t(m.classLabel)}
          value={control.classId ?? ''}
          disabled={wasLive}
          helper={wasLive ? t(m.fixedSinceLive) : t(m.withClassAnswersCan)}
          options={[
            { value: '', label: t(m.noClass) },
            ...(own ? [{ value: control.classId ?? '', label: control.className ?? t(m.classLabel) }] : []),
            ...taught.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => void setClass(value === '' ? null : value)}
        />
        <SettingSwitches control={control} settings={settings} onSet={set} />
        {control.settings.named && control.classId !== null ? (
          <CountsSettings control={control} classId={control.classId} onDone={onDone} />
        ) : null}
        <FormProblem state={{ formError }} />
      </CardBody>
    </Card>
  );
}

interface SettingSwitchesProps {
  control: PollControl;
  /** With what is being saved. */
  settings: PollSettings;
  onSet: (changes: Partial<PollSettings>) => unknown;
}

function SettingSwitches({ control, settings, onSet }: SettingSwitchesProps) {
  const hasNoClass = control.classId === null;
  return (
    <Switches>
      <SwitchRow
        isFlush
        about={t(m.seeWhoAnsweredWhat)}
        label={t(m.namedAnswers)}
        checked={settings.named}
        disabled={control.startedAt !== null || hasNoClass}
        onChange={(named) => onSet({ named })}
      />
      <SwitchRow
        isFlush
        about={settings.named ? t(m.answersWithNamesThose) : t(m.membersSignInAnd)}
        label={t(m.membersOnly)}
        checked={settings.named || settings.membersOnly}
        disabled={settings.named || hasNoClass || control.current?.phase === 'open'}
        onChange={(membersOnly) => onSet({ membersOnly })}
      />
      <SwitchRow
        isFlush
        about={t(m.whileVotingOpen)}
        label={t(m.answerMayChange)}
        checked={settings.mayChange}
        onChange={(mayChange) => onSet({ mayChange })}
      />
      <SwitchRow
        isFlush
        about={t(m.newCodeOnWall)}
        label={t(m.presenceCode)}
        checked={settings.presence}
        onChange={(presence) => onSet({ presence })}
      />
    </Switches>
  );
}
