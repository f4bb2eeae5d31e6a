import { mathsRules } from '../answer-types/index.ts';
import type { CompiledExercise, CompiledFormulaPart, CompiledPart } from './compiled.ts';
import { wordsOf } from '../document/generators.ts';
import { argumentLetters } from '../latex/items.ts';
import type { ProblemList } from './problem-list.ts';
import type { TextTemplate } from '../text/template.ts';
import { warnOfTwiceRounded } from './twice-rounded.ts';

/** Warns of what an author most likely meant otherwise, though it can be drawn and marked. */
export function warnOfSlips(exercise: CompiledExercise, problems: ProblemList): void {
  warnOfNamesakes(exercise, problems);
  warnOfWordsInFormulas(exercise, problems);
  warnOfTwiceRounded(exercise, textsOf(exercise), problems);
}

/** `$f(t)$` asks for a formula in t while a variable t puts a number in its place. */
function warnOfNamesakes({ scope, question, parts }: CompiledExercise, problems: ProblemList): void {
  for (const part of parts) {
    if (!isFormula(part)) continue;
    const texts = [question, part.label];
    const used = new Set(part.accept.flatMap(({ expression }) => expression.uses));
    for (const letter of new Set(texts.flatMap(({ letters }) => [...letters]))) {
      const slot = scope.slots.get(letter);
      if (slot === undefined || !used.has(slot)) continue;
      if (part.letters.length > 0 && !texts.some((text) => hasArgument(text, letter))) continue;
      const message = `The text writes the letter ${letter} in a formula, but in answers ${letter} is the value of the variable ${letter}. If the letter is meant, give the variable another name.`;
      problems.warn(`variables.${letter}`, message);
    }
  }
}

function isFormula(part: CompiledPart): part is CompiledFormulaPart {
  return part.kind === 'formula' && mathsRules[part.part.answerType].takesLettersOfQuestion;
}

/** Whether `f(t)` is in one of the formulas. */
function hasArgument({ rows }: TextTemplate, letter: string): boolean {
  const found = new Set<string>();
  for (const row of rows) argumentLetters(row, found);
  return found.has(letter);
}

/** Words of a variable are set as text in a formula: LaTeX in them would be shown as it is typed. */
function warnOfWordsInFormulas(exercise: CompiledExercise, problems: ProblemList): void {
  const { document, scope } = exercise;
  for (const variable of document.variables.list) {
    const slot = scope.slots.get(variable.name);
    if (!wordsOf(variable).some((words) => /[\\^_$]/.test(words))) continue;
    for (const [place, text] of textsOf(exercise)) {
      if (!text.inFormulas.some(({ only }) => only === slot)) continue;
      const message = `The words of ${variable.name} are in a formula, where they are plain text: formulas in them are not typeset. Put {{${variable.name}}} outside of the dollar signs.`;
      problems.warn(place, message);
    }
  }
}

function textsOf(exercise: CompiledExercise): (readonly [place: string, text: TextTemplate])[] {
  const { question, hints, solution, parts } = exercise;
  return [
    ['question', question],
    ...hints.map((hint, index) => [`hints.${index}`, hint] as const),
    ['solution', solution],
    ...parts.flatMap((part) => textsOfPart(part).map((text) => [`parts.${part.name}`, text] as const)),
  ];
}

function textsOfPart(part: CompiledPart): TextTemplate[] {
  const answers = part.kind === 'choices' ? part.choices : part.accept;
  const texts = part.kind === 'choices' ? part.choices.map(({ text }) => text) : [];
  return [part.label, ...texts, ...answers.flatMap(({ feedback }) => feedback ?? [])];
}
