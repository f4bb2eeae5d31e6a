import { attemptsShownFirst, mostAttemptsShown, type LearnerReport } from '@lemma/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { serverNow } from '../../../api/clock/server-clock.ts';
import { momentWords } from '../../../dates.ts';
import { usePrinting } from '../../../printing.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/messages/EmptyState.tsx';
import { HeadNote } from '../../../ui/HeadNote.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { SquareState } from '../../../ui/SquareState.tsx';
import { percent, scoreWords } from '../grade-book/grade-table.ts';
import { outcomeTones, outcomeWords } from '../review/ReviewList.tsx';
import type { ChosenAnswer } from './last-wrong.ts';
import { spanWords } from './learner-words.ts';
import { classes } from '../../../ui/classes.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './LearnerAttempts.module.css';

const List = part('ol', css.list);

interface LearnerAttemptsProps {
  learner: LearnerReport;
  chosen: ChosenAnswer | undefined;
  onChoose: (chosen: ChosenAnswer) => void;
  /** Is given how many attempts to show. */
  onShowMore: (attempts: number) => void;
}

/** Attempts, newest first; each opens into its questions, and on paper all of them are open. */
export function LearnerAttempts({ learner, chosen, onChoose, onShowMore }: LearnerAttemptsProps) {
  const [taskId, setTaskId] = useState('');
  const [openId, setOpenId] = useState(chosen?.attemptId);
  const isPrinting = usePrinting();
  const tasks = new Map(learner.attempts.map((attempt) => [attempt.taskId, attempt.taskName]));
  const shownCount = learner.attempts.length;
  const shown = learner.attempts.filter((attempt) => taskId === '' || attempt.taskId === taskId);
  return (
    <Card aria-labelledby="attempts">
      <CardHead
        title={t(m.attempts)}
        id="attempts"
        actions={
          tasks.size > 1 ? (
            <span className={css.filter}>
              <SelectField
                label={t(m.taskLabel)}
                hideLabel
                value={taskId}
                options={[
                  { value: '', label: t(m.allTasks) },
                  ...[...tasks].map(([value, label]) => ({ value, label })),
                ]}
                onChange={setTaskId}
              />
            </span>
          ) : undefined
        }
      >
        <HeadNote>
          {learner.attemptCount > learner.attempts.length
            ? t(m.newestOf, { count: learner.attempts.length, all: learner.attemptCount })
            : learner.attemptCount}
        </HeadNote>
      </CardHead>
      {shown.length === 0 ? <EmptyState>{t(m.noTaskBegun, { name: learner.firstName })}</EmptyState> : null}
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
      {shownCount < Math.min(learner.attemptCount, mostAttemptsShown) ? (
        <Button variant="text" onClick={() => onShowMore(Math.min(shownCount + attemptsShownFirst, mostAttemptsShown))}>
          {t(m.showMore)}
        </Button>
      ) : null}
    </Card>
  );
}

type Attempt = LearnerReport['attempts'][number];

function AttemptLine({ attempt, isOpen, onToggle }: { attempt: Attempt; isOpen: boolean; onToggle: () => void }) {
  const share = percent(attempt.score, attempt.points);
  const limit = attempt.timeLimitMinutes === null ? '' : ` ${t(m.ofMinutes, { minutes: attempt.timeLimitMinutes })}`;
  return (
    <button type="button" aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
      <strong>
        {attempt.number > 1 ? t(m.taskAttempt, { task: attempt.taskName, number: attempt.number }) : attempt.taskName}
      </strong>
      <span className={css.more}>{momentWords(attempt.startedAt, serverNow())}</span>
      <span className={classes(css.figure, css.more)}>
        {attempt.secondsSpent > 0 ? `${spanWords(attempt.secondsSpent)}${limit}` : ''}
      </span>
      <span className={classes(css.figure, css.more)}>
        {attempt.tries === 1 ? t(m.oneTry) : t(m.tries, { count: attempt.tries })}
      </span>
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
              <span className={classes(css.figure, css.more)}>
                {item.secondsSpent > 0 ? spanWords(item.secondsSpent) : ''}
              </span>
              <span className={classes(css.figure, css.more)}>
                {item.tries === 1 ? t(m.oneTry) : t(m.tries, { count: item.tries })}
              </span>
              <span className={css.score}>{scoreWords(item.score, item.points)}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
