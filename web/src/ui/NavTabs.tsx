import type { ReactElement, ReactNode } from 'react';
import { Link } from '../routing/Link.tsx';
import { part } from './part.ts';
import css from './NavTabs.module.css';

const Nav = part('nav', css.nav);

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
