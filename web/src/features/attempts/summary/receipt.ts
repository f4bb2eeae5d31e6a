import type { Attempt } from '@lemma/contracts';
import { durationWords, momentWords, timeWords } from '../../../dates.ts';
import { filledCount } from '../playing/answers.ts';
import type { OfflineTime } from '../keeping/offline-times.ts';

/** `42 minutes`, with a limit `42 of 50 minutes`. */
export function timeUsedWords(attempt: Pick<Attempt, 'startedAt' | 'handedInAt' | 'timeLimitMinutes'>): string {
  if (attempt.handedInAt === null) return '–';
  const used = Date.parse(attempt.handedInAt) - Date.parse(attempt.startedAt);
  const limit = attempt.timeLimitMinutes;
  if (limit === null) return durationWords(used);
  return `${Math.min(limit, Math.round(used / 60_000))} of ${limit} ${limit === 1 ? 'minute' : 'minutes'}`;
}

/** `10:43 to 10:51, nothing lost`; nothing when there was a connection all the time. */
export function offlineWords(times: readonly OfflineTime[], waiting: number): string | undefined {
  if (times.length === 0) return undefined;
  const spans = times.map(([from, to]) => `${timeWords(from)} to ${to === null ? 'now' : timeWords(to)}`);
  return `${spans.join(', ')}${waiting === 0 ? ', nothing lost' : ''}`;
}

/** The receipt as a text to keep: to be read, and with the signature that proves it. */
export function receiptText(attempt: Attempt, signature: string, now: number): string {
  const handedInAt = attempt.handedInAt ?? '';
  const rows = attempt.items.map((item, index) => {
    const parts = item.variant.parts.length;
    const last = item.responses.at(-1);
    const saved = last === undefined ? 'not answered' : `received ${last.receivedAt}`;
    return `${index + 1}. ${item.title}: ${filledCount(last?.answers ?? [])} of ${parts} answered, ${saved}`;
  });
  return [
    `Receipt ${attempt.receiptCode ?? ''}`,
    '',
    `Task: ${attempt.taskName}`,
    `Class: ${attempt.className}`,
    `Attempt: ${attempt.number}`,
    `Started: ${momentWords(attempt.startedAt, now)} (${attempt.startedAt})`,
    `Handed in: ${handedInAt === '' ? '–' : momentWords(handedInAt, now)} (${handedInAt})`,
    `Time used: ${timeUsedWords(attempt)}`,
    '',
    ...rows,
    '',
    'Signature, for the teacher to check:',
    signature,
    '',
  ].join('\n');
}
