/** Imports of a module, immediate ones and those on demand. */
export interface ModuleImports {
  readonly now: readonly string[];
  readonly later: readonly string[];
}

export interface ModuleUsers {
  /** Modules that every page needs before anything else. */
  readonly first: ReadonlySet<string>;
  /** For each other module the modules loaded on demand, pages mostly, that need it. */
  readonly usersOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Follows imports from the program's entry through every page. A part that comes `inOneFile` shares nothing with others but
 * what the pages that fetch it have: a file beside it could fail to arrive, or be one more request.
 */
export function findUsers(
  entry: string,
  importsOf: (module: string) => ModuleImports,
  inOneFile: readonly string[] = [],
): ModuleUsers {
  const first = reachedFrom(entry, new Set(), importsOf);
  const usersOf = new Map<string, Set<string>>();
  const entries = new Set<string>();
  const open = [...first];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    for (const page of importsOf(module).later) {
      if (entries.has(page) || first.has(page)) continue;
      entries.add(page);
      for (const used of reachedFrom(page, first, importsOf)) {
        const users = usersOf.get(used);
        if (users === undefined) usersOf.set(used, new Set([page]));
        else users.add(page);
        open.push(used);
      }
    }
  }
  for (const part of inOneFile) {
    const carriers = [...first, ...usersOf.keys()].filter((module) => importsOf(module).later.includes(part));
    const isEarly = carriers.some((module) => first.has(module));
    const pages = carriers.flatMap((module) => [...(usersOf.get(module) ?? [])]);
    for (const used of reachedFrom(part, first, importsOf)) {
      const users = usersOf.get(used);
      if (users === undefined || users.size < 2) continue;
      for (const page of pages) users.add(page);
      if (isEarly) first.add(used);
    }
  }
  return { first, usersOf };
}

function reachedFrom(
  start: string,
  known: ReadonlySet<string>,
  importsOf: (module: string) => ModuleImports,
): Set<string> {
  const reached = new Set([start]);
  const open = [start];
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    for (const next of importsOf(module).now) {
      if (reached.has(next) || known.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}
