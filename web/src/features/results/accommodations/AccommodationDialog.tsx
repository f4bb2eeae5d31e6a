import { listMembers, setAccommodation, type Accommodation } from '@lemma/contracts';
import { useDeferredValue, useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { useSending } from '../../../api/form/use-sending.ts';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { formOf, readProfile, type ProfileForm } from './accommodation-form.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AccommodationDialog.module.css';

const Pair = part('div', css.pair);

interface AccommodationDialogProps {
  classId: string;
  /** The profile that is changed; undefined for a new one. */
  profile: Accommodation | undefined;
  onSaved: () => void;
  onClose: () => void;
}

const fields = ['timeFactor', 'extraMinutes', 'shiftMinutes', 'shiftUntil', 'extraAttempts', 'note'];

/** One learner's more time, later dates and further attempts. */
export function AccommodationDialog({ classId, profile, onSaved, onClose }: AccommodationDialogProps) {
  const [memberId, setMemberId] = useState(profile?.memberId ?? '');
  const [form, setForm] = useState(() => formOf(profile));
  const { errors, clear, ...sending } = useSending(fields);
  const change = (part: Partial<ProfileForm>, field: string): void => {
    setForm({ ...form, ...part });
    clear(field);
  };
  const handleSubmit = async (): Promise<void> => {
    if (memberId === '') {
      sending.refuse({ memberId: t(m.chooseLearner) });
      return;
    }
    if (
      (await sending.submit(setAccommodation, { params: { classId, memberId }, body: readProfile(form) })) !== undefined
    )
      onSaved();
  };
  return (
    <FormDialog
      title={profile === undefined ? t(m.addProfile) : `${profile.firstName} ${profile.lastName}`.trim()}
      action={t(m.save)}
      state={sending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {profile === undefined ? (
        <LearnerField
          classId={classId}
          value={memberId}
          error={errors['memberId']}
          onChange={(value) => {
            setMemberId(value);
            clear('memberId');
          }}
        />
      ) : null}
      <TimeFields form={form} errors={errors} onChange={change} />
      <TextField
        label={t(m.note)}
        helper={t(m.onlyTeachersOfClass)}
        value={form.note}
        error={errors['note']}
        maxLength={1000}
        onChange={(note) => change({ note }, 'note')}
      />
    </FormDialog>
  );
}

interface TimeFieldsProps {
  form: ProfileForm;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<ProfileForm>, field: string) => void;
}

function TimeFields({ form, errors, onChange }: TimeFieldsProps) {
  return (
    <Pair>
      <TextField
        label={t(m.moreTimeInPercent)}
        inputMode="decimal"
        value={form.morePercent}
        error={errors['timeFactor']}
        onChange={(morePercent) => onChange({ morePercent }, 'timeFactor')}
      />
      <TextField
        label={t(m.andFurtherMinutes)}
        inputMode="numeric"
        value={form.extraMinutes}
        error={errors['extraMinutes']}
        onChange={(extraMinutes) => onChange({ extraMinutes }, 'extraMinutes')}
      />
      <TextField
        label={t(m.dueDatesLaterBy)}
        inputMode="decimal"
        value={form.shift}
        error={errors['shiftMinutes']}
        onChange={(shift) => onChange({ shift }, 'shiftMinutes')}
      />
      <SelectField
        label={t(m.daysOrHours)}
        value={form.shiftUnit}
        options={[
          { value: 'days', label: t(m.days) },
          { value: 'hours', label: t(m.hours) },
        ]}
        onChange={(shiftUnit) => onChange({ shiftUnit }, 'shiftMinutes')}
      />
      <TextField
        label={t(m.forTasksDueUntil)}
        type="date"
        helper={t(m.emptyForAllTasks)}
        value={form.shiftUntil}
        error={errors['shiftUntil']}
        onChange={(shiftUntil) => onChange({ shiftUntil }, 'shiftUntil')}
      />
      <TextField
        label={t(m.moreAttempts)}
        inputMode="numeric"
        value={form.extraAttempts}
        error={errors['extraAttempts']}
        onChange={(extraAttempts) => onChange({ extraAttempts }, 'extraAttempts')}
      />
    </Pair>
  );
}

interface LearnerFieldProps {
  classId: string;
  value: string;
  error: string | undefined;
  onChange: (memberId: string) => void;
}

/** A learner of the class; in a large class found by name. */
function LearnerField({ classId, value, error, onChange }: LearnerFieldProps) {
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const found = useRead(listMembers, { classId, search: words }, { keepPreviousData: true }).data;
  const learners = found?.members.filter((member) => member.role === 'learner') ?? [];
  const isLarge = (found?.counts.present ?? 0) > 30;
  return (
    <>
      {isLarge ? <TextField label={t(m.findLearner)} type="search" value={search} onChange={setSearch} /> : null}
      <SelectField
        label={t(m.learner)}
        value={value}
        error={error}
        options={[
          { value: '', label: t(m.chooseLearnerLabel) },
          ...learners.map((member) => ({ value: member.id, label: `${member.lastName}, ${member.firstName}` })),
        ]}
        onChange={onChange}
      />
    </>
  );
}
