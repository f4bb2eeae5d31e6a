import { getGrading, type Task } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { FolderPlus } from 'lucide-react';
import { useRead } from '../../../api/use-read.ts';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { CreateSectionDialog } from '../../classrooms/tasks/CreateSectionDialog.tsx';
import type { TaskForm } from './task-form.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskFields.module.css';
import { classes } from '../../../ui/classes.ts';
import formGridCss from './FormGrid.module.css';

type Errors = Readonly<Record<string, string>>;

export interface TaskFieldsProps {
  form: TaskForm;
  errors: Errors;
  onChange: (change: Partial<TaskForm>) => void;
}

const kinds = [
  { value: 'practice', label: t(m.practice), outcome: t(m.practiceMeans) },
  {
    value: 'assessment',
    label: t(m.assessment),
    outcome: t(m.assessmentMeans),
  },
] as const;

export function KindField({ kind, onChange }: { kind: Task['kind']; onChange: (kind: Task['kind']) => void }) {
  return (
    <div className={classes(formGridCss.kinds, formGridCss.all)}>
      <PickCards legend={t(m.kind)} value={kind} options={kinds} onChange={onChange} />
    </div>
  );
}

interface SectionFieldProps extends TaskFieldsProps {
  classId: string;
  sections: readonly { readonly id: string; readonly name: string }[];
  onCreated: () => Promise<void>;
}

/** The section of the class, with a way to make one on the spot. */
export function SectionField({ form, errors, onChange, classId, sections, onCreated }: SectionFieldProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={css.row}>
      <SelectField
        label={t(m.sectionLabel)}
        value={form.sectionId}
        options={[
          { value: '', label: t(m.noSection) },
          ...sections.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(sectionId) => onChange({ sectionId })}
        error={errors['sectionId']}
        disabled={classId === ''}
      />
      <Button
        className={css.button}
        disabled={classId === ''}
        aria-label={t(m.createSection)}
        title={t(m.createSection)}
        onClick={() => setIsAdding(true)}
      >
        <FolderPlus aria-hidden />
      </Button>
      {isAdding ? (
        <CreateSectionDialog
          classId={classId}
          onClose={() => setIsAdding(false)}
          onCreated={(section) => void onCreated().then(() => onChange({ sectionId: section.id }))}
        />
      ) : null}
    </div>
  );
}

/** The group of grades that the task counts in, where the class weighs by groups of its own. */
export function GradeGroupField({ form, errors, onChange, classId }: TaskFieldsProps & { classId: string }) {
  const grading = useRead(getGrading, classId === '' ? null : { classId }).data;
  if (grading?.weighBy !== 'groups' || grading.groups.length === 0) return null;
  const groups = grading.groups.map(({ id, name, weight }) => ({ value: id, label: `${name} (${weight} %)` }));
  return (
    <SelectField
      label={t(m.countsTowards)}
      value={form.gradeGroupId}
      options={[{ value: '', label: t(m.noGroup) }, ...groups]}
      onChange={(gradeGroupId) => onChange({ gradeGroupId })}
      error={errors['gradeGroupId']}
    />
  );
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Opens, due, time, attempts, and what is released when. */
export function TimingFields({ form, errors, onChange }: TaskFieldsProps) {
  return (
    <>
      <TextField
        label={t(m.opensWords)}
        type="datetime-local"
        name="opensAt"
        value={form.opensAt}
        onChange={(opensAt) => onChange({ opensAt })}
        error={errors['opensAt']}
        helper={form.opensAt === '' ? t(m.immediately) : t(m.yourTimeZone, { zone })}
      />
      <TextField
        label={t(m.dueWords)}
        type="datetime-local"
        name="dueAt"
        value={form.dueAt}
        onChange={(dueAt) => onChange({ dueAt })}
        error={errors['dueAt']}
        helper={form.dueAt === '' ? t(m.noDueDate) : t(m.yourTimeZone, { zone })}
      />
      {form.kind === 'assessment' ? <AssessmentFields form={form} errors={errors} onChange={onChange} /> : null}
      <SelectField
        label={t(m.seeSolutions)}
        value={form.solutions}
        options={solutionOptions(form)}
        onChange={(solutions) => onChange({ solutions })}
        error={errors['solutions']}
      />
    </>
  );
}

const releaseLabels = {
  'after-answer': t(m.afterEachAnswer),
  'after-hand-in': t(m.whenHandIn),
  'after-due': t(m.whenOver),
  'by-hand': t(m.whenReleased),
} as const;

export const releaseOptions = (Object.keys(releaseLabels) as (keyof typeof releaseLabels)[]).map((value) => ({
  value,
  label: releaseLabels[value],
}));

function solutionOptions(form: TaskForm): { value: TaskForm['solutions']; label: string }[] {
  const never = { value: 'never' as const, label: t(m.never) };
  if (form.kind === 'assessment') {
    const later = releaseOptions.filter(({ value }) => value !== 'after-answer');
    return [{ value: 'after-answer', label: t(m.withResultsWords) }, ...later, never];
  }
  return [
    { value: 'after-answer', label: t(m.afterAnswerOrGivingUp) },
    { value: 'after-due', label: t(m.whenOver) },
    { value: 'by-hand', label: t(m.whenReleased) },
    never,
  ];
}

function AssessmentFields({ form, errors, onChange }: TaskFieldsProps) {
  return (
    <>
      <TextField
        label={t(m.timeLimit)}
        name="timeLimitMinutes"
        type="number"
        min={1}
        max={1440}
        step={1}
        value={form.timeLimit}
        onChange={(timeLimit) => onChange({ timeLimit })}
        error={errors['timeLimitMinutes']}
        helper={form.timeLimit === '' ? t(m.withoutTimeLimit) : t(m.minutesFromStart)}
      />
      <TextField
        label={t(m.attemptsLabel)}
        name="attemptsAllowed"
        type="number"
        min={1}
        max={100}
        step={1}
        value={form.attempts}
        onChange={(attempts) => onChange({ attempts })}
        error={errors['attemptsAllowed']}
        helper={form.attempts === '' ? t(m.asManyAsTheyLike) : undefined}
      />
      {form.attempts === '1' ? null : (
        <SelectField
          label={t(m.whichCounts)}
          value={form.countedAttempt}
          options={[
            { value: 'best', label: t(m.theBest) },
            { value: 'last', label: t(m.theLast) },
            { value: 'average', label: t(m.theAverage) },
          ]}
          onChange={(countedAttempt) => onChange({ countedAttempt })}
          error={errors['countedAttempt']}
        />
      )}
      <SelectField
        label={t(m.seeResults)}
        value={form.results}
        options={releaseOptions}
        onChange={(results) => onChange({ results })}
        error={errors['results']}
      />
    </>
  );
}
