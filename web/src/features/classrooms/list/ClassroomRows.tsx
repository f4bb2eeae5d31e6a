import type { ClassroomSummary } from '@lemma/contracts';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../../routing/Link.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { dueInSentence, isDueSoon } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { Card, CardRowLink, CardRows, Grow } from '../../../ui/Card.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassroomRows.module.css';

const Text = part(Grow, css.text);

const Code = part('span', css.code);

function whatIsDue(classroom: ClassroomSummary): { words: string; isSoon: boolean } {
  const isTaught = classroom.role !== 'learner';
  const tasks = { count: classroom.openTaskCount };
  if (classroom.nextDueAt === null || classroom.openTaskCount === 0)
    return { words: isTaught ? t(m.openTasks, tasks) : t(m.tasksToDo, tasks), isSoon: false };
  const now = serverNow();
  const values = { ...tasks, moment: dueInSentence(classroom.nextDueAt, now) };
  return {
    words: isTaught ? t(m.openTasksNextDue, values) : t(m.tasksToDoNextDue, values),
    isSoon: !isTaught && isDueSoon(classroom.nextDueAt, now),
  };
}

/** Classes as rows; the taught ones lead to their teacher's page. */
export function ClassroomRows({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  return (
    <Card as="div">
      <CardRows>
        {classrooms.map((classroom) => (
          <CardRowLink key={classroom.id}>
            <ClassroomLink classroom={classroom} />
          </CardRowLink>
        ))}
      </CardRows>
    </Card>
  );
}

function ClassroomLink({ classroom }: { classroom: ClassroomSummary }) {
  const isTaught = classroom.role !== 'learner';
  const due = whatIsDue(classroom);
  const people = isTaught ? [] : classroom.teacherNames;
  return (
    <Link to={isTaught ? paths.taughtClassroom(classroom.id) : paths.classroom(classroom.id)}>
      <Text>
        <b>{classroom.name}</b>
        <small>{[...people, t(m.learners, { count: classroom.learnerCount })].join(' · ')}</small>
        {!classroom.isArchived && <small className={due.isSoon ? css.soon : undefined}>{due.words}</small>}
      </Text>
      {classroom.joinCode !== null && !classroom.isArchived && <Code title={t(m.classCode)}>{classroom.joinCode}</Code>}
      <ChevronRight aria-hidden />
    </Link>
  );
}
