import type { ClassroomSummary } from '@lemma/contracts';
import { Link } from '../../routing/Link.tsx';
import { serverNow } from '../../api/clock/server-clock.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { DueDate } from '../../ui/DueDate.tsx';
import { spellCode } from '../classrooms/joining/join-code.ts';
import { ClassTrend } from '../trends/ClassTrend.tsx';
import { part } from '../../ui/part.ts';
import { Rich, t } from '../../words/say.tsx';
import * as m from './messages.ts';
import css from './ClassCards.module.css';

const Section = part('section', css.section);

const ClassCard = part(Card, css.classCard);

function OpenTasks({ classroom }: { classroom: ClassroomSummary }) {
  const { openTaskCount, nextDueAt } = classroom;
  if (openTaskCount === 0) return <p>{t(m.noTaskOpen)}</p>;
  return (
    <p>
      {t(m.openTasks, { openTaskCount })}
      {nextDueAt === null ? null : (
        <>
          {t(m.nextDue)} <DueDate inSentence iso={nextDueAt} now={serverNow()} />
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
        <h2 id="classes-head">{t(m.yourClasses)}</h2>
        <Link to={paths.classrooms}>{t(m.allClasses)}</Link>
      </header>
      <ul>
        {classrooms.map((classroom) => (
          <li key={classroom.id}>
            <ClassCard as="article">
              <div>
                <h3>
                  <Link to={paths.taughtClassroom(classroom.id)}>{classroom.name}</Link>
                </h3>
                <p>{t(m.learners, { learnerCount: classroom.learnerCount })}</p>
              </div>
              <ClassTrend classId={classroom.id} />
              <OpenTasks classroom={classroom} />
              {classroom.joinCode === null ? null : (
                <p className={css.code}>
                  <Rich of={m.code} values={{ joinCode: spellCode(classroom.joinCode) }} tags={{ b: <b /> }} />
                </p>
              )}
            </ClassCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
