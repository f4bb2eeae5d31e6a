import { Component, createElement, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { RouteMatch } from './route.ts';
import type { Router } from './router.ts';
import { DepthContext, RouteErrorContext, RouterContext, useShown } from './router-context.ts';

/** Shows the page at the address. A page that is being loaded leaves the one before on the screen. */
export function RouterProvider({ router }: { router: Router }): ReactNode {
  const [state, setState] = useState(router.state);
  useEffect(() => {
    const read = (): void => startTransition(() => setState(router.state));
    read();
    return router.subscribe(read);
  }, [router]);
  const shown = useMemo(() => ({ router, state }), [router, state]);
  return (
    <RouterContext value={shown}>
      <Level depth={0} />
    </RouterContext>
  );
}

/** The place of the routes below, in what stands around them. */
export function Outlet({ context }: { context?: unknown }): ReactNode {
  const { depth } = use(DepthContext);
  return <Level depth={depth + 1} handedIn={context} />;
}

function Level({ depth, handedIn }: { depth: number; handedIn?: unknown }): ReactNode {
  const { state } = useShown();
  const place = useMemo(() => ({ depth, handedIn }), [depth, handedIn]);
  const match = state.matches[depth];
  if (match === undefined) return null;
  const { errorElement } = match.route;
  const level = (
    <DepthContext value={place}>
      <RouteView match={match} isLast={depth === state.matches.length - 1} />
    </DepthContext>
  );
  if (errorElement === undefined) return level;
  if ('error' in state) return <RouteErrorContext value={state.error}>{errorElement}</RouteErrorContext>;
  return (
    <RouteBoundary key={depth} location={state.location} errorElement={errorElement}>
      {level}
    </RouteBoundary>
  );
}

function RouteView({ match: { route }, isLast }: { match: RouteMatch; isLast: boolean }): ReactNode {
  const { router, state } = useShown();
  if (!state.isReady && route.hydrateFallbackElement !== undefined) return route.hydrateFallbackElement;
  const Page = router.componentOf(route);
  if (Page !== undefined) return createElement(Page);
  if (route.element !== undefined) return route.element;
  return isLast ? null : <Outlet />;
}

interface BoundaryProps {
  readonly location: unknown;
  readonly errorElement: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** The failure, and its address as soon as that is known. */
  readonly failed: { readonly error: unknown; readonly at: unknown } | null;
}

/** Puts the error element where a page fails to render; another address is tried again. */
class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error, at: undefined } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, { failed }: BoundaryState): BoundaryState | null {
    if (failed === null || failed.at === location) return null;
    return { failed: failed.at === undefined ? { ...failed, at: location } : null };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null) return this.props.children;
    return <RouteErrorContext value={failed.error}>{this.props.errorElement}</RouteErrorContext>;
  }
}
