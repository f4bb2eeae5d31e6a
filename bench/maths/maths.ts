import { comparePeers } from './compare.ts';
import { measureSizes } from './sizes.ts';
import { timeVariants } from './variants.ts';

/** `maths`: the engine beside those of others on the same rows, drawing variants, and the size in the browser. */
export async function benchMaths(): Promise<void> {
  await comparePeers();
  await timeVariants();
  await measureSizes();
}
