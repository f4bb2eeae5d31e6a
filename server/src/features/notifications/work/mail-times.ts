import type { SettingsRow } from '../data/settings-store.ts';

/* When mails go: pure functions of what somebody has chosen, their time zone and the server's time. */

const quarterMs = 15 * 60_000;
const dayQuarters = 24 * 4;

type Times = Pick<SettingsRow, 'digest' | 'digestHour' | 'quietFrom' | 'quietUntil'>;

interface Local {
  readonly day: string;
  readonly hour: number;
  readonly isMonday: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

function localOf(at: number, timeZone: string): Local {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['day']}.${parts['month']}`,
    hour: Number(parts['hour']),
    isMonday: parts['weekday'] === 'Mon',
  };
}

/**
 * The first moment after this one at which the clock there reaches the hour. Where the clock jumps over it, that is the
 * first quarter of an hour after the jump.
 */
export function nextAtHour(after: Date, hour: number, timeZone: string, isOnMondays = false): Date {
  let at = (Math.floor(after.getTime() / quarterMs) + 1) * quarterMs;
  let before = localOf(at - quarterMs, timeZone);
  for (let quarter = 0; quarter <= 8 * dayQuarters; quarter += 1, at += quarterMs) {
    const here = localOf(at, timeZone);
    const isReached = here.hour >= hour && (before.hour < hour || before.day !== here.day);
    if (isReached && (!isOnMondays || here.isMonday)) break;
    before = here;
  }
  return new Date(at);
}

/** Returns the end of the quiet hours in which `now` is; null outside of quiet hours. */
export function quietEnd(now: Date, { quietFrom, quietUntil }: Times, timeZone: string): Date | null {
  if (quietFrom === null || quietUntil === null) return null;
  const { hour } = localOf(now.getTime(), timeZone);
  const isQuiet =
    quietFrom < quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil;
  return isQuiet ? nextAtHour(now, quietUntil, timeZone) : null;
}

/** Returns the time of the digest that includes a notification of `happenedAt`. */
export const digestAt = (happenedAt: Date, { digest, digestHour }: Times, timeZone: string): Date =>
  nextAtHour(happenedAt, digestHour, timeZone, digest === 'weekly');
