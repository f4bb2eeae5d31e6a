import { listExerciseReports, type Exercise } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { useRead } from '../../api/use-read.ts';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/messages/Note.tsx';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
        <Note tone="warning" title={t(m.reportedProblemsOpen, { open })}>
          <Link to={paths.exerciseReports(exercise.id)}>{t(m.readAndAnswer)}</Link>
        </Note>
      )}
      {source === null ? null : (
        <Note tone={source.isNewer ? 'information' : 'neutral'}>
          <Rich of={m.from} values={{ title: source.title }} tags={{ link: <Link to={paths.exercise(source.id)} /> }} />
          {source.isNewer ? (
            <>
              <Rich of={m.newerVersionAtSource} tags={{ link: <Link to={paths.exerciseSource(exercise.id)} /> }} />
            </>
          ) : (
            '.'
          )}
        </Note>
      )}
    </div>
  );
}
