import { namesIn } from '../notation/index.ts';
import type { Expression } from '../notation/tree.ts';
import { streamLabel } from '../random.ts';
import { readUnit, type Unit } from '../units/units.ts';
import { type CompiledCondition, compileCondition } from './condition.ts';
import type { CompiledAnswer, CompiledChoice, CompiledFormula, CompiledPart, CompiledVariable } from './compiled.ts';
import type {
  AcceptedAnswer,
  ChoicePart,
  ExerciseDocument,
  FormulaPart,
  NumberPart,
  Part,
  TextPart,
} from './document.ts';
import { type CompiledExpression, compileExpression, type Scope, unknownWords } from './expression.ts';
import type { ProblemList } from './problem-list.ts';
import { type TextTemplate, unknownWord } from './text-template.ts';

/** What reading a part needs of the rest of the document. */
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

  constructor({ document, scope, text, problems, variables }: PartSurroundings) {
    this.document = document;
    this.scope = scope;
    this.text = text;
    this.problems = problems;
    this.variables = variables;
  }

  compile(part: Part, index: number): CompiledPart | undefined {
    const place = `parts.${part.name}`;
    if (!/^[a-z][a-z0-9]*$/.test(part.name)) {
      this.problems.error(place, 'Name this part with small letters and digits, starting with a letter.');
    }
    if (this.document.parts.findIndex(({ name }) => name === part.name) !== index) {
      this.problems.error(place, `There are two parts named ${part.name}.`);
    }
    const points = part.points ?? 1;
    if (points < 0 || !Number.isInteger(points * 2)) this.problems.error(place, 'Give whole or half points.');
    const base = { name: part.name, points, label: this.text(place, part.label ?? '') };
    switch (part.answerType) {
      case 2:
      case 3: {
        const choices = this.choices(part, place);
        return { ...base, kind: 'choices', part, choices, stream: streamLabel(`choices:${part.name}`) };
      }
      case 5:
        return { ...base, kind: 'words', part, accept: this.words(part, place) };
      default:
        return { ...base, kind: 'formula', part, ...this.formulas(part, place, index) };
    }
  }

  private choices(part: ChoicePart, place: string): CompiledChoice[] {
    if (part.choices.length < 2) this.problems.error(place, 'Give at least two choices.');
    const literal = part.choices.every(({ correct }) => typeof correct === 'boolean');
    const right = part.choices.filter(({ correct }) => correct === true).length;
    if (literal && right === 0) this.problems.error(place, 'Mark at least one choice as right.');
    if (literal && right > 1 && part.answerType === 2) {
      this.problems.error(place, 'Only one choice can be right here; to allow several, choose “several choices”.');
    }
    return part.choices.map((choice) => {
      if (choice.text.trim() === '') this.problems.error(place, 'A choice has no text.');
      return {
        text: this.text(place, choice.text),
        correct: typeof choice.correct === 'boolean' ? choice.correct : this.condition(choice.correct, place),
        feedback: choice.feedback ? this.text(place, choice.feedback) : undefined,
      };
    });
  }

  private condition(source: string, place: string): CompiledCondition | boolean {
    const result = compileCondition(source, this.scope);
    if ('problem' in result) {
      this.problems.addAll(place, [result.problem]);
      return false;
    }
    for (const letter of result.condition.letters) this.problems.error(place, `There is no variable ${letter}.`);
    return result.condition;
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
    index: number,
  ): { accept: CompiledFormula[]; unit: Unit | undefined; letters: string[]; trees: Expression[] } {
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
      for (const word of unknownWords(result.expression)) this.problems.warn(place, unknownWord(word));
      if (part.answerType === 4 && result.expression.letters.length > 0) {
        this.problems.error(place, `${unknown(result.expression)}, so “${answer.value}” is no number.`);
      }
      return [{ ...this.answer(answer, place), expression: result.expression }];
    });
    const unit = 'unit' in part && part.unit ? this.unit(part.unit, place) : undefined;
    this.checkFollow(part, place, index);
    const trees = this.treesBehind(accept);
    const letters = new Set<string>('letters' in part ? part.letters : []);
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

  private unit(source: string, place: string): Unit | undefined {
    const unit = readUnit(source);
    if (!unit) this.problems.error(place, `“${source}” is no unit that can be compared.`);
    return unit;
  }

  private checkFollow(part: NumberPart | FormulaPart, place: string, index: number): void {
    const follow = part.followFrom;
    if (!follow) return;
    const from = this.document.parts.findIndex(({ name }) => name === follow.part);
    const source = this.document.parts[from];
    if (!source) this.problems.error(place, `There is no part “${follow.part}” to follow from.`);
    else if (from >= index) this.problems.error(place, 'An answer can only follow from an earlier part.');
    else if (source.answerType !== 4 && source.answerType !== 6) {
      this.problems.error(place, 'An answer can only follow from a part whose answer is a number or an expression.');
    }
    if (!this.scope.slots.has(follow.variable)) {
      this.problems.error(place, `There is no variable ${follow.variable}.`);
    }
  }
}

function byScore<T extends CompiledAnswer>(answers: readonly T[]): T[] {
  return [...answers].sort((a, b) => b.score - a.score);
}

function unknown(expression: CompiledExpression): string {
  const [first] = expression.letters;
  return `There is no variable ${first}`;
}
