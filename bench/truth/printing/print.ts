import type { Expression } from '../../../math/src/notation/tree.ts';
import {
  type Part,
  type SimplificationMode,
  simplificationModes,
  type Variable,
} from '../../../math/src/exercises/document/document.ts';
import type { Random, TruthCase, TruthFamily } from '../family.ts';
import { agrees, documentWith, drawn, places, readPrinted, valuesOf } from './documents.ts';
import {
  twoHoleFrames,
  type Frame,
  formulaFrames,
  numberFrames,
  polynomialFrames,
  typedFrames,
  wholeFrames,
} from './frames.ts';
import { type Point, randomSource, type Source } from './random-sources.ts';

/**
 * Whether what is printed has the value it stands for: a random document is filled, its texts are read again, and their
 * values at some points are compared with those of the formula as it was made.
 */

/** A variable with a random number, of each generator that gives one. */
function numberVariable(random: Random, name: string): Variable {
  const value = String(random.integer(-9, 9));
  switch (random.integer(0, 7)) {
    case 0:
      return { name, generator: 'random-integer', min: -3, max: 3 };
    case 1:
      return { name, generator: 'random-real', min: -3, max: 3, decimals: random.integer(0, 2) };
    case 2:
      return { name, generator: 'random-list', values: ['1/2', '-2/3', '0', '-1', '1', '0.5', '-2.25'] };
    case 3:
      return { name, generator: 'expression', value: `${value}/${random.integer(1, 6)}`, simplify: mode(random) };
    case 4:
      return { name, generator: 'comparison-group', comparisons: ['1 > 2', '2 > 1'], read: 'first' };
    case 5:
      return { name, generator: 'conditional-math', cases: [{ when: '1 > 2', value: '7' }], otherwise: value };
    case 6:
      return { name, generator: 'expression', value: `decimals(${value}/4, ${random.integer(0, 3)})` };
    default:
      return { name, generator: 'constant', value };
  }
}

const mode = (random: Random): SimplificationMode => random.pick(simplificationModes);

/** A variable with a random formula in x, y and the numbers p and q, of each generator that gives one. */
function formulaVariable(random: Random, name: string): { variable: Variable; source: Source; isRounded: boolean } {
  const source = randomSource(random, ['x', 'x', 'y', 'p', 'q'], random.integer(1, 3));
  const value = source.text;
  switch (random.integer(0, 4)) {
    case 0:
      return { variable: { name, generator: 'constant', value }, source, isRounded: false };
    case 1:
      return { variable: { name, generator: 'random-list', values: [value, value] }, source, isRounded: false };
    case 2: {
      const cases = [{ when: 'p = p', value }];
      return { variable: { name, generator: 'conditional-math', cases, otherwise: '7' }, source, isRounded: false };
    }
    default: {
      const simplify = mode(random);
      const variable: Variable = { name, generator: 'expression', value, simplify };
      return { variable, source, isRounded: simplify === 'decimal' };
    }
  }
}

const exact = 1e-7;
/** Twelve digits of a decimal, in formulas that lose some. */
const rounding = 1e-5;

interface Filled {
  readonly list: readonly Variable[];
  readonly frame: Frame;
  readonly sources: readonly Source[];
  readonly tolerance: number;
}

/** A reader of printed texts. */
export type Reading = (printed: string) => Expression | undefined;

/** A frame with random holes, as a case that is right, or wrong by a sign or a digit. */
function frameCase(random: Random, make: () => Filled, reading: Reading = readPrinted): TruthCase {
  for (;;) {
    const { list, frame, sources, tolerance } = make();
    const [put, take] = random.pick(places);
    const document = documentWith(list, put(frame.text));
    const draw = drawn(document, random.integer(1, 1e6), ['p', 'q', 'a', 'b', 'c', 'n', 'v']);
    if (!draw) continue;
    const isRight = random.chance(0.7);
    const off = random.pick([(value: number) => -value, (value: number) => value + 1, (value: number) => 2 * value]);
    const at = (point: Point): number =>
      frame.at(
        sources.map((source) => source.at(point)),
        point,
      );
    const values = valuesOf(at, draw.known);
    if (!values || values.some((value) => Math.abs(off(value) - value) < 0.3)) continue;
    const wanted = isRight ? values : values.map(off);
    return printedCase(describe(list, frame.text), take(draw.variant), isRight, wanted, tolerance, reading);
  }
}

