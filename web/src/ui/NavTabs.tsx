import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Link } from '../routing/Link.tsx';
import { part } from './part.ts';
import css from './NavTabs.module.css';

const Nav = part('nav', css.nav);

interface NavTabsProps {
  /** Name of the group of pages. */
  label: string;
  tabs: readonly { readonly to: string; readonly label: ReactNode; readonly isCurrent: boolean }[];
}

/** Scrolls the row alone, so that the current page is in sight where not all have room. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

/** Pages that belong together, as tabs that are links: each has its own address. */
export function NavTabs({ label, tabs }: NavTabsProps): ReactElement {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useLayoutEffect(() => showCurrent(row.current), [current, tabs.length]);
  return (
    <Nav aria-label={label} ref={row}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </Nav>
  );
}
