import type { ComponentProps, ReactNode } from 'react';
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

interface BarTitleProps {
  title: string;
  /** Under the title, smaller: where in it one is. */
  line?: ReactNode;
  /** The title is the page's heading. */
  isHeading?: boolean;
}

/** The title of a page whose bar has no navigation. Both lines are cut where the bar is narrow. */
export function BarTitle({ title, line, isHeading = false }: BarTitleProps) {
  return (
    <div className={css.title}>
      {isHeading ? <h1>{title}</h1> : <b>{title}</b>}
      {line !== undefined && <small>{line}</small>}
    </div>
  );
}
