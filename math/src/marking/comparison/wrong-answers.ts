import { simplify } from '../../algebra/index.ts';
import { type ErrorKind, resultsOfError, typicalErrors } from '../../errors/index.ts';
import { drawChoices } from '../../exercises/draw/choices.ts';
import type {
  CompiledChoicePart,
  CompiledExercise,
  CompiledFormulaPart,
  CompiledPart,
} from '../../exercises/compile/compiled.ts';
import { drawValues } from '../../exercises/draw/draw.ts';
import { Printer } from '../../exercises/text/template.ts';
import type { Value } from '../../exercises/expressions/value.ts';
import { variableOf } from '../../forms/antiderivative.ts';
import { read, toLatex, toPlain } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { type FormulaContext, keysOf } from '../context.ts';
import { markDrawn } from '../mark-response.ts';
import { operationsOf, shownIn } from '../verdict/typical-errors.ts';
import { sameInWords } from '../text/words.ts';

/** A wrong answer to one part, as it was marked. */
export interface WrongAnswer {
  readonly seed: number;
  readonly value: string;
  readonly reason: string;
  readonly feedback: string;
}

/** Wrong answers with one cause, shown as if all had had the reference variant. */
export interface CauseGroup {
  /** Identifies the group, and stays the same from one look to the next. */
  readonly id: string;
  /** A few words for teachers; empty where the author's own words in `says` tell it, and for answers with one value. */
  readonly cause: string;
  /** The feedback that learners see, if any: Markdown with mathematics. */
  readonly says: string;
  /** The result of the cause in the reference variant, in LaTeX or words; empty where nothing can be shown for all. */
  readonly shown: string;
  readonly isMath: boolean;
  /** Places in the list of answers, in its order. */
  readonly members: readonly number[];
}

/** Reasons that say no more than "wrong": only equal answers to the same variant have something in common then. */
const plainReasons: ReadonlySet<string> = new Set(['value', 'members', 'solutions', 'entries', 'words']);

/**
 * Groups wrong answers to one part of an exercise by their cause: the typical error, the known mistake of its author,
 * the choice, what feedback they got; answers without any by their value. Everybody may have had other numbers: each
 * group says what its cause comes to in the variant of `referenceSeed`. Largest groups first; answers without a common cause last.
 */
export function groupByCause(
  exercise: CompiledExercise,
  partName: string,
  referenceSeed: number,
  answers: readonly WrongAnswer[],
): readonly CauseGroup[] {
  const part = exercise.parts.find(({ name }) => name === partName);
  const drawn = drawValues(exercise, referenceSeed);
  if (!part || !drawn.ok) return [];
  const reference = { seed: referenceSeed, slots: drawn.slots, attempt: drawn.attempts - 1 };
  const printer = new Printer(drawn.slots, exercise.scope);
  const members = new Map<string, number[]>();
  for (const [index, answer] of answers.entries()) {
    const id = causeOf(exercise, part, referenceSeed, answer);
    members.set(id, [...(members.get(id) ?? []), index]);
  }
  const groups = [...members].map(([id, places]): CauseGroup => {
    const first = answers[places[0] ?? 0];
    if (!first) throw new Error('a group without a member');
    return { id, members: places, ...describe({ exercise, part, reference, printer }, id, first) };
  });
  const isRest = ({ id }: CauseGroup): number => (id === 'other' ? 1 : 0);
  return groups.sort((a, b) => isRest(a) - isRest(b) || b.members.length - a.members.length || (a.id < b.id ? -1 : 1));
}

interface Reference {
  readonly exercise: CompiledExercise;
  readonly part: CompiledPart;
  readonly reference: { readonly seed: number; readonly slots: readonly Value[]; readonly attempt: number };
  readonly printer: Printer;
}

const typical = 'typical error: ';
const known = 'known mistake ';

function causeOf(exercise: CompiledExercise, part: CompiledPart, referenceSeed: number, answer: WrongAnswer): string {
  if (part.kind === 'choices') return `choices ${placesOfChoices(exercise, part, answer).join(',')}`;
  const reason = answer.reason.replace(/^follow-through: /, '');
  if (reason.startsWith(typical)) return reason;
  if (reason.startsWith(known)) return reason.replace(/:.*$/, '');
  if (!plainReasons.has(reason) && answer.feedback !== '') return `${reason} ${answer.feedback}`;
  if (answer.seed !== referenceSeed && exercise.drawn.length > 0) return 'other';
  return `value ${part.kind === 'words' ? answer.value.trim().toLowerCase() : plainOf(answer.value)}`;
}

