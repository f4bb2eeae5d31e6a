import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

/*
 * Loading its code is most of what a start costs, so how it is loaded is settled before anything else is loaded.
 *
 * The compiled form is kept from one start to the next. Where that folder cannot be written, nothing is kept.
 */
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));

/*
 * Our files name each other by address, and so do those of drizzle-orm: nothing has to be looked up for them. Node would
 * read the list of exports in drizzle-orm's package.json, 137 kB of it, for each of the package's hundred files, which
 * took a fifth of the start.
 */
registerHooks({
  resolve(specifier, context, next) {
    const format = specifier.startsWith('.') ? formatKnown(specifier, context.parentURL) : undefined;
    if (format === undefined) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true };
  },
});

function formatKnown(specifier: string, parent: string | undefined): string | undefined {
  if (specifier.endsWith('.ts')) return 'module-typescript';
  return parent?.includes('/node_modules/drizzle-orm/') ? 'module' : undefined;
}

const { run } = await import('./run.ts');
await run();
