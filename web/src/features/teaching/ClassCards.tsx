import type { ClassroomSummary } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { serverNow } from '../../api/clock/server-clock.ts';
import { paths } from '../../paths.ts';
import { count } from '../../dates.ts';
import { Card } from '../../ui/Card.tsx';
import { DueDate } from '../../ui/DueDate.tsx';
import { spellCode } from '../classrooms/joining/join-code.ts';

const Section = styled('section')(({ theme }) => ({
  '& > header': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12, marginBottom: 10 },
  '& h2': { ...theme.typography.h2 },
  '& header a': { fontSize: 14 },
  '& ul': { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' },
}));

const ClassCard = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  height: '100%',
  padding: 20,
  '&:hover': { borderColor: theme.vars.palette.lemma.primaryLine },
  '& h3': { fontSize: 16, lineHeight: '24px', fontWeight: 650, overflowWrap: 'anywhere' },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  // The whole card leads to the class; the code stays selectable above it.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 10 },
  '& p': { fontSize: 14, lineHeight: '20px', color: theme.vars.palette.text.secondary },
  '& .code': { position: 'relative', zIndex: 1, justifySelf: 'start', marginTop: 'auto' },
  '& .code b': {
    marginLeft: 10,
    letterSpacing: '.08em',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

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
              <OpenTasks classroom={classroom} />
              {classroom.joinCode === null ? null : (
                <p className="code">
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
