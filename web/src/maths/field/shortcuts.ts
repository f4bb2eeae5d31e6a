import { type NotationId, notations } from '@lemma/math/document';

/**
 * Words and signs that become one symbol while they are typed. A list of our own: the field's default one turns `xx`, `in`,
 * `dx` or `nn` into symbols, which are products of letters for a learner.
 */
export const shortcuts: Readonly<Record<string, string>> = {
  sqrt: '\\sqrt{#?}',
  cbrt: '\\sqrt[3]{#?}',
  nthroot: '\\sqrt[#?]{#?}',
  pi: '\\pi',
  alpha: '\\alpha',
  beta: '\\beta',
  gamma: '\\gamma',
  delta: '\\delta',
  epsilon: '\\varepsilon',
  theta: '\\theta',
  lambda: '\\lambda',
  rho: '\\rho',
  sigma: '\\sigma',
  phi: '\\varphi',
  omega: '\\omega',
  Delta: '\\Delta',
  Omega: '\\Omega',
  infty: '\\infty',
  infinity: '\\infty',
  oo: '\\infty',
  sin: '\\sin',
  cos: '\\cos',
  tan: '\\tan',
  cot: '\\cot',
  sec: '\\sec',
  csc: '\\csc',
  arcsin: '\\arcsin',
  arccos: '\\arccos',
  arctan: '\\arctan',
  sinh: '\\sinh',
  cosh: '\\cosh',
  tanh: '\\tanh',
  ln: '\\ln',
  log: '\\log',
  exp: '\\exp',
  or: '\\lor',
  union: '\\cup',
  RR: '\\mathbb{R}',
  ZZ: '\\mathbb{Z}',
  NN: '\\mathbb{N}',
  QQ: '\\mathbb{Q}',
  CC: '\\mathbb{C}',
  '+-': '\\pm',
  '±': '\\pm',
  '>=': '\\ge',
  '<=': '\\le',
  '!=': '\\ne',
  '≥': '\\ge',
  '≤': '\\le',
  '≠': '\\ne',
  '->': '\\to',
  '*': '\\cdot',
  '·': '\\cdot',
  '×': '\\times',
  '÷': '\\div',
  '−': '-',
  '∞': '\\infty',
  π: '\\pi',
  '√': '\\sqrt{#?}',
  '½': '\\frac12',
  '¼': '\\frac14',
  '¾': '\\frac34',
  '°': '\\degree',
};

/**
 * How some commands look in the field. `or` and `and` are words that the caret passes in one step; as text they would make
 * everything typed behind them text too.
 */
export const fieldMacros = {
  lor: { def: '\\;\\mathrm{or}\\;', captureSelection: true, args: 0 },
  land: { def: '\\;\\mathrm{and}\\;', captureSelection: true, args: 0 },
} as const;

/** Names that begin other words: `th` would break theta. */
const beginnings: ReadonlySet<string> = new Set(['sh', 'ch', 'th']);

/** Names of functions in a notation, which become upright while they are typed. */
export function shortcutsOf(notation: NotationId): Readonly<Record<string, string>> {
  const { functions, reads, logs } = notations[notation];
  const names = [...Object.values(functions), ...Object.keys(reads), ...(logs ? [logs.ten, logs.two] : [])];
  return Object.fromEntries(
    names.filter((name) => !beginnings.has(name)).map((name) => [name, `\\operatorname{${name}}`]),
  );
}
