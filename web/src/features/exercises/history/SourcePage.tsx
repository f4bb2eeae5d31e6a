import { compareWithSource, type Exercise } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { ExerciseFrame } from '../ExerciseFrame.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** M01: what the exercise that this one was copied from has become since. */
export function SourcePage() {
  return (
    <ExerciseFrame current="source" title={t(m.source)}>
      {(exercise) => <SourceOf exercise={exercise} />}
    </ExerciseFrame>
  );
}

function SourceOf({ exercise }: { exercise: Exercise }) {
  const read = useRead(compareWithSource, { exerciseId: exercise.id });
  return (
    <Loaded read={read} noun="source" skeleton={<SkeletonRows label={t(m.comparing)} rows={3} />}>
      {({ id, title, ownerName, copiedNumber, newestNumber, differences }) => (
        <Card aria-labelledby="source-head">
          <CardHead
            title={t(m.sinceYouCopied, { title })}
            id="source-head"
            actions={
              <Button size="small" variant="text" component={Link} to={paths.exercise(id)}>
                {t(m.showSource)}
              </Button>
            }
          >
            <HeadNote>
              {ownerName} ·{' '}
              {copiedNumber === newestNumber
                ? t(m.versionWords, { number: newestNumber })
                : t(m.versionsFromTo, { from: copiedNumber, to: newestNumber })}{' '}
              · {t(m.changesCount, { count: differences.length })}
            </HeadNote>
          </CardHead>
          {differences.length === 0 ? (
            <CardBody>{t(m.nothingChanged)}</CardBody>
          ) : (
            <DifferenceList differences={differences} />
          )}
        </Card>
      )}
    </Loaded>
  );
}
