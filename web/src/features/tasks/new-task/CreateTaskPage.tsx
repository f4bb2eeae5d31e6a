import { listClassrooms, type ClassroomSummary } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Plus } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { useParams, useSearchParams } from '../../../routing/router-context.ts';
import { useRead } from '../../../api/use-read.ts';
import { NotFoundPage } from '../../../frame/NotFoundPage.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/session-context.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { Loaded } from '../../../frame/Loaded.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { TaskEditor } from './TaskEditor.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** R28: a task for a class, from nothing (`classroom`) or from the catalogue's basket (`catalog`). */
export function CreateTaskPage() {
  const { context } = useParams();
  const user = useUser();
  const read = useRead(listClassrooms, user === null ? null : {});
  if (context !== 'classroom' && context !== 'catalog') return <NotFoundPage />;
  return (
    <PageFrame title={t(m.createTask)} access="privileged">
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingClasses)} rows={4} />}>
        {(classrooms) => (
          <CreateTask
            context={context}
            classrooms={classrooms.filter((classroom) => classroom.role === 'teacher' && !classroom.isArchived)}
          />
        )}
      </Loaded>
    </PageFrame>
  );
}

interface CreateTaskProps {
  context: 'classroom' | 'catalog';
  classrooms: readonly ClassroomSummary[];
}

function CreateTask({ context, classrooms }: CreateTaskProps) {
  const [search] = useSearchParams();
  const asked = search.get('class') ?? '';
  const [classId, setClassId] = useState(() => {
    if (classrooms.some((classroom) => classroom.id === asked)) return asked;
    return classrooms.length === 1 ? (classrooms[0]?.id ?? '') : '';
  });
  const classroom = classrooms.find((one) => one.id === classId);
  const trail =
    context === 'catalog'
      ? [{ label: t(m.exercises), to: paths.catalogue }]
      : [
          { label: t(m.classrooms), to: paths.classrooms },
          ...(classroom === undefined ? [] : [{ label: classroom.name, to: paths.taughtClassroom(classroom.id) }]),
        ];
  return (
    <>
      <PageHeader title={t(m.createTask)} above={trail} />
      {classrooms.length === 0 ? (
        <Card>
          <EmptyState
            action={
              <Button variant="contained" component={Link} to={paths.classrooms} startIcon={<Plus aria-hidden />}>
                {t(m.createClass)}
              </Button>
            }
          >
            {t(m.needsClassFirst)}
          </EmptyState>
        </Card>
      ) : (
        <TaskEditor
          isFromBasket={context === 'catalog'}
          classrooms={classrooms}
          classroom={classroom}
          onClass={setClassId}
        />
      )}
    </>
  );
}
