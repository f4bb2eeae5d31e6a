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

/** Follows imports from the program's entry through every page. */
export function findUsers(entry: string, importsOf: (module: string) => ModuleImports): ModuleUsers {
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
