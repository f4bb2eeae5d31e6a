import { listExerciseReports, type Exercise } from '@lemma/contracts';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { Card, CardHead, CardRows } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { ExerciseFrame } from '../ExerciseFrame.tsx';
import { ReportRow } from './ReportRow.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** M01: what was reported about an exercise: all of it for those who edit it, their own reports for others. */
export function ReportsPage() {
  return (
    <ExerciseFrame current="reports" title={t(m.reports)}>
      {(exercise) => <ReportsOf exercise={exercise} />}
    </ExerciseFrame>
  );
}

function ReportsOf({ exercise }: { exercise: Exercise }) {
  const read = useRead(listExerciseReports, { exerciseId: exercise.id });
  return (
    <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingReports)} rows={3} />}>
      {(reports) => (
        <Card aria-labelledby="reports-head">
          <CardHead title={exercise.canEdit ? t(m.reportedProblems) : t(m.yourReports)} id="reports-head">
            <HeadNote end>
              {reports.length === 0
                ? ''
                : t(m.reportsOpen, { count: reports.filter((one) => one.resolvedAt === null).length })}
            </HeadNote>
          </CardHead>
          {reports.length === 0 ? (
            <EmptyState drawing="curve">
              {exercise.canEdit ? t(m.problemsPeopleReportWith) : t(m.problemsReportAppearHere)}
            </EmptyState>
          ) : (
            <CardRows>
              {reports.map((report) => (
                <ReportRow
                  key={report.id}
                  exercise={exercise}
                  report={report}
                  onChanged={async () => void (await read.mutate())}
                />
              ))}
            </CardRows>
          )}
        </Card>
      )}
    </Loaded>
  );
}
