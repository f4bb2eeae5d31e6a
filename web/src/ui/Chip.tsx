import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './Chip.module.css';

export type ChipColor = 'default' | 'primary' | 'success' | 'warning' | 'error' | 'info';

interface ChipProps extends Omit<ComponentProps<'div'>, 'color' | 'children'> {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly color?: ChipColor | undefined;
  readonly variant?: 'filled' | 'outlined' | undefined;
  /** Something after the words: a button that takes the chip away. */
  readonly end?: ReactNode;
}

/** A word about the state of something; a chip is never pressed. */
export function Chip({
  label,
  icon,
  color = 'default',
  variant = 'filled',
  end,
  className,
  ...rest
}: ChipProps): ReactElement {
  return (
    <div
      {...rest}
      className={classes(
        css.chip,
        color !== 'default' && css[color],
        variant === 'outlined' && css.outlined,
        className,
      )}
    >
      {icon}
      <span className={css.label}>{label}</span>
      {end}
    </div>
  );
}
