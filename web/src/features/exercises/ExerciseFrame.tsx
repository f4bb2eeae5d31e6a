import { getExercise, sharingLevels, type Exercise } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { useParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { NavTabs } from '../../ui/NavTabs.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { TitledContext } from '../../ui/messages/titled-context.ts';
import { ExerciseMenu } from './ExerciseMenu.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ExerciseFrame.module.css';

const tabs = [
  { key: 'history', label: t(m.history), level: sharingLevels.edit, path: paths.exerciseHistory },
  { key: 'uses', label: t(m.uses), level: sharingLevels.view, path: paths.exerciseUses },
  { key: 'analysis', label: t(m.analysis), level: sharingLevels.view, path: paths.exerciseAnalysis },
  { key: 'reports', label: t(m.reports), level: sharingLevels.view, path: paths.exerciseReports },
] as const;

interface ExerciseFrameProps {
  /** The tab that the page shows. */
  current: (typeof tabs)[number]['key'] | 'source';
  title: string;
  children: (exercise: Exercise, readAgain: () => Promise<void>) => ReactNode;
}

/** R26: the frame of the pages about one exercise: its title, the ways to the others, its menu. */
export function ExerciseFrame({ current, title, children }: ExerciseFrameProps) {
  const { exerciseId = '' } = useParams();
  const user = useUser();
  const read = useRead(getExercise, user === null ? null : { exerciseId });
  const name = read.data?.reader.title ?? '';
  return (
    <PageFrame title={name === '' ? title : `${title}: ${name}`} access="privileged">
      <Loaded read={read} noun="exercise" skeleton={<SkeletonRows label={t(m.loadingExercise)} rows={4} />}>
        {(exercise) => (
          <>
            <PageHeader
              title={name === '' ? t(m.untitledExercise) : name}
              above={[{ label: t(m.exercises), to: paths.catalogue }]}
              menu={<ExerciseMenu exercise={exercise} withShare />}
            />
            <div className={css.before}>
              <NavTabs
                label={t(m.exercise)}
                tabs={[
                  { to: paths.exercise(exerciseId), label: t(m.exercise), isCurrent: false },
                  ...tabs
                    .filter(({ level }) => exercise.level >= level)
                    .map(({ key, label, path }) => ({ to: path(exerciseId), label, isCurrent: key === current })),
                ]}
              />
            </div>
            <TitledContext value>{children(exercise, async () => void (await read.mutate()))}</TitledContext>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
