import { sharingLevels, type Exercise } from '@lemma/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/pressing/Button.tsx';
import { Archive, ChartColumn, Download, Ellipsis, Flag, Hand, History, Users } from 'lucide-react';
import { useNavigate } from '../../routing/router-context.ts';
import { paths } from '../../paths.ts';
import { isPrivileged } from '../../session/permissions.ts';
import { useSession } from '../../session/session-context.ts';
import { ActionMenu, type MenuAction } from '../../ui/menus/ActionMenu.tsx';
import { useAskNow } from '../polls/ask-now.ts';
import { useSaveExercises } from './transfer/use-save-exercises.ts';
import { useArchive } from './use-archive.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./sharing/ShareDialog.tsx')).ShareDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./reports/ReportDialog.tsx')).ReportDialog }));

interface ExerciseMenuProps {
  exercise: Exercise;
  /** Actions of the page itself, before the others. */
  first?: readonly MenuAction[];
  /** The variant that is on the page, for a report. */
  variantNumber?: number | undefined;
  /** Shows sharing as a button of its own. */
  withShare?: boolean;
}

const none: readonly MenuAction[] = [];

interface LevelledAction extends MenuAction {
  /** The least level of sharing that may do it. */
  readonly from: number;
  readonly hidden?: boolean;
}

/** Opens the exercise on the wall immediately. */
function useAskAsPoll({ id, publishedVersion }: Exercise): LevelledAction {
  const { user } = useSession();
  const { ask, isAsking } = useAskNow();
  return {
    key: 'poll',
    label: t(m.askAsPoll),
    icon: <Hand aria-hidden />,
    from: sharingLevels.view,
    hidden: publishedVersion === null || !isPrivileged(user),
    disabled: isAsking,
    onSelect: () => void ask({ kind: 'exercise', exerciseId: id }),
  };
}

/** Actions on an exercise as a whole, as far as the user has the rights. */
export function ExerciseMenu({ exercise, first = none, variantNumber, withShare = false }: ExerciseMenuProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'share' | 'report'>();
  const saveExercises = useSaveExercises();
  const archive = useArchive(exercise);
  const askAsPoll = useAskAsPoll(exercise);
  const { id, level, publishedVersion, document } = exercise;
  const go = (to: string) => () => void navigate(to);
  const all: readonly LevelledAction[] = [
    {
      key: 'share',
      label: t(m.share),
      icon: <Users aria-hidden />,
      from: sharingLevels.invite,
      hidden: withShare,
      onSelect: () => setDialog('share'),
    },
    askAsPoll,
    {
      key: 'history',
      label: t(m.history),
      icon: <History aria-hidden />,
      from: sharingLevels.edit,
      onSelect: go(paths.exerciseHistory(id)),
    },
    {
      key: 'uses',
      label: t(m.uses),
      icon: <ChartColumn aria-hidden />,
      from: sharingLevels.view,
      onSelect: go(paths.exerciseUses(id)),
    },
    {
      key: 'reports',
      label: exercise.canEdit ? t(m.reports) : t(m.myReports),
      icon: <Flag aria-hidden />,
      from: sharingLevels.view,
      onSelect: go(paths.exerciseReports(id)),
    },
    {
      key: 'report',
      label: t(m.reportProblem),
      icon: <Flag aria-hidden />,
      from: sharingLevels.view,
      hidden: publishedVersion === null || exercise.canEdit,
      onSelect: () => setDialog('report'),
    },
    {
      key: 'export',
      label: t(m.exportWord),
      icon: <Download aria-hidden />,
      from: sharingLevels.view,
      onSelect: () => void saveExercises({ ids: id }, document.title),
    },
    {
      key: 'archive',
      label: t(m.archiveWords),
      icon: <Archive aria-hidden />,
      from: sharingLevels.own,
      onSelect: () => void archive(),
    },
  ];
  const items = all.filter(({ from, hidden }) => level >= from && hidden !== true);
  return (
    <>
      {withShare && level >= sharingLevels.invite ? (
        <Button startIcon={<Users aria-hidden />} onClick={() => setDialog('share')}>
          {t(m.share)}
        </Button>
      ) : null}
      <ActionMenu label={t(m.more)} icon={<Ellipsis aria-hidden />} iconOnly items={[...first, ...items]} />
      <Suspense>
        {dialog === 'share' ? <ShareDialog exercise={exercise} onClose={() => setDialog(undefined)} /> : null}
        {dialog === 'report' ? (
          <ReportDialog exercise={exercise} variantNumber={variantNumber} onClose={() => setDialog(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}
