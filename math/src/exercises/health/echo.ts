import { markDrawn } from '../../marking/mark-response.ts';
import { canonicalAnswers } from '../../marking/reading/typed-answers.ts';
import { withoutLeftSide } from '../../marking/reading/read-answer.ts';
import { withoutBrackets } from '../../marking/reading/without-brackets.ts';
import { read, sameTree } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { formulaIn, type NotationId } from '../../regional/index.ts';
import type { CompiledExercise } from '../compile/compiled.ts';
import type { DocumentProblem } from '../document/document.ts';
import { drawValues } from '../draw/draw.ts';
import { variantOf } from '../draw/draw-variant.ts';
import { formulasIn } from '../text/formulas.ts';
import type { Variant, VariantPart } from '../draw/variant.ts';

/** A formula of a text that earns points when it is typed as the answer to a part. */
export interface Echo {
  /** `question`, `parts.a`, `hints.0` or `solution`: where the formula is. */
  readonly place: string;
  readonly part: string;
  /** As LaTeX. */
  readonly fragment: string;
  readonly outcome: 'right' | 'partly';
  readonly seed: number;
}

/**
 * Types the formulas of a variant's texts, and the sides of their equations, as the answer to each of its parts. Reports
 * those that earn points and are not the accepted answer as it is printed. Whole numbers are left out. `notation` is
 * that in which the formulas are shown, and typed.
 */
export function echoesOf(
  exercise: CompiledExercise,
  seed: number,
  places: 'question' | 'all' = 'all',
  notation: NotationId = 'en',
): Echo[] {
  const typed = exercise.parts.filter(({ kind }) => kind === 'formula');
  const drawn = drawValues(exercise, seed);
  if (typed.length === 0 || !drawn.ok) return [];
  const result = variantOf(exercise, seed, drawn.slots, { hasFigures: false });
  if (!result.ok) return [];
  const draw = { seed, slots: drawn.slots, attempt: drawn.attempts - 1 };
  const echoes: Echo[] = [];
  const isKnown = new Set<string>();
  for (const [place, text] of textsOf(result.variant, places)) {
    for (const fragment of formulasIn(text)) {
      if (isKnown.has(fragment)) continue;
      isKnown.add(fragment);
      for (const { name } of typed) {
        const part = result.variant.parts.find((one) => one.name === name);
        if (!part || isByChance(fragment, part)) continue;
        const shown = { part: name, value: formulaIn(fragment, notation) };
        const { answers, inDoubt } = canonicalAnswers(exercise, seed, [shown], notation);
        const { parts } = markDrawn(exercise, draw, answers, { inDoubt });
        const outcome = parts.find((one) => one.part === name)?.outcome;
        if (outcome === 'right' || outcome === 'partly') echoes.push({ place, part: name, fragment, outcome, seed });
      }
    }
  }
  return echoes;
}

function textsOf(variant: Variant, places: 'question' | 'all'): (readonly [place: string, text: string])[] {
  const asked = [
    ['question', variant.question] as const,
    ...variant.parts.map(({ name, label }) => [`parts.${name}`, label] as const),
  ];
  if (places === 'question') return asked;
  const hints = variant.hints.map((hint, index) => [`hints.${index}`, hint] as const);
  return [...asked, ...hints, ['solution', variant.solution]];
}

/** The accepted answer itself, perhaps with its letter before it; and whole numbers, which agree by chance. */
function isByChance(fragment: string, part: VariantPart): boolean {
  const tree = treeOf(fragment);
  if (!tree || isWhole(tree)) return true;
  const isPrinted = (printed: string): boolean => {
    const key = treeOf(printed);
    return key !== undefined && sameTree(tree, key, { groups: true, marks: true });
  };
  return [part.answerPlain, ...part.answerLatex.split('\\approx')].some(isPrinted);
}

function isWhole(tree: Expression): boolean {
  return tree.kind === 'negate' ? isWhole(tree.operand) : tree.kind === 'number' && /^\d+$/.test(tree.text);
}

function treeOf(text: string): Expression | undefined {
  const result = read(text);
  return result.ok ? withoutBrackets(withoutLeftSide(withoutBrackets(result.tree), [])) : undefined;
}

/** Draws that are looked at: a formula earns points in all of them or by chance. */
const echoSeeds = [0, 1, 2];

/** Warns of formulas of the question, and of hints that are a whole answer, which earn points when they are typed back. */
export function echoProblems(
  exercise: CompiledExercise,
): { readonly problem: DocumentProblem; readonly seed: number }[] {
  const known = new Map<string, { readonly problem: DocumentProblem; readonly seed: number }>();
  for (const seed of echoSeeds) {
    for (const { place, part, fragment, outcome } of echoesOf(exercise, seed)) {
      const isHint = place.startsWith('hints.');
      if (place === 'solution' || (isHint && outcome !== 'right')) continue;
      const message = isHint
        ? `Typed back as the answer to “${part}”, $${fragment}$ is the answer. Ask for a form, or accept only what is worked out.`
        : `Typed back as the answer to “${part}”, $${fragment}$ earns points without anything being done. Ask for a form, or accept only what is worked out.`;
      const key = `${place} ${part}`;
      if (!known.has(key)) known.set(key, { problem: { severity: 'warning', place, message }, seed });
    }
  }
  return [...known.values()];
}
