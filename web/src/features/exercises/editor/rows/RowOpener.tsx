import type { ReactElement, ReactNode } from 'react';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { classes } from '../../../../ui/classes.ts';
import css from './RowOpener.module.css';

interface RowOpenerProps {
  isOpen: boolean;
  /** The id of the fields that it opens. */
  controls: string;
  onToggle: () => void;
  /** Sets the columns of the line; the last is the sign that it opens. */
  className: string | undefined;
  children: ReactNode;
}

/** The line of a row that opens and closes its fields. */
export function RowOpener({ isOpen, controls, onToggle, className, children }: RowOpenerProps): ReactElement {
  return (
    <button
      type="button"
      className={classes(css.opener, className)}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
      <ChevronDown aria-hidden className={isOpen ? css.open : undefined} />
    </button>
  );
}

/** The error of a row whose fields are closed and cannot show it. */
export function RowError({ error }: { error: string | undefined }): ReactElement | null {
  if (error === undefined) return null;
  return (
    <span className={css.error}>
      <CircleAlert aria-hidden className={css.sign} />
      {error}
    </span>
  );
}
