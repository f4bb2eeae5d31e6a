import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './HeadNote.module.css';

interface HeadNoteProps {
  /** At the right edge of the head. */
  end?: boolean;
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** A few quiet words beside the title of a card: how many, which, since when. */
export function HeadNote({ end = false, className, ...props }: HeadNoteProps): ReactElement {
  return <span {...props} className={classes(css.headNote, end && css.end, className)} />;
}
