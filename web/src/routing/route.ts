import type { ComponentType, ReactNode } from 'react';

/** A page, or what stands around pages: its path is below that of its parent. */
export interface RouteObject {
  readonly path?: string;
  /** The page at the address of its parent itself. */
  readonly index?: true;
  readonly element?: ReactNode;
  /** The page is loaded when somebody goes there. */
  readonly lazy?: () => Promise<{ Component: ComponentType }>;
  /** Replaces what fails at or below this route. */
  readonly errorElement?: ReactNode;
  /** Shown until the first page has been loaded. */
  readonly hydrateFallbackElement?: ReactNode;
  readonly children?: readonly RouteObject[];
}

export interface RouteMatch {
  readonly route: RouteObject;
  /** The values of all parameters in the address. */
  readonly params: Params;
}

export type Params = Readonly<Record<string, string | undefined>>;

interface Branch {
  readonly routes: readonly RouteObject[];
  readonly segments: readonly string[];
  readonly score: number;
}

/** The routes for a path, outermost first; of several that fit the one that says most about it. */
export function matchRoutes(routes: readonly RouteObject[], pathname: string): RouteMatch[] | null {
  const parts = segmentsOf(pathname).map(decoded);
  let best: { branch: Branch; params: Params } | undefined;
  for (const branch of branchesOf(routes)) {
    if (best !== undefined && branch.score <= best.branch.score) continue;
    const params = paramsOf(branch.segments, parts);
    if (params !== undefined) best = { branch, params };
  }
  if (best === undefined) return null;
  const { branch, params } = best;
  return branch.routes.map((route) => ({ route, params }));
}

const known = new WeakMap<readonly RouteObject[], readonly Branch[]>();

function branchesOf(routes: readonly RouteObject[]): readonly Branch[] {
  const before = known.get(routes);
  if (before !== undefined) return before;
  const branches = flatten(routes, [], []);
  known.set(routes, branches);
  return branches;
}

function flatten(
  routes: readonly RouteObject[],
  above: readonly RouteObject[],
  before: readonly string[],
): readonly Branch[] {
  return routes.flatMap((route) => {
    const segments = [...before, ...segmentsOf(route.path ?? '')];
    const branch = [...above, route];
    const below = route.children === undefined ? [] : flatten(route.children, branch, segments);
    // A route around pages without a path of its own is not a page.
    if (route.children !== undefined && route.path === undefined) return below;
    return [...below, { routes: branch, segments, score: scoreOf(route, segments) }];
  });
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function scoreOf({ index }: RouteObject, segments: readonly string[]): number {
  const values = segments.map((segment) => (segment === '*' ? -1 : segment.startsWith(':') ? 3 : 10));
  return values.reduce((sum, value) => sum + value, (index === true ? 2 : 0) + segments.length);
}

function paramsOf(segments: readonly string[], parts: readonly string[]): Params | undefined {
  const isOpen = segments.at(-1) === '*';
  if (isOpen ? parts.length < segments.length - 1 : parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    if (segment === '*') params['*'] = parts.slice(at).join('/');
    else if (segment.startsWith(':')) params[segment.slice(1)] = parts[at] ?? '';
    else if (segment.toLowerCase() !== parts[at]?.toLowerCase()) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
