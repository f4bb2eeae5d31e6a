import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Bar, BarInner } from '../../../frame/navigation/Bar.tsx';
import { Guarded, Main } from '../../../frame/PageFrame.tsx';
import { PageHead } from '../../../frame/PageHead.tsx';
import { useIsScrolled } from '../../../frame/navigation/use-is-scrolled.ts';
import { useMainFocus } from '../../../frame/use-main-focus.ts';
import { LoadingBar } from '../../../ui/waiting/LoadingBar.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';

const Inner = styled(BarInner)(({ theme }) => ({
  maxWidth: 1180,
  gap: 8,
  '& .what': { minWidth: 0, flex: '1 1 0' },
  '& .what b, & .what h1, & .what small': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .what b, & .what h1': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& .what small': { fontSize: 13, lineHeight: '18px', color: theme.vars.palette.text.secondary },
  '& .end': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 12, flex: '1 1 0' },
  [theme.breakpoints.down('md')]: { '& .end': { flex: '0 0 auto' } },
}));

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
  const isScrolled = useIsScrolled();
  const main = useMainFocus();
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <>
      <PageHead title={title} />
      <SkipLink />
      <Bar isScrolled={isScrolled}>
        <LoadingBar active={isLoading || isNavigating} />
        <Inner>
          <IconButton component={Link} to={back.to} aria-label={back.label} sx={{ marginLeft: -2 }}>
            <ArrowLeft aria-hidden size={20} />
          </IconButton>
          <div className="what">
            {hasOwnHeading ? <b>{title}</b> : <h1>{title}</h1>}
            {line !== undefined && <small>{line}</small>}
          </div>
          {steps}
          <div className="end">{end}</div>
        </Inner>
      </Bar>
      {band}
      <Main id="main" tabIndex={-1} ref={main} width="reading">
        <Guarded access="signed-in">{children}</Guarded>
      </Main>
    </>
  );
}
