import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { count } from '../../dates.ts';
import { paths } from '../../paths.ts';
import type { TaskOfClass } from './today.ts';

const Ground = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  padding: '24px 28px',
  borderRadius: 10,
  // The same indigo in both schemes, so that white text keeps its contrast.
  background: '#443FA0',
  color: '#FFFFFF',
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch', padding: 20, gap: 16 },
  '& .label': { fontSize: 13, lineHeight: '18px', fontWeight: 600, opacity: 0.9 },
  '& h2': { fontSize: 20, lineHeight: '28px', fontWeight: 650, overflowWrap: 'anywhere' },
  '& .line': { fontSize: 14, lineHeight: '20px', color: '#DAD8F5' },
  '& .squares': { display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 12 },
  '& .squares span': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: 6,
    background: 'rgb(255 255 255 / .16)',
  },
  '& .squares span.done': { background: 'rgb(255 255 255 / .38)' },
  '& .squares svg.lucide': { width: 14, height: 14, verticalAlign: 0 },
}));

const shownSquares = 20;

/** Continue where one stopped: one click to the question. */
export function ContinueCard({ entry }: { entry: TaskOfClass }) {
  const { classId, className, task } = entry;
  const isStarted = task.state === 'started';
  const label = isStarted ? 'Continue where you stopped' : 'Next up';
  const answered = `${task.answeredCount} of ${count(task.questionCount, 'question')} answered`;
  return (
    <Ground aria-label={label}>
      <div style={{ minWidth: 0 }}>
        <div className="label">{label}</div>
        <h2>{task.name}</h2>
        <div className="line">
          {className} · {isStarted ? answered : count(task.questionCount, 'question')}
        </div>
        {task.questionCount <= shownSquares && (
          <div className="squares" aria-hidden="true">
            {Array.from({ length: task.questionCount }, (_, index) => (
              <span key={index} className={index < task.answeredCount ? 'done' : undefined}>
                {index < task.answeredCount && <Check />}
              </span>
            ))}
          </div>
        )}
      </div>
      <Button
        component={Link}
        to={paths.learnerTask(classId, task.id)}
        size="large"
        sx={{
          '&&': { background: '#FFFFFF', color: '#37338A', border: 0, flex: 'none' },
          '&&:hover': { background: '#ECEBF8' },
        }}
      >
        {isStarted ? 'Continue' : 'Start'}
      </Button>
    </Ground>
  );
}