/** The chosen choices by their places in the document: keys are shuffled in each variant. */
function placesOfChoices(exercise: CompiledExercise, part: CompiledChoicePart, answer: WrongAnswer): readonly number[] {
  const drawn = drawValues(exercise, answer.seed);
  if (!drawn.ok) return [];
  const keys = new Set(answer.value.split(',').map((key) => key.trim()));
  return drawChoices(part, answer.seed, drawn.slots)
    .filter(({ key }) => keys.has(key))
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

/** One spelling for answers that are the same once simplified. */
function plainOf(value: string): string {
  const result = read(value);
  return result.ok ? toPlain(simplify(result.tree, 'full')) : value.trim();
}

type Description = Omit<CauseGroup, 'id' | 'members'>;

function describe(context: Reference, id: string, first: WrongAnswer): Description {
  const { part, printer } = context;
  if (part.kind === 'choices') {
    const chosen = [...id.matchAll(/\d+/g)].flatMap(([place]) => part.choices[Number(place)] ?? []);
    const said = chosen.flatMap(({ feedback }) => feedback ?? []);
    return {
      cause: '',
      says: said.map((text) => printer.render(text)).join(' ') || first.feedback,
      shown: chosen.map(({ text }) => printer.render(text)).join(', '),
      isMath: false,
    };
  }
  if (part.kind === 'words') {
    const known = part.accept.find(({ words, score }) => score < 1 && sameInWords(first.value, printer.render(words)));
    return {
      cause: '',
      says: known?.feedback ? printer.render(known.feedback) : first.feedback,
      shown: first.value,
      isMath: false,
    };
  }
  if (id.startsWith(typical)) {
    const rule = typicalErrors.find((one) => one.id === id.slice(typical.length));
    return { cause: rule?.name ?? '', says: rule?.says ?? '', shown: shownFor(context, part, id), isMath: true };
  }
  if (id.startsWith(known)) {
    const key = keysOf(formulaContext(context, part)).find(({ number }) => number === Number(id.slice(known.length)));
    const shown = key ? toLatex(simplify(key.tree, 'partial')) : '';
    // The author's own words, with the numbers of the variant that is shown.
    const said = key?.accepted.feedback ? printer.render(key.accepted.feedback) : first.feedback;
    return { cause: said === '' ? 'A mistake that the exercise knows' : '', says: said, shown, isMath: true };
  }
  if (id === 'other') return { cause: 'Other answers', says: '', shown: '', isMath: true };
  const isValue = id.startsWith('value ');
  return { cause: '', says: first.feedback, shown: isValue ? latexOf(first.value) : '', isMath: true };
}

function latexOf(value: string): string {
  const result = read(value);
  return result.ok ? toLatex(result.tree) : '';
}

function formulaContext({ exercise, reference, printer }: Reference, part: CompiledFormulaPart): FormulaContext {
  return { exercise, part, slots: reference.slots, printer, decimal: '.', letters: exercise.letters };
}

const kinds: Readonly<Record<number, ErrorKind>> = { 4: 'number', 6: 'expression' };

/** Returns the result of the error in the reference variant, if marking it there names the same error. */
function shownFor(context: Reference, part: CompiledFormulaPart, reason: string): string {
  const formula = formulaContext(context, part);
  const [best] = keysOf(formula);
  if (!best) return '';
  const made = resultsOfError(reason.slice(typical.length), best.formula, {
    kind: kinds[part.part.answerType] ?? 'collection',
    question: shownIn(formula),
    operations: operationsOf(formula),
    ...('form' in part.part && part.part.form === 'antiderivative' ? { upToConstantIn: variableOf(best.tree) } : {}),
  });
  const isSameError = (tree: Expression): boolean => {
    const answers = [{ part: part.name, value: toPlain(tree) }];
    const verdict = markDrawn(context.exercise, context.reference, answers);
    return verdict.parts.some((one) => one.part === part.name && one.reason === reason);
  };
  const found = made.map((tree) => simplify(tree, 'partial')).find(isSameError);
  return found ? toLatex(found) : '';
}
