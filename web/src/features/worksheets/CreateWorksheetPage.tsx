import { getTask, listClassrooms, type ClassroomSummary } from '@lemma/contracts';
import { useSearchParams } from '../../routing/router-context.ts';
import { useRead } from '../../api/use-read.ts';
import { Loaded } from '../../frame/Loaded.tsx';
import { PageFrame } from '../../frame/PageFrame.tsx';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session-context.ts';
import { SkeletonRows } from '../../ui/waiting/Skeleton.tsx';
import { WorksheetForm } from './WorksheetForm.tsx';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** R12: asks for whom a worksheet is: of a task of a class, or of the exercises in the basket. */
export function CreateWorksheetPage() {
  const user = useUser();
  const [search] = useSearchParams();
  const [classId, taskId] = [search.get('class'), search.get('task')];
  const classes = useRead(listClassrooms, user === null ? null : {});
  const task = useRead(getTask, user === null || classId === null || taskId === null ? null : { classId, taskId });
  const skeleton = <SkeletonRows label={t(m.loadingForm)} rows={4} />;
  return (
    <PageFrame title={t(m.makeWorksheets)} access="signed-in" width="reading">
      <Loaded read={classes} noun="page" skeleton={skeleton}>
        {(all) => {
          const taught = all.filter(isTaught);
          if (classId === null || taskId === null) {
            const exerciseIds = (search.get('exercises') ?? '').split(',').filter((id) => id !== '');
            return <OfBasket exerciseIds={exerciseIds} classes={taught.filter((one) => !one.isArchived)} />;
          }
          return (
            <Loaded read={task} noun="task" skeleton={skeleton}>
              {({ name }) => (
                <>
                  <PageHeader
                    title={t(m.makeWorksheets)}
                    above={[
                      {
                        label: taught.find(({ id }) => id === classId)?.name ?? t(m.classLabel),
                        to: paths.taughtClassroom(classId),
                      },
                      { label: name, to: paths.task(classId, taskId) },
                    ]}
                    lead={otherNumbers}
                  />
                  <WorksheetForm
                    title={name}
                    of={{ taskId }}
                    classes={taught.filter(({ id }) => id === classId)}
                    isOfClass
                  />
                </>
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}

const otherNumbers = t(m.questionsOnPaperWith);

const isTaught = ({ role }: ClassroomSummary): boolean => role === 'teacher' || role === 'assistant';

interface OfBasketProps {
  exerciseIds: readonly string[];
  classes: readonly ClassroomSummary[];
}

function OfBasket({ exerciseIds, classes }: OfBasketProps) {
  return (
    <>
      <PageHeader
        title={t(m.makeWorksheets)}
        above={[{ label: t(m.exercises), to: paths.catalogue }]}
        lead={otherNumbers}
      />
      <WorksheetForm title="" of={{ exerciseIds: [...exerciseIds] }} classes={classes} isOfClass={false} />
    </>
  );
}
