import type { ClassroomSummary } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { paths } from '../../paths.ts';
import { count } from '../../dates.ts';
import { Card } from '../../ui/Card.tsx';
import { DueDate } from '../../ui/DueDate.tsx';
import { spellCode } from '../classrooms/joining/join-code.ts';
import { ClassTrend } from '../trends/ClassTrend.tsx';
import { part } from '../../ui/part.ts';
import css from './ClassCards.module.css';

const Section = part('section', css.section);

const ClassCard = part(Card, css.classCard);

function OpenTasks({ classroom }: { classroom: ClassroomSummary }) {
  const { openTaskCount, nextDueAt } = classroom;
  if (openTaskCount === 0) return <p>No task is open.</p>;
  return (
    <p>
      {count(openTaskCount, 'open task')}
      {nextDueAt === null ? null : (
        <>
          , next due: <DueDate iso={nextDueAt} now={serverNow()} />
        </>
      )}
    </p>
  );
}

/** The classes that the teacher has, each with what is open and its code. */
export function ClassCards({ classrooms }: { classrooms: readonly ClassroomSummary[] }) {
  return (
    <Section aria-labelledby="classes-head">
      <header>
        <h2 id="classes-head">Your classes</h2>
        <Link to={paths.classrooms}>All classes</Link>
      </header>
      <ul>
        {classrooms.map((classroom) => (
          <li key={classroom.id}>
            <ClassCard as="article">
              <div>
                <h3>
                  <Link to={paths.taughtClassroom(classroom.id)}>{classroom.name}</Link>
                </h3>
                <p>{count(classroom.learnerCount, 'learner')}</p>
              </div>
              <ClassTrend classId={classroom.id} />
              <OpenTasks classroom={classroom} />
              {classroom.joinCode === null ? null : (
                <p className={css.code}>
                  Code<b>{spellCode(classroom.joinCode)}</b>
                </p>
              )}
            </ClassCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
