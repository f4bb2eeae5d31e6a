import type { AttemptItem } from '@lemma/contracts';
import { LayoutGrid } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { SquareState, type SquareTone } from '../../../ui/SquareState.tsx';

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

/** A thumb hits these: for the phone, and where a task has more questions than the bar has room. */
const Tiles = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: 8,
  padding: '0 24px 8px',
  '& a': { display: 'grid', placeItems: 'center', minHeight: 44, textDecoration: 'none', borderRadius: 6 },
});

const Opener = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { '&:not(.always)': { display: 'none' } },
}));

const roomFor = 14;

const linkWords = (step: Step): string =>
  `Question ${step.position}, ${words[step.state]}${step.isMarked ? ', marked for later' : ''}`;

/** Shows all questions in one list, large enough for a thumb. */
function AllQuestions({ steps, now, onClose }: { steps: readonly Step[]; now: number; onClose: () => void }) {
  const id = useId();
  const open = steps.filter((step) => step.state === 'open' && !step.isTyped).length;
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 420 } } }}>
      <DialogTitle id={id}>{open === 0 ? 'All questions' : `${open} of ${steps.length} not answered`}</DialogTitle>
      <Tiles>
        {steps.map((step) => (
          <li key={step.position}>
            <Link
              to={step.to}
              replace
              aria-current={step.position === now ? 'step' : undefined}
              aria-label={linkWords(step)}
              onClick={onClose}
            >
              <SquareState tone={toneOf(step, step.position === now)} marked={step.isMarked} size={40}>
                {step.position}
              </SquareState>
            </Link>
          </li>
        ))}
      </Tiles>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The questions of the task as squares, each a link; on the phone as a bar of segments, with all of them behind a button. */
export function Steps({ steps, now }: { steps: readonly Step[]; now: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav aria-label="Questions" style={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <Opener
        className={steps.length > roomFor ? 'always' : undefined}
        aria-label="All questions"
        onClick={() => setIsOpen(true)}
      >
        <LayoutGrid aria-hidden size={20} />
      </Opener>
      {isOpen && <AllQuestions steps={steps} now={now} onClose={() => setIsOpen(false)} />}
      <List>
        {steps.map((step) => {
          const isNow = step.position === now;
          const tone = toneOf(step, isNow);
          return (
            <li key={step.position}>
              <Link
                to={step.to}
                replace
                data-tone={tone}
                data-marked={step.isMarked || undefined}
                aria-current={isNow ? 'step' : undefined}
                aria-label={linkWords(step)}
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
