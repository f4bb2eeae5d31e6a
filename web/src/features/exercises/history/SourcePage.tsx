import { compareWithSource, type Exercise } from '@lemma/contracts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Link } from '../../../routing/Link.tsx';
import { useRead } from '../../../api/use-read.ts';
import { count } from '../../../dates.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { paths } from '../../../paths.ts';
import { Card, CardBody, CardHead } from '../../../ui/Card.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { ExerciseFrame } from '../ExerciseFrame.tsx';
import { DifferenceList } from './DifferenceList.tsx';

/** M01: what the exercise that this one was copied from has become since. */
export function SourcePage() {
  return (
    <ExerciseFrame current="source" title="Source">
      {(exercise) => <SourceOf exercise={exercise} />}
    </ExerciseFrame>
  );
}

function SourceOf({ exercise }: { exercise: Exercise }) {
  const read = useRead(compareWithSource, { exerciseId: exercise.id });
  return (
    <Loaded read={read} noun="source" skeleton={<SkeletonRows label="Comparing" rows={3} />}>
      {({ id, title, ownerName, copiedNumber, newestNumber, differences }) => (
        <Card aria-labelledby="source-head">
          <CardHead
            title={`“${title}” since you copied it`}
            id="source-head"
            actions={
              <Button size="small" variant="text" component={Link} to={paths.exercise(id)}>
                Show the source
              </Button>
            }
          >
            <HeadNote>
              {ownerName} ·{' '}
              {copiedNumber === newestNumber ? `version ${newestNumber}` : `version ${copiedNumber} to ${newestNumber}`}{' '}
              · {count(differences.length, 'change')}
            </HeadNote>
          </CardHead>
          {differences.length === 0 ? (
            <CardBody>Nothing has changed there.</CardBody>
          ) : (
            <DifferenceList differences={differences} />
          )}
        </Card>
      )}
    </Loaded>
  );
}
