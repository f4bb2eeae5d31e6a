import type { GradeBook } from '@lemma/contracts';
import { styled } from '@mui/material/styles';
import { groupSpans } from './grade-table.ts';

const Chips = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: '0 -16px 12px',
  padding: '2px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& button': {
    flex: 'none',
    minHeight: 40,
    padding: '6px 14px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: 14,
    fontWeight: 500,
    cursor: 'pointer',
  },
}));

/** On a phone: chips that scroll the table to a group of tasks. */
export function GroupChips({ book, onJump }: { book: GradeBook; onJump: (column: number) => void }) {
  const spans = groupSpans(book.groups, book.tasks);
  if (spans.length < 2) return null;
  return (
    <Chips aria-label="Jump to tasks">
      {spans.map(({ group, start }) => (
        <button key={start} type="button" onClick={() => onJump(start)}>
          {group?.name ?? 'Others'}
        </button>
      ))}
    </Chips>
  );
}
