import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const phone = '@media (max-width:599.95px)';

const List = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 40px',
  [phone]: { gap: '12px 28px' },
  '& dt': { fontSize: 13, lineHeight: '18px', fontWeight: 600, color: theme.vars.palette.lemma.ink3 },
  '& dd': {
    fontSize: 24,
    lineHeight: '32px',
    fontWeight: 650,
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
    [phone]: { fontSize: 20, lineHeight: '28px' },
  },
  '& dd small': { fontSize: 14, fontWeight: 500, letterSpacing: 0, color: theme.vars.palette.lemma.ink3 },
}));

/** At most five figures with their labels. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }): ReactElement {
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  );
}
