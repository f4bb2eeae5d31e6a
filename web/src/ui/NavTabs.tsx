import type { ReactElement, ReactNode } from 'react';
import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router';

/** How links look that stand as tabs: the current one underlined. */
export const tabLinks = (theme: Theme) => ({
  '& a': {
    position: 'relative',
    padding: '10px 12px 12px',
    fontSize: 15,
    lineHeight: '22px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
  '& a:focus-visible': { outlineOffset: -2, borderRadius: 8 },
  '& a[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    bottom: -1,
    height: 3,
    borderRadius: '3px 3px 0 0',
    background: theme.vars.palette.primary.main,
  },
});

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  '@media print': { display: 'none' },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...tabLinks(theme),
}));

interface NavTabsProps {
  /** Name of the group of pages. */
  label: string;
  tabs: readonly { readonly to: string; readonly label: ReactNode; readonly isCurrent: boolean }[];
}

/** Pages that belong together, as tabs that are links: each has its own address. */
export function NavTabs({ label, tabs }: NavTabsProps): ReactElement {
  return (
    <Nav aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </Nav>
  );
}
