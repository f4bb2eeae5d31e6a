import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';
import { dueWords, isDueSoon, momentWords } from '../dates.ts';

const Moment = styled('time')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&.soon': { color: theme.vars.palette.lemma.warnText, fontWeight: 600 },
}));

/** When something is due: amber within 48 hours, with the time on hover. */
export function DueDate({ iso, now, before = '' }: { iso: string; now: number; before?: string }): ReactElement {
  return (
    <Moment dateTime={iso} className={isDueSoon(iso, now) ? 'soon' : undefined} title={momentWords(iso, now)}>
      {before}
      {dueWords(iso, now)}
    </Moment>
  );
}
