import type { LearnerTask } from '@lemma/contracts';
import { Clock } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { durationWords, pointsWords } from '../../../dates.ts';
import { paths } from '../../../paths.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Note } from '../../../ui/messages/Note.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PractiseOn } from './PractiseOn.tsx';
import { StartRules } from './StartRules.tsx';
import { lateStartWords, ownTimeWords, scoreWords, whenWords } from './start-words.ts';
import { TaskCard } from './TaskCard.tsx';
import { part } from '../../../ui/part.ts';
import { Rich, t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './TaskStart.module.css';
import taskCardCss from './TaskCard.module.css';

const Body = part('div', css.body);

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
              {t(m.backToClass)}
            </Button>
            {task.mayPractiseOn && <PractiseOn classId={classId} taskId={task.id} />}
            {mayStart && (
              <Button type="submit" variant="contained" size="large" disabled={isStarting}>
                {t(m.start)}
              </Button>
            )}
          </>
        }
      >
        <Body className={taskCardCss.body}>
          {score !== undefined && <Note tone="neutral" title={score} />}
          {mayStart && ownTime !== undefined && (
            <Note tone="information" icon={<Clock aria-hidden />} title={ownTime.title}>
              {ownTime.text}
            </Note>
          )}
          {mayStart && late !== undefined && (
            <Note tone="warning" title={t(m.taskIsLate)}>
              {late}
            </Note>
          )}
          {mayStart && <StartRules task={task} now={now} />}
          {mayStart && task.needsPassword && (
            <div className={css.password}>
              <TextField
                label={t(m.passwordFromTeacher)}
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
          {task.mayPractiseOn && <p>{t(m.mayStillPractise)}</p>}
          {problem !== undefined && <Note tone="wrong" role="alert" title={problem} />}
        </Body>
      </TaskCard>
    </form>
  );
}

function factsOf(task: LearnerTask) {
  const left =
    task.attemptsAllowed === null
      ? t(m.asManyAsYouLike)
      : String(Math.max(0, task.attemptsAllowed - task.attemptsUsed));
  const limit = task.timeLimitMinutes;
  const time = {
    label: t(m.yourTime),
    value:
      limit === null ? null : limit < 120 ? (
        <>
          <Rich of={m.minutesOfTime} values={{ minutes: limit }} tags={{ small: <small /> }} />
        </>
      ) : (
        durationWords(limit * 60_000)
      ),
  };
  return [
    ...(limit === null ? [] : [time]),
    { label: t(m.questions), value: task.questionCount },
    { label: t(m.points), value: pointsWords(task.points) },
    { label: t(m.attempts), value: left },
  ];
}
