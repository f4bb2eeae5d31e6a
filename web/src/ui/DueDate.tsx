import type { ReactElement } from 'react';
import { styled } from '@mui/material/styles';
import { dueWords } from './dates.ts';

const Moment = styled('time')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&.soon': { color: theme.vars.palette.lemma.warnText, fontWeight: 600 },
}));

/** When something is due: amber within 48 hours, the whole date on hover. */
export function DueDate({ iso, now, before = '' }: { iso: string; now: number; before?: string }): ReactElement {
  const moment = new Date(iso);
  const { text, isSoon } = dueWords(moment, new Date(now));
  return (
    <Moment dateTime={iso} className={isSoon ? 'soon' : undefined} title={moment.toLocaleString()}>
      {before}
      {text}
    </Moment>
  );
}
