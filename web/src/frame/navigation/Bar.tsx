import { styled } from '@mui/material/styles';

/** The bar at the top of every page; it gets a soft shadow when the page is scrolled under it. */
export const Bar = styled('header', { shouldForwardProp: (name) => name !== 'isScrolled' })<{ isScrolled: boolean }>(
  ({ theme, isScrolled }) => ({
    position: 'sticky',
    top: 0,
    zIndex: theme.zIndex.appBar,
    background: theme.vars.palette.background.paper,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: isScrolled ? '0 6px 16px -12px rgb(27 25 50 / 0.35)' : 'none',
    transition: 'box-shadow 120ms',
    '@media print': { display: 'none' },
  }),
);

export const BarInner = styled('div', { shouldForwardProp: (name) => name !== 'isWide' })<{ isWide?: boolean }>(
  ({ theme, isWide = false }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 60,
    maxWidth: isWide ? 1536 : 1280,
    marginInline: 'auto',
    paddingInline: 24,
    [theme.breakpoints.down('md')]: { paddingInline: 16, gap: 4 },
    [theme.breakpoints.down('sm')]: { height: 56 },
  }),
);
