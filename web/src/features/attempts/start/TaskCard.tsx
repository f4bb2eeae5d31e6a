import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Card } from '../../../ui/Card.tsx';

const Surface = styled(Card)(({ theme }) => ({
  '& > header': { padding: '20px 32px 24px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > header h1': { ...theme.typography.h1, overflowWrap: 'anywhere' },
  '& > header p': { color: theme.vars.palette.text.secondary },
  '& > header dl': { marginTop: 20 },
  '& > .body': { padding: '24px 32px 28px' },
  '& > footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '16px 32px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > footer > :last-child': { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: {
    '& > header': { padding: '16px 16px 20px' },
    '& > .body': { padding: '20px 16px' },
    '& > footer': { padding: '12px 16px' },
  },
}));

interface TaskCardProps {
  head: ReactNode;
  children?: ReactNode;
  foot: ReactNode;
}

/** One card with a head, what is to be said, and the action: before and after a task. */
export function TaskCard({ head, children, foot }: TaskCardProps) {
  return (
    <Surface as="article">
      <header>{head}</header>
      {children}
      <footer>{foot}</footer>
    </Surface>
  );
}
