import { attemptsShownFirst, mostAttemptsShown, type Student } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords } from '../../../dates.ts';
import { usePrinting } from '../../../printing.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SquareState } from '../../../ui/SquareState.tsx';
import { figure, percent } from '../grade-book/grade-table.ts';
import { outcomeTones, outcomeWords } from '../review/ReviewList.tsx';
import type { ChosenAnswer } from './StudentPage.tsx';
import { spanWords } from './student-words.ts';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import css from './StudentAttempts.module.css';

const List = part('ol', css.list);

interface StudentAttemptsProps {
  student: Student;
  chosen: ChosenAnswer | undefined;
  onChoose: (chosen: ChosenAnswer) => void;
  /** Is given how many attempts to show. */
  onShowMore: (attempts: number) => void;
}

/** Attempts, newest first; each opens into its questions, and on paper all of them are open. */
export function StudentAttempts({ student, chosen, onChoose, onShowMore }: StudentAttemptsProps) {
  const [taskId, setTaskId] = useState('');
  const [openId, setOpenId] = useState<string>();
  const isPrinting = usePrinting();
  const tasks = new Map(student.attempts.map((attempt) => [attempt.taskId, attempt.taskName]));
  const shownCount = student.attempts.length;
  const shown = student.attempts.filter((attempt) => taskId === '' || attempt.taskId === taskId);
  return (
    <Card aria-labelledby="attempts">
      <CardHead
        title="Attempts"
        id="attempts"
        actions={
          tasks.size > 1 ? (
            <SelectField
              label="Task"
              hideLabel
              value={taskId}
              options={[{ value: '', label: 'All tasks' }, ...[...tasks].map(([value, label]) => ({ value, label }))]}
              onChange={setTaskId}
            />
          ) : undefined
        }
      >
        <HeadNote>
          {student.attemptCount > student.attempts.length
            ? `newest ${student.attempts.length} of ${student.attemptCount}`
            : student.attemptCount}
        </HeadNote>
      </CardHead>
      {shown.length === 0 ? <EmptyState>{student.firstName} has not begun a task.</EmptyState> : null}
      <List>
        {shown.map((attempt) => (
          <li key={attempt.id}>
            <AttemptLine
              attempt={attempt}
              isOpen={isPrinting || openId === attempt.id}
              onToggle={() => setOpenId(openId === attempt.id ? undefined : attempt.id)}
            />
            {isPrinting || openId === attempt.id ? (
              <Questions attempt={attempt} chosen={chosen} onChoose={onChoose} />
            ) : null}
          </li>
        ))}
      </List>
      {shownCount < Math.min(student.attemptCount, mostAttemptsShown) ? (
        <Button variant="text" onClick={() => onShowMore(Math.min(shownCount + attemptsShownFirst, mostAttemptsShown))}>
          Show more
        </Button>
      ) : null}
    </Card>
  );
}

type Attempt = Student['attempts'][number];

function AttemptLine({ attempt, isOpen, onToggle }: { attempt: Attempt; isOpen: boolean; onToggle: () => void }) {
  const share = percent(attempt.score, attempt.points);
  const limit = attempt.timeLimitMinutes === null ? '' : ` of ${attempt.timeLimitMinutes} min`;
  return (
    <button type="button" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
      <strong>
        {attempt.taskName}
        {attempt.number > 1 ? `, attempt ${attempt.number}` : ''}
      </strong>
      <span className={css.more}>{momentWords(attempt.startedAt, serverNow())}</span>
      <span className={classes(css.figure, css.more)}>
        {spanWords(attempt.secondsSpent)}
        {limit}
      </span>
      <span className={classes(css.figure, css.more)}>{attempt.tries === 1 ? '1 try' : `${attempt.tries} tries`}</span>
      <span className={css.score}>{share === undefined ? '–' : `${Math.round(share)} %`}</span>
    </button>
  );
}

interface QuestionsProps {
  attempt: Attempt;
  chosen: ChosenAnswer | undefined;
  onChoose: (chosen: ChosenAnswer) => void;
}

function Questions({ attempt, chosen, onChoose }: QuestionsProps) {
  return (
    <div className={css.items}>
      <ol>
        {attempt.items.map((item, index) => (
          <li key={item.id}>
            <button
              type="button"
              aria-pressed={chosen?.itemId === item.id && chosen.attemptId === attempt.id}
              onClick={() => onChoose({ taskId: attempt.taskId, attemptId: attempt.id, itemId: item.id })}
            >
              <SquareState tone={outcomeTones[item.outcome]} label={outcomeWords[item.outcome]}>
                {index + 1}
              </SquareState>
              <strong>{item.title}</strong>
              <span className={classes(css.figure, css.more)}>{spanWords(item.secondsSpent)}</span>
              <span className={classes(css.figure, css.more)}>
                {item.tries === 1 ? '1 try' : `${item.tries} tries`}
              </span>
              <span className={css.score}>
                {figure(item.score)} / {figure(item.points)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