function printedCase(
  about: string,
  printed: string,
  isRight: boolean,
  wanted: readonly number[],
  tolerance: number,
  reading: Reading = readPrinted,
): TruthCase {
  return {
    text: `${about}  prints  ${printed}`,
    isRight,
    judge: () => {
      const tree = reading(printed);
      return tree && agrees(tree, wanted, tolerance) ? 'accepted' : 'refused';
    },
  };
}

function describe(list: readonly Variable[], text: string): string {
  const variables = list.map((variable) => {
    const { name, generator, ...rest } = variable;
    return `${name} ${generator} ${JSON.stringify(Object.values(rest))}`;
  });
  return `${variables.join(' | ')} | ${text}`;
}

const pq = (random: Random): Variable[] => ['p', 'q'].map((name) => numberVariable(random, name));

const inFormula = (random: Random, reading?: Reading): TruthCase =>
  frameCase(
    random,
    () => {
      const { variable, source, isRounded } = formulaVariable(random, 'f');
      const frame = random.pick(random.chance(0.15) ? typedFrames : formulaFrames);
      return {
        list: [...pq(random), variable],
        frame,
        sources: [source],
        tolerance: isRounded ? rounding : exact,
      };
    },
    reading,
  );

const inlineModes = (random: Random, reading?: Reading): TruthCase =>
  frameCase(
    random,
    () => {
      const source = randomSource(random, ['x', 'x', 'y', 'p', 'q'], random.integer(1, 3));
      const chosen = random.chance(0.1) ? undefined : mode(random);
      const frame = random.pick(formulaFrames);
      const hole = chosen === undefined ? `{{${source.text}}}` : `{{${source.text} : ${chosen}}}`;
      const text = frame.text.replaceAll('{{f}}', hole);
      const tolerance = chosen === 'decimal' ? rounding : exact;
      return { list: pq(random), frame: { ...frame, text }, sources: [source], tolerance };
    },
    reading,
  );

const twoFormulas = (random: Random, reading?: Reading): TruthCase =>
  frameCase(
    random,
    () => {
      const [f, g] = [formulaVariable(random, 'f'), formulaVariable(random, 'g')];
      const frame = random.pick(twoHoleFrames);
      const tolerance = f.isRounded || g.isRounded ? rounding : exact;
      const list = [...pq(random), f.variable, g.variable];
      return { list, frame, sources: [f.source, g.source], tolerance };
    },
    reading,
  );

const valueOf = (name: string): Source => ({ text: name, at: (point) => point[name] ?? Number.NaN });

const numbersInFormulas = (random: Random, reading?: Reading): TruthCase =>
  frameCase(
    random,
    () => {
      const frame = random.pick(numberFrames);
      const n: Variable = { name: 'n', generator: 'random-integer', min: -3, max: 5 };
      const list = [...['v', 'a'].map((name) => numberVariable(random, name)), n];
      return { list, frame, sources: ['v', 'a', 'n'].map(valueOf), tolerance: exact };
    },
    reading,
  );

const polynomials = (random: Random, reading?: Reading): TruthCase =>
  frameCase(
    random,
    () => {
      const list = ['a', 'b', 'c'].map((name) => numberVariable(random, name));
      return { list, frame: random.pick(polynomialFrames), sources: ['a', 'b', 'c'].map(valueOf), tolerance: exact };
    },
    reading,
  );

const wholeNumbers = (random: Random): TruthCase =>
  frameCase(random, () => {
    const list: Variable[] = [{ name: 'n', generator: 'random-integer', min: 1, max: 5 }];
    return { list, frame: random.pick(wholeFrames), sources: [valueOf('n')], tolerance: exact };
  });

