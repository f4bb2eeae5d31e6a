import type { AttemptItem } from '@lemma/contracts';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { SquareState, type SquareTone } from '../../ui/SquareState.tsx';

/** A question as a step. */
export interface Step {
  readonly position: number;
  readonly to: string;
  readonly state: AttemptItem['state'];
  readonly isMarked: boolean;
  /** Something is typed, and no answer is given yet. */
  readonly isTyped: boolean;
}

const words: Record<AttemptItem['state'], string> = {
  open: 'not answered',
  answered: 'answered',
  right: 'right',
  partly: 'partly right',
  wrong: 'not right yet',
};

function toneOf(step: Step, isNow: boolean): SquareTone {
  if (isNow && step.state !== 'right') return 'now';
  if (step.state !== 'open') return step.state;
  return step.isTyped ? 'answered' : 'open';
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  flex: '0 1 auto',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: 4,
  '& a': { display: 'block', textDecoration: 'none', borderRadius: 6 },
  '& a[aria-current]:not([data-tone="now"]) > span': { boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}` },
  [theme.breakpoints.down('sm')]: {
    // On the phone the steps are a bar of segments under the bar; each can be hit over more than its height.
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    gap: 3,
    padding: '0 3px',
    overflow: 'visible',
    '& li': { flex: 1, minWidth: 0 },
    '& a': { height: 24, borderRadius: 2 },
    '& a > span': { display: 'none' },
    '& a::before': {
      content: '""',
      display: 'block',
      height: 4,
      borderRadius: 2,
      background: theme.vars.palette.divider,
    },
    '& a[data-tone="now"]::before': { background: theme.vars.palette.primary.main },
    '& a[data-tone="right"]::before': { background: theme.vars.palette.success.main },
    '& a[data-tone="wrong"]::before': { background: theme.vars.palette.error.main },
    '& a[data-tone="partly"]::before': { background: theme.vars.palette.warning.main },
    '& a[data-tone="answered"]::before': { background: theme.vars.palette.lemma.primaryLine },
    '& a[data-marked]::before': { background: theme.vars.palette.warning.main },
    '& a[aria-current]::before': { height: 6 },
  },
}));

/** The questions of the task as squares, each a link; on the phone as a bar of segments. */
export function Steps({ steps, now }: { steps: readonly Step[]; now: number }) {
  return (
    <nav aria-label="Questions" style={{ minWidth: 0 }}>
      <List>
        {steps.map((step) => {
          const isNow = step.position === now;
          const tone = toneOf(step, isNow);
          const marked = step.isMarked ? ', marked for later' : '';
          return (
            <li key={step.position}>
              <Link
                to={step.to}
                replace
                data-tone={tone}
                data-marked={step.isMarked || undefined}
                aria-current={isNow ? 'step' : undefined}
                aria-label={`Question ${step.position}, ${words[step.state]}${marked}`}
              >
                <SquareState tone={tone} marked={step.isMarked}>
                  {step.position}
                </SquareState>
              </Link>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
