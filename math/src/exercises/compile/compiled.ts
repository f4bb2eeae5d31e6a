import type { Expression } from '../../notation/tree.ts';
import type { StreamLabel } from '../../random.ts';
import type { Unit } from '../../units/units.ts';
import type { CompiledCondition, Demand } from '../expressions/condition.ts';
import type { ChoicePart, ExerciseDocument, FormulaPart, NumberPart, TextPart } from '../document/document.ts';
import type { CompiledExpression, Scope } from '../expressions/expression.ts';
import type { Draw } from './generators/sources.ts';
import type { CompiledFigure } from '../../figures/compile.ts';
import type { TextTemplate } from '../text/template.ts';
import type { Slots } from '../expressions/value.ts';

/** A document with every expression read and every text scanned, ready to draw variants and to mark answers. */
export interface CompiledExercise {
  readonly document: ExerciseDocument;
  readonly scope: Scope;
  /** In an order in which each comes after those it needs. */
  readonly variables: readonly CompiledVariable[];
  readonly keepIf: CompiledCondition | undefined;
  /** Conditions of `keepIf` that can be checked as soon as the variable at this position is drawn. */
  readonly demands: readonly (readonly Demand[])[];
  /** Names of the variables that are drawn, and the keys of the draws that are switched off. */
  readonly drawn: readonly string[];
  readonly excluded: ReadonlySet<string>;
  /** The exercise in its own language, which decides which draws are kept; absent in that exercise itself. */
  readonly drawnAs?: CompiledExercise;
  readonly figures: readonly CompiledFigure[];
  readonly question: TextTemplate;
  /** Parts that stand nowhere in the question, in order. */
  readonly unplaced: readonly string[];
  readonly parts: readonly CompiledPart[];
  readonly hints: readonly TextTemplate[];
  readonly solution: TextTemplate;
  /** Letters that stand anywhere in what a learner sees or may answer. */
  readonly letters: ReadonlySet<string>;
}

export interface CompiledVariable {
  readonly slot: number;
  readonly name: string;
  readonly label: StreamLabel;
  readonly draw: Draw;
  /** Variables it needs, by index. */
  readonly uses: readonly number[];
  /** Expressions of its values, by the document. */
  readonly trees: readonly Expression[];
}

export interface CompiledAnswer {
  readonly score: number;
  readonly feedback: TextTemplate | undefined;
}

/** An accepted answer that is mathematics. */
export interface CompiledFormula extends CompiledAnswer {
  readonly expression: CompiledExpression;
}

/** An accepted answer in words. */
export interface CompiledWords extends CompiledAnswer {
  readonly words: TextTemplate;
}

export interface CompiledChoice {
  readonly text: TextTemplate;
  readonly correct: boolean | CompiledCondition;
  readonly feedback: TextTemplate | undefined;
  /** The value of the choice in a part that follows from this one. */
  readonly value: CompiledExpression | undefined;
}

/** An earlier part whose answer takes the place of a variable when a later one is marked. */
export interface CompiledFollow {
  readonly source: CompiledPart;
  readonly slot: number;
}

interface CompiledPartBase {
  readonly name: string;
  readonly points: number;
  readonly label: TextTemplate;
  readonly follows: readonly CompiledFollow[];
}

/** A figure, and the number of its thing for every choice in the order of the document. */
export interface CompiledChoosing {
  readonly figure: string;
  readonly things: readonly number[];
}

export interface CompiledChoicePart extends CompiledPartBase {
  readonly kind: 'choices';
  readonly part: ChoicePart;
  readonly choices: readonly CompiledChoice[];
  readonly choosing: CompiledChoosing | undefined;
  readonly stream: StreamLabel;
}

export interface CompiledFormulaPart extends CompiledPartBase {
  readonly kind: 'formula';
  readonly part: NumberPart | FormulaPart;
  /** By score, the highest first; equal scores in the document's order. */
  readonly accept: readonly CompiledFormula[];
  /** Throws RangeError when the words of a draw are not a unit. */
  readonly unit: ((slots: Slots) => Unit) | undefined;
  /** Letters that an answer may contain: those of the accepted answers and those the author adds. */
  readonly letters: readonly string[];
  /** The trees of the accepted answers and of all variables they need: what the keyboard may be derived from. */
  readonly trees: readonly Expression[];
}

export interface CompiledTextPart extends CompiledPartBase {
  readonly kind: 'words';
  readonly part: TextPart;
  readonly accept: readonly CompiledWords[];
}

export type CompiledPart = CompiledChoicePart | CompiledFormulaPart | CompiledTextPart;
