import { compareVersions, getExercise, type Exercise, type ExerciseVersion } from '@lemma/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { History } from 'lucide-react';
import { useSearchParams } from '../../../routing/router-context.ts';
import { keepRead, readAgain, useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { ExerciseFrame } from '../ExerciseFrame.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { useRestore } from './use-restore.ts';
import { useVersions } from './use-versions.ts';
import { VersionList } from './VersionList.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './HistoryPage.module.css';

const Columns = part('div', css.columns);

const Foot = part('div', css.foot);

/** S09, R26: the versions of an exercise, what has changed in each, and the way back to one. */
export function HistoryPage() {
  return (
    <ExerciseFrame current="history" title={t(m.historyTitle)}>
      {(exercise) => <HistoryOf key={exercise.id} exercise={exercise} />}
    </ExerciseFrame>
  );
}

function HistoryOf({ exercise }: { exercise: Exercise }) {
  const { read, versions, hasMore, readMore } = useVersions(exercise.id);
  const [search] = useSearchParams();
  const asked = search.get('version');
  return (
    <Loaded read={read} noun="history" skeleton={<SkeletonRows label={t(m.loadingVersions)} rows={4} />}>
      {() => {
        const newest = versions[0]?.number;
        if (newest === undefined) return <NothingYet />;
        const draft = exercise.hasUnpublishedChanges && (asked === null || asked === 'draft');
        const chosen = draft ? undefined : (numberIn(versions, asked) ?? newest);
        return (
          <Columns>
            <VersionList
              exercise={exercise}
              versions={versions}
              hasMore={hasMore}
              chosen={chosen}
              addressOf={(number) => paths.exerciseHistory(exercise.id, number ?? 'draft')}
              onMore={() => void readMore()}
            />
            <Comparison key={chosen ?? 'draft'} exercise={exercise} versions={versions} chosen={chosen} />
          </Columns>
        );
      }}
    </Loaded>
  );
}

const numberIn = (versions: readonly ExerciseVersion[], text: string | null): number | undefined =>
  versions.find(({ number }) => String(number) === text)?.number;

function NothingYet() {
  return (
    <Card aria-label={t(m.versions)}>
      <EmptyState>{t(m.notPublishedYet)}</EmptyState>
    </Card>
  );
}

interface ComparisonProps {
  exercise: Exercise;
  versions: readonly ExerciseVersion[];
  chosen: number | undefined;
}

function Comparison({ exercise, versions, chosen }: ComparisonProps) {
  const [search, setSearch] = useSearchParams();
  const others = versions.filter(({ number }) => number !== chosen);
  const usual = others.find(({ number }) => chosen === undefined || number < chosen) ?? others[0];
  const against = numberIn(others, search.get('against')) ?? usual?.number;
  const read = useRead(
    compareVersions,
    against === undefined ? null : { exerciseId: exercise.id, from: against, to: chosen },
  );
  const name = chosen === undefined ? t(m.theDraft) : t(m.versionNumber, { number: chosen });
  const card = useSeenWhenAsked(search.get('version') !== null);
  if (against === undefined) {
    return (
      <Card aria-label={name}>
        <EmptyState drawing="bars">{t(m.onlyVersion)}</EmptyState>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="comparison-head" ref={card}>
      <CardHead title={t(m.against, { name })} id="comparison-head">
        <div className={css.div}>
          <SelectField
            label={t(m.compareWith)}
            hideLabel
            value={String(against)}
            options={others.map(({ number }) => ({ value: String(number), label: t(m.versionWords, { number }) }))}
            onChange={(number) =>
              setSearch(
                { version: String(chosen ?? 'draft'), against: number },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </div>
        <HeadNote end>
          {read.data === undefined ? '' : t(m.changesCount, { count: read.data.differences.length })}
        </HeadNote>
      </CardHead>
      <Loaded read={read} noun="comparison" skeleton={<SkeletonRows label={t(m.comparing)} rows={3} />}>
        {({ differences }) =>
          differences.length === 0 ? (
            <CardBody>{t(m.nothingDiffers)}</CardBody>
          ) : (
            <DifferenceList differences={differences} />
          )
        }
      </Loaded>
      <Restore exercise={exercise} newest={versions[0]?.number} chosen={chosen} against={against} />
    </Card>
  );
}

/** Below the list, as on phones, the comparison comes into view when a version was chosen. */
function useSeenWhenAsked(isAsked: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked && window.matchMedia('(max-width:899.95px)').matches) card.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return card;
}

interface RestoreProps {
  exercise: Exercise;
  newest: number | undefined;
  chosen: number | undefined;
  against: number;
}

/** Offers the older of the two: that is what somebody who compares misses. */
function Restore({ exercise, newest, chosen, against }: RestoreProps) {
  const [, setSearch] = useSearchParams();
  const exerciseId = exercise.id;
  const { restore, isBusy } = useRestore(exerciseId, async (restored) => {
    await keepRead(getExercise, { exerciseId }, restored);
    await readAgain(compareVersions, { exerciseId, from: newest });
    setSearch({}, { replace: true, preventScrollReset: true });
  });
  const wanted = chosen === undefined || chosen === newest ? against : chosen;
  return (
    <Foot>
      <HeadNote>{t(m.restoringMeans)}</HeadNote>
      <Button disabled={isBusy} startIcon={<History aria-hidden />} onClick={() => void restore(wanted)}>
        {t(m.restoreVersion, { number: wanted })}
      </Button>
    </Foot>
  );
}
