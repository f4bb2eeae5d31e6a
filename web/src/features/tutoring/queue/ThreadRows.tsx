import type { HelpThreadSummary } from '@lemma/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../../routing/Link.tsx';
import { MathText } from '../../../maths/typesetting/MathText.tsx';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './ThreadRows.module.css';

const Rows = part('ul', css.rows);

interface ThreadRowsProps {
  threads: readonly HelpThreadSummary[];
  to: (threadId: string) => string;
  /** Leaves out who asked: the reader did. */
  isOwn?: boolean;
  renderNote: (thread: HelpThreadSummary) => ReactNode;
}

/** Help threads, each a link: who asks, what, and about which question. */
export function ThreadRows({ threads, to, isOwn = false, renderNote }: ThreadRowsProps) {
  return (
    <Rows>
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link to={to(thread.id)}>
            <span className={css.excerpt}>
              {isOwn ? null : <b>{thread.learnerName}: </b>}
              {thread.excerpt === '' ? t(m.aPicture) : <MathText inline source={cut(thread.excerpt)} />}
            </span>
            <span className={css.note}>{renderNote(thread)}</span>
            <small>
              {t(m.question, { taskName: thread.taskName, position: thread.position, className: thread.className })}
            </small>
          </Link>
        </li>
      ))}
    </Rows>
  );
}

/** A beginning that ends inside a formula ends before it. */
function cut(excerpt: string): string {
  const line = excerpt.replaceAll(/\s+/g, ' ');
  const isOdd = (line.match(/\$/g)?.length ?? 0) % 2 === 1;
  return isOdd ? `${line.slice(0, line.lastIndexOf('$'))}…` : line;
}
