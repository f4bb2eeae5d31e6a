const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether the hours of a language go to twelve, and are written without a leading zero. */
const countsToTwelve = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;

function formatOf(timeZone: string, locale: string): Intl.DateTimeFormat {
  const key = `${timeZone} ${locale}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: countsToTwelve(locale) ? 'numeric' : '2-digit',
    minute: '2-digit',
  });
  formats.set(key, format);
  return format;
}

/** Says moments in somebody's time zone; where it is not known, in UTC and says so. */
export const momentIn =
  (timeZone: string | null, locale: string) =>
  (at: string): string =>
    formatOf(timeZone ?? 'UTC', locale).format(new Date(at)) + (timeZone === null ? ' UTC' : '');
