import { getClassroomStudent, listClassrooms } from '@lemma/contracts';
import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { useRead, useReads } from '../../../api/use-read.ts';
import { Card, CardBody } from '../../../ui/Card.tsx';
import { SkeletonBar } from '../../../ui/waiting/Skeleton.tsx';

const Body = styled(CardBody)(({ theme }) => ({
  '& h2': { fontSize: 16, lineHeight: '24px', fontWeight: 650, marginBottom: 6 },
  '& dl > div': { display: 'flex', alignItems: 'center', gap: 10, padding: '9px 0', fontSize: 15, lineHeight: '22px' },
  '& dl > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dd': { marginLeft: 'auto', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& p': { marginTop: 10, fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
}));

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
