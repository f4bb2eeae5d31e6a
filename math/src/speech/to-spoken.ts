import { beginsWithFunction, levelOf, levels, opensRight } from '../notation/levels.ts';
import { constants, logics, postfixes, relations, setOperations } from './spoken-signs.ts';
import { nameParts } from '../notation/printing/print-names.ts';
import { tidy } from '../notation/printing/tidy.ts';
import type { CallNode, Expression, PowerNode, ProductMark } from '../notation/tree.ts';
import { greekNames } from '../notation/tokens/words.ts';

const functions: Readonly<Record<string, string>> = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  cot: 'cotangent',
  sec: 'secant',
  csc: 'cosecant',
  arcsin: 'inverse sine',
  arccos: 'inverse cosine',
  arctan: 'inverse tangent',
  sinh: 'hyperbolic sine',
  cosh: 'hyperbolic cosine',
  tanh: 'hyperbolic tangent',
  ln: 'natural logarithm',
  log: 'logarithm',
  exp: 'exponential',
  max: 'maximum',
  min: 'minimum',
  gcd: 'greatest common divisor',
  lcm: 'least common multiple',
  sign: 'sign',
  re: 'real part',
  im: 'imaginary part',
  arg: 'argument',
  det: 'determinant',
};

const marks: Readonly<Record<ProductMark, string>> = {
  implicit: ' ',
  dot: ' times ',
  cross: ' times ',
  star: ' times ',
};
const smallParts: readonly string[] = [
  '',
  '',
  'half',
  'third',
  'quarter',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** The words in which a person would read the expression aloud, in English. Brackets and fractions say where they end. */
export function toSpoken(tree: Expression): string {
  return speak(tidy(tree)).replace(/\s+/g, ' ').trim();
}

/** The words for a part, bracketed in words when it holds together less tightly than `level`. */
function at(tree: Expression, level: number): string {
  return levelOf(tree, false) < level ? `open bracket ${speak(tree)} close bracket` : speak(tree);
}

/** Puts a factor that would take in the one behind it, such as the sine of x, in brackets. */
function speakFactor(factor: Expression, level: number, next: Expression | undefined): string {
  const takesNext = next !== undefined && opensRight(factor) && !beginsWithFunction(next);
  return takesNext ? `open bracket ${speak(factor)} close bracket` : at(factor, level);
}

function series(items: readonly Expression[]): string {
  return items.map(speak).join(', ');
}

function speak(tree: Expression): string {
  switch (tree.kind) {
    case 'number':
      return tree.repetend === undefined ? tree.text : `${tree.text} repeating ${tree.repetend.split('').join(' ')}`;
    case 'name':
      return speakName(tree.name);
    case 'constant':
      return constants[tree.name];
    case 'add':
      return tree.terms
        .map((term, index) => {
          if (index === 0) return speak(term);
          return term.kind === 'negate'
            ? `minus ${at(term.operand, levels.product)}`
            : `plus ${at(term, levels.product)}`;
        })
        .join(' ');
    case 'negate':
      return `${tree.operand.kind === 'number' ? 'negative' : 'minus'} ${at(tree.operand, levels.product)}`;
    case 'positive':
      return `plus ${at(tree.operand, levels.product)}`;
    case 'plus-minus': {
      const sign = tree.sign === '±' ? 'plus or minus' : 'minus or plus';
      return `${tree.left ? speak(tree.left) : ''} ${sign} ${at(tree.right, levels.product)}`;
    }
    case 'multiply':
      return tree.factors
        .map(
          (factor, index) =>
            (index === 0 ? '' : marks[tree.marks[index - 1] ?? 'dot']) +
            speakFactor(factor, index === 0 ? levels.product : levels.sideBySide, tree.factors[index + 1]),
        )
        .join('');
    case 'divide':
      return speakQuotient(tree.numerator, tree.denominator);
    case 'mixed':
      return `${tree.whole.text} and ${speakQuotient(tree.numerator, tree.denominator)}`;
    case 'power':
      return speakPower(tree);
    case 'call':
      return speakCall(tree, '');
    case 'postfix':
      return `${at(tree.operand, levels.power)} ${postfixes[tree.operator]}`;
    case 'relation':
      return tree.operands
        .map(
          (operand, index) =>
            (index === 0 ? '' : `${relations[tree.operators[index - 1] ?? '=']} `) + at(operand, levels.set),
        )
        .join(' ');
    case 'logic':
      if (tree.operator === 'not') return `not ${tree.operands.map(speak).join(' ')}`;
      return tree.operands.map((operand) => at(operand, levels[tree.operator] + 1)).join(` ${logics[tree.operator]} `);
    case 'set-operation':
      return tree.operands.map((operand) => at(operand, levels.sum)).join(` ${setOperations[tree.operator]} `);
    case 'quantity':
      return `${speak(tree.value)} ${tree.unit.text}`;
    case 'unit':
    case 'text':
      return tree.text;
    case 'accent':
      return `${tree.accent === 'vector' ? 'vector ' : ''}${speak(tree.body)}${tree.accent === 'vector' ? '' : ` ${tree.accent}`}`;
    default:
      return speakStructure(tree);
  }
}

function speakStructure(tree: Expression): string {
  switch (tree.kind) {
    case 'root': {
      const kind =
        tree.index === undefined
          ? 'square root'
          : tree.index.kind === 'number' && tree.index.text === '3'
            ? 'cube root'
            : `${speakOrdinal(tree.index)} root`;
      const short = levelOf(tree.radicand, false) >= levels.atom && tree.radicand.kind !== 'divide';
      return `the ${kind} of ${speak(tree.radicand)}${short ? '' : ' end root'}`;
    }
    case 'group':
      return `open bracket ${speak(tree.body)} close bracket`;
    case 'absolute':
      return `the ${tree.norm ? 'norm' : 'absolute value'} of ${speak(tree.body)}${levelOf(tree.body, false) >= levels.atom ? '' : ` end ${tree.norm ? 'norm' : 'absolute value'}`}`;
    case 'list':
      return series(tree.items);
    case 'tuple':
      return `${tree.shape === 'square' ? 'square bracket' : tree.shape === 'angle' ? 'angle bracket' : 'open bracket'} ${series(tree.items)} close bracket`;
    case 'set':
      return tree.items.length === 0 ? 'the empty set' : `the set of ${series(tree.items)} end set`;
    case 'set-builder':
      return `the set of ${speak(tree.element)} such that ${speak(tree.condition)} end set`;
    case 'interval':
      return `the interval from ${speak(tree.start)} ${tree.startClosed ? 'included' : 'excluded'} to ${speak(tree.end)} ${tree.endClosed ? 'included' : 'excluded'}`;
    case 'matrix':
      return `${tree.fence === 'cases' ? 'cases' : `the ${tree.rows.length} by ${tree.rows[0]?.length ?? 0} ${tree.fence === 'bar' ? 'determinant' : 'matrix'}`}: ${tree.rows.map((row, index) => `row ${index + 1}: ${series(row)}`).join('; ')}; end`;
    case 'big': {
      const name = { sum: 'sum', product: 'product', integral: 'integral' }[tree.operator];
      const variable = speakName(tree.variable);
      const from = tree.from
        ? ` from ${tree.operator === 'integral' ? '' : `${variable} equals `}${speak(tree.from)}`
        : tree.operator === 'integral'
          ? ''
          : ` over ${variable}`;
      const to = tree.to ? ` to ${speak(tree.to)}` : '';
      return `the ${name}${from}${to} of ${speak(tree.body)}${tree.operator === 'integral' ? ` d ${variable}` : ''}`;
    }
    case 'limit':
      return `the limit as ${speakName(tree.variable)} approaches ${speak(tree.target)}${tree.side ? ` from the ${tree.side}` : ''} of ${speak(tree.body)}`;
    case 'derivative': {
      const order =
        tree.order === 1 ? '' : tree.order === 2 ? 'second ' : tree.order === 3 ? 'third ' : `${tree.order}th `;
      return `the ${order}${tree.partial ? 'partial ' : ''}derivative with respect to ${speakName(tree.variable)} of ${speak(tree.body)}`;
    }
    default:
      return '';
  }
}

function speakName(name: string): string {
  const { base, subscript, primes } = nameParts(name);
  const isCapital = base.length === 1 && base !== base.toLowerCase();
  const isGreekCapital = greekNames.has(base) && base !== base.toLowerCase();
  const spoken = isCapital || isGreekCapital ? `capital ${base.toLowerCase()}` : base === '∂' ? 'd' : base;
  const words =
    subscript === undefined ? spoken : `${spoken} sub ${subscript.replace('+', ' plus ').replace('-', ' minus ')}`;
  return words + ' prime'.repeat(primes.length);
}

function speakOrdinal(index: Expression): string {
  if (index.kind === 'number') return index.text === '2' ? 'second' : `${index.text}th`;
  return `${speak(index)} th`;
}

function speakQuotient(numerator: Expression, denominator: Expression): string {
  if (numerator.kind === 'number' && denominator.kind === 'number') {
    const part = smallParts[Number(denominator.text)];
    if (part && /^\d+$/.test(numerator.text)) {
      if (numerator.text === '1') return `one ${part}`;
      return `${numerator.text} ${part === 'half' ? 'halves' : `${part}s`}`;
    }
  }
  const short = levelOf(numerator, false) >= levels.power && levelOf(denominator, false) >= levels.power;
  const simple = short && numerator.kind !== 'divide' && denominator.kind !== 'divide';
  if (simple) return `${speak(numerator)} over ${speak(denominator)}`;
  return `the fraction ${speakInFraction(numerator)} over ${speakInFraction(denominator)} end fraction`;
}

/** A fraction in a fraction says where it begins and ends. */
function speakInFraction(tree: Expression): string {
  const words = speak(tree);
  return tree.kind === 'divide' && / over /.test(words) && !words.startsWith('the fraction')
    ? `the fraction ${words} end fraction`
    : words;
}

function speakPower({ base, exponent, onName }: PowerNode): string {
  const raised = speakExponent(exponent);
  if (onName && base.kind === 'call') return speakCall(base, ` ${raised}`);
  return `${levelOf(base, false) >= levels.atom && base.kind !== 'divide' ? speak(base) : `open bracket ${speak(base)} close bracket`} ${raised}`;
}

function speakExponent(exponent: Expression): string {
  if (exponent.kind === 'number' && exponent.text === '2') return 'squared';
  if (exponent.kind === 'number' && exponent.text === '3') return 'cubed';
  const size = exponent.kind === 'negate' ? exponent.operand : exponent;
  const short = size.kind === 'number' || size.kind === 'name';
  return `to the power ${speak(exponent)}${short ? '' : ' end power'}`;
}

/** Factors of which a later one is a function, where the argument of the first would end. */
function endsEarly(argument: Expression): boolean {
  return argument.kind === 'multiply' && argument.factors.slice(1).some(beginsWithFunction);
}

function speakCall(tree: CallNode, exponent: string): string {
  const [first, second] = tree.args;
  if (tree.name === 'binomial' && first && second) return `${speak(first)} choose ${speak(second)}`;
  if (tree.name === 'mod' && first && second) return `${speak(first)} modulo ${speak(second)}`;
  if (tree.name === 'floor' && first) return `the floor of ${speak(first)} end floor`;
  if (tree.name === 'ceil' && first) return `the ceiling of ${speak(first)} end ceiling`;
  const primes = ' prime'.repeat(tree.primes ?? 0);
  const base = tree.base ? ` base ${speak(tree.base)}` : '';
  const bare =
    tree.args.length === 1 && first !== undefined && levelOf(first, false) >= levels.sideBySide && !endsEarly(first);
  const words = series(tree.args);
  return `${functions[tree.name] ?? speakName(tree.name)}${primes}${base}${exponent} of ${bare ? words : `open bracket ${words} close bracket`}`;
}
