import { getClassroomStudent, listClassrooms } from '@lemma/contracts';
import { useId } from 'react';
import { useRead, useReads } from '../../../api/use-read.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
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
    { label: t(m.classes), value: learnt?.length },
    { label: t(m.tasksBegun), value: tasks?.length },
    { label: t(m.questionsAnswered), value: tasks?.reduce((sum, task) => sum + task.answeredCount, 0) },
  ];
  return (
    <aside aria-labelledby={id}>
      <Card as="div">
        <Body>
          <h2 id={id}>{t(m.whatComesAlong)}</h2>
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value ?? <SkeletonBar width={20} height={16} />}</dd>
              </div>
            ))}
          </dl>
          <p>{t(m.answersGaveByName)}</p>
          <p>{t(m.nothingLostWhicheverChoose)}</p>
        </Body>
      </Card>
    </aside>
  );
}
