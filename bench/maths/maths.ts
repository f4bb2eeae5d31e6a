import { comparePeers } from './compare.ts';
import { measureSizes } from './sizes.ts';
import { timeFigures } from './figures.ts';
import { timeVariants } from './variants.ts';

/** `maths`: the engine beside those of others on the same rows, drawing variants and figures, and the size in the browser. */
export async function benchMaths(): Promise<void> {
  await comparePeers();
  await timeVariants();
  timeFigures();
  await measureSizes();
}
