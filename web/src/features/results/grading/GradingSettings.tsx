import type { Grading, Weighing } from '@lemma/contracts';
import { Check } from 'lucide-react';
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
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GradingSettings.module.css';

const Sum = part('p', css.sum);

/** Settings for the total in the grade book (R16). Each change is saved immediately. */
export function GradingSettings({ classId, isReadOnly = false }: { classId: string; isReadOnly?: boolean }) {
  const { read, save } = useGrading(classId);
  return (
    <SettingsSection title={t(m.grading)} about={t(m.howTotalInGrade)}>
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
  { value: 'points', label: t(m.points) },
  { value: 'sections', label: t(m.sections) },
  { value: 'groups', label: t(m.ownGroups) },
];

const aboutWays: Record<Weighing, string> = {
  points: t(m.everyPointCountsSame),
  sections: t(m.eachSectionOfClass),
  groups: t(m.tasksBelongToGroups),
};

function Weights({ grading, onSave }: PartProps) {
  const { weighBy } = grading;
  const rows = weighBy === 'groups' ? grading.groups : grading.sections;
  const warning = weighBy === 'points' ? undefined : sumWarning(rows);
  const outside = tasksOutside(grading);
  return (
    <CardBody>
      <SegmentedControl
        label={t(m.totalCountsBy)}
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
            <p>{t(m.classNoSectionsYet)}</p>
          ) : (
            <SectionRows grading={grading} onSave={onSave} />
          )}
          {rows.length === 0 ? null : (
            <Sum>
              <span>{t(m.sum)}</span>
              <span className={warning === undefined ? css.good : css.off}>
                {warning === undefined ? <Check aria-hidden /> : null} {sumOfWeights(rows)} %
              </span>
            </Sum>
          )}
          <div role="status" className={css.stack}>
            {warning === undefined ? null : <Note tone="warning" title={warning} />}
            {outside === 0 ? null : (
              <Note tone="warning" title={t(m.tasksDoNotCount, { outside })}>
                {weighBy === 'groups' ? t(m.theyInNoGroup) : t(m.theyInNoSection)}
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
          about={t(m.tasks, { taskCount: row.taskCount })}
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
        label={t(m.tasksNotBegunCount)}
        about={t(m.onceDueOffDoes)}
        checked={grading.missingCounts}
        disabled={disabled}
        onChange={(missingCounts) => onSave({ missingCounts })}
      />
      <SwitchRow
        label={t(m.learnersSeeTheirTotal)}
        about={t(m.madeOfScoresThey)}
        checked={grading.learnersSeeTotal}
        disabled={disabled}
        onChange={(learnersSeeTotal) => onSave({ learnersSeeTotal })}
      />
      <SwitchRow
        label={t(m.learnersSeeClassAverage)}
        about={t(m.besideTheirOwnTotal)}
        checked={grading.learnersSeeAverage}
        disabled={disabled || !grading.learnersSeeTotal}
        onChange={(learnersSeeAverage) => onSave({ learnersSeeAverage })}
      />
    </>
  );
}
