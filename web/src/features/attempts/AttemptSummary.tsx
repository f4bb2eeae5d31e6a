import type { Attempt, AttemptItem } from '@lemma/contracts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { serverNow } from '../../api/server-clock.ts';
import { durationWords, momentWords, pointsWords, timeWords } from '../../dates.ts';
import { paths } from '../../paths.ts';
import { Facts } from '../../ui/Facts.tsx';
import { KeepYourWorkPrompt } from '../accounts/KeepYourWorkPrompt.tsx';
import { filledCount } from './answers.ts';
import { TaskCard } from './TaskCard.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'flex-start',
  '& .tile': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 52,
    height: 52,
    borderRadius: 10,
    background: theme.vars.palette.lemma.okSoft,
    color: theme.vars.palette.lemma.okText,
    '& svg.lucide': { width: 26, height: 26, verticalAlign: 0 },
  },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 15,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 20px', textAlign: 'left', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { fontSize: 13, fontWeight: 600, color: theme.vars.palette.lemma.ink3 },
  '& tbody th': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& tbody th span': { marginRight: 10, color: theme.vars.palette.lemma.ink3 },
  '& tbody a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  [theme.breakpoints.down('sm')]: { '& th, & td': { padding: '10px 16px' } },
}));

const Times = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 20px',
  fontSize: 15,
  lineHeight: '22px',
  '& dt': { color: theme.vars.palette.text.secondary },
}));

interface AttemptSummaryProps {
  attempt: Attempt;
  /** Present when another attempt may be started. */
  onAgain: (() => void) | undefined;
}

/** After a hand-in, a receipt; in practice, where one stands. Results stand in it once they may be seen. */
export function AttemptSummary({ attempt, onAgain }: AttemptSummaryProps) {
  const { classId, taskId, handedInAt } = attempt;
  const now = serverNow();
  const isAssessment = attempt.kind === 'assessment';
  return (
    <>
      <TaskCard
        head={
          <>
            <Head>
              <span className="tile">
                <Check aria-hidden />
              </span>
              <div>
                <h1>{titleOf(attempt)}</h1>
                <p>{leadOf(attempt, now)}</p>
              </div>
            </Head>
            {attempt.score !== null && (
              <Facts
                facts={[
                  {
                    label: 'Points',
                    value: (
                      <>
                        {pointsWords(attempt.score)} <small>of {pointsWords(attempt.points)}</small>
                      </>
                    ),
                  },
                  {
                    label: 'Right',
                    value: (
                      <>
                        {attempt.items.filter((item) => item.state === 'right').length}{' '}
                        <small>of {attempt.items.length}</small>
                      </>
                    ),
                  },
                ]}
              />
            )}
          </>
        }
        foot={
          <>
            <Button component={Link} to={paths.learnerTask(classId, taskId, 1)} variant="text">
              {isAssessment ? 'Look at my answers' : 'Back to the questions'}
            </Button>
            {onAgain !== undefined && (
              <Button variant="text" onClick={onAgain}>
                Start another attempt
              </Button>
            )}
            <Button component={Link} to={paths.classroom(classId)} variant="contained" size="large">
              Back to class
            </Button>
          </>
        }
      >
        <QuestionTable attempt={attempt} />
        {handedInAt !== null && (
          <div className="body" style={{ borderTop: '1px solid var(--mui-palette-divider)' }}>
            <Times>
              <dt>Started</dt>
              <dd>{momentWords(attempt.startedAt, now)}</dd>
              <dt>Handed in</dt>
              <dd>{momentWords(handedInAt, now)}</dd>
              <dt>Time used</dt>
              <dd>{durationWords(Date.parse(handedInAt) - Date.parse(attempt.startedAt))}</dd>
            </Times>
          </div>
        )}
      </TaskCard>
      <KeepYourWorkPrompt />
    </>
  );
}

function titleOf(attempt: Attempt): string {
  if (attempt.handedInAt !== null) return `Handed in at ${timeWords(attempt.handedInAt)}`;
  if (attempt.isClosed) return 'This task is closed';
  return attempt.items.every((item) => item.state === 'right') ? 'All done' : 'This is where you stand';
}

function leadOf(attempt: Attempt, now: number): string {
  if (attempt.resultsVisible) {
    return attempt.kind === 'assessment' ? 'Your results are out.' : 'Your teacher sees the same.';
  }
  return attempt.dueAt === null ? 'Results are not out yet.' : `Results come out ${momentWords(attempt.dueAt, now)}.`;
}

function QuestionTable({ attempt }: { attempt: Attempt }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Answered</th>
          <th scope="col" className="number">
            {attempt.resultsVisible ? 'Points' : 'Last saved'}
          </th>
        </tr>
      </thead>
      <tbody>
        {attempt.items.map((item, index) => (
          <tr key={item.id}>
            <th scope="row">
              <span>{index + 1}</span>
              <Link to={paths.learnerTask(attempt.classId, attempt.taskId, index + 1)}>{item.title}</Link>
            </th>
            <td>
              <Answered item={item} />
            </td>
            <td className="number">{endOf(attempt, item)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How many boxes of the last answer were filled; what is incomplete is amber. */
function Answered({ item }: { item: AttemptItem }) {
  const parts = item.variant.parts.length;
  const filled = filledCount(item.responses.at(-1)?.answers ?? []);
  const words = parts === 1 ? (filled === 1 ? 'Yes' : 'No') : `${filled} of ${parts} parts`;
  return filled === parts ? words : <Chip size="small" color="warning" label={words} />;
}

function endOf(attempt: Attempt, item: AttemptItem): string {
  if (attempt.resultsVisible) return `${pointsWords(item.bestScore ?? 0)} of ${pointsWords(item.points)}`;
  const last = item.responses.at(-1);
  return last === undefined ? '–' : timeWords(last.receivedAt);
}
