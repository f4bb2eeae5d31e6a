import { copyExercise, type Exercise } from '@lemma/contracts';
import type { ExerciseDocument } from '@lemma/math/document';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Copy, Eye } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-words.ts';
import { paths } from '../../../paths.ts';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { Card, CardBody, CardHead, CardRow, CardRows } from '../../../ui/Card.tsx';
import { Figures } from '../../../maths/figures/Figures.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { useToast } from '../../../ui/messages/toast-context.ts';
import { LanguageButtons } from '../../attempts/languages/LanguageButtons.tsx';
import { topicTrail } from '../../catalogue/topics/topic-names.ts';
import { LevelChip } from '../../catalogue/LevelChip.tsx';
import { ExerciseMenu } from '../ExerciseMenu.tsx';
import { NextSteps } from '../NextSteps.tsx';
import { documentOf } from '../draft/document-of.ts';
import { describeVariable, toVariableDraft } from '../draft/variables/generators.ts';
import { VariableChip } from '../editor/variables/VariableRow.tsx';
import { usePreview } from '../engine/use-engine.ts';
import { PreviewCard } from './PreviewCard.tsx';
import { useVariantNumber } from './use-variant-number.ts';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ExerciseView.module.css';

const Columns = part('div', css.columns);

/** Another teacher's exercise: its variants, how they are drawn, hints and solution; into the basket, or as a copy. */
export function ExerciseView({ exercise }: { exercise: Exercise }) {
  const { languages } = exercise.reader;
  const [language, choose] = useState(exercise.reader.language);
  const variant = useVariantNumber();
  const preview = usePreview(documentOf(exercise), variant.number, { language });
  const drawn = preview.drawn?.variant;
  const document = preview.drawn?.texts ?? documentOf(exercise);
  return (
    <>
      <PageHeader
        title={preview.drawn?.texts?.title ?? exercise.reader.title}
        above={[{ label: t(m.exercises), to: paths.catalogue }]}
        actions={
          <>
            <ViewActions exercise={exercise} sample={drawn?.question ?? ''} />
            <ExerciseMenu exercise={exercise} variantNumber={variant.number} />
          </>
        }
        lead={
          <span className={css.row}>
            {[topicTrail(document.topic), exercise.ownerName].filter((words) => words !== '').join(' · ')}
            <LevelChip level={document.level} />
            {document.tags.map((tag) => (
              <Chip key={tag} label={tag} />
            ))}
          </span>
        }
      />
      <Columns>
        <div>
          <LanguageButtons languages={languages} current={language} choose={choose} />
          <PreviewCard preview={preview} variant={variant} />
          <Figures scenes={drawn?.figures ?? []}>
            <Help hints={drawn?.hints ?? []} solution={drawn?.solution ?? ''} direction={drawn?.direction ?? 'ltr'} />
          </Figures>
        </div>
        <div>
          <Variables document={document} />
        </div>
      </Columns>
    </>
  );
}

function ViewActions({ exercise, sample }: { exercise: Exercise; sample: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [isCopying, setIsCopying] = useState(false);
  const copy = async (): Promise<void> => {
    setIsCopying(true);
    try {
      const made = await call(copyExercise, { params: { exerciseId: exercise.id } });
      toast.show({ kind: 'success', message: t(m.isYourCopy) });
      await navigate(paths.exercise(made.id));
    } catch (error) {
      toast.show({ kind: 'error', message: wordsFor(error) });
      setIsCopying(false);
    }
  };
  return (
    <>
      <Button component={Link} to={paths.exercisePreview(exercise.id)} startIcon={<Eye aria-hidden />}>
        {t(m.preview)}
      </Button>
      {exercise.publishedVersion === null ? null : <NextSteps exercise={exercise} sample={sample} />}
      <Button variant="contained" disabled={isCopying} startIcon={<Copy aria-hidden />} onClick={() => void copy()}>
        {t(m.copyAndEdit)}
      </Button>
    </>
  );
}

function Help({
  hints,
  solution,
  direction,
}: {
  hints: readonly string[];
  solution: string;
  direction: 'ltr' | 'rtl';
}) {
  return (
    <>
      {hints.length === 0 ? null : (
        <Card aria-labelledby="hints-head">
          <CardHead title={t(m.hints)} id="hints-head" />
          <CardRows as="ol">
            {hints.map((hint) => (
              <CardRow key={hint}>
                <MathText source={hint} direction={direction} />
              </CardRow>
            ))}
          </CardRows>
        </Card>
      )}
      {solution === '' ? null : (
        <Card aria-labelledby="solution-head">
          <CardHead title={t(m.solution)} id="solution-head" />
          <CardBody>
            <MathText source={solution} direction={direction} />
          </CardBody>
        </Card>
      )}
    </>
  );
}

function Variables({ document }: { document: ExerciseDocument }) {
  const { list, keepIf } = document.variables;
  if (list.length === 0) return null;
  return (
    <Card aria-labelledby="variables-head">
      <CardHead title={t(m.variables)} id="variables-head" />
      <CardRows>
        {list.map((variable) => (
          <CardRow key={variable.name} className={css.text}>
            <VariableChip>{variable.name}</VariableChip>
            {describeVariable(toVariableDraft(variable))}
          </CardRow>
        ))}
        {keepIf === undefined ? null : (
          <CardRow className={css.text}>
            <Rich of={m.keptIf} values={{ condition: keepIf }} tags={{ code: <code /> }} />
          </CardRow>
        )}
      </CardRows>
    </Card>
  );
}
