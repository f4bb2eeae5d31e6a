import { createElement, type ReactElement, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { pressed, type Pressable, type PressProps } from './pressable.ts';
import css from './Button.module.css';

export type ButtonVariant = 'contained' | 'outlined' | 'soft' | 'text';
export type ButtonColor = 'primary' | 'error' | 'inherit';

interface ButtonOwnProps {
  readonly variant?: ButtonVariant | undefined;
  readonly color?: ButtonColor | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

function ButtonPart(props: ButtonOwnProps & PressProps): ReactElement {
  const {
    variant = 'outlined',
    color,
    size,
    startIcon,
    endIcon,
    fullWidth = false,
    className,
    children,
    ...rest
  } = props;
  const [element, attributes] = pressed(rest);
  const look = classes(
    css.button,
    css[variant],
    color !== undefined && css[color],
    size !== undefined && css[size],
    fullWidth && css.full,
    rest.disabled === true && css.disabled,
    className,
  );
  return createElement(
    element,
    { ...attributes, className: look, 'data-variant': variant },
    isShown(startIcon) && (
      <span className={css.start} data-icon="start">
        {startIcon}
      </span>
    ),
    children,
    isShown(endIcon) && <span className={css.end}>{endIcon}</span>,
  );
}

const isShown = (icon: ReactNode): boolean => icon !== undefined && icon !== null && icon !== false;

/** A button with words; `href` or `component` make it a link that looks the same. */
export const Button: Pressable<ButtonOwnProps> = ButtonPart;
