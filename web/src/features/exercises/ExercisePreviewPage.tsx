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
import { LanguageButtons } from '../attempts/languages/LanguageButtons.tsx';
import { documentOf } from './draft/document-of.ts';
import { usePreview } from './engine/use-engine.ts';
import { LearnerPreview } from './preview/LearnerPreview.tsx';
import { mostVariants, useVariantNumber, type VariantNumber } from './preview/use-variant-number.ts';
import { part } from '../../ui/part.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ExercisePreviewPage.module.css';

/** R27: an exercise as a learner sees it, with any variant; nothing is recorded. */
export function ExercisePreviewPage() {
  const { exerciseId = '' } = useParams();
  const user = useUser();
  const read = useRead(getExercise, user === null ? null : { exerciseId });
  return (
    <PageFrame title={t(m.previewOf, { name: read.data?.reader.title ?? t(m.exerciseWord) })} access="privileged">
      <Loaded read={read} noun="exercise" skeleton={<SkeletonRows label={t(m.loadingExercise)} rows={3} />}>
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
  const { languages } = exercise.reader;
  const [language, choose] = useState(exercise.reader.language);
  const preview = usePreview(documentOf(exercise), variant.number, { language });
  const { title } = preview.drawn?.texts ?? exercise.reader;
  return (
    <>
      <PageHeader
        title={title === '' ? t(m.untitledExercise) : title}
        above={[
          { label: t(m.exercises), to: paths.catalogue },
          { label: exercise.canEdit ? t(m.edit) : t(m.exercise), to: paths.exercise(exercise.id) },
        ]}
        lead={<>{t(m.asLearnerSees)}</>}
      />
      <Bar>
        <VariantField variant={variant} />
        <Button variant="soft" startIcon={<Dices aria-hidden />} onClick={variant.roll}>
          {t(m.roll)}
        </Button>
        <Button
          variant="text"
          disabled={!variant.canGoBack}
          startIcon={<ChevronLeft aria-hidden />}
          onClick={variant.back}
        >
          {t(m.back)}
        </Button>
        <div className={css.end}>
          <SegmentedControl
            label={t(m.width)}
            value={width}
            options={[
              { value: 'phone', label: t(m.phone) },
              { value: 'desktop', label: t(m.laptop) },
            ]}
            onChange={setWidth}
          />
        </div>
      </Bar>
      <Stage className={css[width]}>
        <LanguageButtons languages={languages} current={language} choose={choose} />
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
        label={t(m.variantLabel)}
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
