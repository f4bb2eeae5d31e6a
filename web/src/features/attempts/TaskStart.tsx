import type { LearnerTask } from '@lemma/contracts';
import { CircleAlert, CloudCheck, EyeOff, Timer } from 'lucide-react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { serverNow } from '../../api/server-clock.ts';
import { momentWords, pointsWords } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Note } from '../../ui/Note.tsx';
import { TaskCard } from './TaskCard.tsx';

const Rules = styled('ul')(({ theme }) => ({
  '& li': { display: 'flex', gap: 16, padding: '10px 0', fontSize: 15, lineHeight: '22px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg.lucide': { width: 20, height: 20, marginTop: 1, color: theme.vars.palette.text.secondary },
}));

interface TaskStartProps {
  classId: string;
  task: LearnerTask;
  isStarting: boolean;
  problem: string | undefined;
  onStart: () => void;
}

/** Before an assessment: what it is, what counts, and the one button. */
export function TaskStart({ classId, task, isStarting, problem, onStart }: TaskStartProps) {
  const now = serverNow();
  const mayStart = task.state === 'not-started';
  const left = task.attemptsAllowed === null ? '∞' : String(task.attemptsAllowed - task.attemptsUsed);
  return (
    <TaskCard
      head={
        <>
          <h1>{task.name}</h1>
          <p>{whenWords(task, now)}</p>
          <Facts
            facts={[
              { label: 'Questions', value: task.itemCount },
              { label: 'Points', value: pointsWords(task.points) },
              { label: 'Attempts', value: left },
            ]}
          />
        </>
      }
      foot={
        <>
          <Button component={Link} to={paths.classroom(classId)} variant="text">
            Back to class
          </Button>
          {mayStart && (
            <Button variant="contained" size="large" disabled={isStarting} onClick={onStart}>
              Start
            </Button>
          )}
        </>
      }
    >
      <div className="body">
        {mayStart && <AssessmentRules task={task} now={now} />}
        {!mayStart && <Note tone="neutral" title={whenWords(task, now)} />}
        {problem !== undefined && <Note tone="wrong" role="alert" title={problem} />}
      </div>
    </TaskCard>
  );
}

function whenWords(task: LearnerTask, now: number): string {
  if (task.state === 'not-open') {
    return task.opensAt === null ? 'This task is not open yet.' : `Opens ${momentWords(task.opensAt, now)}.`;
  }
  if (task.state === 'closed') return 'This task is closed. You did not start it.';
  if (task.dueAt === null) return 'Open without a closing time. You have not started.';
  return `Open until ${momentWords(task.dueAt, now)}. You have not started.`;
}

function AssessmentRules({ task, now }: { task: LearnerTask; now: number }) {
  return (
    <Rules>
      {task.dueAt !== null && (
        <li>
          <Timer aria-hidden />
          <span>
            <b>The task closes {momentWords(task.dueAt, now)},</b> whether you have handed in or not. What you answered
            until then counts.
          </span>
        </li>
      )}
      <li>
        <CloudCheck aria-hidden />
        <span>
          <b>Every answer is saved as you type,</b> also without a connection. You can go back and change answers until
          you hand in.
        </span>
      </li>
      <li>
        <CircleAlert aria-hidden />
        <span>
          <b>Input that cannot be read costs nothing.</b> You are told at once and can mend it.
        </span>
      </li>
      <li>
        <EyeOff aria-hidden />
        <span>You see which answers were right after you have handed in or when results are released, not before.</span>
      </li>
    </Rules>
  );
}
