import type { Exercise, ExerciseVersion } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Check } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords } from '../../../dates.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './VersionList.module.css';

const List = part('ol', css.list);

const mostTold = 3;

/** Returns the changes of a version in one line. */
function changeWords({ changes }: ExerciseVersion, isFirst: boolean, source: Exercise['source']): string {
  if (isFirst) return source === null ? t(m.firstVersion) : t(m.copiedFrom, { title: source.title });
  if (changes.length === 0) return t(m.publishedAgain);
  const more = changes.length - mostTold;
  return [...changes.slice(0, mostTold), ...(more > 0 ? [t(m.moreChanges, { count: more })] : [])].join('; ');
}

interface VersionListProps {
  exercise: Exercise;
  versions: readonly ExerciseVersion[];
  hasMore: boolean;
  /** Undefined is the draft. */
  chosen: number | undefined;
  addressOf: (number: number | undefined) => string;
  onMore: () => void;
}

/** The draft, if it has changed, and all versions, the newest first. */
export function VersionList({ exercise, versions, hasMore, chosen, addressOf, onMore }: VersionListProps) {
  const newest = versions[0]?.number;
  const isCurrent = (number: number | undefined) => (number === chosen ? { 'aria-current': 'true' as const } : {});
  return (
    <Card as="nav" aria-labelledby="versions-head">
      <CardHead title={t(m.versions)} id="versions-head" />
      <List>
        {exercise.hasUnpublishedChanges ? (
          <li>
            <Link to={addressOf(undefined)} replace preventScrollReset {...isCurrent(undefined)}>
              <span className={css.number}>–</span>
              <span className={css.words}>
                <strong>{t(m.draft)}</strong>
                <small>{t(m.changesNotPublished)}</small>
              </span>
            </Link>
          </li>
        ) : null}
        {versions.map((version) => (
          <li key={version.number}>
            <Link to={addressOf(version.number)} replace preventScrollReset {...isCurrent(version.number)}>
              <span className={css.number}>{version.number}</span>
              <span className={css.words}>
                <strong>{changeWords(version, version.number === 1, exercise.source)}</strong>
                <small>
                  {version.publishedBy} · {momentWords(version.publishedAt, serverNow())}
                </small>
                {version.number === newest && exercise.status === 'PB' ? (
                  <Chip className={css.chip} color="success" icon={<Check aria-hidden />} label={t(m.publishedWord)} />
                ) : null}{' '}
                {version.taskCount > 0 ? (
                  <Chip className={css.chip} label={t(m.tasksUseIt, { count: version.taskCount })} />
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </List>
      {hasMore ? (
        <Button variant="text" fullWidth onClick={onMore}>
          {t(m.showOlder)}
        </Button>
      ) : null}
    </Card>
  );
}
