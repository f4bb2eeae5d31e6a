import type { getRetention, ResponseOf } from '@lemma/contracts';
import { dateWords } from '../../dates.ts';
import { t } from '../../words/say.tsx';
import * as m from './messages.ts';

type Retention = ResponseOf<typeof getRetention>;

/** Returns the choices; includes the present number if it is another one. */
export function monthChoices(current: number | null): readonly { value: string; label: string }[] {
  const months = new Set([3, 6, 12, 24, 36, 60, ...(current === null ? [] : [current])]);
  return [
    { value: '', label: t(m.keepThem) },
    ...[...months].sort((a, b) => a - b).map((number) => ({ value: String(number), label: afterWords(number) })),
  ];
}

function afterWords(months: number): string {
  return months % 12 === 0 ? t(m.yearsAfterArchiving, { number: months / 12 }) : t(m.monthsAfterArchiving, { months });
}

/** The dry run in one sentence. */
export function dryRunWords(months: number | null, retention: Retention): string {
  if (months === null) return t(m.namesStayWithWork);
  const { learners, attempts, responses, archivedAt, removesAt } = retention;
  if (learners === 0) return t(m.noOneInClass);
  const who = t(m.learnersWithAttemptsAnd, { learners, attempts, responses });
  if (archivedAt === null || removesAt === null) return t(m.becomeRemovedLater, { who });
  return t(m.becomeRemovedOn, { date: dateWords(removesAt), who });
}
