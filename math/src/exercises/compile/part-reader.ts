import { choiceRules, mathsRules } from '../answer-types/index.ts';
import { namesIn } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { streamLabel } from '../../random.ts';
import { readUnit } from '../../units/units.ts';
import { type CompiledCondition, compileCondition } from '../expressions/condition.ts';
import type {
  CompiledAnswer,
  CompiledChoice,
  CompiledFollow,
  CompiledFormula,
  CompiledFormulaPart,
  CompiledPart,
  CompiledVariable,
} from './compiled.ts';
import {
  type AcceptedAnswer,
  type ChoicePart,
  type ExerciseDocument,
  type FollowFrom,
  type FormulaPart,
  isWordsPart,
  type NumberPart,
  type Part,
  type TextPart,
} from '../document/document.ts';
import { type CompiledExpression, compileExpression, type Scope } from '../expressions/expression.ts';
import { compileChoosing } from './choosing.ts';
import { checkGraph, graphLetters } from './graph-check.ts';
import type { ProblemList } from './problem-list.ts';
import { Printer, type TextTemplate } from '../text/template.ts';

/** Context from the rest of the document for reading a part. */
export interface PartSurroundings {
  readonly document: ExerciseDocument;
  readonly scope: Scope;
  readonly text: (place: string, source: string) => TextTemplate;
  readonly problems: ProblemList;
  readonly variables: readonly CompiledVariable[];
}

/** Reads and checks the parts of a document. */
export class PartReader {
  private readonly document: ExerciseDocument;
  private readonly scope: Scope;
  private readonly text: (place: string, source: string) => TextTemplate;
  private readonly problems: ProblemList;
  private readonly variables: readonly CompiledVariable[];
  private readonly done: CompiledPart[] = [];

  constructor({ document, scope, text, problems, variables }: PartSurroundings) {
    this.document = document;
    this.scope = scope;
    this.text = text;
    this.problems = problems;
    this.variables = variables;
  }

  /** Parts are to be read in the order of the document. */
  compile(part: Part, index: number): CompiledPart {
    const compiled = this.compiled(part, index);
    this.done.push(compiled);
    return compiled;
  }

  private compiled(part: Part, index: number): CompiledPart {
    const place = `parts.${part.name}`;
    if (!/^[a-z][a-z0-9]*$/.test(part.name)) {
      this.problems.error(place, 'Name this part with small letters and digits, starting with a letter.');
    }
    if (this.document.parts.findIndex(({ name }) => name === part.name) !== index) {
      this.problems.error(place, `There are two parts named ${part.name}.`);
    }
    const points = part.points ?? 1;
    if (points < 0 || !Number.isInteger(points * 2)) this.problems.error(place, 'Give whole or half points.');
    const label = this.text(place, part.label ?? '');
    const base = { name: part.name, points, label, follows: this.follows(part, place) };
    if ('choices' in part) {
      const choices = this.choices(part, place);
      const choosing = compileChoosing(part, this.document.figures ?? [], place, this.problems);
      return { ...base, kind: 'choices', part, choices, choosing, stream: streamLabel(`choices:${part.name}`) };
    }
    if (isWordsPart(part)) return { ...base, kind: 'words', part, accept: this.words(part, place) };
    return { ...base, kind: 'formula', part, ...this.formulas(part, place) };
  }

  private choices(part: ChoicePart, place: string): CompiledChoice[] {
    if (part.choices.length < 2) this.problems.error(place, 'Give at least two choices.');
    const literal = part.choices.every(({ correct }) => typeof correct === 'boolean');
    const right = part.choices.filter(({ correct }) => correct === true).length;
    if (literal && right === 0) this.problems.error(place, 'Mark at least one choice as right.');
    if (literal && right > 1 && choiceRules[part.answerType].isSingle) {
      this.problems.error(place, 'Only one choice can be right here; to allow several, choose “several choices”.');
    }
    return part.choices.map((choice) => {
      if (choice.text.trim() === '') this.problems.error(place, 'A choice has no text.');
      return {
        text: this.text(place, choice.text),
        correct: typeof choice.correct === 'boolean' ? choice.correct : this.condition(choice.correct, place),
        feedback: choice.feedback ? this.text(place, choice.feedback) : undefined,
        value: choice.value === undefined ? undefined : this.expression(choice.value, place),
      };
    });
  }

  private condition(source: string, place: string): CompiledCondition | boolean {
    const result = compileCondition(source, this.scope);
    if ('problem' in result) {
      this.problems.addAll(place, [result.problem]);
      return false;
    }
    this.problems.refuse(place, result.condition.unknown);
    for (const letter of result.condition.letters) this.problems.error(place, `There is no variable ${letter}.`);
    return result.condition;
  }

  private expression(source: string, place: string): CompiledExpression | undefined {
    const result = compileExpression(source, this.scope);
    if ('expression' in result) {
      this.problems.refuse(place, result.expression.unknown);
      return result.expression;
    }
    this.problems.addAll(place, [result.problem]);
    return undefined;
  }

  private answer(answer: AcceptedAnswer, place: string): CompiledAnswer {
    const score = answer.score ?? 1;
    if (!(score >= 0 && score <= 1)) this.problems.error(place, 'A score is a share from 0 to 1.');
    return { score, feedback: answer.feedback ? this.text(place, answer.feedback) : undefined };
  }

