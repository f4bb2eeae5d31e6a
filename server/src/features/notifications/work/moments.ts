const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** Says moments in somebody's time zone; where it is not known, in UTC and says so. */
export const momentIn =
  (timeZone: string | null) =>
  (at: string): string =>
    formatOf(timeZone ?? 'UTC').format(new Date(at)) + (timeZone === null ? ' UTC' : '');
