import type { Endpoint, ParamsOf, ResponseOf } from '@lemma/contracts';
import type { Route } from '../http/serve.ts';
import type { LiveState, LiveTopic } from './feed.ts';

/** Where a state comes from and what says that it has changed; the same for all who may see it. */
export interface LiveSource<Params, State> {
  readonly topics: (params: Params) => readonly LiveTopic[];
  readonly read: (params: Params) => Promise<LiveState & { readonly state: State }>;
}

export interface LiveRoute extends Route {
  readonly live: LiveSource<Readonly<Record<string, string>>, unknown>;
}

/** Binds a `live` endpoint to its state: answered once as JSON, or followed as an event stream. */
export function serveLive<E extends Endpoint>(
  endpoint: E & { readonly live?: true },
  source: LiveSource<ParamsOf<E>, ResponseOf<E>>,
): LiveRoute {
  const live = source as unknown as LiveRoute['live'];
  return { endpoint, live, handle: async () => undefined };
}

export const isLiveRoute = (route: Route): route is LiveRoute => 'live' in route;
