import { analyseExercise, type AnalysedItem, type Exercise } from '@lemma/contracts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { Card, CardBody } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { ExerciseFrame } from '../exercises/ExerciseFrame.tsx';
import { percent, secondsWords } from './analysis-words.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** A7: how an exercise worked in all classes of the teacher. */
export function ExerciseAnalysisPage() {
  return (
    <ExerciseFrame current="analysis" title={t(m.analysis)}>
      {(exercise) => <AnalysisOf key={exercise.id} exercise={exercise} />}
    </ExerciseFrame>
  );
}

function AnalysisOf({ exercise }: { exercise: Exercise }) {
  const read = useRead(analyseExercise, { exerciseId: exercise.id }, { revalidateOnFocus: false });
  return (
    <Loaded read={read} noun="analysis" skeleton={<SkeletonRows label={t(m.loadingAnalysis)} rows={4} />}>
      {(item) => (
        <Card>
          <CardBody>
            <Facts facts={factsOf(item)} />
          </CardBody>
          <ItemDetails item={item} hasLink={false} onRetired={async () => void (await read.mutate())} />
        </Card>
      )}
    </Loaded>
  );
}

const factsOf = ({ learners, rightShare, times }: AnalysedItem) => [
  { label: t(m.learners), value: learners },
  { label: t(m.rightAtFirstTry), value: percent(rightShare) },
  ...(times === null ? [] : [{ label: t(m.medianTime), value: secondsWords(times.medianSeconds) }]),
];
