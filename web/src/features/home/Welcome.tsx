import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { paths } from '../../paths.ts';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';
import { JoinCodeForm } from '../classrooms/joining/JoinCodeForm.tsx';
import { PollCodeForm } from '../polls/PollCodeForm.tsx';
import { Features } from './Features.tsx';
import { SampleWait } from './SampleWait.tsx';

/** Brings the typesetting with it: the page itself does not wait for that. */
const SampleCard = lazy(async () => ({ default: (await import('./SampleCard.tsx')).SampleCard }));

const Wrap = styled('div')(({ theme }) => ({
  maxWidth: 1280,
  marginInline: 'auto',
  paddingInline: 24,
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

const Hero = styled('section')(({ theme }) => {
  const line = theme.vars.palette.lemma.grid;
  return {
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    background: `linear-gradient(${line} 1px, transparent 1px) 0 -1px / 24px 24px, linear-gradient(90deg, ${line} 1px, transparent 1px) -1px 0 / 24px 24px`,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 480px',
      gap: 64,
      alignItems: 'center',
      paddingBlock: 72,
      [theme.breakpoints.down('lg')]: { gap: 40, gridTemplateColumns: 'minmax(0, 1fr) 420px' },
      [theme.breakpoints.down('md')]: { gap: 32, gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 40 },
      [theme.breakpoints.down('sm')]: { paddingBlock: 28 },
    },
    '& h1': { ...theme.typography.display },
    '& .lead': {
      marginTop: 16,
      maxWidth: '33em',
      fontSize: 18,
      lineHeight: '28px',
      color: theme.vars.palette.text.secondary,
      [theme.breakpoints.down('sm')]: { fontSize: 17, lineHeight: '26px' },
    },
    '& .join': {
      display: 'grid',
      gap: 16,
      maxWidth: 360,
      marginTop: 32,
      [theme.breakpoints.down('md')]: { maxWidth: 'none', marginTop: 24 },
    },
  };
});

const Band = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  paddingBlock: 40,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 16 },
  '& h2': { ...theme.typography.h2 },
  '& p': { color: theme.vars.palette.text.secondary },
}));

/** The front page for visitors: what it is, the way into a class, and one exercise to try. */
export function Welcome() {
  return (
    <>
      <Hero>
        <Wrap>
          <div>
            <h1>Maths practice that answers back</h1>
            <p className="lead">
              Write the answer any way you like: if it is equal, it is right. If it is not, Lemma says what to look at
              and lets you try again.
            </p>
            <div className="join">
              <JoinCodeForm hint="No account needed. Your teacher has the code." />
              <PollCodeForm variant="soft" hint="The code is on the wall of the lecture hall." />
            </div>
          </div>
          <ErrorBoundary variant="text">
            <Suspense fallback={<SampleWait />}>
              <SampleCard />
            </Suspense>
          </ErrorBoundary>
        </Wrap>
      </Hero>
      <Wrap>
        <Features />
      </Wrap>
      <Band>
        <Wrap>
          <div>
            <h2>Do you teach?</h2>
            <p>Make a class, pick five exercises, give out the code. It takes about ten minutes.</p>
          </div>
          <Button component={Link} to={paths.signUp('teacher')}>
            Create a teacher account
          </Button>
        </Wrap>
      </Band>
    </>
  );
}
