import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

/** Longest text that may be pasted into an answer. */
export const pasteLimit = 500;

const known = new Set(
  `frac dfrac tfrac sqrt left right mleft mright cdot times div pm mp le leq ge geq ne neq lt gt approx equiv to
   infty pi alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi rho sigma tau upsilon phi
   varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega sin cos tan cot sec csc arcsin arccos arctan sinh cosh
   tanh ln log lg exp lim max min gcd lcm sum prod int partial nabla hbar in notin cup cap setminus subset subseteq emptyset
   varnothing land lor neg mathbb mathrm mathbf text operatorname vec overline bar hat binom degree circ percent prime lbrace rbrace
   lbrack rbrack langle rangle lvert rvert vert begin end quad qquad placeholder exponentialE imaginaryI differentialD ldots cdots
   dots mid`.split(/\s+/),
);
const environments = new Set(['matrix', 'pmatrix', 'bmatrix', 'vmatrix', 'cases', 'aligned', 'array']);

export type Pasted =
  | { readonly kind: 'latex'; readonly latex: string }
  /** To be read by our own parser. */
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Sorts what is pasted: LaTeX of known commands goes in as it is, everything else is read as typed maths. */
export function sortPaste(clipboard: string): Pasted {
  const text = withoutDelimiters(clipboard.trim());
  if (text === '') return { kind: 'refused', reason: t(m.noTextToPaste) };
  if (text.length > pasteLimit) return { kind: 'refused', reason: t(m.textTooLongFor) };
  if (!text.includes('\\')) return { kind: 'plain', text };
  const unknown = [...text.matchAll(/\\([a-zA-Z]+)/g)].find((found) => !known.has(found[1] ?? ''));
  if (unknown !== undefined) return { kind: 'refused', reason: t(m.commandCannotBePart, { value: unknown[1] ?? '' }) };
  const environment = [...text.matchAll(/\\(?:begin|end)\s*\{([^}]*)\}/g)].find(
    (found) => !environments.has(found[1] ?? ''),
  );
  if (environment !== undefined)
    return { kind: 'refused', reason: t(m.environmentCannotBePart, { value: environment[1] ?? '' }) };
  return { kind: 'latex', latex: text };
}

function withoutDelimiters(text: string): string {
  const found = /^(?:\$\$([\s\S]*)\$\$|\$([\s\S]*)\$|\\\(([\s\S]*)\\\)|\\\[([\s\S]*)\\\])$/.exec(text);
  return (found === null ? text : (found.slice(1).find((part) => part !== undefined) ?? '')).trim();
}
