import type { ConstantName } from '../tree.ts';

/** The classes of tokens; `text` of a token says which member of the class it is. */
export type TokenKind =
  | 'number'
  | 'vulgar'
  | 'name'
  | 'function'
  | 'constant'
  | 'sign'
  | 'times'
  | 'over'
  | 'mod'
  | 'relation'
  | 'not'
  | 'logic'
  | 'set'
  | 'open'
  | 'close'
  | 'bar'
  | 'brace-open'
  | 'brace-close'
  | 'comma'
  | 'semicolon'
  | 'mid'
  | 'caret'
  | 'super'
  | 'under'
  | 'sub'
  | 'prime'
  | 'side'
  | 'postfix'
  | 'structure'
  | 'accent'
  | 'differential'
  | 'style'
  | 'begin'
  | 'end-environment'
  | 'align'
  | 'row'
  | 'arrow'
  | 'text'
  | 'unit'
  | 'placeholder'
  | 'end';

export interface Meaning {
  readonly kind: TokenKind;
  readonly text: string;
}

/** Where a word made of plain letters counts: anywhere in a run of letters, as a whole run, or as a whole run before `(`. */
type Place = 'inside' | 'whole' | 'bracket';

export interface Word extends Meaning {
  readonly place: Place;
  /** Whether letters typed into LaTeX without a backslash mean it too. */
  readonly inLatex: boolean;
}

const circular = 'sin cos tan cot sec csc';
const hyperbolic = 'sinh cosh tanh coth sech csch';
const inverse = 'arcsin arccos arctan arccot arcsec arccsc arsinh arcosh artanh arcoth arsech arcsch';

/** Functions that take what follows without brackets. */
const openFunctions = `${circular} ${hyperbolic} ${inverse} ln log lg exp`;
const bracketFunctions = 'max min gcd lcm floor ceil round sign re im arg conj det mod binomial gamma factorial';

/** `spelling:meaning` entries; an entry alone means itself. */
function pairs(table: string): [string, string][] {
  return table.split(' ').map((entry) => {
    const at = entry.indexOf(':');
    return at > 0 ? [entry.slice(0, at), entry.slice(at + 1)] : [entry, entry];
  });
}

/** Other spellings of functions by their canonical names. */
export const spellings = new Map(
  pairs(
    'cosec:csc arccosec:arccsc tg:tan ctg:cot cotg:cot arctg:arctan arcctg:arccot sh:sinh ch:cosh th:tanh sgn:sign ' +
      'signum:sign ceiling:ceil Re:re Im:im Arg:arg Abs:abs binom:binomial nCr:binomial Log:log Ln:ln',
  ),
);
for (const each of circular.split(' ')) spellings.set(`a${each}`, `arc${each}`);
for (const each of hyperbolic.split(' ')) spellings.set(`a${each}`, `ar${each}`).set(`arc${each}`, `ar${each}`);

const greekLower =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi rho sigma tau upsilon phi chi psi omega';
const greekUpper = 'Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega';

/** Names printed with a backslash in LaTeX. */
export const greekNames: ReadonlySet<string> = new Set(`${greekLower} ${greekUpper}`.split(' '));

/** Functions that have a LaTeX command of their own, by canonical name. */
export const functionCommands: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan ln log lg exp max min gcd det arg'.split(' '),
);

/** Inverse of a function by its exponent −1, as in \sin^{-1}. */
export const inverses: ReadonlyMap<string, string> = new Map(
  [...circular.split(' '), ...hyperbolic.split(' ')].map((each, index) => [each, inverse.split(' ')[index] ?? each]),
);

/** Known functions, with whether they need brackets. */
export const functionNames = new Map<string, 'inside' | 'bracket'>();
for (const each of openFunctions.split(' ')) functionNames.set(each, 'inside');
for (const each of bracketFunctions.split(' ')) functionNames.set(each, 'bracket');

/** The names of all known functions. */
export const knownFunctions: readonly string[] = [...functionNames.keys(), 'abs', 'norm'];

/** The function that a word stands for in any spelling, if it is one. */
export function functionNamed(word: string): string | undefined {
  const canonical = spellings.get(word) ?? word;
  return functionNames.has(canonical) || canonical === 'abs' || canonical === 'norm' ? canonical : undefined;
}

const manyArguments: ReadonlySet<string> = new Set(['max', 'min', 'gcd', 'lcm']);
const twoArguments: ReadonlySet<string> = new Set(['binomial', 'mod', 'log', 'lg', 'round']);

/** The most arguments that a known function takes. */
export function mostArguments(functionName: string): number {
  return manyArguments.has(functionName) ? Infinity : twoArguments.has(functionName) ? 2 : 1;
}

/** Known functions whose argument may stand without brackets, as in sin x. */
export function takesBareArgument(functionName: string): boolean {
  return functionNames.get(functionName) === 'inside';
}

const words = new Map<string, Word>();

function addWord(spelling: string, kind: TokenKind, text: string, place: Place, inLatex = false): void {
  words.set(spelling, { kind, text, place, inLatex });
}

for (const each of greekNames) addWord(each, 'name', each, 'whole', each.length >= 4);
for (const [each, place] of functionNames) addWord(each, 'function', each, place, each.length > 2 || each === 'ln');
for (const [each, canonical] of spellings) {
  const bare = functionNames.get(canonical) === 'inside';
  // asin could be a·sin: it counts as arcsin only on its own, and two-letter names only before a bracket.
  const place =
    !bare || each.length === 2 ? 'bracket' : each.startsWith('a') && !each.startsWith('ar') ? 'whole' : 'inside';
  addWord(each, 'function', canonical, place, each.length > 2);
}

