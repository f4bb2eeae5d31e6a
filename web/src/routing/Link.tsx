import { useEffect, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { resolve, type To } from './location.ts';
import { useShown } from './router-context.ts';
import type { NavigateOptions } from './router.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  readonly to: To;
}

/** A link to another page of the application, which is shown without loading the application again. */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...props }: LinkProps): ReactNode {
  const { router, state: shown } = useShown();
  const href = router.href(resolve(to, shown.location));
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (props.target ?? '_self') !== '_self') return;
    event.preventDefault();
    const isSame = href === router.href(shown.location);
    void router.navigate(to, {
      replace: replace ?? isSame,
      ...(preventScrollReset !== undefined && { preventScrollReset }),
      state,
    });
  };
  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;

/** Leads on to another page immediately. */
export function Navigate({ to, replace = false }: { to: To; replace?: boolean }): ReactNode {
  const { router } = useShown();
  useEffect(() => void router.navigate(to, { replace }), [router, to, replace]);
  return null;
}
