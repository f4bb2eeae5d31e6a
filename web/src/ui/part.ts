import { createElement, type ComponentProps, type ElementType, type ReactElement } from 'react';
import { classes } from './classes.ts';

declare module 'react' {
  /** A value for a stylesheet, such as the share of a bar, is all that an element may carry inline. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** Props of a part: those of its element, and another element to draw it as. */
export type PartProps<Tag extends ElementType> = ComponentProps<Tag> & { readonly as?: ElementType };

/** Makes a component of an element with a class of a module; a class from outside is added to it. */
export function part<Tag extends ElementType>(
  tag: Tag,
  className: string | undefined,
): (props: PartProps<Tag>) => ReactElement {
  return function Part({ as, ...props }: { as?: ElementType; className?: string | undefined }) {
    const given = { ...props, className: classes(className, props.className) };
    if (typeof tag === 'string') return createElement(as ?? tag, given);
    // A part of a part: the inner one knows its own class.
    return createElement(tag, as === undefined ? given : { ...given, as });
  };
}
