import type { ReactElement, ReactNode } from 'react';
import { part } from './part.ts';
import css from './ScrollBox.module.css';

const Box = part('section', css.box);

interface ScrollBoxProps {
  /** What scrolls in it. */
  label: string;
  children: ReactNode;
  maxHeight?: number | string;
}

/** What is too wide scrolls here, never the page; can be focused, so that arrow keys scroll it. */
export function ScrollBox({ label, children, maxHeight }: ScrollBoxProps): ReactElement {
  return (
    <Box
      aria-label={label}
      tabIndex={0}
      className={maxHeight === undefined ? undefined : css.limited}
      style={{ '--most': typeof maxHeight === 'number' ? `${maxHeight}px` : maxHeight }}
    >
      {children}
    </Box>
  );
}
