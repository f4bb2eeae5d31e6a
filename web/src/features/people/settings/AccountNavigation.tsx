import { useEffect, useState } from 'react';
import type { AccountSection } from './account-sections.ts';
import { classes } from '../../../ui/classes.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import tabsCss from '../../../ui/NavTabs.module.css';
import { part } from '../../../ui/part.ts';
import css from './AccountNavigation.module.css';

const Nav = part('nav', classes(tabsCss.nav, css.nav));

/** The sections of the page, with the one in view marked; each has an address of its own: `/account#password`. */
export function AccountNavigation({ sections }: { sections: readonly AccountSection[] }) {
  const ids = sections.map(({ id }) => id).join(' ');
  const current = useSectionInView(ids);
  const empty = useEmptySections(ids);
  return (
    <Nav aria-label={t(m.sectionsOfAccount)}>
      {sections
        .filter(({ id }) => !empty.has(id))
        .map(({ id, label }) => (
          <a key={id} href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
            {label}
          </a>
        ))}
    </Nav>
  );
}

const elementsOf = (ids: string): HTMLElement[] =>
  ids.split(' ').flatMap((id) => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? []);

/** Sections that have nothing to show here, such as linked accounts where there is no outside provider. */
function useEmptySections(ids: string): ReadonlySet<string> {
  const [empty, setEmpty] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const elements = elementsOf(ids);
    const observer = new ResizeObserver(() =>
      setEmpty(new Set(elements.filter((one) => one.childElementCount === 0).map((one) => one.id))),
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return empty;
}

/** Id of the first section in the upper part of the window. */
function useSectionInView(ids: string): string | undefined {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((old) => {
          const next = new Set(old);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id);
            else next.delete(target.id);
          }
          return next;
        }),
      // Below the bars, down to the middle.
      { rootMargin: '-120px 0px -50% 0px' },
    );
    for (const section of elementsOf(ids)) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return ids.split(' ').find((id) => inView.has(id));
}
