import { getExercise, type Exercise } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { ChevronLeft, Dices } from 'lucide-react';
import { useParams, useSearchParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { documentOf } from './draft/document-of.ts';
import { usePreview } from './engine/use-engine.ts';
import { LearnerPreview } from './preview/LearnerPreview.tsx';
import { mostVariants, useVariantNumber, type VariantNumber } from './preview/use-variant-number.ts';
import { part } from '../../ui/part.ts';
import css from './ExercisePreviewPage.module.css';

/** R27: an exercise as a learner sees it, with any variant; nothing is recorded. */
export function ExercisePreviewPage() {
  const { exerciseId = '' } = useParams();
  const user = useUser();
  const read = useRead(getExercise, user === null ? null : { exerciseId });
  return (
    <PageFrame title={`Preview: ${read.data?.document.title ?? 'exercise'}`} access="privileged">
      <Loaded read={read} noun="exercise" skeleton={<SkeletonRows label="Loading the exercise" rows={3} />}>
        {(exercise) => <Preview exercise={exercise} />}
      </Loaded>
    </PageFrame>
  );
}

const Bar = part('div', css.bar);

/** The width of what a learner has in hand. */
const Stage = part('div', css.stage);

function Preview({ exercise }: { exercise: Exercise }) {
  const [search] = useSearchParams();
  const asked = Number(search.get('variant'));
  const variant = useVariantNumber(Number.isInteger(asked) && asked > 0 ? asked : undefined);
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');
  const preview = usePreview(documentOf(exercise), variant.number);
  const { title } = exercise.document;
  return (
    <>
      <PageHeader
        title={title === '' ? 'Untitled exercise' : title}
        above={[
          { label: 'Exercises', to: paths.catalogue },
          { label: exercise.canEdit ? 'Edit' : 'Exercise', to: paths.exercise(exercise.id) },
        ]}
        lead={<>As a learner sees it. Nothing is recorded.</>}
      />
      <Bar>
        <VariantField variant={variant} />
        <Button variant="soft" startIcon={<Dices aria-hidden />} onClick={variant.roll}>
          Roll
        </Button>
        <Button
          variant="text"
          disabled={!variant.canGoBack}
          startIcon={<ChevronLeft aria-hidden />}
          onClick={variant.back}
        >
          Back
        </Button>
        <div className={css.end}>
          <SegmentedControl
            label="Width"
            value={width}
            options={[
              { value: 'phone', label: 'Phone' },
              { value: 'desktop', label: 'Laptop' },
            ]}
            onChange={setWidth}
          />
        </div>
      </Bar>
      <Stage className={css[width]}>
        <LearnerPreview preview={preview} onRoll={variant.roll} />
      </Stage>
    </>
  );
}

function VariantField({ variant }: { variant: VariantNumber }) {
  const [typed, setTyped] = useState<string>();
  return (
    <div className={css.number}>
      <TextField
        label="Variant"
        type="number"
        min={0}
        max={mostVariants}
        step={1}
        value={typed ?? String(variant.number)}
        onBlur={() => setTyped(undefined)}
        onChange={(value) => {
          setTyped(value);
          const number = Number(value);
          if (value !== '' && Number.isInteger(number) && number >= 0 && number <= mostVariants) variant.goTo(number);
        }}
      />
    </div>
  );
}
