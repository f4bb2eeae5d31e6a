import type { Exercise } from '@lemma/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { PrintButton } from '../../../maths/printing/PrintButton.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { useUnsavedGuard } from '../../../ui/fields/use-unsaved-guard.ts';
import { documentOf } from '../draft/document-of.ts';
import { useSurvey, useVariants } from '../engine/use-survey.ts';
import { SaveState } from '../editor/SaveState.tsx';
import { firstLook, GridTools, type GridLook } from './GridTools.tsx';
import { LostVariants } from './LostVariants.tsx';
import { pageSize, shownVariants, surveyWords, type Selection } from './shown-variants.ts';
import { useExcluded } from './use-excluded.ts';
import { useVariantResults } from './use-variant-results.ts';
import { VariantCard } from './VariantCard.tsx';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import { Anchor } from '../../../words/tags.tsx';
import * as m from './messages.ts';
import css from './VariantGrid.module.css';

const Grid = part('ul', css.grid);

const More = part('div', css.more);

interface VariantGridProps {
  exercise: Exercise;
  onReplaced: (exercise: Exercise) => void;
}

/** Variants side by side with key and solution, chosen by a condition; single ones are switched off here. */
export function VariantGrid({ exercise, onReplaced }: VariantGridProps) {
  const { excluded, toggle, save } = useExcluded(exercise, onReplaced);
  const [look, setLook] = useState<GridLook>(firstLook);
  const [limit, setLimit] = useState(pageSize);
  const { where, selection, hasKeys, hasSolutions } = look;
  const change = (fields: Partial<GridLook>): void => {
    setLook({ ...look, ...fields });
    if (fields.where !== undefined || fields.selection !== undefined) setLimit(pageSize);
  };
  const document = useMemo(() => documentOf(exercise), [exercise]);
  const asked = useDeferredValue(where.trim());
  const { survey, hasFailed } = useSurvey(document, asked);
  const results = useVariantResults(exercise, document);
  const shown = useMemo(
    () => shownVariants(survey, asked !== '', excluded, results),
    [survey, asked, excluded, results],
  );
  const chosen = shown[selection];
  const page = useMemo(() => chosen.slice(0, limit), [chosen, limit]);
  const variants = useVariants(document, page, exercise.reader.language);
  useUnsavedGuard({
    isDirty: save.isDirty,
    message: t(m.switchedNotSaved),
    onSave: async () => (await save.save()) !== undefined,
  });
  const { title } = exercise.reader;
  const named = title === '' ? t(m.untitled) : title;
  return (
    <>
      <PageHeader
        title={t(m.variants)}
        above={[
          { label: t(m.exercises), to: paths.catalogue },
          { label: named, to: paths.exercise(exercise.id) },
        ]}
        lead={survey === undefined ? null : surveyWords(survey, shown, asked !== '')}
        actions={
          <>
            {exercise.canEdit ? <SaveState save={save} /> : null}
            <PrintButton />
          </>
        }
      />
      <GridTools look={look} change={change} shown={shown} problem={survey?.problem} />
      {survey === undefined ? <Waiting hasFailed={hasFailed} editPath={paths.exercise(exercise.id)} /> : null}
      <Grid aria-label={t(m.variants)}>
        {page.map((one) => (
          <li key={one.key}>
            <VariantCard
              seed={one.seed}
              variant={variants.get(one.seed)}
              findings={one.findings}
              isOff={excluded.has(one.key)}
              result={results.get(one.key)}
              hasKey={hasKeys}
              hasSolution={hasSolutions}
              previewPath={`${paths.exercisePreview(exercise.id)}?variant=${one.seed}`}
              onToggle={exercise.canEdit && one.key !== '' ? () => toggle(one.key) : undefined}
            />
          </li>
        ))}
      </Grid>
      {selection === 'off' ? (
        <LostVariants keys={shown.lost} onRestore={exercise.canEdit ? toggle : undefined} />
      ) : null}
      {survey !== undefined && chosen.length === 0 && (selection !== 'off' || shown.lost.length === 0) ? (
        <EmptyState>{emptyWords[selection]}</EmptyState>
      ) : null}
      {chosen.length > limit ? (
        <More>
          <Button variant="contained" onClick={() => setLimit(limit + pageSize)}>
            {t(m.showMoreCount, { count: Math.min(pageSize, chosen.length - limit) })}
          </Button>
        </More>
      ) : null}
    </>
  );
}

const emptyWords: Readonly<Record<Selection, string>> = {
  all: t(m.noneFits),
  answered: t(m.noneAnswered),
  flagged: t(m.nothingWrong),
  off: t(m.noneOff),
};

function Waiting({ hasFailed, editPath }: { hasFailed: boolean; editPath: string }) {
  if (!hasFailed) return <SkeletonRows label={t(m.drawingVariants)} rows={4} />;
  return (
    <Note tone="warning" title={t(m.noneDrawn)}>
      <Rich of={m.hasProblem} tags={{ link: <Anchor href={editPath} /> }} />
    </Note>
  );
}
