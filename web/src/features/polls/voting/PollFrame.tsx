import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Bar, BarInner } from '../../../frame/navigation/Bar.tsx';
import { Main } from '../../../frame/PageFrame.tsx';
import { PageHead } from '../../../frame/PageHead.tsx';
import { useIsScrolled } from '../../../frame/navigation/use-is-scrolled.ts';
import { useMainFocus } from '../../../frame/use-main-focus.ts';
import { paths } from '../../../paths.ts';
import { LogoMark } from '../../../ui/Logo.tsx';
import { SkipLink } from '../../../ui/SkipLink.tsx';

const Inner = styled(BarInner)(({ theme }) => ({
  maxWidth: 720 + 48,
  gap: 10,
  '& .what': { minWidth: 0, flex: 1 },
  '& .what b, & .what small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .what b': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& .what small': { fontSize: 13, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));

const Foot = styled('footer')(({ theme }) => ({
  position: 'sticky',
  // Above the docked maths keyboard.
  bottom: 'var(--keyboard-height, 0px)',
  zIndex: 2,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 14,
    maxWidth: 720,
    minHeight: 56,
    marginInline: 'auto',
    padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
    fontSize: 15,
    lineHeight: '20px',
    color: theme.vars.palette.text.secondary,
    textAlign: 'center',
    '&:has(> button)': { justifyContent: 'space-between', textAlign: 'left' },
    '& > button': { flex: 'none' },
  },
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

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
          <Link to={paths.home} aria-label="Home">
            <LogoMark size={30} />
          </Link>
          <div className="what">
            <b>{title}</b>
            <small>{line}</small>
          </div>
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
