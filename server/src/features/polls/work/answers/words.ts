import { isFlagged } from '../voting/flagged-words.ts';
import type { PollQuestionRow } from '../../data/poll-store.ts';
import type { Tally } from '../../data/voting-store.ts';
import { byCount, keyOfText, sumOf, type Decisions, type Group } from './group.ts';
import { judge } from './judging.ts';
import type { AnswerGroups } from '../kinds/poll-kind.ts';
import type { Services } from '../../../../core/services.ts';

/** Words are equal whatever their case, spaces and closing sign. */
export const normalWords = (text: string): string =>
  withoutClosing(text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ')).trim() || text.trim();

function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && ' .!?'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Groups words that are equal but for case, spaces and closing sign. */
export async function groupWords(
  services: Services,
  question: PollQuestionRow,
  tallies: readonly Tally[],
  decisions: Decisions,
): Promise<AnswerGroups> {
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
  const find = (values: readonly string[]) => ofKey.get(keyOfText(normalWords(values[0] ?? ''))) ?? null;
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
