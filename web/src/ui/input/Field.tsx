import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
import css from './Field.module.css';
import hidden from '../hidden/VisuallyHidden.module.css';

interface FieldProps {
  /** Of the box. */
  readonly id: string;
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** What is wrong, in plain words. */
  readonly error?: string | undefined;
  readonly helper?: ReactNode;
  readonly className?: string | undefined;
  /** The box itself. */
  readonly children: ReactNode;
}

/** A box with its label above and its words below. */
export function Field({ id, label, hideLabel = false, error, helper, className, children }: FieldProps): ReactElement {
  return (
    <div className={classes(css.field, className)}>
      {hideLabel ? (
        <label htmlFor={id} className={hidden.visuallyHidden}>
          {label}
        </label>
      ) : (
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
      )}
      {children}
      <FieldWords id={id} label={label} error={error} helper={helper} />
    </div>
  );
}

/** The name above a box. */
export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }): ReactElement {
  return (
    <label htmlFor={htmlFor} className={css.label} data-field-label="">
      {children}
    </label>
  );
}

/** The id of the words below a box, when it has some. */
export const wordsId = ({ id, error, helper }: Pick<FieldProps, 'id' | 'error' | 'helper'>): string | undefined =>
  error === undefined && helper === undefined ? undefined : `${id}-help`;

interface FieldWordsProps extends Omit<FieldProps, 'hideLabel' | 'children' | 'label'> {
  /** Said before what is wrong, where it is read away from its field. */
  readonly label?: string | undefined;
}

/** What stands below a box: help, or what is wrong. */
export function FieldWords({ id, label, error, helper, className }: FieldWordsProps): ReactElement | null {
  const wordsAt = wordsId({ id, error, helper });
  if (wordsAt === undefined) return null;
  return (
    <p id={wordsAt} className={classes(css.help, error !== undefined && css.wrong, className)}>
      {error === undefined ? (
        helper
      ) : (
        <>
          <CircleAlert aria-hidden className={css.sign} />
          {label === undefined ? null : <VisuallyHidden>{label}: </VisuallyHidden>}
          {error}
        </>
      )}
    </p>
  );
}
