import type { ReactNode } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { Bar, BarInner, BarTitle } from '../../../frame/navigation/Bar.tsx';
import { Main } from '../../../frame/PageFrame.tsx';
import { PageHead } from '../../../frame/PageHead.tsx';
import { useIsScrolled } from '../../../frame/navigation/use-is-scrolled.ts';
import { useMainFocus } from '../../../frame/use-main-focus.ts';
import { paths } from '../../../paths.ts';
import { LogoMark } from '../../../ui/Logo.tsx';
import { SkipLink } from '../../../ui/hidden/SkipLink.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './PollFrame.module.css';

const Inner = part(BarInner, css.inner);

const Foot = part('footer', css.foot);

interface PollFrameProps {
  title: string;
  /** Under the title: which question it is. */
  line: string;
  /** At the right end of the bar. */
  end?: ReactNode;
  /** Between bar and content. */
  band?: ReactNode;
  /** In the thumb's reach at the foot. */
  foot: ReactNode;
  children: ReactNode;
}

/** The frame of a voter's screen: where one is, what is left of the time, and at the foot what has become of the answer. */
export function PollFrame({ title, line, end, band, foot, children }: PollFrameProps) {
  const isScrolled = useIsScrolled();
  const main = useMainFocus();
  return (
    <>
      <PageHead title={title} />
      <SkipLink />
      <Bar isScrolled={isScrolled}>
        <Inner>
          <Link to={paths.home} aria-label={t(m.home)}>
            <LogoMark size={30} />
          </Link>
          <BarTitle title={title} line={line} />
          {end}
        </Inner>
      </Bar>
      {band}
      <Main id="main" tabIndex={-1} ref={main} width="reading">
        {children}
      </Main>
      <Foot>
        <div>{foot}</div>
      </Foot>
    </>
  );
}
