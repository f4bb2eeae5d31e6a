import { createHash } from 'node:crypto';
import type { LogMessage } from '@lemma/contracts';
import { v7 as newId } from 'uuid';
import { cleanLine, cleanText } from '../../../core/clean-text.ts';
import { logData } from '../data/log-store.ts';
import type { Services } from '../../../core/services.ts';
import type { Chore } from '../../../core/chores.ts';

const hour = 60 * 60 * 1000;
const keptDays = 30;
const keptRows = 20_000;

/** Shortens an address to the place of the happening: the text behind `?` or `#` may be about a person. */
const withoutQuery = (url: string): string => cleanLine(url).replace(/[?#].*$/, '');

/** Counts a browser's message in (D19); equal ones of a day are one row. */
export async function sendLogMessage(services: Services, message: LogMessage): Promise<void> {
  const at = services.now();
  const kept = {
    level: message.level === 'debug' ? ('info' as const) : message.level,
    type: cleanLine(message.type),
    message: cleanText(message.message),
    url: withoutQuery(message.url),
    version: cleanLine(message.version),
  };
  const day = at.toISOString().slice(0, 10);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([...Object.values(kept), day]))
    .digest('hex');
  await logData(services).countIn({
    id: newId(),
    fingerprint,
    ...kept,
    ua: cleanLine(message.ua),
    firstAt: at,
    lastAt: at,
  });
}

export const pruneLogMessages = (services: Services): Promise<void> =>
  logData(services).prune({
    before: new Date(services.now().getTime() - keptDays * 24 * hour),
    most: keptRows,
  });

export const logChores = (services: Services): Chore[] => [
  { what: 'pruning what browsers reported', everyMs: hour, work: () => pruneLogMessages(services) },
];
