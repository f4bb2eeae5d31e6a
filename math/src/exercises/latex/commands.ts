/** LaTeX commands that the outline of a formula knows. */

export const operators = new Set([
  '\\cdot',
  '\\times',
  '\\div',
  '\\ast',
  '\\star',
  '\\circ',
  '\\bullet',
  '\\oplus',
  '\\otimes',
]);
export const functions = new Set(
  (
    'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan arccot arcsec arccsc arsinh arcosh artanh ' +
    'log ln lg exp lim max min sup inf det dim ker gcd deg arg Re Im operatorname mod bmod pmod Pr'
  )
    .split(' ')
    .map((name) => `\\${name}`),
);
export const bigs = new Set('int iint iiint oint sum prod bigcup bigcap coprod'.split(' ').map((name) => `\\${name}`));
export const spaces = new Set([
  '\\,',
  '\\;',
  '\\:',
  '\\!',
  '\\ ',
  '~',
  '\\thinspace',
  '\\nobreak',
  '\\limits',
  '\\nolimits',
]);
export const textual = new Set(
  'text textrm textbf textit texttt mathrm mathbf mathit mathsf mathtt operatorname label tag color unit mbox'
    .split(' ')
    .map((name) => `\\${name}`),
);
/** How many arguments these commands take; holes there are wrapped in braces. */
export const argumentCounts: Readonly<Record<string, number>> = {
  '\\frac': 2,
  '\\dfrac': 2,
  '\\tfrac': 2,
  '\\cfrac': 2,
  '\\binom': 2,
  '\\dbinom': 2,
  '\\tbinom': 2,
  '\\sqrt': 1,
  '\\overline': 1,
  '\\underline': 1,
  '\\bar': 1,
  '\\hat': 1,
  '\\vec': 1,
  '\\dot': 1,
  '\\ddot': 1,
  '\\tilde': 1,
  '\\widehat': 1,
  '\\overrightarrow': 1,
  '\\overset': 2,
  '\\underset': 2,
  '\\stackrel': 2,
  '\\boxed': 1,
  '\\cancel': 1,
  '\\underbrace': 1,
  '\\overbrace': 1,
  '\\mathbb': 1,
  '\\mathcal': 1,
  '\\boldsymbol': 1,
};
/** Commands that end an operand, so that a sign after them is not a prefix. */
export const closing =
  /^(\|\|?|\)|\]|\\(\||[rR]?[vV]ert|\}|rbrace|rangle|rfloor|rceil|square|Box|[lc]?dots)|\\end\s*\{[a-zA-Z]*(matrix|array)\*?\})$/;
/** The start of a matrix. */
export const opening = /^\\begin\s*\{[a-zA-Z]*(matrix|array)\*?\}/;
export const greek = new Set(
  (
    'alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi rho sigma ' +
    'tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega ell infty hbar ' +
    'partial nabla'
  )
    .split(' ')
    .map((name) => `\\${name}`),
);
