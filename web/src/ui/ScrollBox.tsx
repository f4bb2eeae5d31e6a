import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';

const Box = styled('section')({
  position: 'relative',
  overflowX: 'auto',
  borderRadius: 'inherit',
  scrollbarWidth: 'thin',
  '@media print': { maxHeight: 'none !important', overflow: 'visible !important' },
});

interface ScrollBoxProps {
  /** What scrolls in it. */
  label: string;
  children: ReactNode;
  maxHeight?: number | string;
}

/** What is too wide scrolls here, never the page; can be focused, so that arrow keys scroll it. */
export function ScrollBox({ label, children, maxHeight }: ScrollBoxProps): ReactElement {
  return (
    <Box aria-label={label} tabIndex={0} style={maxHeight === undefined ? undefined : { maxHeight, overflowY: 'auto' }}>
      {children}
    </Box>
  );
}
