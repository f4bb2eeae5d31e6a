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
    <Card aria-label="How it runs">
      <CardHead title="How it runs" />
      <CardBody>
        <SelectField
          label="Class"
          value={control.classId ?? ''}
          disabled={wasLive}
          helper={wasLive ? 'Fixed since it was live.' : 'With a class, answers can carry names and count.'}
          options={[
            { value: '', label: 'No class' },
            ...(own ? [{ value: control.classId ?? '', label: control.className ?? 'Class' }] : []),
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
        about="You see who answered what; the wall never does. Without it you see codenames."
        label="Named answers"
        checked={settings.named}
        disabled={control.startedAt !== null || hasNoClass}
        onChange={(named) => onSet({ named })}
      />
      <SwitchRow
        isFlush
        about={
          settings.named
            ? 'Answers with names are those of members.'
            : 'Members sign in and have one vote each; you see codenames. The next poll of the class starts like this.'
        }
        label="Members only"
        checked={settings.named || settings.membersOnly}
        disabled={settings.named || hasNoClass || control.current?.phase === 'open'}
        onChange={(membersOnly) => onSet({ membersOnly })}
      />
      <SwitchRow
        isFlush
        about="While voting is open."
        label="Answer may change"
        checked={settings.mayChange}
        onChange={(mayChange) => onSet({ mayChange })}
      />
      <SwitchRow
        isFlush
        about="A new code on the wall every 20 seconds shows who is in the room."
        label="Presence code"
        checked={settings.presence}
        onChange={(presence) => onSet({ presence })}
      />
    </Switches>
  );
}
