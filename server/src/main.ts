import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

/*
 * Loading its code is most of what a start costs, so how it is loaded is settled before anything else is loaded.
 *
 * The compiled form is kept from one start to the next. Where that folder cannot be written, nothing is kept.
 */
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));

/*
 * Node reads the list of exports in a package's package.json again for each of the package's files. The list of
 * drizzle-orm is 137 kB long and its files are a hundred, which took a fifth of the start. Its files name each other by
 * address, so the list is not needed for them.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isWithin = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
    if (!isWithin) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});

const { run } = await import('./run.ts');
await run();
