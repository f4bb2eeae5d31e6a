import {
  pollKinds,
  pollWallGroups,
  type PollGroup,
  type PollKindTraits,
  type PollRoundResults,
} from '@lemma/contracts';
import { sumOf, type Decisions, type Group, type Grouped } from '../answers/group.ts';
import { pollKindRules } from '../kinds/index.ts';
import { groupIn } from './in-notation.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Tally } from '../../data/voting-store.ts';
import type { Services } from '../../../../core/services.ts';

/** The answers of one round, equal ones together. */
export async function groupAnswers(
  services: Services,
  question: PollQuestionRow,
  tallies: readonly Tally[],
  decisions: Decisions = new Map(),
): Promise<Grouped> {
  const rules = pollKindRules[question.view.kind];
  return { answered: sumOf(tallies), ...(await rules.groupAnswers(services, question, tallies, decisions)) };
}

const mostSpellings = 6;
/** Groups that the desk lists; a lecturer reads no more of them. */
export const mostControlGroups = 60;

/** Of a round what the hall may see: no key before its time, no word that was not let through. */
export function presentForWall(
  round: number,
  question: PollQuestionRow,
  exact: Grouped,
  isKeyShown: boolean,
): PollRoundResults {
  const isShown = (group: Group) => group.state === 'shown';
  const { kind } = question.view;
  const { isTyped, wallGroups = isTyped ? pollWallGroups : undefined }: PollKindTraits = pollKinds[kind];
  const grouped = pollKindRules[kind].blurred?.(question, exact) ?? exact;
  const named = grouped.groups.filter((group) => !isTyped || isShown(group)).slice(0, wallGroups);
  const waiting = isTyped ? grouped.groups.filter(({ state }) => state === 'waiting') : [];
  const rest = grouped.groups.filter((group) => !named.includes(group));
  return {
    round,
    answered: grouped.answered,
    groups: named.map((group) => presentGroup(question, group, isKeyShown)),
    others: { groups: rest.length, answers: sumOf(rest) },
    waiting: waiting.length,
    right: isKeyShown ? grouped.right : null,
    measures: grouped.measures ?? null,
  };
}

/** A group of answers to a question, in the notation of its poll. */
export function presentGroup(question: PollQuestionRow, group: Group, isKeyShown: boolean): PollGroup {
  const shown = {
    key: group.key,
    text: group.text,
    latex: group.latex,
    count: group.count,
    spellings: group.spellings.slice(0, mostSpellings),
    isRight: isKeyShown ? group.isRight : null,
    error: isKeyShown ? group.error : '',
  };
  return groupIn(question.view, shown, question.notation);
}
