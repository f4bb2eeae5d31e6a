import { getLtiCourse } from '@lemma/contracts';
import { Link } from '../../../routing/Link.tsx';
import { useNavigate } from '../../../routing/router-context.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useRead } from '../../../api/use-read.ts';
import { Loaded } from '../../../frame/Loaded.tsx';
import { PageFrame } from '../../../frame/PageFrame.tsx';
import { PageHeader } from '../../../frame/PageHeader.tsx';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/waiting/Skeleton.tsx';
import { ConnectCourse } from './ConnectCourse.tsx';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** In the frame of an LMS: the first teacher of a course says which class it is. */
export function ConnectCoursePage() {
  const read = useRead(getLtiCourse, {});
  const navigate = useNavigate();
  return (
    <PageFrame title={t(m.connectCourse)} width="reading">
      <PageHeader title={t(m.connectCourse)} />
      <Loaded read={read} noun="page" skeleton={<SkeletonRows label={t(m.loadingCourse)} rows={4} />}>
        {(course) =>
          course.class === null ? (
            <ConnectCourse course={course} onConnected={({ page }) => void navigate(page)} />
          ) : (
            <Card aria-label={t(m.course)}>
              <EmptyState
                action={
                  <Button variant="contained" component={Link} to={paths.classroomTasks(course.class.id)}>
                    {t(m.openClass)}
                  </Button>
                }
              >
                {t(m.isConnected, { title: course.title, name: course.class.name })}
              </EmptyState>
            </Card>
          )
        }
      </Loaded>
    </PageFrame>
  );
}
