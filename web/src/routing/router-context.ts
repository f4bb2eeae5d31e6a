import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Location } from './location.ts';
import type { Params } from './route.ts';
import type { BlockedChange, NavigateOptions, Router, RouterState, ShouldBlock } from './router.ts';

interface Shown {
  readonly router: Router;
  /** The state of the router when the page was drawn. */
  readonly state: RouterState;
}

export const RouterContext = createContext<Shown | null>(null);
/** The depth of a part of the page in the routes, and what the part around it hands in. */
export const DepthContext = createContext<{ depth: number; handedIn: unknown }>({ depth: 0, handedIn: undefined });
export const RouteErrorContext = createContext<unknown>(undefined);

/** The router around, with what it shows. */
export function useShown(): Shown {
  const shown = use(RouterContext);
  if (shown === null) throw new Error('this part of the page stands outside the router');
  return shown;
}

export const useLocation = (): Location => useShown().state.location;

/** Goes to another page; the function stays the same. */
export const useNavigate = (): Router['navigate'] => useShown().router.navigate;

/** Values of the parameters in the address. */
export const useParams = (): Params => useShown().state.matches.at(-1)?.params ?? {};

export const useNavigation = (): { state: 'idle' | 'loading' } => ({ state: useShown().state.navigation });

/** The failure, for the part that replaces a page. */
export const useRouteError = (): unknown => use(RouteErrorContext);

/** The value that the part around hands in to its `Outlet`. */
export const useOutletContext = (): unknown => use(DepthContext).handedIn;

type SearchInit = URLSearchParams | string | Readonly<Record<string, string | readonly string[]>>;
export type SetSearch = (
  next: SearchInit | ((before: URLSearchParams) => SearchInit),
  options?: NavigateOptions,
) => void;

/** The query of the address, and a function that replaces it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { router } = useShown();
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearch>(
    (next, options) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void router.navigate(`?${searchOf(wanted).toString()}`, options);
    },
    [router, params],
  );
  return [params, set];
}

function searchOf(init: SearchInit): URLSearchParams {
  if (typeof init === 'string' || init instanceof URLSearchParams) return new URLSearchParams(init);
  return new URLSearchParams(
    Object.entries(init).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one) => [name, one]),
    ),
  );
}

export type Blocker =
  | { readonly state: 'unblocked'; readonly proceed?: undefined; readonly reset?: undefined }
  | { readonly state: 'blocked'; readonly proceed: () => void; readonly reset: () => void };

const unblocked = { state: 'unblocked' } as const;

/** Keeps the page while `should` says so; then says how to leave or to stay. */
export function useBlocker(should: ShouldBlock): Blocker {
  const { router } = useShown();
  const [change, setChange] = useState<BlockedChange | null>(null);
  const current = useRef(should);
  useEffect(() => {
    current.current = should;
  });
  useEffect(() => router.block((next) => current.current(next), setChange), [router]);
  return useMemo(() => {
    if (change === null) return unblocked;
    const reset = (): void => setChange(null);
    const proceed = (): void => {
      reset();
      change.proceed();
    };
    return { state: 'blocked', proceed, reset };
  }, [change]);
}
