import { equivalent } from '../../equivalence/index.ts';
import { typicalErrors } from '../../errors/index.ts';
import { type MathsRules, usualMaths } from '../../exercises/answer-types/answer-type.ts';
import { mathsRules } from '../../exercises/answer-types/index.ts';
import { type AnswerType, isMathsType } from '../../exercises/document/document.ts';
import { sameTree, toLatex } from '../../notation/index.ts';
import type { Expression } from '../../notation/tree.ts';
import { readAnswer, withoutLeftSide } from '../reading/read-answer.ts';
import { withoutBrackets } from '../reading/without-brackets.ts';

export interface EqualAnswer {
  /** The first answer that means the same; the answer itself when there is none. */
  readonly group: string;
  /** Null for what cannot be read: such an answer is equal only to itself. */
  readonly latex: string | null;
}

export interface EqualAnswerOptions {
  readonly answerType: AnswerType;
  /** Letters of the question; the longer ones are read as one name. */
  readonly letters: readonly string[];
  /** Groups that later answers are compared with; an answer that belongs to none of them is on its own. Default 200. */
  readonly mostGroups?: number;
}

/**
 * Puts answers to one question together that are mathematically equal, one after the other, however they were typed. What
 * cannot be decided stays apart.
 */
export function createEqualAnswers({ answerType, letters, mostGroups = 200 }: EqualAnswerOptions) {
  const groups: { readonly answer: string; readonly tree: Expression }[] = [];
  const known = new Map<string, EqualAnswer>();
  const rules: MathsRules = isMathsType(answerType) ? mathsRules[answerType] : usualMaths;
  const order = rules.isUnordered ? { order: 'any' as const } : {};

  function place(answer: string): EqualAnswer {
    const reading = readAnswer(answer, { decimal: '.', letters });
    if ('mark' in reading) return { group: answer, latex: null };
    const bare = withoutBrackets(reading.tree);
    const tree = rules.isScalar ? withoutBrackets(withoutLeftSide(bare, letters)) : bare;
    const latex = toLatex(tree);
    const same =
      groups.find((group) => sameTree(tree, group.tree, { groups: true })) ??
      groups.find((group) => equivalent(tree, group.tree, order).verdict === 'equal');
    if (same) return { group: same.answer, latex };
    if (groups.length < mostGroups) groups.push({ answer, tree });
    return { group: answer, latex };
  }

  return {
    /** Where an answer belongs; the same for the same answer ever after. */
    place(answer: string): EqualAnswer {
      const placed = known.get(answer) ?? place(answer);
      known.set(answer, placed);
      return placed;
    },
    isKnown: (answer: string): boolean => known.has(answer),
  };
}

const namesOfErrors = new Map(typicalErrors.map((rule) => [`typical error: ${rule.id}`, rule.name]));

/** A short description, for teachers, of the typical error that a verdict names; empty when it names none. */
export const nameOfTypicalError = (reason: string): string => namesOfErrors.get(reason) ?? '';
