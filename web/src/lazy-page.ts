import type { ComponentType } from 'react';
import type { RouteObject } from './routing/route.ts';

/** A page that is loaded when somebody goes there. */
export function page(load: () => Promise<ComponentType>): NonNullable<RouteObject['lazy']> {
  return async () => ({ Component: await load() });
}
