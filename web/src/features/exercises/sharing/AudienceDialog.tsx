import { audiences, listClassrooms, setExerciseAudience, type Audience, type Exercise } from '@lemma/contracts';
import { useState } from 'react';
import { Checkbox, Labelled } from '../../../ui/input/Toggles.tsx';
import { useRead } from '../../../api/use-read.ts';
import { useSubmit } from '../../../api/use-submit.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { FormDialog } from '../../../ui/fields/FormDialog.tsx';
import { PickCards } from '../../../ui/fields/PickCards.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { audienceWords } from './audience-words.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './AudienceDialog.module.css';

const Classes = part('fieldset', css.classes);

interface AudienceDialogProps {
  exercise: Exercise;
  onChanged: (exercise: Exercise) => void;
  onClose: () => void;
}

/** Chooses who may find an exercise: before it is published, and at any time later without a new version. */
export function AudienceDialog({ exercise, onChanged, onClose }: AudienceDialogProps) {
  const [audience, setAudience] = useState<Audience>(exercise.audience?.audience ?? 'everybody');
  const [classIds, setClassIds] = useState<readonly string[]>(exercise.audience?.classIds ?? []);
  const submission = useSubmit(setExerciseAudience, []);
  const handleSubmit = async (): Promise<void> => {
    const body = { audience, classIds: audience === 'named' ? [...classIds] : [] };
    const changed = await submission.submit({ params: { exerciseId: exercise.id }, body });
    if (changed === undefined) return;
    onChanged(changed);
    onClose();
  };
  return (
    <FormDialog
      title={t(m.whoMayFind)}
      action={t(m.save)}
      width="medium"
      state={submission}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <PickCards
        legend={t(m.foundBy)}
        value={audience}
        options={audiences.map((value) => ({
          value,
          label: audienceWords[value].name,
          outcome: audienceWords[value].means,
        }))}
        onChange={setAudience}
      />
      {audience === 'named' ? <ClassPick chosen={classIds} onChange={setClassIds} /> : null}
      <p className={css.text}>{t(m.namedFindIt)}</p>
    </FormDialog>
  );
}

interface ClassPickProps {
  chosen: readonly string[];
  onChange: (classIds: readonly string[]) => void;
}

/** The classes in which the user teaches or assists. Those named by others stay, though they are not listed. */
function ClassPick({ chosen, onChange }: ClassPickProps) {
  const read = useRead(listClassrooms, {});
  return (
    <Loaded read={read} noun="list" skeleton={<SkeletonRows label={t(m.loadingClasses)} rows={2} head={false} />}>
      {(classrooms) => {
        const taught = classrooms.filter(({ role, isArchived }) => role !== 'learner' && !isArchived);
        return (
          <Classes>
            <legend>{t(m.teachersOf)}</legend>
            {taught.length === 0 ? (
              <p>{t(m.noClassYet)}</p>
            ) : (
              taught.map(({ id, name }) => (
                <Labelled
                  key={id}
                  label={name}
                  control={
                    <Checkbox
                      checked={chosen.includes(id)}
                      onChange={(_, isChosen) =>
                        onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
                      }
                    />
                  }
                />
              ))
            )}
          </Classes>
        );
      }}
    </Loaded>
  );
}
