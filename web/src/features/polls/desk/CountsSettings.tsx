import { getGrading, updatePoll, type PollControl, type PollGrading, type PollGradingRule } from '@lemma/contracts';
import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { FormProblem } from '../../../ui/fields/FormProblem.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './CountsSettings.module.css';

const Fields = part('div', css.fields);

const rules: readonly { readonly value: PollGradingRule; readonly label: string }[] = [
  { value: 'none', label: t(m.notAtAll) },
  { value: 'participation', label: t(m.forTakingPart) },
  { value: 'correctness', label: t(m.byRightAnswers) },
];
const percents = [1, 25, 50, 60, 75, 80, 90, 100];
const pointSteps = [0.5, 1, 2, 3, 4, 5, 10, 20];

/** The figures to choose from, with the one that is set. */
const withOwn = (figures: readonly number[], own: number) =>
  [...new Set([...figures, own])].toSorted((a, b) => a - b).map(String);

interface CountsSettingsProps {
  control: PollControl;
  classId: string;
  onDone: (control: PollControl) => void;
}

/** Whether and how the session counts in the grade book of its class; saved with each change. */
export function CountsSettings({ control, classId, onDone }: CountsSettingsProps) {
  const { submit, formError } = useSubmit(updatePoll, []);
  const [changing, setChanging] = useState<Partial<PollGrading>>({});
  const grading = { ...control.grading, ...changing };
  const set = async (changes: Partial<PollGrading>) => {
    setChanging(changes);
    const done = await submit({ params: { pollId: control.id }, body: { grading: changes } });
    if (done) onDone(done);
    setChanging({});
  };
  const counts = grading.by !== 'none';
  return (
    <Fields>
      <SelectField
        label={t(m.countsInGradeBook)}
        value={grading.by}
        options={rules}
        helper={counts ? t(m.columnOfItsOwn) : undefined}
        onChange={(by) => void set({ by })}
      />
      {grading.by === 'participation' ? (
        <SelectField
          label={t(m.votersWhoAnswerAt)}
          value={String(grading.percent)}
          options={withOwn(percents, grading.percent).map((value) => ({
            value,
            label: value === '1' ? t(m.oneQuestion) : t(m.ofQuestions, { percent: value }),
          }))}
          onChange={(percent) => void set({ percent: Number(percent) })}
        />
      ) : null}
      {counts ? (
        <>
          <SelectField
            label={t(m.points)}
            value={String(grading.points)}
            options={withOwn(pointSteps, grading.points).map((value) => ({ value, label: value }))}
            onChange={(points) => void set({ points: Number(points) })}
          />
          <CountsTowards classId={classId} groupId={grading.groupId} onChange={(groupId) => void set({ groupId })} />
        </>
      ) : null}
      <FormProblem state={{ formError }} />
    </Fields>
  );
}

interface CountsTowardsProps {
  classId: string;
  groupId: string | null;
  onChange: (groupId: string | null) => void;
}

/** Where sections or groups weigh, a column needs one of them to count. */
function CountsTowards({ classId, groupId, onChange }: CountsTowardsProps) {
  const { data } = useRead(getGrading, { classId });
  if (data === undefined || data.weighBy === 'points') return null;
  const groups =
    data.weighBy === 'groups'
      ? data.groups.map(({ id, name }) => ({ value: id, label: name }))
      : data.sections.map(({ sectionId, name }) => ({ value: sectionId, label: name }));
  return (
    <SelectField
      label={t(m.countsTowards)}
      value={groups.some(({ value }) => value === groupId) ? (groupId ?? '') : ''}
      options={[{ value: '', label: t(m.nothingYet) }, ...groups]}
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  );
}
