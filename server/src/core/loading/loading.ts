import { flushCompileCache, registerHooks, type ResolveFnOutput } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import './keep-compiled.mjs';

/**
 * Imports after which the compiled form is released. Node holds what it has read until it writes what is new; released only
 * at the end, it leaves twenty megabytes of small free blocks, which the allocator does not return to the system.
 */
const importsBetween = 100;

/**
 * Settles how this thread loads its code, which is most of what its start costs; called before the rest is loaded.
 *
 * Our files name each other by address, and so do those of drizzle-orm: nothing has to be looked up for them. What a package's
 * name stands for is looked up once for all files of a package of ours, and for each folder of the others: Node would read
 * the list of exports in drizzle-orm's package.json, 137 kB of it, for each file that names the package, and for each of
 * the package's own hundred files.
 */
export function loadQuickly(): void {
  const found = new Map<string, ResolveFnOutput>();
  let imports = 0;
  registerHooks({
    resolve(specifier, context, next) {
      imports += 1;
      if (imports % importsBetween === 0) flushCompileCache();
      if (specifier.startsWith('.')) {
        const format = formatKnown(specifier, context.parentURL);
        if (format === undefined) return next(specifier, context);
        return { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true };
      }
      const key = `${specifier} ${context.conditions.join()} ${whoAsks(context.parentURL)}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const result = next(specifier, context);
      found.set(key, { ...result, shortCircuit: true });
      return result;
    },
  });
}

/**
 * Called when this thread has loaded all its code: keeps the compiled form for the next start, and gives back the memory
 * that loading took. By itself an idle thread would keep as much again as it needs.
 */
export function endLoading(): void {
  flushCompileCache();
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as NodeJS.GCFunction;
  collectGarbage();
}

/** Files from which a name leads to the same file: those of a package of ours, or of one folder of another. */
function whoAsks(parent = ''): string {
  return parent.slice(0, parent.includes('/node_modules/') ? parent.lastIndexOf('/') : parent.lastIndexOf('/src/'));
}

function formatKnown(specifier: string, parent: string | undefined): string | undefined {
  if (specifier.endsWith('.ts')) return 'module-typescript';
  return parent?.includes('/node_modules/drizzle-orm/') ? 'module' : undefined;
}
