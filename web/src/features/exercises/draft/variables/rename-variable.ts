import { type AnswerShape, answerShapes, givesWords, isWordsType } from '@lemma/math/document';
import type { ExerciseDraft } from '../exercise-draft.ts';
import { rewrittenFigure } from '../figures/figure-draft.ts';
import { mapMathsList } from '../list-text.ts';
import type { PartDraft } from '../part-draft.ts';
import type { VariableDraft } from './variable-draft.ts';
import { spansOf } from './variable-uses.ts';

/** Gives a variable another name everywhere: in the expressions, the texts, the tests and the draws that are switched off. */
export function withRenamedVariable(draft: ExerciseDraft, from: string, to: string): ExerciseDraft {
  const names = draft.variables.map((variable) => variable.name);
  const maths = (source: string): string => renamedIn(source, from, to, names);
  const text = (source: string): string =>
    source.replaceAll(
      /\{\{([^{}:\n]*)(:[^{}\n]*)?\}\}/g,
      (_, inner: string, mode: string | undefined) => `{{${maths(inner)}${mode ?? ''}}}`,
    );
  const rewriters: Readonly<Record<AnswerShape, Rewrite>> = { choices: (keys) => keys, words: text, maths };
  return {
    ...draft,
    question: text(draft.question),
    solution: text(draft.solution),
    keepIf: maths(draft.keepIf),
    hints: draft.hints.map((hint) => ({ ...hint, text: text(hint.text) })),
    figures: draft.figures.map((figure) => rewrittenFigure(figure, { maths, words: text })),
    variables: draft.variables.map((variable) => ({
      ...withRenamedUses(variable, maths, text),
      name: variable.name === from ? to : variable.name,
    })),
    parts: draft.parts.map((part) => renamedPart(part, maths, text, from, to)),
    tests: draft.tests.map((test) => ({
      ...test,
      answers: test.answers.map(({ part, value }) => {
        const type = draft.parts.find((one) => one.name === part)?.answerType;
        return { part, value: type === undefined ? value : rewriters[answerShapes[type]](value) };
      }),
    })),
    excluded: draft.excluded.map((key) => renamedKey(key, from, to)),
  };
}

type Rewrite = (source: string) => string;

const isWord = (character: string | undefined): boolean => character !== undefined && /[A-Za-z0-9]/.test(character);

/** The name is set apart by spaces where it would grow together with its neighbours: `2ab` → `2 rate b`. */
function renamedIn(source: string, from: string, to: string, names: readonly string[]): string {
  let result = '';
  let at = 0;
  for (const { start, end } of spansOf(source, from, names)) {
    result += source.slice(at, start);
    const isGrown = to.length > 1 || from.length > 1;
    const before = isGrown && isWord(result.at(-1)) ? ' ' : '';
    const after = isGrown && isWord(source[end]) ? ' ' : '';
    result += before + to + after;
    at = end;
  }
  return result + source.slice(at);
}

function withRenamedUses(variable: VariableDraft, maths: Rewrite, text: Rewrite): VariableDraft {
  const isText = givesWords(variable.generator);
  const value = isText ? text : maths;
  return {
    ...variable,
    min: maths(variable.min),
    max: maths(variable.max),
    step: maths(variable.step),
    except: mapMathsList(variable.except, maths),
    value: maths(variable.value),
    left: maths(variable.left),
    right: maths(variable.right),
    values: mapMathsList(variable.values, maths),
    words: text(variable.words),
    comparisons: mapMathsList(variable.comparisons, maths),
    cases: variable.cases.map((one) => ({ ...one, when: maths(one.when), value: value(one.value) })),
    otherwise: value(variable.otherwise),
  };
}

function renamedPart(part: PartDraft, maths: Rewrite, text: Rewrite, from: string, to: string): PartDraft {
  const value = isWordsType(part.answerType) ? text : maths;
  return {
    ...part,
    label: text(part.label),
    answers: part.answers.map((answer) => ({
      ...answer,
      value: value(answer.value),
      feedback: text(answer.feedback),
    })),
    choices: part.choices.map((choice) => ({
      ...choice,
      text: text(choice.text),
      condition: maths(choice.condition),
      feedback: text(choice.feedback),
      value: maths(choice.value),
    })),
    unit: text(part.unit),
    follows: part.follows.map((follow) => (follow.variable === from ? { ...follow, variable: to } : follow)),
  };
}

/** Keys hold the names in their order: a new name may stand elsewhere. */
function renamedKey(key: string, from: string, to: string): string {
  return key
    .split('; ')
    .map((pair) => (pair.startsWith(`${from}=`) ? `${to}${pair.slice(from.length)}` : pair))
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .join('; ');
}

const nameOf = (pair: string): string => pair.slice(0, pair.indexOf('='));
