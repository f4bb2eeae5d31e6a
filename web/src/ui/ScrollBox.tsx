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
  /** Name of the content that scrolls. */
  label: string;
  children: ReactNode;
  maxHeight?: number | string;
}

/** Scrolls content that is too wide, so that the page never does; can be focused, so that arrow keys scroll it. */
export function ScrollBox({ label, children, maxHeight }: ScrollBoxProps): ReactElement {
  return (
    <Box aria-label={label} tabIndex={0} style={maxHeight === undefined ? undefined : { maxHeight, overflowY: 'auto' }}>
      {children}
    </Box>
  );
}
