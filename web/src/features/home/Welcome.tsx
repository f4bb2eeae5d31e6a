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
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';
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
            <h1>{t(m.mathsPractice)}</h1>
            <p className={css.lead}>{t(m.writeAnyWay)}</p>
            <div className={css.join}>
              <JoinCodeForm hint={t(m.noAccountNeeded)} />
              <PollCodeForm variant="soft" hint={t(m.codeOnWall)} />
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
            <h2>{t(m.doYouTeach)}</h2>
            <p>{t(m.makeClass)}</p>
          </div>
          <Button component={Link} to={paths.signUp('teacher')}>
            {t(m.createTeacherAccount)}
          </Button>
        </Wrap>
      </Band>
    </>
  );
}
