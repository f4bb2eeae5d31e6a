import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { useNavigation } from '../../../routing/router-context.ts';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { Bar, BarInner, BarTitle } from '../../../frame/navigation/Bar.tsx';
import { Guarded, LaunchBar, Main } from '../../../frame/PageFrame.tsx';
import { PageHead } from '../../../frame/PageHead.tsx';
import { useIsScrolled } from '../../../frame/navigation/use-is-scrolled.ts';
import { useMainFocus } from '../../../frame/use-main-focus.ts';
import { LoadingBar } from '../../../ui/waiting/LoadingBar.tsx';
import { SkipLink } from '../../../ui/hidden/SkipLink.tsx';
import { useUser } from '../../../session/session-context.ts';
import { part } from '../../../ui/part.ts';
import css from './PlayerFrame.module.css';

const Inner = part(BarInner, css.inner);

interface PlayerFrameProps {
  /** Name of the task. */
  title: string;
  /** Under the name: the question, or the class. */
  line?: ReactNode;
  /** Where the arrow leads. */
  back: { readonly to: string; readonly label: string };
  /** In the middle of the bar. */
  steps?: ReactNode;
  /** At the right end of the bar. */
  end?: ReactNode;
  /** Between the bar and the content, over the whole width. */
  band?: ReactNode;
  /** The content brings the page's `h1`; else the task's name in the bar is it. */
  hasOwnHeading?: boolean;
  isLoading?: boolean;
  children: ReactNode;
}

/** The frame of the question player: no navigation, only the way back, where one is, and whether all is saved. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { title, line, back, steps, end, band, hasOwnHeading = false, isLoading = false, children } = props;
  const main = useMainFocus();
  const user = useUser();
  const name = user === null ? '' : `${user.firstName} ${user.lastName}`.trim();
  const onPaper = [name, title].filter((words) => words !== '').join(' · ');
  const isScrolled = useIsScrolled();
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <>
      <PageHead title={title} />
      <SkipLink />
      <LaunchBar />
      <Bar isScrolled={isScrolled}>
        <LoadingBar active={isLoading || isNavigating} />
        <Inner>
          <IconButton component={Link} to={back.to} aria-label={back.label} className={css.after}>
            <ArrowLeft aria-hidden size={20} />
          </IconButton>
          <BarTitle title={title} line={line} isHeading={!hasOwnHeading} />
          {steps}
          <div className={css.end}>{end}</div>
        </Inner>
      </Bar>
      {band}
      <Main id="main" tabIndex={-1} ref={main} width="reading">
        <div className={css.onPaper} data-words={onPaper} />
        <Guarded access="signed-in">{children}</Guarded>
      </Main>
    </>
  );
}