/** Letters that stand side by side may spell a word such as ln. */
const spellingLetters = (random: Random): TruthCase =>
  frameCase(random, () => {
    const letters = ['l', 'n', 'o', 'r', 's', 't', 'a', 'm', 'x', 'g', 'c'];
    const formula = (name: string): { variable: Variable; source: Source } => {
      const source = randomSource(random, letters, random.integer(0, 2));
      return { variable: { name, generator: 'expression', value: source.text }, source };
    };
    const [f, g] = [formula('f'), formula('h')];
    const frame = random.pick(twoHoleFrames);
    const text = frame.text.replaceAll('{{g}}', '{{h}}');
    return {
      list: [f.variable, g.variable],
      frame: { ...frame, text },
      sources: [f.source, g.source],
      tolerance: exact,
    };
  });

/** A value among words: `It is {{f}}`. */
const inWords = (random: Random): TruthCase =>
  frameCase(random, () => {
    const isNumber = random.chance();
    const { variable, source, isRounded } = formulaVariable(random, 'f');
    const frame: Frame = isNumber
      ? { text: '{{v}}', at: ([value = 0]) => value }
      : { text: '{{f}}', at: ([value = 0]) => value };
    const list = isNumber ? [numberVariable(random, 'v')] : [...pq(random), variable];
    return { list, frame, sources: [isNumber ? valueOf('v') : source], tolerance: isRounded ? rounding : exact };
  });

/** The answer that is shown, as LaTeX and as it can be typed, and the values drawn. */
function shownAnswers(random: Random): TruthCase {
  for (;;) {
    const { variable, source, isRounded } = formulaVariable(random, 'f');
    const list = [...pq(random), variable];
    const frame = random.pick(answerFrames);
    const part: Part = { name: 'result', answerType: 6, accept: [{ value: frame.text }] };
    const draw = drawn(documentWith(list, { parts: [part] }), random.integer(1, 1e6), ['p', 'q']);
    if (!draw) continue;
    const which = random.integer(0, 3);
    const at = (point: Point): number => (which < 2 ? frame.at([source.at(point)], point) : source.at(point));
    const values = valuesOf(at, draw.known);
    if (!values || values.some((value) => Math.abs(value) < 0.1)) continue;
    const isRight = random.chance(0.7);
    const wanted = isRight ? values : values.map((value) => -value);
    const [shown] = draw.variant.parts;
    const drawnValue = draw.variant.values.find(({ name }) => name === 'f');
    const printed = [
      `$${shown?.answerLatex ?? ''}$`,
      shown?.answerPlain ?? '',
      `$${drawnValue?.latex ?? ''}$`,
      drawnValue?.plain ?? '',
    ][which];
    const about = `${describe(list, frame.text)} (${which})`;
    return printedCase(about, printed ?? '', isRight, wanted, isRounded ? rounding : exact);
  }
}

const answerFrames: readonly Frame[] = [
  { text: 'f', at: ([f = 0]) => f },
  { text: '-f', at: ([f = 0]) => -f },
  { text: '3f', at: ([f = 0]) => 3 * f },
  { text: 'x - 2f', at: ([f = 0], point) => (point['x'] ?? 0) - 2 * f },
  { text: 'f^2', at: ([f = 0]) => f ** 2 },
  { text: '1/f', at: ([f = 0]) => 1 / f },
  { text: 'x f', at: ([f = 0], point) => (point['x'] ?? 0) * f },
  { text: 'f/3 - f', at: ([f = 0]) => f / 3 - f },
];

/** Those that print formulas, with another reading. */
export const formulaPrints: readonly ((random: Random, reading: Reading) => TruthCase)[] = [
  inFormula,
  inlineModes,
  twoFormulas,
  numbersInFormulas,
  polynomials,
];

export const printFamilies: readonly TruthFamily[] = [
  { name: 'print: a formula in a formula', draw: inFormula },
  { name: 'print: modes of simplification', draw: inlineModes },
  { name: 'print: two formulas side by side', draw: twoFormulas },
  { name: 'print: numbers of all generators', draw: numbersInFormulas },
  { name: 'print: coefficients', draw: polynomials },
  { name: 'print: whole numbers', draw: wholeNumbers },
  { name: 'print: letters that spell words', draw: spellingLetters },
  { name: 'print: values among words', draw: inWords },
  { name: 'print: answers and values', draw: shownAnswers },
];
