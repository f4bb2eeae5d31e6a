import { analyseExercise, type Exercise } from '@lemma/contracts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { ExerciseFrame } from '../exercises/ExerciseFrame.tsx';
import { ItemCard } from './ItemCard.tsx';

/** A7: how an exercise does in all classes of the teacher. */
export function ExerciseAnalysisPage() {
  return (
    <ExerciseFrame current="analysis" title="Analysis">
      {(exercise) => <AnalysisOf key={exercise.id} exercise={exercise} />}
    </ExerciseFrame>
  );
}

function AnalysisOf({ exercise }: { exercise: Exercise }) {
  const read = useRead(analyseExercise, { exerciseId: exercise.id }, { revalidateOnFocus: false });
  return (
    <Loaded read={read} noun="analysis" skeleton={<SkeletonRows label="Loading the analysis" rows={4} />}>
      {(item) => <ItemCard item={item} onRetired={async () => void (await read.mutate())} />}
    </Loaded>
  );
}
