import { getClassroomStudent, listClassrooms } from '@lemma/contracts';
import { useId } from 'react';
import { useRead, useReads } from '../../../api/use-read.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { part } from '../../../ui/part.ts';
import css from './ComesAlong.module.css';

const Body = part(CardBody, css.body);

/** Lists the work that an anonymous learner takes into an account. */
export function ComesAlong() {
  const id = useId();
  const { data: classrooms } = useRead(listClassrooms, {});
  const learnt = classrooms?.filter((classroom) => classroom.role === 'learner');
  const { data: views } = useReads(
    getClassroomStudent,
    learnt?.map((classroom) => ({ classId: classroom.id })) ?? null,
  );
  const tasks = views?.flatMap((view) => view.tasks).filter((task) => task.attemptsUsed > 0);
  const facts = [
    { label: 'Classes', value: learnt?.length },
    { label: 'Tasks begun', value: tasks?.length },
    { label: 'Questions answered', value: tasks?.reduce((sum, task) => sum + task.answeredCount, 0) },
  ];
  return (
    <aside aria-labelledby={id}>
      <Card as="div">
        <Body>
          <h2 id={id}>What comes along</h2>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value ?? <SkeletonBar width={20} height={16} />}</dd>
              </div>
            ))}
          </dl>
          <p>Answers that you gave by name in polls come along too.</p>
          <p>Nothing is lost, whichever you choose. It happens in one go or not at all.</p>
        </Body>
      </Card>
    </aside>
  );
}
