import type { Attempt } from '@lemma/contracts';
import { durationWords, momentWords, timeWords } from '../../../dates.ts';
import { filledCount } from '../playing/answers.ts';
import type { OfflineTime } from '../keeping/offline-times.ts';
import { t } from '../../../words/say.tsx';
import * as m from './messages.ts';

/** `42 minutes`, with a limit `42 of 50 minutes`. */
export function timeUsedWords(attempt: Pick<Attempt, 'startedAt' | 'handedInAt' | 'timeLimitMinutes'>): string {
  if (attempt.handedInAt === null) return '–';
  const used = Date.parse(attempt.handedInAt) - Date.parse(attempt.startedAt);
  const limit = attempt.timeLimitMinutes;
  if (limit === null) return durationWords(used);
  return t(m.minutesOfLimit, { used: Math.min(limit, Math.round(used / 60_000)), limit });
}

/** `10:43 to 10:51, nothing lost`; nothing when there was a connection all the time. */
export function offlineWords(times: readonly OfflineTime[], waiting: number): string | undefined {
  if (times.length === 0) return undefined;
  const spans = times.map(([from, to]) =>
    to === null
      ? t(m.fromUntilNow, { from: timeWords(from) })
      : t(m.fromTo, { from: timeWords(from), to: timeWords(to) }),
  );
  return t(waiting === 0 ? m.offlineNothingLost : m.offlineTimes, { times: spans.join(', ') });
}

/** The receipt as a text to keep: to be read, and with the signature that proves it. */
export function receiptText(attempt: Attempt, signature: string, now: number): string {
  const handedInAt = attempt.handedInAt ?? '';
  const rows = attempt.items.map((item, index) => {
    const parts = item.variant.parts.length;
    const last = item.responses.at(-1);
    const values = { number: index + 1, title: item.title, filled: filledCount(last?.answers ?? []), parts };
    return last === undefined
      ? t(m.rowNotAnswered, values)
      : t(m.rowReceived, { ...values, received: last.receivedAt });
  });
  return [
    t(m.receiptCode, { code: attempt.receiptCode ?? '' }),
    '',
    t(m.receiptTask, { task: attempt.taskName }),
    t(m.receiptClass, { name: attempt.className }),
    t(m.receiptAttempt, { number: attempt.number }),
    t(m.receiptStarted, { moment: momentWords(attempt.startedAt, now), exact: attempt.startedAt }),
    t(m.receiptHandedIn, { moment: handedInAt === '' ? '–' : momentWords(handedInAt, now), exact: handedInAt }),
    t(m.receiptTimeUsed, { time: timeUsedWords(attempt) }),
    '',
    ...rows,
    '',
    t(m.receiptSignature),
    signature,
    '',
  ].join('\n');
}
