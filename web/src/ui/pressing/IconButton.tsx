import { createElement, type ReactElement, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { pressed, type Pressable, type PressProps } from './pressable.ts';
import css from './IconButton.module.css';

interface IconButtonOwnProps {
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

function IconButtonPart({ size, className, ...rest }: IconButtonOwnProps & PressProps): ReactElement {
  const [element, attributes] = pressed(rest);
  const look = classes(css.button, size === 'small' && css.small, rest.disabled === true && css.disabled, className);
  return createElement(element, { ...attributes, className: look });
}

/** A button that shows an icon alone; it needs a name in `aria-label`. */
export const IconButton: Pressable<IconButtonOwnProps> = IconButtonPart;
