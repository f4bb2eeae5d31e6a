import type { ComponentType } from 'react';
import { browserHistory, memoryHistory, type PageHistory } from './history.ts';
import { makeKey, resolve, type Location, type Path, type To } from './location.ts';
import { matchRoutes, type RouteMatch, type RouteObject } from './route.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** The page stays where it was scrolled to. */
  readonly preventScrollReset?: boolean;
}

/** Asked before a page is left; true keeps it. */
export type ShouldBlock = (change: { currentLocation: Location; nextLocation: Location }) => boolean;

export interface BlockedChange {
  /** Goes there after all. */
  readonly proceed: () => void;
}

export interface RouterState {
  readonly location: Location;
  readonly matches: readonly RouteMatch[];
  /** True once the first page has been loaded. */
  readonly isReady: boolean;
  readonly navigation: 'idle' | 'loading';
  /** The reason why the page could not be loaded. */
  readonly error?: unknown;
  readonly preventScrollReset: boolean;
}

export interface Router {
  readonly routes: readonly RouteObject[];
  readonly state: RouterState;
  readonly componentOf: (route: RouteObject) => ComponentType | undefined;
  /** Settles when the page is shown, or when somebody has gone elsewhere. */
  readonly navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  readonly href: (path: Path) => string;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks before each change of the page; of several the last is asked. */
  readonly block: (should: ShouldBlock, onBlocked: (change: BlockedChange) => void) => () => void;
}

interface Blocker {
  readonly should: ShouldBlock;
  readonly onBlocked: (change: BlockedChange) => void;
}

const components = new WeakMap<RouteObject, ComponentType>();

/** Loads all routes, of which the first ones are known from the start. */
export type LoadRoutes = () => Promise<readonly RouteObject[]>;

interface RouteSet {
  readonly all: () => readonly RouteObject[];
  readonly at: (path: Path) => readonly RouteMatch[];
  /** None of the first routes knows the address, and there are more. */
  readonly isBeyond: (path: Path) => boolean;
  readonly complete: () => Promise<void>;
}

function routeSet(first: readonly RouteObject[], loadRoutes: LoadRoutes | undefined): RouteSet {
  let routes = first;
  let isComplete = loadRoutes === undefined;
  const at = ({ pathname }: Path): readonly RouteMatch[] => matchRoutes(routes, pathname) ?? [];
  return {
    all: () => routes,
    at,
    isBeyond: (path) => !isComplete && (at(path).at(-1)?.route ?? { path: '*' }).path === '*',
    complete: async () => {
      routes = (await loadRoutes?.()) ?? routes;
      isComplete = true;
    },
  };
}

/** The pages of an application, and the one that is shown. */
function createRouter(firstRoutes: readonly RouteObject[], history: PageHistory, loadRoutes?: LoadRoutes): Router {
  const known = routeSet(firstRoutes, loadRoutes);
  const listeners = new Set<() => void>();
  const blockers = new Set<Blocker>();
  const first = history.location();
  const firstMatches = known.at(first);
  let state: RouterState = {
    location: first,
    matches: firstMatches,
    isReady: !known.isBeyond(first) && missingIn(firstMatches).length === 0,
    navigation: 'idle',
    preventScrollReset: false,
  };
  let latest = 0;

  const update = (next: Partial<RouterState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const show = async (location: Location, preventScrollReset: boolean, commit: () => void): Promise<void> => {
    latest += 1;
    const turn = latest;
    let failure: { error: unknown } | undefined;
    if (known.isBeyond(location) || missingIn(known.at(location)).length > 0) {
      update({ navigation: 'loading' });
      try {
        if (known.isBeyond(location)) await known.complete();
        await Promise.all(missingIn(known.at(location)).map(load));
      } catch (error) {
        failure = { error };
      }
      if (turn !== latest) return;
    }
    const matches = known.at(location);
    commit();
    noteShown();
    const { error: _before, ...kept } = state;
    state = kept;
    update({ ...failure, location, matches, isReady: true, navigation: 'idle', preventScrollReset });
  };

  const isBlocked: AskBlockers = (nextLocation, proceed) => {
    const blocker = [...blockers].at(-1);
    if (blocker?.should({ currentLocation: state.location, nextLocation }) !== true) return false;
    blocker.onBlocked({ proceed });
    return true;
  };
  const noteShown = watchBack(history, isBlocked, (location) => void show(location, false, () => undefined));
  if (!state.isReady) void show(first, false, () => undefined);

  return {
    get routes() {
      return known.all();
    },
    get state() {
      return state;
    },
    componentOf: (route) => components.get(route),
    href: history.href,
    navigate: async (to, options = {}) => {
      if (typeof to === 'number') return history.go(to);
      const path = resolve(to, state.location);
      const location: Location = { ...path, state: options.state ?? null, key: makeKey() };
      const how = options.replace === true ? 'replace' : 'push';
      const go = (): Promise<void> =>
        show(location, options.preventScrollReset === true, () => history.write(location, how));
      if (!isBlocked(location, () => void go())) await go();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block: (should, onBlocked) => {
      const blocker = { should, onBlocked };
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },
  };
}

type AskBlockers = (next: Location, proceed: () => void) => boolean;

/** Follows Back and Forward unless a page is to be kept; gives the function that notes that the newest entry is shown. */
function watchBack(history: PageHistory, isBlocked: AskBlockers, show: (location: Location) => void): () => void {
  let shown = history.index();
  let isReturning = false;
  let isAllowed = false;
  history.listen(() => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const location = history.location();
    const delta = history.index() - shown;
    const proceed = (): void => {
      isAllowed = true;
      history.go(delta);
    };
    if (delta === 0 || isAllowed || !isBlocked(location, proceed)) {
      isAllowed = false;
      show(location);
      return;
    }
    isReturning = true;
    history.go(-delta);
  });
  return () => {
    shown = history.index();
  };
}

function missingIn(matches: readonly RouteMatch[]): readonly RouteObject[] {
  return matches.map(({ route }) => route).filter((route) => route.lazy !== undefined && !components.has(route));
}

async function load(route: RouteObject): Promise<void> {
  const loaded = await route.lazy?.();
  if (loaded !== undefined) components.set(route, loaded.Component);
}

interface BrowserRouterOptions {
  readonly basename?: string;
  /** Asked at an address that the first routes do not know. */
  readonly loadRoutes?: LoadRoutes;
}

/** Pages at the browser's address. */
export const createBrowserRouter = (
  routes: readonly RouteObject[],
  { basename = '', loadRoutes }: BrowserRouterOptions = {},
): Router => createRouter(routes, browserHistory(basename), loadRoutes);

/** Pages at an address in memory. */
export const createMemoryRouter = (
  routes: readonly RouteObject[],
  { initialEntries = ['/'], loadRoutes }: { initialEntries?: readonly string[]; loadRoutes?: LoadRoutes } = {},
): Router => createRouter(routes, memoryHistory(initialEntries), loadRoutes);
