import type { ReactElement, ReactNode } from 'react';
import { part } from './part.ts';
import css from './ScrollBox.module.css';

const Box = part('section', css.box);

interface ScrollBoxProps {
  /** Name of the content that scrolls. */
  label: string;
  children: ReactNode;
  maxHeight?: number | string;
}

/** Scrolls content that is too wide, so that the page never does; can be focused, so that arrow keys scroll it. */
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
