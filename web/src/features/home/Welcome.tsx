import { lazy, Suspense } from 'react';
import { Link } from '../../routing/Link.tsx';
import { Button } from '../../ui/pressing/Button.tsx';
import { paths } from '../../paths.ts';
import { ErrorBoundary } from '../../ui/messages/ErrorBoundary.tsx';
import { JoinCodeForm } from '../classrooms/joining/JoinCodeForm.tsx';
import { PollCodeForm } from '../polls/PollCodeForm.tsx';
import { Features } from './Features.tsx';
import { SampleWait } from './SampleWait.tsx';
import { part } from '../../ui/part.ts';
import css from './Welcome.module.css';

/** Brings the typesetting with it: the page itself does not wait for that. */
const SampleCard = lazy(async () => ({ default: (await import('./SampleCard.tsx')).SampleCard }));

const Wrap = part('div', css.wrap);

const Hero = part('section', css.hero);

const Band = part('section', css.band);

/** The front page for visitors: what it is, the way into a class, and one exercise to try. */
export function Welcome() {
  return (
    <>
      <Hero>
        <Wrap>
          <div>
            <h1>Maths practice that answers back</h1>
            <p className={css.lead}>
              Write the answer any way you like: if it is equal, it is right. If it is not, Lemma says what to look at
              and lets you try again.
            </p>
            <div className={css.join}>
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