  private checkAccept(accept: readonly AcceptedAnswer[], place: string): void {
    if (accept.length === 0) this.problems.error(place, 'Give the answer that is right.');
    else if (!accept.some(({ score = 1 }) => score === 1)) {
      this.problems.error(place, 'No answer is worth all points: give one with score 1.');
    }
  }

  private words(part: TextPart, place: string) {
    this.checkAccept(part.accept, place);
    const accept = part.accept.map((answer) => {
      if (answer.value.trim() === '') this.problems.error(place, 'An accepted answer is empty.');
      return { ...this.answer(answer, place), words: this.text(place, answer.value) };
    });
    return byScore(accept);
  }

  private formulas(
    part: NumberPart | FormulaPart,
    place: string,
  ): { accept: CompiledFormula[]; unit: CompiledFormulaPart['unit']; letters: string[]; trees: Expression[] } {
    this.checkAccept(part.accept, place);
    const accept = part.accept.flatMap((answer) => {
      const result: { expression: CompiledExpression } | { problem: { message: string; start: number; end: number } } =
        answer.value.trim() === ''
          ? { problem: { message: 'An accepted answer is empty.', start: 0, end: 0 } }
          : compileExpression(answer.value, this.scope);
      if ('problem' in result) {
        this.problems.addAll(place, [result.problem]);
        return [];
      }
      this.problems.refuse(place, result.expression.unknown);
      if (mathsRules[part.answerType].isNumber && result.expression.letters.length > 0) {
        this.problems.error(place, `${unknown(result.expression)}, so “${answer.value}” is not a number.`);
      }
      return [{ ...this.answer(answer, place), expression: result.expression }];
    });
    const unit = 'unit' in part && part.unit ? this.unit(part.unit, place) : undefined;
    const trees = this.treesBehind(accept);
    const letters = new Set<string>('letters' in part ? part.letters : []);
    if (part.graph) {
      checkGraph(part, part.graph, this.document.figures ?? [], place, this.problems);
      for (const letter of graphLetters(part.graph)) letters.add(letter);
    }
    for (const tree of trees) for (const name of namesIn(tree)) if (!this.scope.slots.has(name)) letters.add(name);
    return { accept: byScore(accept), unit, letters: [...letters], trees };
  }

  /** The trees of some answers and of all variables that they need. */
  private treesBehind(accept: readonly CompiledFormula[]): Expression[] {
    const trees = accept.map(({ expression }) => expression.tree);
    const needed = new Set(accept.flatMap(({ expression }) => expression.uses));
    // Later variables need earlier ones, so one pass from the end reaches all.
    for (const variable of [...this.variables].reverse()) {
      if (!needed.has(variable.slot)) continue;
      for (const slot of variable.uses) needed.add(slot);
      trees.push(...variable.trees);
    }
    return trees;
  }

  /** A unit, or words of the draw that give one: `{{u}}/h`. */
  private unit(source: string, place: string): CompiledFormulaPart['unit'] {
    const template = this.text(place, source);
    if (template.expressions.length === 0) {
      const unit = readUnit(source);
      if (!unit) this.problems.error(place, `“${source}” is not a unit that can be compared.`);
      return unit && (() => unit);
    }
    return (slots) => {
      const words = new Printer(slots, this.scope).render(template).replaceAll('\\$', '$');
      const unit = readUnit(words);
      if (!unit) throw new RangeError(`a unit that cannot be compared (“${words}”)`);
      return unit;
    };
  }

  /** The earlier parts that a part follows from, each with the variable that its answer stands for. */
  private follows(part: Part, place: string): CompiledFollow[] {
    const { followFrom = [] } = part as NumberPart;
    const list: readonly FollowFrom[] = 'part' in followFrom ? [followFrom] : followFrom;
    if (new Set(list.map(({ variable }) => variable)).size < list.length) {
      this.problems.error(place, 'Two earlier answers cannot stand for the same variable.');
    }
    return list.flatMap(({ part: name, variable }) => {
      const source = this.done.find((earlier) => earlier.name === name);
      const slot = this.scope.slots.get(variable);
      if (slot === undefined) this.problems.error(place, `There is no variable ${variable}.`);
      if (!source) {
        const isKnown = this.document.parts.some((other) => other.name === name);
        this.problems.error(
          place,
          isKnown ? 'An answer can only follow from an earlier part.' : `There is no part “${name}” to follow from.`,
        );
      } else if (source.kind === 'words') {
        this.problems.error(place, 'An answer cannot follow from a part that is answered in words.');
      } else if (source.kind === 'choices' && !source.choices.every(({ value }) => value)) {
        const message = `Say for each choice of the part “${name}” what it stands for (“value”), so that an answer can follow from it.`;
        this.problems.error(place, message);
      }
      return source && slot !== undefined ? [{ source, slot }] : [];
    });
  }
}

function byScore<T extends CompiledAnswer>(answers: readonly T[]): T[] {
  return [...answers].sort((a, b) => b.score - a.score);
}

function unknown(expression: CompiledExpression): string {
  const [first] = expression.letters;
  return `There is no variable ${first}`;
}
