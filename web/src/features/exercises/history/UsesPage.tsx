import { listUses, type Exercise, type ExerciseUse } from '@lemma/contracts';
import { Chip } from '../../../ui/Chip.tsx';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody, CardHead, CardRow, CardRows, Grow } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { RegradeButton } from '../../regrades/RegradeButton.tsx';
import { ExerciseFrame } from '../ExerciseFrame.tsx';
import { TakeNewVersion } from './TakeNewVersion.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './UsesPage.module.css';

const Words = part(Grow, css.words);

/** S09: where an exercise stands, and task by task the newest version. */
export function UsesPage() {
  return (
    <ExerciseFrame current="uses" title={t(m.uses)}>
      {(exercise) => <UsesOf key={exercise.id} exercise={exercise} />}
    </ExerciseFrame>
  );
}

function UsesOf({ exercise }: { exercise: Exercise }) {
  const read = useRead(listUses, { exerciseId: exercise.id });
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingTasks)} rows={3} />}>
      {({ own, newestNumber, othersCount }) => (
        <Card aria-labelledby="uses-head">
          <CardHead title={t(m.inYourClasses)} id="uses-head">
            <HeadNote end>
              {newestNumber === null ? t(m.notPublished) : t(m.newestVersion, { number: newestNumber })}
            </HeadNote>
          </CardHead>
          {own.length === 0 ? (
            <EmptyState>{t(m.tasksAppear)}</EmptyState>
          ) : (
            <CardRows>
              {own.map((use) => (
                <UseRow
                  key={use.itemId}
                  use={use}
                  newest={newestNumber}
                  onTaken={async () => void (await read.mutate())}
                />
              ))}
            </CardRows>
          )}
          {othersCount === 0 ? null : (
            <CardBody>
              <HeadNote>
                {own.length === 0 ? t(m.othersUse, { count: othersCount }) : t(m.othersAlsoUse, { count: othersCount })}
              </HeadNote>
            </CardBody>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function begunWords(startedCount: number): string {
  if (startedCount === 0) return t(m.noOneBegan);
  return t(m.learnersBegan, { count: startedCount });
}

interface UseRowProps {
  use: ExerciseUse;
  newest: number | null;
  onTaken: () => Promise<void>;
}

function UseRow({ use, newest, onTaken }: UseRowProps) {
  return (
    <CardRow className={css.wrapping}>
      <Words className={css.growing}>
        <Link to={paths.task(use.classId, use.taskId)}>{use.taskName}</Link>
        <small>
          {use.className} · {use.kind === 'practice' ? t(m.practice) : t(m.assessment)} · {begunWords(use.startedCount)}
        </small>
      </Words>
      <Chip color={use.isNewest ? 'success' : 'default'} label={t(m.versionWords, { number: use.versionNumber })} />
      {use.startedCount > 0 ? <RegradeButton ids={use} name={use.taskName} /> : null}
      {use.isNewest ? null : (
        <TakeNewVersion
          ids={use}
          name={use.taskName}
          hasBegun={use.startedCount > 0}
          newest={newest}
          onTaken={onTaken}
        />
      )}
    </CardRow>
  );
}
