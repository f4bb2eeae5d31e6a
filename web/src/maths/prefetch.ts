import { loadMathLive } from './field/mathlive.ts';
import { notation } from './reading/notation.ts';
import { whenSettled } from '../ui/hooks/when-settled.ts';

export { fetchMathJax } from './typesetting/mathjax.ts';

/**
 * Fetches what typing mathematics needs before the first box is there, once the page has what it shows; gives the function that
 * calls it off. What does not arrive is fetched again when it is wanted.
 */
export function prefetchMathsField(): () => void {
  return whenSettled(() => {
    const ignore = (): undefined => undefined;
    loadMathLive().catch(ignore);
    // Whatever is read, its worker has to arrive for it.
    notation.plainToLatex('1').catch(ignore);
  });
}
