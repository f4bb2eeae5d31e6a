import type { Grading, Weighing } from '@lemma/contracts';
import { Check } from 'lucide-react';
import { count } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx';
import { SettingsSection } from '../../classrooms/settings/SettingsSection.tsx';
import { GradeGroupRows } from './GradeGroupRows.tsx';
import { sumOfWeights, sumWarning, tasksOutside } from './grading-words.ts';
import { useGrading, type GradingChange } from './use-grading.ts';
import { WeightBar } from './WeightBar.tsx';
import { WeightRow } from './WeightRow.tsx';
import { part } from '../../../ui/part.ts';
import css from './GradingSettings.module.css';

const Sum = part('p', css.sum);

/** Settings for the total in the grade book (R16). Each change is saved immediately. */
export function GradingSettings({ classId, isReadOnly = false }: { classId: string; isReadOnly?: boolean }) {
  const { read, save } = useGrading(classId);
  return (
    <SettingsSection title="Grading" about="How the total in the grade book is made. Learners see the same.">
      <Loaded read={read} noun="setting" skeleton={<SkeletonBar height={160} />}>
        {(grading) => (
          <fieldset disabled={isReadOnly} className={css.fieldset}>
            <Weights grading={grading} onSave={(change) => void save(change)} />
            <Switches grading={grading} disabled={isReadOnly} onSave={save} />
          </fieldset>
        )}
      </Loaded>
    </SettingsSection>
  );
}

interface PartProps {
  grading: Grading;
  onSave: (change: GradingChange) => unknown;
}

const ways: readonly { value: Weighing; label: string }[] = [
  { value: 'points', label: 'Points' },
  { value: 'sections', label: 'Sections' },
  { value: 'groups', label: 'Own groups' },
];

const aboutWays: Record<Weighing, string> = {
  points: 'Every point counts the same: what was earned of what could be.',
  sections: 'Each section of the class has a weight, whatever its number of points.',
  groups: 'Tasks belong to groups of your own, such as “Tests”, each with a weight.',
};

function Weights({ grading, onSave }: PartProps) {
  const { weighBy } = grading;
  const rows = weighBy === 'groups' ? grading.groups : grading.sections;
  const warning = weighBy === 'points' ? undefined : sumWarning(rows);
  const outside = tasksOutside(grading);
  return (
    <CardBody>
      <SegmentedControl
        label="The total counts by"
        value={weighBy}
        options={ways}
        onChange={(value) => onSave({ weighBy: value })}
      />
      <p className={css.text}>{aboutWays[weighBy]}</p>
      {weighBy === 'points' ? null : (
        <>
          <WeightBar rows={rows} />
          {weighBy === 'groups' ? (
            <GradeGroupRows grading={grading} onSave={onSave} />
          ) : grading.sections.length === 0 ? (
            <p>The class has no sections yet. Make some on the page with its tasks.</p>
          ) : (
            <SectionRows grading={grading} onSave={onSave} />
          )}
          {rows.length === 0 ? null : (
            <Sum>
              <span>Sum</span>
              <span className={warning === undefined ? css.good : css.off}>
                {warning === undefined ? <Check aria-hidden /> : null} {sumOfWeights(rows)} %
              </span>
            </Sum>
          )}
          <div role="status" className={css.stack}>
            {warning === undefined ? null : <Note tone="warning" title={warning} />}
            {outside === 0 ? null : (
              <Note tone="warning" title={`${count(outside, 'task')} ${outside === 1 ? 'does' : 'do'} not count`}>
                {weighBy === 'groups' ? 'They are in no group with a weight.' : 'They are in no section with a weight.'}
              </Note>
            )}
          </div>
        </>
      )}
    </CardBody>
  );
}

function SectionRows({ grading, onSave }: PartProps) {
  return (
    <>
      {grading.sections.map((row) => (
        <WeightRow
          key={row.sectionId}
          name={row.name}
          about={count(row.taskCount, 'task')}
          weight={row.weight}
          dropLowest={row.dropLowest}
          onChange={(change) =>
            onSave({
              sections: grading.sections.map(({ sectionId, weight, dropLowest }) =>
                sectionId === row.sectionId
                  ? { sectionId, weight, dropLowest, ...change }
                  : { sectionId, weight, dropLowest },
              ),
            })
          }
        />
      ))}
    </>
  );
}

function Switches({ grading, disabled, onSave }: PartProps & { disabled: boolean }) {
  return (
    <>
      <SwitchRow
        label="Tasks not begun count as zero"
        about="Once it is due. Off: it does not count at all."
        checked={grading.missingCounts}
        disabled={disabled}
        onChange={(missingCounts) => onSave({ missingCounts })}
      />
      <SwitchRow
        label="Learners see their total"
        about="Made of the scores that they may see already, with what counts and why."
        checked={grading.learnersSeeTotal}
        disabled={disabled}
        onChange={(learnersSeeTotal) => onSave({ learnersSeeTotal })}
      />
      <SwitchRow
        label="Learners see the class average"
        about="Beside their own total, without names."
        checked={grading.learnersSeeAverage}
        disabled={disabled || !grading.learnersSeeTotal}
        onChange={(learnersSeeAverage) => onSave({ learnersSeeAverage })}
      />
    </>
  );
}
