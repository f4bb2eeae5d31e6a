import { drawFigure } from '../../figures/draw-figure.ts';
import type { Graph } from '../../figures/drawn/drawing.ts';
import { graphOfPart } from '../../figures/drawn/start/graph-of-part.ts';
import { withSketch } from '../../figures/drawn/start/sketch.ts';
import type { Scene } from '../../figures/scene.ts';
import { mathsRules } from '../answer-types/index.ts';
import { checkAntiderivative } from '../../forms/antiderivative.ts';
import { add, name, namesIn, toLatex, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { drawChoices, type DrawnChoice } from './choices.ts';
import type {
  CompiledChoicePart,
  CompiledChoosing,
  CompiledExercise,
  CompiledFormulaPart,
  CompiledPart,
} from '../compile/compiled.ts';
import type { Choosing, DocumentProblem } from '../document/document.ts';
import { drawValues, problemOf } from './draw.ts';
import { evaluate } from '../expressions/expression.ts';
import { keyboardOf } from './keyboard.ts';
import { latexOf } from '../latex/printed.ts';
import { roundedAnswer, roundedMembers } from './shown-answer.ts';
import { Printer } from '../text/template.ts';
import { keyIn } from '../../regional/in-notation.ts';
import type { NotationId } from '../../regional/table.ts';
import { plainOfValue, printValue, treeOfValue, type Value } from '../expressions/value.ts';
import type { KeyboardHints, Variant, VariantPart } from './variant.ts';

interface Drawing {
  /** Drawing figures takes longer than the rest of a variant, and marking does not need them. */
  readonly hasFigures?: boolean;
  /** The notation of its reader; canonical when absent. */
  readonly notation?: NotationId;
}

/**
 * Draws the variant of a seed (an integer from 0 to 2^53 − 1). The same document and seed always give the same variant,
 * printed in the notation of its reader; its `values` are canonical.
 */
export function drawVariant(
  exercise: CompiledExercise,
  seed: number,
  drawing: Drawing = {},
): { ok: true; variant: Variant } | { ok: false; problem: DocumentProblem } {
  const drawn = drawValues(exercise, seed);
  return drawn.ok ? variantOf(exercise, seed, drawn.slots, drawing) : { ok: false, problem: drawn.problem };
}

/** Prints everything of a variant from its values. */
export function variantOf(
  exercise: CompiledExercise,
  seed: number,
  slots: readonly Value[],
  { hasFigures = true, notation = 'en' }: Drawing = {},
): { ok: true; variant: Variant } | { ok: false; problem: DocumentProblem } {
  const printer = new Printer(slots, exercise.scope, notation);
  let place = '';
  try {
    const values = exercise.scope.names.map((name, slot) => ({ name, ...printedValue(slots[slot]) }));
    place = 'question';
    const question = withUnplaced(printer.render(exercise.question), exercise.unplaced);
    const figures = (hasFigures ? exercise.figures : []).map((figure) => {
      const name = `figures.${figure.figure.name}`;
      place = name;
      const scene = drawFigure(figure, slots, printer, (inside) => {
        place = `${name}.${inside}`;
      });
      place = `${name}.sketch`;
      return withSketch(scene, figure, seed, slots);
    });
    const parts: VariantPart[] = [];
    for (const part of exercise.parts) {
      place = `parts.${part.name}`;
      parts.push(partIn(partOf(exercise, part, seed, slots, printer, figures), part, notation));
    }
    const hints = exercise.hints.map((hint, index) => {
      place = `hints.${index}`;
      return printer.render(hint);
    });
    place = 'solution';
    const solution = printer.render(exercise.solution);
    const { language, title, variables } = exercise.document;
    const { direction } = variables;
    return {
      ok: true,
      variant: { seed, language, title, values, question, figures, parts, hints, solution, direction },
    };
  } catch (error) {
    return { ok: false, problem: problemOf(error, place) };
  }
}

function printedValue(value: Value | undefined): { latex: string; plain: string } {
  if (!value) return { latex: '', plain: '' };
  const latex = value.kind === 'text' ? (value.latex ?? `\\text{${value.text}}`) : latexOf(printValue(value));
  return { latex, plain: plainOfValue(value) };
}

/** Adds parts that the question does not place at its end, each in a paragraph of its own. */
function withUnplaced(question: string, unplaced: readonly string[]): string {
  if (unplaced.length === 0) return question;
  return [question.trimEnd(), ...unplaced.map((name) => `[[${name}]]`)].join('\n\n');
}

function partOf(
  exercise: CompiledExercise,
  part: CompiledPart,
  seed: number,
  slots: readonly Value[],
  printer: Printer,
  figures: readonly Scene[],
): VariantPart {
  const { name, points } = part;
  const label = printer.render(part.label);
  const base = { name, answerType: part.part.answerType, points, label };
  if (part.kind === 'choices') return { ...base, ...choicesOf(part, seed, slots, printer, figures.length > 0) };
  if (part.kind === 'words') {
    const [model] = part.accept;
    const words = model ? printer.render(model.words) : '';
    return { ...base, choices: [], answerLatex: words, answerPlain: words, keyboard: keyboardOf(part) };
  }
  // Without its figures, a variant has nothing to draw answers on.
  const graph = figures.length === 0 ? undefined : graphOfPart(exercise, part, seed, slots, figures);
  const formula = formulaOf(exercise, part, slots);
  if (graph === undefined) return { ...base, choices: [], ...formula };
  return { ...base, choices: [], ...formula, keyboard: withKeyOfAxes(formula.keyboard, graph), graph };
}

/** Axes that are divided by π have its key, whatever the answer is; it would reveal whether π is in the answer. */
function withKeyOfAxes(keyboard: KeyboardHints, { snap }: Graph): KeyboardHints {
  if (!snap.isPiX && !snap.isPiY) return keyboard;
  return { ...keyboard, templates: [...keyboard.templates.filter((template) => template !== 'pi'), 'pi'] };
}

/** The key in the reader's notation. Keys of choices and words already are. */
function partIn(shown: VariantPart, part: CompiledPart, notation: NotationId): VariantPart {
  if (notation === 'en' || part.kind !== 'formula') return shown;
  return {
    ...shown,
    answerLatex: keyIn(shown.answerLatex, notation, 'latex'),
    answerPlain: keyIn(shown.answerPlain, notation, 'plain'),
  };
}

function choicesOf(
  part: CompiledChoicePart,
  seed: number,
  slots: readonly Value[],
  printer: Printer,
  hasFigures: boolean,
) {
  const drawn = drawChoices(part, seed, slots);
  const choices = drawn.map(({ key, index }) => {
    const choice = part.choices[index];
    return { key, text: choice ? printer.render(choice.text) : '' };
  });
  const right = drawn.flatMap(({ key, isRight }, position) =>
    isRight ? [{ key, text: choices[position]?.text ?? '' }] : [],
  );
  return {
    choices,
    answerLatex: right.map(({ text }) => text).join('; '),
    answerPlain: right.map(({ key }) => key).join(','),
    keyboard: keyboardOf(part),
    ...(hasFigures && part.choosing ? { choosing: choosingOf(part.choosing, drawn) } : {}),
  };
}

/** The same things under the keys of this variant. */
const choosingOf = ({ figure, things }: CompiledChoosing, drawn: readonly DrawnChoice[]): Choosing => ({
  figure,
  things: drawn.flatMap(({ key, index }) => {
    const thing = things[index];
    return thing === undefined ? [] : [{ key, thing }];
  }),
});

function formulaOf(exercise: CompiledExercise, part: CompiledFormulaPart, slots: readonly Value[]) {
  const [model] = part.accept;
  if (!model) throw new RangeError('no accepted answer');
  const value = evaluate(model.expression, slots, exercise.scope);
  const tree = withConstant(part, treeOfValue(value));
  const unit = part.unit?.(slots).text;
  const rounded = roundedAnswer(part.part, value);
  const members = mathsRules[part.part.answerType].hasMembers ? roundedMembers(part.part, tree) : undefined;
  const exact = value.kind === 'number' ? latexOf(printValue(value)) : toLatex(tree);
  const approximate = members ? toLatex(members) : rounded;
  const latex = approximate === undefined ? exact : approximately(exact, approximate);
  const plain = rounded ?? toPlain(members ?? tree);
  return {
    answerLatex: unit === undefined ? latex : `${latex}\\,\\mathrm{${unitLatex(unit)}}`,
    answerPlain: unit === undefined ? plain : `${plain} ${unit}`,
    keyboard: keyboardOf(part),
    ...(unit === undefined ? {} : { unit }),
  };
}

/** LaTeX of an exact number that is short enough to be shown beside its rounding. */
const longestExact = 40;

/** `\frac{12\pi}{5} \approx 7.54`; the rounding alone where the exact form is long or a decimal itself. */
function approximately(exact: string, rounded: string): string {
  const isWorthKeeping = exact.length <= longestExact && !/\d\.\d/.test(exact);
  return isWorthKeeping ? `${exact} \\approx ${rounded}` : `\\approx ${rounded}`;
}

/** An antiderivative is shown with its constant, also when the document's model leaves it out. */
function withConstant(part: CompiledFormulaPart, tree: Expression): Expression {
  if (part.part.form !== 'antiderivative' || checkAntiderivative(tree, tree).ok) return tree;
  return add(tree, name(namesIn(tree).has('C') ? 'K' : 'C'));
}

function unitLatex(unit: string): string {
  return unit
    .replace(/\^(-?\d+)/g, '^{$1}')
    .replace(/[%$]/g, '\\$&')
    .replace(/ +/g, '\\,')
    .replaceAll('°', '^{\\circ}')
    .replaceAll('µ', '\\mu ')
    .replaceAll('Ω', '\\Omega ');
}
