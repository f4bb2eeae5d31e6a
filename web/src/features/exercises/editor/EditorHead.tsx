import type { Exercise } from '@lemma/contracts';
import { useId } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { ArrowLeft, Copy, Eye, LayoutGrid, Lightbulb, Undo2 } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { paths } from '../../../paths.ts';
import type { MenuAction } from '../../../ui/menus/ActionMenu.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import { LevelChip } from '../../catalogue/LevelChip.tsx';
import type { ExerciseDraft } from '../draft/exercise-draft.ts';
import { ExerciseMenu } from '../ExerciseMenu.tsx';
import { NextSteps } from '../NextSteps.tsx';
import { AudienceButton } from './AudienceButton.tsx';
import { SaveState } from './SaveState.tsx';
import type { Autosave } from './state/use-autosave.ts';
import type { DraftState } from './state/use-draft.ts';
import { UndoButtons } from './UndoButtons.tsx';
import type { Publication } from './state/use-publication.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './EditorHead.module.css';

const Head = part('header', css.head);

interface EditorHeadProps {
  draft: ExerciseDraft;
  save: Autosave;
  publication: Publication;
  /** Why it cannot be published now; undefined when it can. */
  obstacle: string | undefined;
  state: DraftState;
}

/** Head of the editor: title, state, and the actions on the exercise as a whole. */
export function EditorHead({ draft, save, publication, obstacle, state }: EditorHeadProps) {
  const why = useId();
  const { exercise } = save;
  const isPublished = exercise?.status === 'PB';
  const hasChanges = isPublished && (exercise.hasUnpublishedChanges || save.isDirty);
  return (
    <Head>
      <Tooltip title={t(m.exercises)}>
        <IconButton className={css.back} component={Link} to={paths.catalogue} aria-label={t(m.backToExercises)}>
          <ArrowLeft aria-hidden />
        </IconButton>
      </Tooltip>
      <h1>{draft.title.trim() === '' ? t(m.newExercise) : draft.title}</h1>
      <div className={css.status}>
        <Chip label={isPublished ? t(m.published) : t(m.draft)} color={isPublished ? 'success' : 'default'} />
        {hasChanges ? <Chip label={t(m.unpublishedChanges)} color="warning" /> : null}
        <span className={css.level}>
          <LevelChip level={draft.level} />
        </span>
        <AudienceButton save={save} />
        <SaveState save={save} />
      </div>
      <div className={css.actions}>
        <span className={css.undo}>
          <UndoButtons state={state} />
        </span>
        {exercise === undefined ? null : (
          <>
            <Button
              className={css.variants}
              component={Link}
              to={paths.exerciseVariants(exercise.id)}
              startIcon={<LayoutGrid aria-hidden />}
            >
              {t(m.variantsWords)}
            </Button>
            <Button
              className={css.learner}
              component={Link}
              to={paths.exercisePreview(exercise.id)}
              startIcon={<Eye aria-hidden />}
            >
              {t(m.preview)}
            </Button>
          </>
        )}
        {exercise === undefined ? null : <HeadMenu exercise={exercise} publication={publication} />}
        <Tooltip title={obstacle ?? ''}>
          <span>
            <Button
              variant="contained"
              disabled={obstacle !== undefined || publication.isBusy}
              aria-describedby={obstacle === undefined ? undefined : why}
              onClick={() => void publication.publish()}
            >
              {isPublished ? t(m.publishChanges) : t(m.publish)}
            </Button>
          </span>
        </Tooltip>
        <VisuallyHidden id={why}>{obstacle}</VisuallyHidden>
      </div>
      {isPublished ? (
        <div className={css.next}>
          <NextSteps exercise={exercise} sample="" withPoll />
        </div>
      ) : null}
    </Head>
  );
}

/** Further actions on a saved exercise. */
function HeadMenu({ exercise, publication }: { exercise: Exercise; publication: Publication }) {
  const navigate = useNavigate();
  const items: MenuAction[] = [
    {
      key: 'variants',
      label: t(m.allVariants),
      icon: <LayoutGrid aria-hidden />,
      onSelect: () => void navigate(paths.exerciseVariants(exercise.id)),
    },
    {
      key: 'preview',
      label: t(m.preview),
      icon: <Eye aria-hidden />,
      onSelect: () => void navigate(paths.exercisePreview(exercise.id)),
    },
    { key: 'copy', label: t(m.makeCopy), icon: <Copy aria-hidden />, onSelect: () => void publication.copy() },
  ];
  if (exercise.status === 'PB') {
    items.push(
      {
        key: 'tip',
        label: t(m.publicTipPage),
        icon: <Lightbulb aria-hidden />,
        onSelect: () => void navigate(paths.tip(exercise.id)),
      },
      {
        key: 'unpublish',
        label: t(m.unpublish),
        icon: <Undo2 aria-hidden />,
        onSelect: () => void publication.unpublish(),
      },
    );
  }
  return <ExerciseMenu exercise={exercise} first={items} />;
}
