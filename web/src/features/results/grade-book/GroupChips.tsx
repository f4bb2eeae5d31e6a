import type { GradeBook } from '@lemma/contracts';
import { groupSpans } from './grade-table.ts';
import { part } from '../../../ui/part.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';
import css from './GroupChips.module.css';

const Chips = part('nav', css.chips);

/** On a phone: chips that scroll the table to a group of tasks. */
export function GroupChips({ book, onJump }: { book: GradeBook; onJump: (column: number) => void }) {
  const spans = groupSpans(book.groups, book.tasks);
  if (spans.length < 2) return null;
  return (
    <Chips aria-label={t(m.jumpToTasks)}>
      {spans.map(({ group, start }) => (
        <button key={start} type="button" onClick={() => onJump(start)}>
          {group?.name ?? t(m.others)}
        </button>
      ))}
    </Chips>
  );
}
