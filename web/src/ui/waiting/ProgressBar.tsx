import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../classes.ts';
import css from './ProgressBar.module.css';

interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Per cent. */
  readonly value: number;
}

/** How far something is; it needs a name. */
export function ProgressBar({ value, className, ...rest }: ProgressBarProps): ReactElement {
  return (
    <div
      {...rest}
      role="progressbar"
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes(css.bar, className)}
      style={{ '--done': `${value}%` }}
    />
  );
}
