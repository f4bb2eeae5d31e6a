import type { ReactElement, ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 14,
  padding: '28px 24px',
  textAlign: 'center',
  '& p': { maxWidth: '30em', color: theme.vars.palette.text.secondary },
  '& .full': { fill: theme.vars.palette.primary.main },
  '& .half': { fill: theme.vars.palette.lemma.primaryLine },
  '& .open': { fill: 'none', stroke: theme.vars.palette.lemma.lineStrong, strokeWidth: 2, strokeDasharray: '5 4' },
  '& .line': { fill: 'none', stroke: theme.vars.palette.lemma.primaryLine, strokeWidth: 4, strokeLinecap: 'round' },
}));

const drawings = {
  squares: (
    <>
      <rect x="10" y="14" width="26" height="26" rx="6" className="full" />
      <rect x="44" y="14" width="26" height="26" rx="6" className="half" />
      <rect x="10" y="48" width="26" height="26" rx="6" className="half" />
      <rect x="44" y="48" width="26" height="26" rx="6" className="open" />
    </>
  ),
  bars: (
    <>
      <rect x="12" y="46" width="14" height="28" rx="4" className="half" />
      <rect x="33" y="14" width="14" height="60" rx="4" className="full" />
      <rect x="54" y="56" width="14" height="18" rx="4" className="open" />
    </>
  ),
  curve: (
    <>
      <path d="M14 60 Q 28 4 42 40 T 70 20" className="line" />
      <circle cx="42" cy="40" r="6" className="full" />
    </>
  ),
} as const;

interface EmptyStateProps {
  drawing?: keyof typeof drawings;
  /** One sentence: what belongs here. */
  children: ReactNode;
  /** The one action that makes it. */
  action?: ReactNode;
}

/** Placeholder for an empty list: a small drawing of squares, one sentence, one action. */
export function EmptyState({ drawing = 'squares', children, action }: EmptyStateProps): ReactElement {
  return (
    <Box>
      <svg width="80" height="88" viewBox="0 0 80 88" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      <p>{children}</p>
      {action}
    </Box>
  );
}
