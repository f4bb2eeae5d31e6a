import type { ReactNode } from 'react';
import css from './PaperPage.module.css';

interface PaperPageProps {
  label: string;
  /** The line at the head of every page that it takes on paper. */
  head: { readonly left: string; readonly right: string };
  children: ReactNode;
}

/**
 * Something that begins on a page of its own, and repeats its head on each further page, as the head of a table does.
 * On the screen it is one sheet, as long as it takes.
 */
export function PaperPage({ label, head, children }: PaperPageProps) {
  return (
    <section className={css.page} aria-label={label}>
      <div className={css.flow}>
        <div className={css.repeated}>
          <div className={css.running}>
            <span>{head.left}</span>
            <span>{head.right}</span>
          </div>
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </section>
  );
}
