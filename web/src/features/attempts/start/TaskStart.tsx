import type { LearnerTask } from '@lemma/contracts';
import { CircleAlert, Clock, CloudCheck, EyeOff, ListChecks, Timer } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { count, durationWords, momentWords, pointsWords } from '../../../dates.ts';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { paths } from '../../../paths.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { lateStartWords, ownTimeWords, resultsWords, scoreWords, whenWords } from './start-words.ts';
import { TaskCard } from './TaskCard.tsx';

const Rules = styled('ul')(({ theme }) => ({
  '& li': { display: 'flex', gap: 16, padding: '10px 0', fontSize: 15, lineHeight: '22px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg.lucide': { flex: 'none', width: 20, height: 20, marginTop: 1, color: theme.vars.palette.text.secondary },
}));

const Body = styled('div')({ display: 'grid', gap: 20, '& .password': { maxWidth: 300 } });

interface TaskStartProps {
  classId: string;
  task: LearnerTask;
  isStarting: boolean;
  /** After an earlier attempt: another one is about to start. */
  isAgain: boolean;
  problem: string | undefined;
  /** The word of the password was not taken. */
  passwordProblem: string | undefined;
  onStart: (password: string | undefined) => void;
}

/** Before an assessment: what it is, what counts, and the one button. */
export function TaskStart({ classId, task, isStarting, isAgain, problem, passwordProblem, onStart }: TaskStartProps) {
  const now = serverNow();
  const [password, setPassword] = useState('');
  const mayStart = (task.state === 'not-started' || (isAgain && task.state === 'done')) && !task.isExcused;
  const ownTime = ownTimeWords(task, now);
  const late = lateStartWords(task);
  const score = scoreWords(task);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onStart(task.needsPassword ? password.trim() : undefined);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <TaskCard
        head={
          <>
            <h1>{task.name}</h1>
            <p>{whenWords(task, now)}</p>
            <Facts facts={factsOf(task)} />
          </>
        }
        foot={
          <>
            <Button component={Link} to={paths.classroom(classId)} variant="text">
              Back to class
            </Button>
            {mayStart && (
              <Button type="submit" variant="contained" size="large" disabled={isStarting}>
                Start
              </Button>
            )}
          </>
        }
      >
        <Body className="body">
          {score !== undefined && <Note tone="neutral" title={score} />}
          {mayStart && ownTime !== undefined && (
            <Note tone="information" icon={<Clock aria-hidden />} title={ownTime.title}>
              {ownTime.text}
            </Note>
          )}
          {mayStart && late !== undefined && (
            <Note tone="warning" title="This task is late">
              {late}
            </Note>
          )}
          {mayStart && <AssessmentRules task={task} now={now} />}
          {mayStart && task.needsPassword && (
            <div className="password">
              <TextField
                label="Password from your teacher"
                value={password}
                onChange={setPassword}
                error={passwordProblem}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={60}
                required
              />
            </div>
          )}
          {!mayStart && <Note tone="neutral" title={whenWords(task, now)} />}
          {problem !== undefined && <Note tone="wrong" role="alert" title={problem} />}
        </Body>
      </TaskCard>
    </form>
  );
}

function factsOf(task: LearnerTask) {
  const left = task.attemptsAllowed === null ? '∞' : String(Math.max(0, task.attemptsAllowed - task.attemptsUsed));
  const limit = task.timeLimitMinutes;
  const time = {
    label: 'Your time',
    value:
      limit === null ? null : limit < 120 ? (
        <>
          {limit} <small>{limit === 1 ? 'minute' : 'minutes'}</small>
        </>
      ) : (
        durationWords(limit * 60_000)
      ),
  };
  return [
    ...(limit === null ? [] : [time]),
    { label: 'Questions', value: task.questionCount },
    { label: 'Points', value: pointsWords(task.points) },
    { label: 'Attempts', value: left },
  ];
}

function AssessmentRules({ task, now }: { task: LearnerTask; now: number }) {
  const results = resultsWords(task, now);
  const end = task.isLate ? task.lateUntil : task.dueAt;
  return (
    <Rules>
      {task.timeLimitMinutes !== null && (
        <li>
          <Timer aria-hidden />
          <span>
            <b>The clock does not stop</b> when you leave the page. At 0:00 your answers are handed in by themselves.
          </span>
        </li>
      )}
      {end !== null && (
        <li>
          <Clock aria-hidden />
          <span>
            <b>The task closes {momentWords(end, now)},</b> whether you have handed in or not. What you answered until
            then counts.
          </span>
        </li>
      )}
      <li>
        <CloudCheck aria-hidden />
        <span>
          <b>Every answer is saved as you type,</b> also without a connection. Another device continues where this one
          stopped. You can change answers until you hand in.
        </span>
      </li>
      <li>
        <CircleAlert aria-hidden />
        <span>
          <b>Input that cannot be read costs nothing.</b> You will see this right away and can fix it.
          {task.tryPenalty > 0 && ` Each further try at a question takes ${task.tryPenalty} % off what it can earn.`}
        </span>
      </li>
      <li>
        <EyeOff aria-hidden />
        <span>
          {results.before}
          <b>{results.when}</b>
          {results.after}
        </span>
      </li>
      {task.attemptsAllowed !== 1 && (
        <li>
          <ListChecks aria-hidden />
          <span>
            {task.attemptsAllowed === null
              ? 'You may try as often as you like'
              : `You have ${count(task.attemptsAllowed, 'attempt')}`}
            {countedWords[task.countedAttempt]}
          </span>
        </li>
      )}
      {task.instructions !== '' && (
        <li>
          <ListChecks aria-hidden />
          <div>
            <MathText source={task.instructions} />
          </div>
        </li>
      )}
    </Rules>
  );
}

const countedWords: Record<LearnerTask['countedAttempt'], string> = {
  best: '; the best one counts.',
  last: '; the last one counts.',
  average: '; their average counts.',
};
