import type { getRetention, ResponseOf } from '@lemma/contracts';
import { count, dateWords } from '../../dates.ts';

type Retention = ResponseOf<typeof getRetention>;

/** Returns the choices; includes the present number if it is another one. */
export function monthChoices(current: number | null): readonly { value: string; label: string }[] {
  const months = new Set([3, 6, 12, 24, 36, 60, ...(current === null ? [] : [current])]);
  return [
    { value: '', label: 'Keep them' },
    ...[...months].sort((a, b) => a - b).map((number) => ({ value: String(number), label: afterWords(number) })),
  ];
}

function afterWords(months: number): string {
  return months % 12 === 0
    ? `${count(months / 12, 'year')} after archiving`
    : `${count(months, 'month')} after archiving`;
}

/** The dry run in one sentence. */
export function dryRunWords(months: number | null, retention: Retention): string {
  if (months === null) return 'Names stay with the work for as long as the class is there.';
  const { learners, attempts, responses, archivedAt, removesAt } = retention;
  if (learners === 0) return 'There is no one in this class whose name could be removed.';
  const who = `${count(learners, 'learner')} with ${count(attempts, 'attempt')} and ${count(responses, 'answer')}`;
  const goes = `would become “Removed learner”. Points and answers stay.`;
  if (archivedAt === null || removesAt === null)
    return `The class is not archived. When the time comes, ${who} ${goes}`;
  return `On ${dateWords(removesAt)}, ${who} ${goes}`;
}
