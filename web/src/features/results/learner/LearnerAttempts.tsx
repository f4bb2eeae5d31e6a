import { attemptsShownFirst, mostAttemptsShown, type LearnerReport } from '@lemma/contracts';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
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
import type { ChosenAnswer } from './LearnerPage.tsx';
import { spanWords } from './learner-words.ts';

const List = styled('ol')(({ theme }) => ({
  '& button': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 150px 96px 56px 64px',
    gap: 12,
    alignItems: 'center',
    width: '100%',
    minHeight: 44,
    padding: '8px 20px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 14,
    lineHeight: '20px',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:first-of-type': { borderTop: 0 },
  '& button:hover': { background: theme.vars.palette.lemma.sunken },
  '& button:focus-visible': { outlineOffset: -2 },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .score': { textAlign: 'right', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& .items': { background: theme.vars.palette.lemma.sunken, padding: '0 0 4px' },
  '& .items button': { gridTemplateColumns: '26px minmax(0, 1fr) 96px 56px 64px', paddingLeft: 52 },
  '& .items button[aria-pressed=true]': { background: theme.vars.palette.lemma.primarySoft },
  [theme.breakpoints.down('sm')]: {
    '& button': { gridTemplateColumns: '20px minmax(0, 1fr) 64px', padding: '8px 16px' },
    '& .items button': { gridTemplateColumns: '26px minmax(0, 1fr) 64px', paddingLeft: 24 },
    '& .more': { display: 'none' },
  },
}));

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
  const [openId, setOpenId] = useState<string>();
  const isPrinting = usePrinting();
  const tasks = new Map(learner.attempts.map((attempt) => [attempt.taskId, attempt.taskName]));
  const shownCount = learner.attempts.length;
  const shown = learner.attempts.filter((attempt) => taskId === '' || attempt.taskId === taskId);
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
          {learner.attemptCount > learner.attempts.length
            ? `newest ${learner.attempts.length} of ${learner.attemptCount}`
            : learner.attemptCount}
        </HeadNote>
      </CardHead>
      {shown.length === 0 ? <EmptyState>{learner.firstName} has not begun a task.</EmptyState> : null}
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
          Show more
        </Button>
      ) : null}
    </Card>
  );
}

type Attempt = LearnerReport['attempts'][number];

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
      <span className="more">{momentWords(attempt.startedAt, serverNow())}</span>
      <span className="figure more">
        {spanWords(attempt.secondsSpent)}
        {limit}
      </span>
      <span className="figure more">{attempt.tries === 1 ? '1 try' : `${attempt.tries} tries`}</span>
      <span className="score">{share === undefined ? '–' : `${Math.round(share)} %`}</span>
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
    <div className="items">
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
              <span className="figure more">{spanWords(item.secondsSpent)}</span>
              <span className="figure more">{item.tries === 1 ? '1 try' : `${item.tries} tries`}</span>
              <span className="score">
                {figure(item.score)} / {figure(item.points)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
