import { contains } from '../forms/structure.ts';
import { namesIn, walk } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';

/** Operations that typical errors are about. An error is only named where its operation is in sight. */
export type Operation =
  | 'number'
  | 'sum'
  | 'product'
  | 'quotient'
  | 'power'
  | 'root'
  | 'exponential'
  | 'logarithm'
  | 'trigonometry'
  | 'function'
  | 'derivative'
  | 'integral'
  | 'equation'
  | 'inequality'
  | 'turning'
  | 'solutions'
  | 'logic'
  | 'coordinates'
  | 'matrix'
  | 'vector'
  | 'percent'
  | 'triangle'
  | 'circle'
  | 'probability';

export type Sight = ReadonlySet<Operation>;

/**
 * Words of a question that bring an operation into sight which no formula has to show, in English, German,
 * French and Spanish; beginnings of words.
 */
const words: Readonly<Partial<Record<Operation, RegExp>>> = {
  derivative:
    /\b(?:differentiat|derivative|slope|gradient|tangent|stationary|turning point|inflection|rate of change|instantaneous|velocity|acceleration|marginal|extrem|ableit|abgeleitet|steigung|wendepunkt|dériv|deriv|pente|coefficient directeur|inflexi|vitesse|accélér|taux de variation|pendiente|velocidad|acelera|tasa de variaci)|f'\(/i,
  integral:
    /\b(?:integra|antiderivative|primitive|area (?:under|between|below)|stammfunktion|aufleiten|intégr|primitiva|aire (?:sous|entre|comprise))|área (?:bajo|entre|comprendida)|\\int/i,
  percent:
    /%|\bper ?cent|\b(?:prozent|discount|interest|rebate|rabatt|zins|pour ?cent|rabais|remise|réduction|intérêt|por ?ciento|porcentaje|descuento|rebaja|interés)/i,
  vector: /vect|vekt|\\vec|\\overrightarrow|\\begin\{[pb]?matrix|\\binom/i,
  triangle:
    /\b(?:triang|dreieck|hypoten|pythag|legs?\b|kathete|right.angled?|diagonal|ladder|leiter\b|rectang|rechteck|square\b|roof|ramp|hypotén|angle droit|échelle|un carré|toit|triáng|hipoten|pitág|cateto|escalera|rectáng|un cuadrado|tejado)/i,
  probability: /\b(?:probab|likel|chance|odds|wahrscheinlich)/i,
  circle:
    /\b(?:circ|kreis|radi(?:us|i)\b|diameter|durchmesser|wheel|disc\b|cylind|zylinder|round|cercle|disque|rayon|diamètre|roue\b|círc|(?:el|su|un|de) radio\b|diámetro|rueda|cilind)/i,
};

/** The operations that the words of a question speak of. */
export function operationsInWords(text: string): Sight {
  const found = new Set<Operation>();
  for (const [operation, pattern] of Object.entries(words)) if (pattern.test(text)) found.add(operation as Operation);
  return found;
}

/** Without a question, a formula alone may belong to a figure, or be a step of an inequality. */
const mayBeUnsaid: readonly Operation[] = ['triangle', 'circle', 'turning', 'vector', 'probability'];

/** Whether an inequality may be multiplied or divided by a negative number on the way: −2x < 6, 5 − x < 2, 2x < 5x + 3. */
export function mayBeTurned(tree: Expression): boolean {
  if (tree.kind === 'logic') return tree.operands.some(mayBeTurned);
  if (tree.kind !== 'relation' || !tree.operators.some((sign) => /[<>]/.test(sign))) return false;
  const isUnknownTwice = tree.operands.filter((side) => namesIn(side).size > 0).length > 1;
  return isUnknownTwice || contains(tree, isNegativeMultiple);
}

/** −x, 5 − 2x, −(x + 1), (−2)x, x/(−3). */
function isNegativeMultiple(node: Expression): boolean {
  if (namesIn(node).size === 0) return false;
  if (node.kind === 'negate') return true;
  const parts = node.kind === 'multiply' ? node.factors : node.kind === 'divide' ? [node.denominator] : [];
  return parts.some((part) => (part.kind === 'group' ? part.body : part).kind === 'negate');
}

/** The operations in formulas, and those that the words of the question speak of, where its words are known. */
export function sightOf(trees: readonly Expression[], said: Sight | undefined): Sight {
  const found = new Set<Operation>(['number', ...(said ?? mayBeUnsaid)]);
  for (const tree of trees) {
    walk(tree, (node) => {
      for (const operation of operationsOf(node)) found.add(operation);
    });
  }
  return found;
}

const trigonometric = /^(?:arc|a)?(?:sin|cos|tan|cot)h?$/;

function operationsOf(node: Expression): readonly Operation[] {
  switch (node.kind) {
    case 'add':
      return isWithConstant(node.terms) ? ['sum', 'integral'] : ['sum'];
    case 'negate':
      return ['sum'];
    case 'mixed':
      return ['sum', 'quotient'];
    case 'multiply':
      return ['product'];
    case 'divide':
      return [node.numerator, node.denominator].some(hasHundred) ? ['quotient', 'percent'] : ['quotient'];
    case 'power':
      return namesIn(node.exponent).size > 0 ? ['power', 'exponential'] : ['power'];
    case 'root':
      return ['root'];
    case 'call':
      return operationsOfCall(node);
    case 'derivative':
      return ['derivative'];
    case 'big':
      return node.operator === 'integral' ? ['integral'] : [];
    case 'relation':
      // An inequality is solved by the steps of an equation.
      return node.operators.includes('=') ? ['equation', 'solutions'] : ['inequality', 'equation', 'solutions'];
    case 'logic':
      return ['logic', 'solutions'];
    case 'set':
    case 'list':
    case 'interval':
    case 'set-operation':
      return ['solutions', 'inequality'];
    case 'tuple':
      return ['coordinates', 'inequality'];
    case 'matrix':
      return ['matrix', 'coordinates'];
    case 'postfix':
      return node.operator === 'percent' ? ['percent'] : [];
    default:
      return [];
  }
}

function operationsOfCall(node: Extract<Expression, { kind: 'call' }>): readonly Operation[] {
  const derivative: readonly Operation[] = (node.primes ?? 0) > 0 ? ['derivative'] : [];
  if (trigonometric.test(node.name)) return ['function', 'trigonometry', ...derivative];
  if (['ln', 'log', 'lg'].includes(node.name)) return ['function', 'logarithm', ...derivative];
  return node.name === 'exp' ? ['function', 'exponential'] : ['function', ...derivative];
}

/** … + C: the constant of integration beside something with another letter. */
function isWithConstant(terms: readonly Expression[]): boolean {
  const isC = (term: Expression): boolean => term.kind === 'name' && term.name === 'C';
  return terms.some(isC) && terms.some((term) => !isC(term) && namesIn(term).size > 0);
}

/** 100 itself, as a factor or as a term. */
function hasHundred(tree: Expression): boolean {
  if (tree.kind === 'group') return hasHundred(tree.body);
  const parts = tree.kind === 'multiply' ? tree.factors : tree.kind === 'add' ? tree.terms : [tree];
  return parts.some((part) => part.kind === 'number' && part.text === '100');
}
