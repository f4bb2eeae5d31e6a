import type { ComponentProps, ElementType, ReactElement } from 'react';

/** Props of an element beside those of the part itself. */
type Beside<Own, Element extends ElementType> = Omit<ComponentProps<Element>, keyof Own | 'component' | 'disabled'>;

interface Disableable {
  readonly disabled?: boolean | undefined;
}

/** Something to press: a button, a plain address, or another component such as a link of the router. */
export interface Pressable<Own> {
  <Element extends ElementType>(
    props: Own & Disableable & { readonly component: Element } & Beside<Own, Element>,
  ): ReactElement;
  (
    props: Own & Disableable & { readonly href: string; readonly component?: undefined } & Beside<Own, 'a'>,
  ): ReactElement;
  (
    props: Own & Disableable & { readonly href?: undefined; readonly component?: undefined } & Beside<Own, 'button'>,
  ): ReactElement;
}

/** What a pressable part is given beside its own props. */
export interface PressProps extends Disableable {
  readonly component?: ElementType | undefined;
  readonly href?: string | undefined;
}

/** The element and its attributes: a link that is disabled says so and is left out by Tab, as it cannot be disabled itself. */
export function pressed({ component, disabled, ...props }: PressProps): readonly [ElementType, object] {
  const element = component ?? (props.href === undefined ? 'button' : 'a');
  if (element === 'button') return [element, { type: 'button', disabled, ...props }];
  return [element, disabled === true ? { ...props, tabIndex: -1, 'aria-disabled': true } : props];
}