function addWords(kind: TokenKind, place: Place, table: string, inLatex = false): void {
  for (const [spelling, text] of pairs(table)) addWord(spelling, kind, text, place, inLatex);
}

// The Greek letter is meant far more often than the function.
addWords('name', 'whole', 'gamma', true);
addWords('function', 'bracket', 'abs norm', true);
addWords('constant', 'inside', 'pi', true);
addWords('constant', 'whole', 'infty:infinity infinity', true);
addWords(
  'constant',
  'whole',
  'oo:infinity inf:infinity RR:reals ZZ:integers NN:naturals QQ:rationals CC:complexes true false emptyset:empty-set',
);
addWords('structure', 'inside', 'sqrt cbrt', true);
addWords('structure', 'bracket', 'root:nth-root', true);
addWords('structure', 'bracket', 'frac');
addWords('structure', 'whole', 'sum int lim prod diff');
addWords('accent', 'bracket', 'hat bar vec dot tilde overline:bar');
addWords('style', 'bracket', 'text');
addWords('logic', 'whole', 'and or', true);
addWords('logic', 'whole', 'implies iff vv:or');
addWords('not', 'whole', 'not');
addWords('relation', 'whole', 'in notin:not-in');
addWords('times', 'whole', 'xx:cross');
addWords('set', 'whole', 'nn:intersection uu:union union');
addWords('postfix', 'whole', 'deg:degree');

/** Words of plain letters. */
export function wordNamed(letters: string): Word | undefined {
  return words.get(letters);
}

export const longestWord = 9;

/** Commands of one meaning: `spelling:text`, or the spelling alone when the text is the same. */
const commandTable: { readonly [Kind in TokenKind]?: string } = {
  constant:
    'pi exponentialE:e imaginaryI:i imaginaryJ:i infty:infinity infin:infinity emptyset:empty-set varnothing:empty-set ' +
    'R:reals Z:integers N:naturals Q:rationals C:complexes reals integers:integers top:true bot:false',
  name:
    `${greekLower} ${greekUpper} varepsilon:epsilon vartheta:theta varphi:phi varrho:rho varsigma:sigma varkappa:kappa ` +
    'ell hbar imath jmath',
  sign: 'pm:± plusmn:± mp:∓',
  times: 'cdot:dot times:cross ast:star bullet:dot',
  over: 'div:obelus colon',
  mod: 'bmod mod',
  relation:
    'le:<= leq:<= leqslant:<= ge:>= geq:>= geqslant:>= ne:!= neq:!= lt:< gt:> approx ' +
    'equiv:equivalent in isin:in notin:not-in subset subseteq:subset-or-equal',
  not: 'lnot:not neg:not',
  logic:
    'land:and wedge:and lor:or vee:or implies Rightarrow:implies Longrightarrow:implies iff Leftrightarrow:iff ' +
    'Longleftrightarrow:iff',
  set: 'cup:union cap:intersection setminus:difference',
  mid: 'mid vert:mid-or-bar',
  prime: "prime:'",
  postfix: 'degree',
  structure: 'frac dfrac:frac tfrac:frac cfrac:frac sqrt surd binom dbinom:binom tbinom:binom sum prod int lim',
  accent: 'vec:vec overrightarrow:vec hat widehat:hat bar overline:bar dot tilde widetilde:tilde',
  differential: 'differentialD:d partial',
  style:
    'mathrm operatorname text mathit mathsf mathtt textrm mbox textit mathbb Bbb mathbf textbf boldsymbol bm mathcal mathfrak mathscr',
  begin: 'begin',
  'end-environment': 'end',
  arrow: 'to rightarrow longrightarrow',
  open: 'lbrace:{ lbrack:[ lparen:( langle:< lfloor:floor lceil:ceil lvert:| lVert:‖',
  close: 'rbrace:} rbrack:] rparen:) rangle:> rfloor:floor rceil:ceil rvert:| rVert:‖',
  bar: 'Vert:‖',
};

const commands = new Map<string, Meaning>();
for (const [kind, table] of Object.entries(commandTable)) {
  for (const [spelling, text] of pairs(table)) commands.set(spelling, { kind: kind as TokenKind, text });
}

/** Commands without meaning for the value: spaces, sizes, styles of setting. */
const silent: ReadonlySet<string> = new Set(
  (
    'quad qquad enspace enskip thinspace negthinspace medspace negmedspace thickspace negthickspace hfill displaystyle ' +
    'textstyle scriptstyle limits nolimits big bigl bigr Big Bigl Bigr bigg biggl biggr Bigg Biggl Biggr hline strut mathstrut'
  ).split(' '),
);

export function isSilent(command: string): boolean {
  return silent.has(command);
}

/** The meaning of a LaTeX command without its backslash. */
export function commandNamed(command: string): Meaning | undefined {
  const known = commands.get(command);
  if (known) return known;
  const named = functionNamed(command);
  return named === undefined ? undefined : { kind: 'function', text: named };
}

/** Sets written with blackboard letters. */
export const blackboard: Readonly<Record<string, ConstantName>> = {
  R: 'reals',
  Z: 'integers',
  N: 'naturals',
  Q: 'rationals',
  C: 'complexes',
};

/** Words of `\text{…}` that join statements. */
export const joiningWords: Readonly<Record<string, 'and' | 'or'>> = {
  and: 'and',
  und: 'and',
  et: 'and',
  or: 'or',
  oder: 'or',
  ou: 'or',
};
