import { pollWallGroups, type PollGroup, type PollRoundResults } from '@lemma/contracts';
import type { Services } from '../../services.ts';
import { isFlagged } from './flagged-words.ts';
import { byCount, keyOfText, sumOf, type Decisions, type Group, type Grouped } from './group.ts';
import { judge } from './judging.ts';
import { groupFormulas } from './formula-groups.ts';
import { isFormula, isTyped } from './rules.ts';
import type { PollQuestionRow } from './store.ts';
import type { Tally } from './voting-store.ts';

/** The answers of one round, equal ones together. */
export async function groupAnswers(
  services: Services,
  question: PollQuestionRow,
  tallies: readonly Tally[],
  decisions: Decisions = new Map(),
): Promise<Grouped> {
  const answered = tallies.reduce((sum, tally) => sum + tally.count, 0);
  if (isFormula(question.view)) return { answered, ...(await groupFormulas(services, question, tallies, decisions)) };
  if (isTyped(question.view)) return { answered, ...(await groupWords(services, question, tallies, decisions)) };
  return { answered, ...groupChoices(question, tallies) };
}

function groupChoices(question: PollQuestionRow, tallies: readonly Tally[]): Omit<Grouped, 'answered'> {
  const right = question.key?.choices ?? null;
  const isRight = (values: readonly string[]) =>
    right && values.length === right.length && right.every((key) => values.includes(key));
  const groups = question.view.choices.map(({ key, text }): Group => ({
    key,
    text,
    latex: '',
    count: sumOf(tallies.filter((tally) => tally.values.includes(key))),
    spellings: [],
    isRight: right && right.includes(key),
    error: '',
    state: 'shown',
    isFlagged: false,
    sample: key,
    keys: [key],
  }));
  return {
    groups,
    right: right && sumOf(tallies.filter((tally) => isRight(tally.values))),
    isPartial: false,
    groupOf: ([key, ...others]) =>
      (question.view.kind === 'several' || others.length > 0 ? undefined : groups.find((group) => group.key === key)) ??
      null,
    isRight,
  };
}

/** Words are equal whatever their case, spaces and closing sign. */
export const normalWords = (text: string): string =>
  withoutClosing(text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')).trim() || text.trim();

function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && ' .!?'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

async function groupWords(
  services: Services,
  question: PollQuestionRow,
  tallies: readonly Tally[],
  decisions: Decisions,
): Promise<Omit<Grouped, 'answered'>> {
  const written = tallies.flatMap(({ values, count }) => values.map((text) => ({ text, count })));
  const groups = await Promise.all(
    [...Map.groupBy(written, ({ text }) => normalWords(text))].map(async ([normal, members]): Promise<Group> => {
      const key = keyOfText(normal);
      const spellings = spellingsOf(members);
      const flagged = isFlagged(normal);
      return {
        key,
        text: spellings[0]?.text ?? normal,
        latex: '',
        count: sumOf(members),
        spellings: spellings.slice(1),
        isRight: await areRightWords(services, question, normal),
        error: '',
        state: decisions.get(key) ?? (question.moderated || flagged ? 'waiting' : 'shown'),
        isFlagged: flagged,
        sample: normal,
        keys: [key],
      };
    }),
  );
  const ofKey = new Map(groups.map((group) => [group.key, group]));
  const find = (values: readonly string[]) =>
    question.view.kind === 'text' ? (ofKey.get(keyOfText(normalWords(values[0] ?? ''))) ?? null) : null;
  return {
    groups: groups.sort(byCount),
    right: question.key ? sumOf(groups.filter((group) => group.isRight)) : null,
    isPartial: false,
    groupOf: find,
    isRight: (values) => find(values)?.isRight ?? null,
  };
}

/** Words of an exercise are marked as it says; typed ones are equal to the answer or not. */
async function areRightWords(services: Services, question: PollQuestionRow, normal: string): Promise<boolean | null> {
  if (!question.key) return null;
  if (normal === normalWords(question.key.text)) return true;
  return question.exerciseVersionId !== null && (await judge(services, question, normal))?.isRight === true;
}

/** Each way of writing once, the most frequent first. */
function spellingsOf(members: readonly { readonly text: string; readonly count: number }[]) {
  return [...Map.groupBy(members, ({ text }) => text)]
    .map(([text, own]) => ({ text, latex: '', count: sumOf(own) }))
    .sort(byCount);
}

const mostSpellings = 6;
/** Groups that the desk lists; a lecturer reads no more of them. */
export const mostControlGroups = 60;

/** Of a round what the hall may see: no key before its time, no word that was not let through. */
export function presentForWall(
  round: number,
  question: PollQuestionRow,
  grouped: Grouped,
  isKeyShown: boolean,
): PollRoundResults {
  const isShown = (group: Group) => group.state === 'shown';
  const named = isTyped(question.view) ? grouped.groups.filter(isShown).slice(0, pollWallGroups) : [...grouped.groups];
  const rest = grouped.groups.filter((group) => !named.includes(group));
  return {
    round,
    answered: grouped.answered,
    groups: named.map((group) => presentGroup(group, isKeyShown)),
    others: { groups: rest.length, answers: sumOf(rest) },
    right: isKeyShown ? grouped.right : null,
  };
}

export function presentGroup(group: Group, isKeyShown: boolean): PollGroup {
  return {
    key: group.key,
    text: group.text,
    latex: group.latex,
    count: group.count,
    spellings: group.spellings.slice(0, mostSpellings),
    isRight: isKeyShown ? group.isRight : null,
    error: isKeyShown ? group.error : '',
  };
}
