import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

const Nav = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
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
  '& a[aria-current=page]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '& a[aria-current=page]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    bottom: -1,
    height: 3,
    borderRadius: '3px 3px 0 0',
    background: theme.vars.palette.primary.main,
  },
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
