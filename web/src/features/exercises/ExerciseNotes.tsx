import { listExerciseReports, type Exercise } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { useRead } from '../../api/use-read.ts';
import { count } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/messages/Note.tsx';
import css from './ExerciseNotes.module.css';

/** Notes above an exercise: open reports, and news of the source of a copy (M01). */
export function ExerciseNotes({ exercise }: { exercise: Exercise }) {
  const reports = useRead(listExerciseReports, exercise.canEdit ? { exerciseId: exercise.id } : null);
  const open = (reports.data ?? []).filter((report) => report.resolvedAt === null).length;
  const { source } = exercise;
  if (open === 0 && source === null) return null;
  return (
    <div className={css.stack}>
      {open === 0 ? null : (
        <Note tone="warning" title={`${count(open, 'reported problem')} ${open === 1 ? 'is' : 'are'} open.`}>
          <Link to={paths.exerciseReports(exercise.id)}>Read and answer</Link>
        </Note>
      )}
      {source === null ? null : (
        <Note tone={source.isNewer ? 'information' : 'neutral'}>
          From <Link to={paths.exercise(source.id)}>“{source.title}”</Link>
          {source.isNewer ? (
            <>
              ; there is a newer version at the source.{' '}
              <Link to={paths.exerciseSource(exercise.id)}>See what has changed</Link>
            </>
          ) : (
            '.'
          )}
        </Note>
      )}
    </div>
  );
}
