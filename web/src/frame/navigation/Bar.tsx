import type { ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './Bar.module.css';

interface BarProps extends ComponentProps<'header'> {
  isScrolled: boolean;
}

/** The bar at the top of every page; it gets a soft shadow when the page is scrolled under it. */
export function Bar({ isScrolled, className, ...props }: BarProps) {
  return <header {...props} className={classes(css.bar, isScrolled && css.scrolled, className)} />;
}

interface BarInnerProps extends ComponentProps<'div'> {
  isWide?: boolean;
}

/** The row of the bar, as wide as the page under it. */
export function BarInner({ isWide = false, className, ...props }: BarInnerProps) {
  return <div {...props} className={classes(css.barInner, isWide && css.wide, className)} />;
}
